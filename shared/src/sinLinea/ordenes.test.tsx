import { ponerEquipo, vaciarAlmacen } from '../testing/makeEquipo';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { makeStore, nuevoUuid } from '@comanda/shared/api';
import { anotarConexion, sesionIniciada } from '@comanda/shared/session';
import { answer, makeUsuario, red, refuse, type Pedido } from '@comanda/shared/testing';

import { mesasCalls } from '../contracts/ventas/mesas';
import type { Orden } from '../contracts/ventas/ordenes';
import { sinLineaCalls } from '../contracts/ventas/sinLinea';
import { ventasCalls, type Venta } from '../contracts/ventas/ventas';
import { centavos } from '../domain/dinero/dinero';

import { enAlmacen } from './almacen';
import { retratarPiso } from './vigilar';

import {
  aceptarVenta,
  cobrarConEquipo,
  descartarActo,
  hacerConEquipo,
  reenviarConNombre,
  reintentarVenta,
  vaciarSalida,
  type PorHacer,
} from './index';

const EMPRESA = 'La Cevichería del Puerto';
const OTRA = '00000000-0000-4000-8000-0000000000ff';

function abrir() {
  const store = makeStore();
  store.dispatch(
    sesionIniciada({
      ...makeUsuario({ empresa: [EMPRESA] }),
      token: 'token-de-prueba',
      vence: 600,
    }),
  );
  return store;
}

type Cuerpo = { random: string; mesa: string; orden: string; lineas: { linea: string }[] };
const cuerpoDe = ({ body }: Pedido) => body as Cuerpo;

const makeOrden = (over: Partial<Orden>): Orden => ({
  random: OTRA,
  orden: 'Orden 1',
  mesa: '5',
  id_mesa: '5',
  cliente: '',
  comensales: null,
  mesero: 'Carlos',
  desde: '2026-11-24T18:00:00.000Z',
  estado: 'ABIERTA',
  por_pagar: false,
  venta: null,
  unida_a: null,
  lineas: [],
  ...over,
});

/** The server takes it as it comes, or with the order of whoever sits there. */
const recibir = (random?: string) =>
  answer(mesasCalls.registrarOrden, (pedido) => ({
    success: true as const,
    data: makeOrden({ random: random ?? cuerpoDe(pedido).random }),
  }));
const vendida = ({ body }: Pedido): { success: true; data: Venta } => ({
  success: true,
  data: {
    id: 'v1',
    empresa: EMPRESA,
    forma_pago: 'EFECTIVO',
    nombre: 'X',
    clave_acceso: (body as { clave_acceso: string }).clave_acceso,
    secuencia: '001-002-000000001',
    secuencial: '000000001',
    subtotal: 3.04,
    iva: 0.46,
    total: 3.5,
    descuento: 0,
    propina: 0,
    servicio: 0,
    fecha: '2026-11-24',
    cedula: '9999999999999',
    fecha_creacion: '2026-11-24T18:00:00.000Z',
    estado: 'ACTIVO',
    repetida: false,
  },
});
const cobrar = () => answer(ventasCalls.crearVenta, vendida);

const PRODUCTO = { id: 'p1', id_categoria: 'c1', producto: 'Encebollado', precio_venta: 3.5 };
/** A line for table 5. */
const porPedir = (random: string, linea: string): PorHacer<'orden'> => ({
  tipo: 'orden',
  idempotencia: linea,
  empresa: EMPRESA,
  dicho: 'Mesa 5',
  monto: centavos(350),
  quien: { id: 'u1', nombre: 'Carlos' },
  lineas: [],
  cuerpo: {
    empresa: EMPRESA,
    mesa: '5',
    orden: '',
    usuario: 'Carlos',
    random,
    lineas: [{ ...PRODUCTO, cantidad: 1, porcentaje_iva: '15%', linea }],
  },
});

