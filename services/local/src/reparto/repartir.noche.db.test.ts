import { afterEach, expect, it } from '@jest/globals';

import { abrirComoApp } from '@comanda/kit/base/rolApp';
import { baseVacia, comoDueno, testDb } from '@comanda/kit/testing/testDb';

import { migrarTodo } from '../migrarTodo';
import { conCliente } from '../postgres/conCliente';
import { sembrarPrueba } from '../testing/sembrarPrueba';

import { CLASES } from './clases';
import { correr, dondeHayNodos, enCadaNodo } from './testing/correr';

const ANOTAR = `
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id)
  values (1, now(), '00000000-0000-4000-8000-000000000001', 'Ana', 'prueba', '')`;

dondeHayNodos('a base whose companies are spread over servers', () => {
  const porCerrar: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cerrar of porCerrar.splice(0)) await cerrar();
  });

  async function unaRepartida() {
    const prueba = await testDb();
    porCerrar.push(() => prueba.close());
    return { ...prueba, enNodos: enCadaNodo(prueba.url) };
  }

  it('is made of one that sold, after it was cut off, and nothing is missing', async () => {
    const vacia = await baseVacia();
    porCerrar.push(() => vacia.close());
    await migrarTodo(vacia.url);
    await sembrarPrueba(vacia.url);
    const foto = () =>
      comoDueno(
        vacia.url,
        `select (select count(*) from pedidos.productos) as productos, (select count(*) from pg_trigger where not tgisinternal
            and tgname not in ('copiar_a_los_nodos', 'truncate_trigger') and tgname !~ '_truncate$' and tgrelid::regclass::text ~ '^(pedidos|facturacion)') as disparadores,
           (select count(*) from pg_constraint where contype = 'f' and conrelid::regclass::text ~ '^(pedidos|facturacion)') as foraneas`,
      );
    const antes = await foto();
    const dichas: string[] = [];
    const porHacer = await correr(vacia.url, true, (linea) => dichas.push(linea));
    expect(porHacer).toBeGreaterThan(200);
    expect(dichas).toContain('  pedidos.ventas');
    expect(
      await comoDueno(vacia.url, `select extname from pg_extension where extname = 'citus'`),
    ).toEqual([]);
    expect(await foto()).toEqual(antes);

    const cortada = correr(vacia.url, false, (linea) => {
      if (linea.includes('pedidos.ventas')) throw new Error('cut off');
    });
    await expect(cortada).rejects.toThrow('cut off');
    expect(await correr(vacia.url, false)).toBeGreaterThan(0);

    expect(await correr(vacia.url, true)).toBe(0);
    expect(await foto()).toEqual(antes);
    const repartidas = await comoDueno<{ tabla: string }>(
      vacia.url,
      `select table_name::text as tabla from citus_tables where citus_table_type = 'distributed' order by 1`,
    );
    expect(repartidas.map(({ tabla }) => tabla)).toEqual([...CLASES.distribuida].sort());
  });

  it('that was cut off is entered by nobody until it is whole, and what came in between is counted', async () => {
    const vacia = await baseVacia();
    porCerrar.push(() => vacia.close());
    const { url, urlApp } = vacia;
    await migrarTodo(url);
    await sembrarPrueba(url);
    const hasta = (paso: string) =>
      correr(url, false, (linea) => {
        if (linea.startsWith(paso)) throw new Error('cut off');
      });
    const entrar = async () => {
      const db = await abrirComoApp({ urlApp, preparadas: 'on', esperaMs: 10_000 });
      await db.close();
    };
    const A_MEDIAS = 'quedó a medias';

    await expect(hasta('tablas que se reparten')).rejects.toThrow('cut off');
    await expect(entrar()).rejects.toThrow(A_MEDIAS);
    await expect(migrarTodo(url)).rejects.toThrow(A_MEDIAS);
    await comoDueno(url, ANOTAR);

    await expect(hasta('llaves foráneas y disparadores que vuelven')).rejects.toThrow('cut off');
    await expect(entrar()).rejects.toThrow(A_MEDIAS);
    await conCliente(urlApp, () =>
      expect(correr(url, false)).rejects.toThrow(/^Detenga el producto: comanda_app/),
    );

    await expect(hasta('tablas cuyas filas se cuentan después')).rejects.toThrow('cut off');
    await expect(entrar()).rejects.toThrow(A_MEDIAS); // what was moved is not compared yet
    expect(await correr(url, false)).toBeGreaterThan(0);
    await entrar();
    expect(await migrarTodo(url)).toEqual([]);
    expect(await correr(url, true)).toBe(0);
  });

  it('is spread as far as its version goes, where a table of a later one is not there', async () => {
    const vacia = await baseVacia();
    porCerrar.push(() => vacia.close());
    await migrarTodo(vacia.url);
    await comoDueno(vacia.url, 'drop table pedidos.conteos cascade');
    const dichas: string[] = [];
    await correr(vacia.url, true, (linea) => dichas.push(linea));
    expect(dichas).toContain('  pedidos.ventas');
    expect(dichas).not.toContain('  pedidos.conteos');
  });

  it('is not begun while somebody works in it, and goes on when all tables are spread', async () => {
    const vacia = await baseVacia();
    porCerrar.push(() => vacia.close());
    await migrarTodo(vacia.url);
    await vacia.db.pool.query('select 1');
    await expect(correr(vacia.url, false)).rejects.toThrow(
      /^Detenga el producto: comanda_app tiene \d+ conexi/,
    );

    const { url, db } = await unaRepartida();
    await db.pool.query('select 1');
    expect(await correr(url, false)).toBe(0);
  });

  it('shows a company what is its own, on each server, and nothing to who says no company', async () => {
    const { urlApp, enNodos } = await unaRepartida();
    const productos = async (direccion: string, empresa?: number) =>
      conCliente(direccion, async (client) => {
        await client.query('begin');
        if (empresa !== undefined) await client.query(`set local app.empresa_id = '${empresa}'`);
        const { rows } = await client.query<{ empresa_id: number }>(
          'select distinct empresa_id from pedidos.productos order by 1',
        );
        return rows.map(({ empresa_id }) => empresa_id);
      });
    for (const direccion of [urlApp, ...enNodos.map(comoApp)]) {
      expect(await productos(direccion)).toEqual([]);
      expect(await productos(direccion, 1)).toEqual([1]);
      expect(await productos(direccion, 2)).toEqual([2]);
    }
  });

  it('lets nobody write over what only grows', async () => {
    const { url } = await unaRepartida();
    await comoDueno(url, ANOTAR);
    for (const acto of [
      "update pedidos.auditoria set usuario = ''",
      'delete from pedidos.auditoria',
      'truncate pedidos.auditoria',
    ])
      await expect(comoDueno(url, acto)).rejects.toThrow(/append-only|solo/i);
  });

  it('has a copy of who and what a company is on each server, without passwords, that follows', async () => {
    const { url, enNodos } = await unaRepartida();
    await comoDueno(
      url,
      `update identidad.usuarios set nombre_completo = 'Ana Nueva', clave_hash = 'otra' where email = $1`,
      ['admin@demo.ec'],
    );
    await comoDueno(
      url,
      `update identidad.empresas set nombre_comercial = 'Otro nombre' where id = 1`,
    );
    await comoDueno(url, 'delete from identidad.usuario_empresas where empresa_id = 2');
    for (const nodo of enNodos) {
      expect(
        await comoDueno(
          nodo,
          `select (select nombre_completo from identidad.usuarios where email = 'admin@demo.ec') as persona,
                  (select nombre_comercial from identidad.empresas where id = 1) as empresa,
                  (select count(*)::int from identidad.usuario_empresas where empresa_id = 2) as suyos`,
        ),
      ).toEqual([{ persona: 'Ana Nueva', empresa: 'Otro nombre', suyos: 0 }]);
      const columnas = await comoDueno<{ columna: string }>(
        nodo,
        `select attname as columna from pg_attribute where attrelid = 'reparto.usuarios'::regclass and attnum > 0`,
      );
      expect(columnas.map(({ columna }) => columna)).not.toContain('clave_hash');
    }
  });

  it('grants no lock of a company where its rows are not', async () => {
    const { url } = await unaRepartida();
    const pedir = (direccion: string, empresa: number) =>
      conCliente(direccion, async (client) => {
        await client.query('set citus.enable_unique_job_ids = on'); // a session of its own
        await client.query(`select pedidos.candado(${empresa}, 'pisos')`);
        return 'dado';
      }).catch((error: unknown) => (error instanceof Error ? error.message : ''));
    expect(await pedir(url, 1)).toBe('dado'); // sent to its server
    await comoDueno(
      url,
      `create function public.sin_mandar() returns void language plpgsql as
      'declare v record; begin for v in select pedidos.candado(1, ''pisos'') from generate_series(1, 1) loop end loop; end'`,
    );
    await expect(comoDueno(url, 'select public.sin_mandar()')).rejects.toThrow(
      /company 1 is of server group/,
    );
  });

  it('is brought up to date like any other, and what is new in it is sent', async () => {
    const { url, enNodos } = await unaRepartida();
    await comoDueno(url, `delete from pedidos.funciones_aplicadas where archivo = 'caja_de.sql'`);
    await comoDueno(
      url,
      `update pedidos.funciones_aplicadas set hash = 'otro' where archivo in ('vender.sql', 'totales_de.sql')`,
    );
    expect(await migrarTodo(url)).toEqual(
      expect.arrayContaining(['pedidos/funciones/caja_de.sql', 'pedidos/funciones/vender.sql']),
    );
    expect(await correr(url, true)).toBe(0);
    const cuerpos = await Promise.all(
      [url, ...enNodos].map((uno) =>
        comoDueno(uno, `select md5(prosrc) from pg_proc where oid = 'pedidos.vender'::regproc`),
      ),
    );
    expect(new Set(cuerpos.map((uno) => JSON.stringify(uno))).size).toBe(1);
  });
});

function comoApp(url: string): string {
  const direccion = new URL(url);
  direccion.username = 'comanda_app';
  return direccion.href;
}
