import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';
import {
  opcionesCalls as calls,
  type GrupoPorGuardar,
} from '@comanda/shared/contracts/inventario/opciones';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { aLineaVenta, conCantidad, totalesDeCarrito } from '@comanda/shared/domain/orden/carrito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';

import { buildApp } from '../app';
import { makeEnvio, makePedida } from '../testing/mesas';
import { AHORA, makeLinea, makeSolicitud, reservar } from '../testing/ventas';

const { empresa } = PUERTO;
const opcion = (nombre: string, precio = 0, agotado = false) => ({ nombre, precio, agotado });
const SOPA = {
  nombre: 'Sopa',
  minimo: 1,
  maximo: 1,
  opciones: [opcion('Locro'), opcion('Menudo')],
};
const EXTRAS = {
  nombre: 'Extras',
  minimo: 0,
  maximo: 2,
  opciones: [opcion('Tocino', 0.75), opcion('Locro', 1), opcion('Queso', 0.5, true)],
};
type Elegida = { id: string; nombre: string; precio: number };

describe('the options of a product', () => {
  let servicio: Servicio;
  let siguiente = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    await servicio.sql(
      `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros) values (1, 1, now())`,
    );
  });
  afterAll(() => servicio.cerrar());

  const guardar = (grupos: readonly GrupoPorGuardar[], id = '1') =>
    servicio.pedir(calls.guardarOpciones, ADMIN, { empresa, id, grupos: [...grupos] });
  const version = () => servicio.dato(productosCalls.versionCatalogo, CAJERO, { empresa });
  const enCatalogo = async () => {
    const productos = await servicio.dato(productosCalls.listarProductos, CAJERO, { empresa });
    const todos = await servicio.dato(modificadoresCalls.listarModificadores, ADMIN, { empresa });
    const { grupos } = productos.find(({ id }) => id === '1') ?? {};
    return { grupos, modificadores: todos };
  };
  const ids = async () => {
    const { modificadores } = await enCatalogo();
    return (nombre: string, grupo = '1'): Elegida => {
      const una = modificadores.find((uno) => uno.nombre === nombre && uno.grupo === grupo);
      if (!una) throw new Error(`no option ${nombre}`);
      return { id: una.id, nombre: una.nombre, precio: una.precio };
    };
  };
  const lineaCon = (modificadores: Elegida[]) => {
    const base = makeLinea(1);
    const extra = modificadores.reduce((suma, { precio }) => suma + precio, 0);
    const precio_venta = Math.round((base.precio_venta + extra) * 100) / 100;
    return conCantidad({ ...base, precio_venta, modificadores }, 2);
  };
  const vender = async (modificadores: Elegida[]) => {
    const carrito = [lineaCon(modificadores)];
    const { subtotal, iva, total } = totalesDeCarrito(carrito);
    return servicio.pedir(ventasCalls.crearVenta, CAJERO, {
      ...makeSolicitud({
        tienda: carrito.map(aLineaVenta),
        clave_acceso: await reservar(servicio.url, siguiente++),
        subtotal: aDolares(subtotal),
        iva: aDolares(iva),
        total: aDolares(total),
      }),
      idempotencia: randomUUID(),
    });
  };
  const enMesa = (modificadores: Elegida[]) => {
    const { precio_venta } = lineaCon(modificadores);
    const lineas = [makePedida(1, 1, { precio_venta, modificadores })];
    return servicio.pedir(mesasCalls.registrarOrden, MESERO, makeEnvio({ lineas }));
  };

  it('are told to every till in their order, with the price that each adds', async () => {
    const antes = await version();
    expect(await guardar([SOPA, EXTRAS])).toMatchObject({
      data: {
        id: '1',
        grupos: [
          { id: '1', nombre: 'Sopa', minimo: 1, maximo: 1 },
          { id: '2', nombre: 'Extras', minimo: 0, maximo: 2 },
        ],
      },
    });
    const { grupos, modificadores } = await enCatalogo();
    expect(grupos?.map(({ nombre }) => nombre)).toEqual(['Sopa', 'Extras']);
    expect(modificadores.map(({ nombre, grupo, agotado }) => [nombre, grupo, agotado])).toEqual([
      ['Locro', '1', false],
      ['Menudo', '1', false],
      ['Tocino', '2', false],
      ['Locro', '2', false],
      ['Queso', '2', true],
    ]);
    expect(await version()).toBeGreaterThan(antes);
  });

  it.each([
    [
      'the least above the most',
      [{ ...SOPA, minimo: 2 }],
      'grupos.0.minimo',
      'El mínimo de Sopa no puede pasar de su máximo',
    ],
    [
      'more than there are',
      [{ ...SOPA, maximo: 3 }],
      'grupos.0.maximo',
      'El máximo de Sopa es 3 y tiene 2 opciones',
    ],
    [
      'a name twice in a group',
      [{ ...SOPA, opciones: [opcion('Locro'), opcion('LÓCRO ')] }],
      'grupos.0.opciones.1.nombre',
      'Sopa ya tiene la opción LÓCRO',
    ],
    [
      'a group twice',
      [SOPA, { ...EXTRAS, nombre: 'sopa' }],
      'grupos.1.nombre',
      'Ya hay un grupo que se llama sopa',
    ],
    [
      'no options',
      [{ ...SOPA, opciones: [] }],
      'grupos.0.opciones',
      'Un grupo necesita al menos una opción',
    ],
    [
      'an option without a name',
      [{ ...SOPA, opciones: [opcion(' ')] }],
      'grupos.0.opciones.0.nombre',
      'El nombre de la opción no puede estar vacío',
    ],
  ])('are refused with %s, naming the field', async (_que, grupos, campo, msg) => {
    expect(await guardar(grupos)).toMatchObject({ status: 400, errores: [{ campo, msg }] });
  });

  it('keep what keeps its id, and are changed nowhere else', async () => {
    const de = await ids();
    const locro = de('Locro');
    const suelta = { empresa, ...locro, id_producto: '1', id_categoria: null };
    expect(await servicio.pedir(modificadoresCalls.editarModificador, ADMIN, suelta)).toMatchObject(
      {
        status: 400,
        errores: [{ campo: 'id', msg: expect.stringContaining('Es la opción de un grupo') }],
      },
    );
    const ajena = { ...SOPA, id: '1', opciones: [{ ...opcion('Otra'), id: '999999' }] };
    expect(await guardar([ajena])).toMatchObject({ status: 400 });
    const conOtra = {
      ...SOPA,
      id: '1',
      opciones: [{ ...opcion('Locro'), id: locro.id }, opcion('Fanesca')],
    };
    await guardar([conOtra, { ...EXTRAS, id: '2' }]);
    const despues = await ids();
    expect(despues('Locro').id).toBe(locro.id);
    expect(() => despues('Menudo')).toThrow();
  });

  it('are priced by the server, and frozen on what was sold', async () => {
    const de = await ids();
    const { data } = await vender([de('Locro'), de('Tocino', '2')]);
    expect(data?.total).toBe(20.5);
    await guardar([]);
    const [linea] = await servicio.sql(
      'select precio_venta, modificadores from pedidos.venta_lineas where venta_id = $1',
      [data?.id],
    );
    expect(linea).toMatchObject({
      precio_venta: '10.25',
      modificadores: [
        { nombre: 'Locro', precio: 0 },
        { nombre: 'Tocino', precio: 0.75 },
      ],
    });
    await guardar([SOPA, EXTRAS]);
  });

  it.each([
    ['none of what it asks', [], 'Elija 1 de Sopa en Ceviche de camarón'],
    ['too many', ['Locro', 'Menudo'], 'Elija 1 de Sopa en Ceviche de camarón'],
  ])('refuse a sale and an order with %s', async (_que, nombres, msg) => {
    const { grupos } = await enCatalogo();
    const de = await ids();
    const elegidas = nombres.map((nombre) => de(nombre, grupos?.[0]?.id));
    const rehusada = { code: 'PRODUCTO_NO_DISPONIBLE', msg };
    expect(await vender(elegidas)).toMatchObject({
      ...rehusada,
      errores: [{ campo: 'tienda.0.modificadores' }],
    });
    expect(await enMesa(elegidas)).toMatchObject({
      ...rehusada,
      errores: [{ campo: 'lineas.0.modificadores' }],
    });
  });

  it('refuse what ran out by its name, its group and its product; an order pays what it was ordered with', async () => {
    const { grupos } = await enCatalogo();
    const [sopa, extras] = grupos ?? [];
    const de = await ids();
    const locro = de('Locro', sopa?.id);
    expect(await vender([locro, de('Queso', extras?.id)])).toMatchObject({
      msg: 'Queso de Extras está agotado. Cambie las opciones de Ceviche de camarón',
    });
    const { data: orden } = await enMesa([locro, de('Tocino', extras?.id)]);
    expect(orden?.lineas).toMatchObject([
      { precio_venta: 10.25, modificadores: [{ nombre: 'Locro' }, { nombre: 'Tocino' }] },
    ]);
  });
});
