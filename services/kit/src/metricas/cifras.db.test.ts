import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Registry } from 'prom-client';

import { openDb } from '../base/db';
import { testDb, type TestDb } from '../testing/testDb';

import { lectorDeCifras, type Cifras } from './cifras';

const medidas = [{ nombre: 'comanda_prueba', ayuda: 'x', etiqueta: 'cual' }];
const UNO: Cifras = {
  sql: `select 'comanda_prueba' medida, 'uno' etiqueta, 7::float8 valor`,
  medidas,
};

describe('figures of the database', () => {
  let prueba: TestDb<unknown>;
  const avisos: object[] = [];
  beforeAll(async () => {
    prueba = await testDb();
  });
  beforeEach(() => {
    avisos.length = 0;
  });
  afterAll(() => prueba.close());

  const lector = (base: TestDb<unknown>['db'], cifras: Cifras[]) => {
    const registro = new Registry();
    const log = { warn: (detalle: object) => void avisos.push(detalle) };
    const { actualizar } = lectorDeCifras({ base, cifras, registro, log });
    return async () => {
      await actualizar();
      return registro.metrics();
    };
  };

  it('are gauges, of several services together', async () => {
    const dos = {
      sql: `select 'comanda_prueba' medida, $1::text etiqueta, 8::float8 valor`,
      valores: () => ['dos'],
      medidas,
    };
    const texto = await lector(prueba.db, [UNO, dos])();
    expect(texto).toContain('comanda_prueba{cual="uno"} 7');
    expect(texto).toContain('comanda_prueba{cual="dos"} 8');
    expect(texto).toContain('comanda_base_disponible 1');
  });

  it('are asked once however often they are read', async () => {
    let veces = 0;
    const contada = { ...UNO, valores: () => ((veces += 1), []) };
    const leer = lector(prueba.db, [contada]);
    await Promise.all([leer(), leer(), leer()]);
    await leer();
    expect(veces).toBe(1);
  });

  it('are not there while the database is not, and old ones do not stand for them', async () => {
    const lejos = openDb({ url: 'postgres://nadie:x@127.0.0.1:1/nada' });
    const texto = await lector(lejos, [UNO])();
    await lejos.close();
    expect(texto).toContain('comanda_base_disponible 0');
    expect(texto).not.toContain('comanda_prueba{');
    expect(avisos).toHaveLength(2); // its own, and whether it is there at all
  });

  it('of one service stand where those of another take too long', async () => {
    const colgadas = { ...UNO, sql: 'select pg_sleep(600)' };
    for (const [otras, disponible] of [
      [colgadas, 0],
      [{ ...colgadas, lentas: true }, 1],
    ] as const) {
      avisos.length = 0;
      const texto = await lector(prueba.db, [otras, UNO])();
      expect(texto).toContain('comanda_prueba{cual="uno"} 7');
      expect(texto).toContain(`comanda_base_disponible ${disponible}`);
      expect(avisos).toHaveLength(1);
    }
  });

  it('of long periods are not asked again each time', async () => {
    let veces = 0;
    const lentas = { ...UNO, lentas: true, valores: () => ((veces += 1), []) };
    const leer = lector(prueba.db, [lentas]);
    const ahora = jest.spyOn(performance, 'now');
    const alCabo = async (ms: number) => {
      const desde = performance.now();
      ahora.mockImplementation(() => desde + ms);
      return leer();
    };
    expect(await leer()).toContain('comanda_prueba{cual="uno"} 7');
    expect(await alCabo(30_000)).toContain('comanda_prueba{cual="uno"} 7');
    expect(veces).toBe(1);
    await alCabo(60_000);
    expect(veces).toBe(2);
    ahora.mockRestore();
  });

  it('that take too long are given up, here and by the database', async () => {
    const texto = await lector(prueba.db, [{ ...UNO, sql: 'select pg_sleep(600)' }])();
    expect(texto).toContain('comanda_base_disponible 0');
    const { rows } = await prueba.db.pool.query<{ statement_timeout: string }>(
      'show statement_timeout',
    );
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });
});