/** A line for table 5, and what it is charged with, both without a line. */
async function pedirYCobrar(store = abrir()) {
  anotarConexion(false);
  const random = nuevoUuid();
  const linea = nuevoUuid();
  await hacerConEquipo(store.dispatch, porPedir(random, linea));
  await cobrarConEquipo(store.dispatch, {
    idempotencia: nuevoUuid(),
    vendedor: 'u1',
    cliente: 'X',
    conFactura: true,
    cuerpo: {
      empresa: EMPRESA,
      forma_pago: 'EFECTIVO',
      caja_usuario: '',
      cedula: '9999999999999',
      subtotal: 3.04,
      iva: 0.46,
      total: 3.5,
      orden: random,
      tienda: [
        {
          ...PRODUCTO,
          cantidad: 1,
          iva: 0.46,
          subtota: 3.5,
          porcentaje_iva: '15%',
          orden_lineas: [linea],
        },
      ],
    },
  });
  anotarConexion(true);
  return { store, random, linea };
}

const filas = () => enAlmacen('readonly', (almacenes) => almacenes.filas());
const estados = async () => (await filas()).map(({ estado }) => estado);
const primera = async () => (await filas())[0]?.orden ?? 0;

beforeEach(() => ponerEquipo({ empresa: EMPRESA }));
afterEach(() => vaciarAlmacen());

