import { describe, expect, it } from '@jest/globals';

import { CAMPOS } from './testing/campos';
import { EXENTOS } from './testing/exentos';
import { RECETAS } from './testing/recetas';

const EXENTAS = Object.values(EXENTOS).flat();

describe('the fields of the contracts that a secret is sent in', () => {
  it('have each a recipe or a reason, and each of those its field', () => {
    const hablados = [...Object.keys(RECETAS), ...EXENTAS];
    expect([...new Set(CAMPOS)].filter((campo) => !hablados.includes(campo))).toEqual([]);
    expect(hablados.filter((campo) => !CAMPOS.includes(campo))).toEqual([]);
  });
});
