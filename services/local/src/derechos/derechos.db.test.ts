import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { ROL_APP, urlDeIdentidad } from '@comanda/kit/base/rolApp';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { ESQUEMAS } from '../migrarTodo';

import { escritasEn, type Marca } from './testing/escrituras';
import { CASOS, duenoDe, type Dueno, type Reclamo } from './testing/receta';
import { RECETAS } from './testing/recetas';

const SERVICES = path.join(__dirname, '../../..');
const A_LA_VEZ = 16;
const esquemas = ESQUEMAS.map(({ esquema }) => esquema);

/** Columns that the role may write all the same, with what it writes there or until when. */
const CONCEDIDAS: Readonly<Record<string, string>> = {
  'pedidos.aprobaciones.venta_id': 'the version before marks it so; `usada` is what counts now',
  'pedidos.importaciones.estado': 'also how an import begins and fails',
};

/** Rights that identidad's own role claims, and no other. */
const SOLO_DE_IDENTIDAD = ['identidad.reclamar_clave', 'identidad.reclamar_refresco'];

/** Sources that write one of those columns, and are no use of the right. */
const ESCRITORES: Readonly<Record<string, string>> = {
  'identidad/src/usuarios/ponerClave.ts: identidad.usuarios.clave_hash':
    'the provisional password, which somebody else chooses',
  'local/src/operador/darOperador.ts: identidad.usuarios.clave_hash':
    'the same, by who runs the product, as its owner',
  'ordering/src/importaciones/importacionesRepository.ts: pedidos.importaciones.estado':
    'an import begins, and fails',
};

const FUNCIONES = `
  select format('%s.%s', n.nspname, p.proname) as nombre, p.prosrc as cuerpo, p.pronargs::int as entradas
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any ($1) order by 1`;

const TABLAS = `
  select format('%s.%s', n.nspname, c.relname) as tabla, n.nspname as esquema, obj_description(c.oid, 'pg_class') as dicho
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = any ($1) and obj_description(c.oid, 'pg_class') like 'derecho de un uso:%' order by 1`;

type Funcion = { nombre: string; cuerpo: string; entradas: number };

