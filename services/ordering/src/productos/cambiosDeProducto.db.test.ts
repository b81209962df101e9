import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { enEmpresa } from '@comanda/kit/base/db';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';
import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import type { Database } from '../db/schema';

import { cambiosDeProducto } from './cambiosDeProducto';
import type { DatosDeProducto } from './columnas';
import { anotarPrecios, preciosDe } from './preciosRepository';

const puerto = empresaDeTrabajo(PUERTO.id);
const andina = empresaDeTrabajo(ANDINA.id);
const hecho = {
  usuario: { id: ADMIN.id, nombreCompleto: ADMIN.nombre },
  ahora: new Date('2026-11-20T17:00:00Z'),
};

let prueba: TestDb<Database>;
let productos: ReturnType<typeof cambiosDeProducto>;
beforeAll(async () => {
  prueba = await testDb<Database>();
  productos = cambiosDeProducto(prueba.db);
});
afterAll(() => prueba.close());

const sql = <Row extends object>(texto: string, valores: readonly unknown[] = []) =>
  comoDueno<Row>(prueba.url, texto, valores);
const crear = (over: Partial<DatosDeProducto> = {}, empresa: EmpresaId = puerto) =>
  productos.crear(
    empresa,
    {
      producto: 'Corvina',
      id_categoria: empresa,
      precio_venta: '8.50',
      porcentaje_iva: 15,
      ...over,
    },
    hecho,
  );
const precios = (id: number, empresa = puerto) => preciosDe(prueba.db, empresa, String(id));
const version = async (empresa: number) =>
  (
    await sql<{ version: number }>(
      'select version::int from pedidos.versiones_catalogo where empresa_id = $1',
      [empresa],
    )
  )[0]?.version;
const enLaBase = async (id: number) =>
  (
    await sql(
      'select producto, id_categoria::int, precio_venta, estado from pedidos.productos where id = $1',
      [id],
    )
  )[0];

