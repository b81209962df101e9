import { describe, expect, it } from '@jest/globals';

import { FORMAS_PAGO } from '../../contracts/ventas/ventas';

import { FORMA, formasPor } from './formasDePago';

describe('payment methods', () => {
  it('have their words, keys and drawings, and the codes of the authority', () => {
    expect(FORMA).toMatchObject({
      EFECTIVO: { nombre: 'Efectivo', tecla: 'e', icono: 'efectivo', sri: '01' },
      TARJETA: { nombre: 'Tarjeta', tecla: 't', icono: 'tarjeta', sri: '19' },
      TRANSFERENCIA: { nombre: 'Transferencia', tecla: 'r', icono: 'transferencia', sri: '20' },
    });
    expect(formasPor('vouchers')).toContain('TARJETA');
    expect(formasPor('transferencias')).toContain('TRANSFERENCIA');
  });

  it('are chosen by a letter that is of no other', () => {
    const teclas = FORMAS_PAGO.map((forma) => FORMA[forma].tecla);
    expect(teclas.every((tecla) => /^[a-z]$/.test(tecla))).toBe(true);
    expect(new Set(teclas).size).toBe(FORMAS_PAGO.length);
  });

  it('are each held against one thing, and the count against cash alone', () => {
    const revisadas = (['conteo', 'vouchers', 'transferencias'] as const).flatMap(formasPor);
    expect(revisadas.toSorted()).toEqual([...FORMAS_PAGO].sort());
    expect(formasPor('conteo')).toEqual(['EFECTIVO']);
  });
});