describe('rights that are used once', () => {
  let prueba: TestDb<unknown>;
  let dueno: Dueno;
  let deTodos: pg.Client[] = [];
  let deIdentidad: pg.Client[] = [];
  let funciones: Funcion[];
  let marcas: Marca[];
  beforeAll(async () => {
    prueba = await testDb();
    dueno = duenoDe(prueba.url);
    deTodos = conexionesA(prueba.urlApp);
    deIdentidad = conexionesA(urlDeIdentidad(prueba.urlApp));
    await Promise.all([...deTodos, ...deIdentidad].map((una) => una.connect()));
    funciones = await dueno<Funcion>(FUNCIONES, [esquemas]);
    marcas = await leerMarcas();
  });
  afterAll(async () => {
    await Promise.all([...deTodos, ...deIdentidad].map((una) => una.end()));
    await prueba.close();
  });

  const conexionesA = (connectionString: string) =>
    Array.from({ length: A_LA_VEZ }, () => new pg.Client({ connectionString }));
  const conexionesDe = (nombre: string) =>
    SOLO_DE_IDENTIDAD.includes(nombre) ? deIdentidad : deTodos;
  const reclamos = () => funciones.filter(({ nombre }) => nombre.includes('.reclamar_'));

  async function leerMarcas(): Promise<Marca[]> {
    const filas = await dueno<{ tabla: string; esquema: string; dicho: string }>(TABLAS, [
      esquemas,
    ]);
    return filas.flatMap(({ tabla, esquema, dicho }) => {
      const [, reclamo, columnas] =
        /^derecho de un uso: (\w+) escribe ([\w, ]+)$/.exec(dicho) ?? [];
      if (!reclamo || !columnas)
        throw new Error(`${tabla}: its comment names no function: ${dicho}`);
      return columnas
        .split(', ')
        .map((columna) => ({ tabla, columna, reclamo: `${esquema}.${reclamo}` }));
    });
  }

  /** How many rights the claim got, in a transaction of its own. */
  async function reclamar(una: pg.Client | undefined, nombre: string, reclamo: Reclamo) {
    if (!una) throw new Error('reclamar: no connection');
    const lugares = reclamo.valores.map((_, i) => `$${i + 1}`).join(', ');
    await una.query('begin');
    await una.query(`select set_config('app.empresa_id', $1, true)`, [
      String(reclamo.empresa ?? ''),
    ]);
    const { rowCount } = await una.query(`select from ${nombre}(${lugares})`, [...reclamo.valores]);
    await una.query('commit');
    return rowCount;
  }

  it('are tables that say which function claims them, and each function has its table and its recipe', () => {
    const nombres = reclamos().map(({ nombre }) => nombre);
    expect(nombres.length).toBeGreaterThan(0);
    expect([...new Set(marcas.map(({ reclamo }) => reclamo))].sort()).toEqual(nombres);
    expect(Object.keys(RECETAS).sort()).toEqual(nombres);
  });

  it('are not marked as used by the role, but where it is said why', async () => {
    const concedidas = await dueno<{ columna: string }>(
      `select m.tabla || '.' || m.columna as columna
         from unnest($2::text[], $3::text[]) m (tabla, columna)
        where has_column_privilege($1, m.tabla, m.columna, 'UPDATE') order by 1`,
      [ROL_APP, marcas.map(({ tabla }) => tabla), marcas.map(({ columna }) => columna)],
    );
    expect(concedidas.map(({ columna }) => columna)).toEqual(Object.keys(CONCEDIDAS).sort());
  });

  it.each(SOLO_DE_IDENTIDAD)('are claimed by %s as identidad alone', async (nombre) => {
    const reclamo = await RECETAS[nombre]?.hacer(dueno);
    if (!reclamo) throw new Error(`${nombre}: no recipe`);
    await expect(reclamar(deTodos[0], nombre, reclamo)).rejects.toMatchObject({ code: '42501' });
    await deTodos[0]?.query('rollback');
  });

  it('are not marked as used by any other function', () => {
    const otras = funciones
      .filter(({ nombre }) => !nombre.includes('.reclamar_'))
      .flatMap(({ nombre, cuerpo }) =>
        escritasEn(cuerpo, marcas).map((una) => `${nombre}: ${una}`),
      );
    expect(otras).toEqual([]);
  });

  it('are not marked as used by the SQL of a service', () => {
    const halladas = readdirSync(SERVICES, { recursive: true, encoding: 'utf8' })
      .filter((archivo) => /^[a-z-]+\/src\/.*\.ts$/.test(archivo))
      .filter((archivo) => !/[.](test|denegar)[.]ts$|[/](testing|demo|db)[/]/.test(archivo))
      .flatMap((archivo) =>
        escritasEn(readFileSync(path.join(SERVICES, archivo), 'utf8'), marcas).map(
          (una) => `${archivo}: ${una}`,
        ),
      );
    expect(halladas.sort()).toEqual(Object.keys(ESCRITORES).sort());
  });

  it('are seen where a text marks one', () => {
    const unas: Marca[] = [
      { tabla: 'pedidos.aprobaciones', columna: 'venta_id', reclamo: '' },
      { tabla: 'identidad.refrescos', columna: 'reemplazado', reclamo: '' },
    ];
    const aprobada = ['pedidos.aprobaciones.venta_id'];
    expect(
      escritasEn(
        'const X = `update pedidos.aprobaciones a\n set venta_id = v.id from venta v`',
        unas,
      ),
    ).toEqual(aprobada);
    expect(
      escritasEn("await trx.updateTable('pedidos.aprobaciones').set({ venta_id: id })", unas),
    ).toEqual(aprobada);
    expect(
      escritasEn(
        "client.query('update identidad.refrescos set vence = $1, reemplazado = $2')",
        unas,
      ),
    ).toEqual(['identidad.refrescos.reemplazado']);
    expect(
      escritasEn(
        '`select from pedidos.aprobaciones where venta_id = $1`; update x set y = 1',
        unas,
      ),
    ).toEqual([]);
  });

  describe.each(Object.entries(RECETAS))('%s', (nombre, receta) => {
    it('is claimed once of sixteen that try at the same moment', async () => {
      const reclamo = await receta.hacer(dueno);
      const obtenidos = await Promise.all(
        conexionesDe(nombre).map((una) => reclamar(una, nombre, reclamo)),
      );
      expect(obtenidos.filter((cuantos) => cuantos === 1)).toHaveLength(1);
      expect(obtenidos.filter((cuantos) => cuantos === 0)).toHaveLength(A_LA_VEZ - 1);
    });

    it.each(CASOS.filter((caso) => typeof receta[caso] !== 'string'))(
      'is not claimed: %s',
      async (caso) => {
        const suyo = await receta.hacer(dueno);
        const ajeno = receta[caso];
        if (typeof ajeno === 'string') throw new Error(ajeno);
        const otro = await ajeno(suyo, dueno);
        expect(await reclamar(conexionesDe(nombre)[0], nombre, otro)).toBe(0);
      },
    );

    it('is claimed in the transaction of its company alone, where it has one', async () => {
      const suyo = await receta.hacer(dueno);
      const { empresa } = suyo;
      if (empresa !== undefined)
        expect(
          await reclamar(conexionesDe(nombre)[0], nombre, { ...suyo, empresa: empresa + 1 }),
        ).toBe(0);
      expect(await reclamar(conexionesDe(nombre)[0], nombre, suyo)).toBe(1);
    });
  });
});
