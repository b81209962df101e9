import { describe, expect, it } from '@jest/globals';

import { conUnidades, lineasPorMover } from './porMover';
import { makeLinea } from '../cocina/testing/linea';

const dos = makeLinea('a');
const peso = makeLinea('b', { por_peso: true, cantidad: 1.25 });

describe('what is moved of an order', () => {
  it('is between nothing and what there is', () => {
    expect(conUnidades({}, dos, -1)).toEqual({ a: 0 });
    expect(conUnidades({ a: 1 }, dos, 1)).toEqual({ a: 2 });
    expect(conUnidades({ a: 2 }, dos, 1)).toEqual({ a: 2 });
    expect(conUnidades({}, dos, 2)).toEqual({ a: 2 });
  });

  it('is the whole of what is sold by weight', () => {
    expect(conUnidades({}, peso, 1)).toEqual({ b: 1.25 });
    expect(conUnidades({ b: 1.25 }, peso, -1)).toEqual({ b: 0 });
  });

  it('is no more than is there by now, and nothing of what is gone', () => {
    expect(lineasPorMover([{ ...dos, cantidad: 1 }], { a: 2, ida: 3 })).toEqual([
      { linea: 'a', cantidad: 1 },
    ]);
    expect(lineasPorMover([dos], { a: 0 })).toEqual([]);
  });
});