describe('an order of a till without a line', () => {
  it('goes out before its sale, each once, with its keys', async () => {
    const camino: string[] = [];
    const envios = recibir();
    const ventas = cobrar();
    const { store, random, linea } = await pedirYCobrar();
    red.events.on('request:start', ({ request }) => camino.push(new URL(request.url).pathname));
    await vaciarSalida(store);
    await vaciarSalida(store);
    red.events.removeAllListeners();
    expect(camino).toEqual(['/v1/registrar_orden', '/v1/crear_venta']);
    expect(envios[0]?.body).toMatchObject({
      clave: linea,
      random,
      sin_linea: { quien: 'u1', token: 'a'.repeat(43) },
    });
    expect(ventas[0]?.body).toMatchObject({ orden: random });
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });

  it('is paid where the server put it: with the order of whoever sits there by now', async () => {
    recibir(OTRA);
    const ventas = cobrar();
    const { store, linea } = await pedirYCobrar();
    await vaciarSalida(store);
    expect(ventas[0]?.body).toMatchObject({ orden: OTRA, tienda: [{ orden_lineas: [linea] }] });
  });

  it('is for nobody else as long as the server can say so, and for whoever is there once it waited', async () => {
    const store = abrir();
    const pedir = () => {
      const por = porPedir(OTRA, nuevoUuid());
      const cuerpo = { ...por.cuerpo, solo_aqui: true };
      return hacerConEquipo(store.dispatch, { ...por, cuerpo });
    };
    const rehusadas = refuse(mesasCalls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    await expect(pedir()).rejects.toMatchObject({ code: 'ORDEN_EN_OTRO_SITIO' });
    expect(rehusadas[0]?.body).toMatchObject({ random: OTRA, solo_aqui: true });
    expect(await filas()).toEqual([]);

    refuse(mesasCalls.registrarOrden, 'SIN_CONEXION');
    await pedir();
    anotarConexion(true);
    const envios = recibir();
    await vaciarSalida(store);
    expect(envios[0]?.body).not.toHaveProperty('solo_aqui');
    expect(await estados()).toEqual(['ENVIADA']);
  });

  it('is not charged before it is there', async () => {
    refuse(mesasCalls.registrarOrden, 'INESPERADO');
    const ventas = cobrar();
    const { store } = await pedirYCobrar();
    await vaciarSalida(store);
    expect(ventas).toEqual([]);
    recibir();
    await vaciarSalida(store);
    expect(ventas).toHaveLength(1);
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });

  it('that is refused stays with its reason; sent once more, its sale goes with it', async () => {
    refuse(mesasCalls.registrarOrden, 'PRODUCTO_NO_DISPONIBLE');
    refuse(ventasCalls.crearVenta, 'ORDEN_CAMBIO');
    const { store } = await pedirYCobrar();
    await vaciarSalida(store);
    expect(await estados()).toEqual(['RECHAZADA', 'RECHAZADA']);

    recibir();
    const ventas = cobrar();
    await reintentarVenta(store, await primera());
    expect(ventas).toHaveLength(1);
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });

  it('goes as an order of its own under a name, and what pays it goes there', async () => {
    refuse(mesasCalls.registrarOrden, 'ORDEN_CERRADA');
    refuse(ventasCalls.crearVenta, 'ORDEN_CAMBIO');
    const { store, random } = await pedirYCobrar();
    await vaciarSalida(store);
    const envios = recibir();
    const ventas = cobrar();
    await reenviarConNombre(store, { orden: await primera(), nombre: 'Mesa 5 de las 20:14' });
    const enviada = envios.map(cuerpoDe)[0];
    expect(enviada).toMatchObject({ mesa: '', orden: 'Mesa 5 de las 20:14' });
    expect(enviada?.random).not.toBe(random);
    expect(ventas[0]?.body).toMatchObject({ orden: enviada?.random });
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });

  it('is given up only once the server has written down who did and why', async () => {
    refuse(mesasCalls.registrarOrden, 'ORDEN_CERRADA');
    refuse(ventasCalls.crearVenta, 'ORDEN_CAMBIO');
    const { store, linea } = await pedirYCobrar();
    await vaciarSalida(store);
    refuse(sinLineaCalls.descartarActoSinLinea, 'PERFIL_NO_PERMITIDO');
    const descartar = async () =>
      descartarActo(store, { orden: await primera(), motivo: 'Se sirvió en otra mesa' });
    await expect(descartar()).rejects.toMatchObject({ code: 'PERFIL_NO_PERMITIDO' });
    expect(await filas()).toHaveLength(2);
    const descartadas = answer(sinLineaCalls.descartarActoSinLinea, { success: true, data: null });
    await descartar();
    expect(descartadas[0]?.body).toMatchObject({
      clave: linea,
      motivo: 'Se sirvió en otra mesa',
      tipo: 'orden',
      dicho: 'Mesa 5',
      hecho_por: 'Carlos',
    });
    expect(await estados()).toEqual(['RECHAZADA']); // what was charged stays until it is accepted
  });

  it('that is gone leaves its sale to an Administrador, who takes it over the counter', async () => {
    recibir();
    refuse(ventasCalls.crearVenta, 'ORDEN_PAGADA');
    const { store, random } = await pedirYCobrar();
    await vaciarSalida(store);
    const aceptadas = answer(sinLineaCalls.aceptarVenta, vendida);
    await aceptarVenta(store, { orden: (await filas())[1]?.orden ?? 0, motivo: 'Se cobró aquí' });
    expect(aceptadas[0]?.body).toMatchObject({ sin_orden: true, orden: random });
    expect(aceptadas[0]?.body).not.toHaveProperty('reemplaza');
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });

  it('that is gone, of a sale whose number is not to be had either, is told by whoever takes that, and both are mended', async () => {
    recibir();
    refuse(ventasCalls.crearVenta, 'NUMERO_DE_OTRA_SERIE');
    const { store } = await pedirYCobrar();
    await vaciarSalida(store);
    const aceptar = async () =>
      aceptarVenta(store, { orden: (await filas())[1]?.orden ?? 0, motivo: 'Se cobró aquí' });
    const rehusadas = refuse(sinLineaCalls.aceptarVenta, 'ORDEN_PAGADA');
    await expect(aceptar()).rejects.toMatchObject({ code: 'ORDEN_PAGADA' });
    expect(rehusadas[0]?.body).not.toHaveProperty('sin_orden');
    const [, venta] = await filas();
    expect(venta?.fallo).toMatchObject({ code: 'ORDEN_PAGADA', antes: ['NUMERO_DE_OTRA_SERIE'] });

    const aceptadas = answer(sinLineaCalls.aceptarVenta, vendida);
    await aceptar();
    expect(aceptadas[0]?.body).toMatchObject({
      sin_orden: true,
      reemplaza: expect.any(String),
      secuencial: '000000002',
    });
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });
});

describe('the floor of a till', () => {
  it('is read to be kept, with the orders of all', async () => {
    const mesas = answer(mesasCalls.listarMesas, {
      success: true,
      data: [],
      ordenes: [],
      ahora: '2026-11-24T18:00:00.000Z',
    });
    const ordenes = answer(mesasCalls.listarOrdenes, { success: true, data: [] });
    await retratarPiso(abrir().dispatch, EMPRESA);
    expect(mesas).toHaveLength(1);
    expect(ordenes).toHaveLength(1);
  });
});
