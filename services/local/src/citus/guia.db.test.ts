import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { CLASES, DICHAS } from './testing/clases';
import { EN_EL_CATALOGO, EN_FUNCIONES } from './testing/excepciones';

const GUIA = path.join(__dirname, '../../../../docs/operacion/citus.md');

/** Writes the command of each table whose migration says that it is distributed; it has no foreign keys. */
const DE_LAS_DICHAS = `sed -n "s/^-- distribuida: \\(.*\\)/select create_distributed_table('\\1', 'empresa_id', colocate_with => 'facturacion.comprobantes');/p" services/ordering/migrations/*.sql`;

describe('docs/operacion/citus.md', () => {
  let prueba: TestDb<unknown>;
  let guia: string;
  let bloques: string[];
  beforeAll(async () => {
    prueba = await testDb();
    guia = await readFile(GUIA, 'utf8');
    bloques = [...guia.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
  });
  afterAll(() => prueba.close());

  const nombradas = (mandato: string) =>
    [...guia.matchAll(new RegExp(String.raw`select ${mandato}\('([\w.]+)'`, 'g'))]
      .map(([, tabla]) => tabla)
      .sort();

  it('distributes each table that is to be, makes each of reference, and no other', () => {
    const escritas = CLASES.distribuida.filter((tabla) => !DICHAS.includes(tabla));
    expect(nombradas('create_distributed_table')).toEqual(escritas.sort());
    expect(guia).toContain(DE_LAS_DICHAS);
    expect(nombradas('create_reference_table')).toEqual([...CLASES.referencia].sort());
    const juntas = guia.match(/'empresa_id', colocate_with => 'facturacion\.comprobantes'\)/g);
    expect(juntas).toHaveLength(escritas.length); // one for the first, which the command of those that are said makes up for
  });

  it('speaks of each exception by name', () => {
    const excepciones = [...Object.keys(EN_EL_CATALOGO), ...Object.keys(EN_FUNCIONES)];
    const nombres = excepciones.map((una) => una.slice(0, una.indexOf(':')));
    expect(nombres.filter((nombre) => !guia.includes(`\`${nombre}`))).toEqual([]);
  });

  it('takes the foreign keys of what is distributed away, and gives back the same', async () => {
    const foraneas = () =>
      comoDueno<{ que: string }>(
        prueba.url,
        `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as que
           from pg_constraint where contype = 'f' and conrelid::regclass::text = any ($1) order by 1`,
        [CLASES.distribuida],
      );
    const antes = await foraneas();
    expect(antes.length).toBeGreaterThan(30);
    await comoDueno(prueba.url, bloques[0] ?? '');
    expect(await foraneas()).toEqual([]);
    await comoDueno(prueba.url, bloques.at(-1) ?? '');
    expect(await foraneas()).toEqual(antes);
  });
});