describe('what changes a product', () => {
  it('answers it as the screen shows it, with its category', async () => {
    expect(await crear({ codigo: 'COR-1' })).toMatchObject({
      producto: 'Corvina',
      categoria: 'General',
      orden_categoria: 1,
      precio_venta: '8.50',
      codigo: 'COR-1',
      codigo_barras: null,
      favorito: false,
      agotado: false,
    });
  });

  it('leaves a trace: who, what it was and what it became', async () => {
    const { id } = await crear();
    await productos.editar(puerto, String(id), { escrito: { producto: 'Corvina apanada' } }, hecho);
    await productos.editar(puerto, String(id), { escrito: { agotado: true } }, hecho);
    await productos.eliminar(puerto, String(id), hecho);

    const trazas = await sql(
      `select accion, usuario, antes ->> 'producto' as antes, despues ->> 'producto' as despues,
              (despues ->> 'agotado')::boolean as agotado
         from pedidos.auditoria where empresa_id = $1 and entidad_id = $2 order by id`,
      [PUERTO.id, String(id)],
    );
    const apanada = 'Corvina apanada';
    expect(trazas).toEqual(
      [
        ['producto creado', null, 'Corvina', false],
        ['producto editado', 'Corvina', apanada, false],
        ['producto editado', apanada, apanada, true],
        ['producto eliminado', apanada, apanada, true],
      ].map(([accion, antes, despues, agotado]) => ({
        accion,
        antes,
        despues,
        agotado,
        usuario: ADMIN.nombre,
      })),
    );
  });

  it('writes down each price and rate it has had, the last first', async () => {
    const { id } = await crear();
    await productos.editar(puerto, String(id), { escrito: { precio_venta: '9.00' } }, hecho);
    await productos.editar(puerto, String(id), { escrito: { porcentaje_iva: 0 } }, hecho);
    await productos.editar(puerto, String(id), { escrito: { producto: 'Otro nombre' } }, hecho);

    const comun = { id_producto: id, usuario: ADMIN.nombre, fecha: hecho.ahora };
    expect(await precios(id)).toEqual([
      { precio_antes: '9.00', precio_venta: '9.00', iva_antes: 15, porcentaje_iva: 0, ...comun },
      { precio_antes: '8.50', precio_venta: '9.00', iva_antes: 15, porcentaje_iva: 15, ...comun },
      { precio_antes: null, precio_venta: '8.50', iva_antes: null, porcentaje_iva: 15, ...comun },
    ]);
  });

  it('writes nothing where it is told what it is already, and tills are told of no change', async () => {
    const { id } = await crear({ codigo: 'IGUAL' });
    const trazas = () =>
      sql('select id from pedidos.auditoria where entidad_id = $1', [String(id)]);
    const [antes, conTrazas] = [await version(PUERTO.id), await trazas()];
    const igual = await productos.editar(
      puerto,
      String(id),
      {
        escrito: {
          producto: 'Corvina',
          precio_venta: '8.50',
          porcentaje_iva: 15,
          codigo: 'IGUAL',
        },
      },
      hecho,
    );

    expect(igual).toMatchObject({ producto: 'Corvina' });
    expect(await trazas()).toEqual(conTrazas);
    expect(await precios(id)).toHaveLength(1);
    expect(await version(PUERTO.id)).toBe(antes);
    await productos.editar(puerto, String(id), { escrito: { precio_venta: '8.51' } }, hecho);
    expect(await version(PUERTO.id)).toBe((antes ?? 0) + 1);
  });

  it('refuses a category that is gone, and one of another empresa', async () => {
    const [gone] = await sql<{ id: number }>(
      `insert into pedidos.categorias (empresa_id, categoria, estado) values ($1, 'Quitada', 'N') returning id`,
      [PUERTO.id],
    );
    const { id } = await crear();
    for (const id_categoria of [gone?.id ?? 0, ANDINA.id, 0]) {
      const rechazo = { campos: [{ campo: 'id_categoria' }] };
      await expect(crear({ id_categoria })).rejects.toMatchObject(rechazo);
      await expect(
        productos.editar(puerto, String(id), { escrito: { id_categoria } }, hecho),
      ).rejects.toMatchObject(rechazo);
    }
    expect(await enLaBase(id)).toMatchObject({ id_categoria: PUERTO.id });
  });

  it('waits for who deletes its category without keeping what that one needs', async () => {
    const [destino] = await sql<{ id: number }>(
      `insert into pedidos.categorias (empresa_id, categoria) values ($1, 'Destino') returning id::int`,
      [PUERTO.id],
    );
    const id_categoria = destino?.id ?? 0;
    const { id } = await crear();
    const esperando = async () => {
      const [fila] = await sql<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return fila?.n === 1;
    };
    // what eliminarCategoria does with `mover_a`: the categories first, then their products
    const cambio = await enEmpresa(prueba.db, puerto, async ({ client }) => {
      await client.query('select id from pedidos.categorias where empresa_id = $1 for update', [
        PUERTO.id,
      ]);
      const editado = productos.editar(puerto, String(id), { escrito: { id_categoria } }, hecho);
      await hasta('the change waits for the category', esperando);
      await client.query(
        'update pedidos.productos set id_categoria = $3 where empresa_id = $1 and id = $2',
        [PUERTO.id, id, id_categoria],
      );
      return { editado };
    });
    expect(await cambio.editado).toMatchObject({ id_categoria, categoria: 'Destino' });
  });

  it.each([
    ['codigo', { codigo: 'REP-1' }, { codigo: 'rep-1' }, 'Corvina ya tiene ese código'],
    [
      'codigo_barras',
      { codigo_barras: '96385074' },
      { codigo_barras: '96385074' },
      'Corvina ya tiene ese código de barras',
    ],
  ])('says which product has a repeated %s', async (campo, uno, otro, msg) => {
    await crear(uno);
    const { id } = await crear();
    const rechazo = { code: 'CODIGO_REPETIDO', campos: [{ campo, msg }] };
    await expect(crear(otro)).rejects.toMatchObject(rechazo);
    await expect(
      productos.editar(puerto, String(id), { escrito: otro }, hecho),
    ).rejects.toMatchObject(rechazo);
  });

  it('lets one of two through that are given the same code at once', async () => {
    const intentos = await Promise.allSettled(
      Array.from({ length: 6 }, () => crear({ codigo: 'A-LA-VEZ' })),
    );
    const rechazados = intentos.flatMap((uno) => (uno.status === 'rejected' ? [uno] : []));
    expect(rechazados).toHaveLength(5);
    for (const { reason } of rechazados)
      expect(reason).toMatchObject({ code: 'CODIGO_REPETIDO', campos: [{ campo: 'codigo' }] });
  });

  it('gives the code of one that was taken off to another', async () => {
    const { id } = await crear({ codigo: 'LIBRE' });
    await productos.eliminar(puerto, String(id), hecho);
    expect(await crear({ codigo: 'LIBRE' })).toMatchObject({ codigo: 'LIBRE' });
  });

  it('gives what another empresa has as its code', async () => {
    await crear({ codigo: 'DE-AMBAS', codigo_barras: '4006381333931' }, andina);
    const codigos = { codigo: 'DE-AMBAS', codigo_barras: '4006381333931' };
    expect(await crear(codigos)).toMatchObject(codigos);
  });

  it.each(['0', '-1', 'abc', '1 or 1=1', '99999999999999999999'])(
    'finds no product %s',
    async (id) => {
      expect(
        await productos.editar(puerto, id, { escrito: { agotado: true } }, hecho),
      ).toBeUndefined();
      expect(await productos.eliminar(puerto, id, hecho)).toBe(false);
      expect(await preciosDe(prueba.db, puerto, id)).toBeUndefined();
    },
  );

  it('changes none of another empresa', async () => {
    const { id } = await crear({}, andina);
    const antes = await enLaBase(id);
    const cambio = { producto: 'Ajeno', precio_venta: '0.01' };
    expect(await productos.editar(puerto, String(id), { escrito: cambio }, hecho)).toBeUndefined();
    expect(await productos.eliminar(puerto, String(id), hecho)).toBe(false);
    expect(await enLaBase(id)).toEqual(antes);
  });

  it('shows no price of another empresa', async () => {
    const { id } = await crear({}, andina);
    expect(await precios(id)).toBeUndefined();
    expect(await precios(id, andina)).toHaveLength(1);
  });
});

describe('anotarPrecios', () => {
  it('writes many at once, and none of those that stay as they were', async () => {
    const ids = [await crear(), await crear(), await crear()].map(({ id }) => id);
    const [uno = 0, otro = 0, igual = 0] = ids;
    const quince = (precio_venta: string) => ({ precio_venta, porcentaje_iva: 15 });
    await enEmpresa(prueba.db, puerto, async ({ client }) => {
      await anotarPrecios(client, puerto, [], hecho);
      await anotarPrecios(
        client,
        puerto,
        [
          { producto_id: uno, antes: quince('8.50'), despues: quince('9') },
          { producto_id: otro, antes: quince('8.50'), despues: quince('7.25') },
          { producto_id: igual, antes: quince('8.50'), despues: quince('8.5') },
        ],
        hecho,
      );
    });

    const ultimos = await Promise.all(
      ids.map(async (id) => (await precios(id))?.map(({ precio_venta }) => precio_venta)),
    );
    expect(ultimos).toEqual([['9.00', '8.50'], ['7.25', '8.50'], ['8.50']]);
  });
});
