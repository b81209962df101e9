import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { archivoDe, FUENTES, generarTipos } from './generarTipos';

describe("the services' row types", () => {
  let prueba: TestDb<unknown>;
  beforeAll(async () => {
    prueba = await testDb();
  });
  afterAll(() => prueba.close());

  /** The lines of one text that the other does not have. */
  const sinPar = (uno: string, otro: string) => {
    const suyas = new Set(otro.split('\n'));
    return uno.split('\n').filter((linea) => !suyas.has(linea));
  };
  const faltas = async (servicio: string) => {
    const fuente = FUENTES.find((una) => una.servicio === servicio);
    if (!fuente) throw new Error(`tipos: no source for ${servicio}`);
    const [escritos, debidos] = await Promise.all([
      readFile(archivoDe(fuente), 'utf8'),
      generarTipos(prueba.db, fuente),
    ]);
    if (escritos === debidos) return 'up to date';
    const [sobran, faltan] = [sinPar(escritos, debidos), sinPar(debidos, escritos)];
    return { corra: 'npm run tipos-bd', sobran, faltan };
  };

  it.each(FUENTES)('of $servicio are those of the migrated database', async ({ servicio }) => {
    expect(await faltas(servicio)).toBe('up to date');
  });

  it('are told apart from a database that changed, by line, with what to run', async () => {
    await comoDueno(
      prueba.url,
      `alter table facturacion.clientes add column apodo text;
       alter table pedidos.categorias drop constraint categorias_estado_check,
         add constraint categorias_estado_check check (estado in ('A', 'N', 'X'));
       create table pedidos.platos (empresa_id int not null, id bigint generated always as identity, dia date)`,
    );
    expect(await faltas('billing')).toEqual({
      corra: 'npm run tipos-bd',
      sobran: [],
      faltan: ['  apodo: string | null;'],
    });
    expect(await faltas('ordering')).toEqual({
      corra: 'npm run tipos-bd',
      sobran: [],
      faltan: [
        "  estado: Generated<'A' | 'N' | 'X'>;",
        'interface PedidosPlatos {',
        '  dia: string | null;',
        "  'pedidos.platos': PedidosPlatos;",
      ],
    });
  });
});
