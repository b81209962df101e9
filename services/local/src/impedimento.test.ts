import { describe, expect, it } from '@jest/globals';

import { Impedimento, impedimentoEnPalabras } from './impedimento';

const conCodigo = (code: string) => Object.assign(new Error('in English'), { code });

describe('impedimentoEnPalabras', () => {
  it.each(['42P05', '26000'])(
    'says what to change where a PgBouncer mixes statements up: %s',
    (code) => {
      expect(impedimentoEnPalabras(conCodigo(code))).toBe(
        'DATABASE_APP_URL pasa por un PgBouncer que no guarda las sentencias preparadas. Encienda con DB_PREPARED=off.',
      );
    },
  );

  it('finds the cause, however deep it lies and however many addresses were tried', () => {
    const deVarias = new AggregateError([conCodigo('ECONNREFUSED'), conCodigo('ETIMEDOUT')]);
    const error = new Error('Failed query', { cause: deVarias });
    expect(impedimentoEnPalabras(error)).toMatch(/^No se pudo conectar con la base de datos/);
  });

  it('says what nobody foresaw by its own message', () => {
    expect(impedimentoEnPalabras(new Error('algo'))).toBe('algo');
    expect(impedimentoEnPalabras(new Error('afuera', { cause: new Impedimento('adentro') }))).toBe(
      'adentro',
    );
  });
});
