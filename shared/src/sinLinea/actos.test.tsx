import { ponerEquipo, vaciarAlmacen } from '../testing/makeEquipo';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { makeStore, nuevoUuid } from '@comanda/shared/api';
import { anotarConexion, sesionIniciada } from '@comanda/shared/session';
import { answer, makeUsuario, red, refuse, type Pedido } from '@comanda/shared/testing';
import { http, HttpResponse } from 'msw';

import { authCalls } from '../contracts/auth/auth';
import { cajaCalls, type MovimientoCaja } from '../contracts/caja/caja';
import { cajasCalls } from '../contracts/caja/cajas';
import { dispositivosCalls } from '../contracts/admin/dispositivos';
import { sinLineaCalls } from '../contracts/ventas/sinLinea';
import type { Perfil } from '../contracts/auth/perfiles';
import { ventasCalls } from '../contracts/ventas/ventas';
import { centavos } from '../domain/dinero/dinero';

import { ERRORES } from '../errors/catalogo';

import { enAlmacen } from './almacen';
import { contarSinEnviar, leerFoto } from './foto';

import {
  cobrarConEquipo,
  contactar,
  equipoDe,
  anotarTurno,
  descartarActo,
  hacerConEquipo,
  vaciarSalida,
  type PorHacer,
} from './index';

const EMPRESA = 'La Cevichería del Puerto';

const porMover = (over: Partial<PorHacer<'movimiento'>> = {}): PorHacer<'movimiento'> => ({
  tipo: 'movimiento',
  idempotencia: nuevoUuid(),
  empresa: EMPRESA,
  monto: centavos(500),
  dicho: 'Ingreso: cambio',
  quien: { id: 'u1', nombre: 'Carlos' },
  cuerpo: { empresa: EMPRESA, detalle: 'cambio', ingreso: 5, caja: 1 },
  ...over,
});

/** Once a key, as the server does. */
function servir() {
  const hechos = new Map<string, MovimientoCaja>();
  const pedidos = answer(cajaCalls.ingresarMovimiento, ({ body }: Pedido) => {
    const { movimiento_id: id, detalle } = body as { movimiento_id: string; detalle: string };
    const movimiento: MovimientoCaja = hechos.get(id) ?? {
      id,
      detalle,
      fecha: '2026-11-24',
      usuario: 'Carlos',
      ingreso: 5,
      salida: 0,
      estado: 'A',
      empresa: EMPRESA,
      tipo: 'INGRESO',
      empleado: null,
      caja: 1,
      creado: '2026-11-24T18:00:00.000Z',
    };
    hechos.set(id, movimiento);
    return { success: true as const, data: movimiento };
  });
  return { pedidos, hechos };
}

function abrir(empresas = [EMPRESA], perfil: Perfil = 'Cajero') {
  const store = makeStore();
  const usuario = makeUsuario({ empresa: empresas, perfil });
  store.dispatch(sesionIniciada({ ...usuario, token: 'token-de-prueba', vence: 600 }));
  return store;
}

const vender = (store: ReturnType<typeof abrir>) =>
  cobrarConEquipo(store.dispatch, {
    idempotencia: nuevoUuid(),
    vendedor: 'u1',
    cliente: 'X',
    conFactura: true,
    cuerpo: {
      empresa: EMPRESA,
      forma_pago: 'EFECTIVO',
      caja_usuario: '',
      cedula: '9999999999999',
      subtotal: 1,
      iva: 0,
      total: 1,
      tienda: [],
    },
  });

const filas = () => enAlmacen('readonly', (almacenes) => almacenes.filas());
const estados = async () => (await filas()).map(({ estado }) => estado);

beforeEach(() => ponerEquipo({ empresa: EMPRESA }));
afterEach(async () => {
  jest.restoreAllMocks();
  await vaciarAlmacen();
});

describe('an act of a till that is no sale', () => {
  it('is written without a line, and sent with its key, its moment and who did it', async () => {
    const { pedidos } = servir();
    const store = abrir();
    anotarConexion(false);
    const por = porMover();
    const { acto, dato } = await hacerConEquipo(store.dispatch, por);
    expect(dato).toBeNull();
    expect(pedidos).toHaveLength(0);

    anotarConexion(true);
    await vaciarSalida(store);
    expect(pedidos[0]?.body).toMatchObject({
      movimiento_id: por.idempotencia,
      detalle: 'cambio',
      ingreso: 5,
      caja: 1,
      sin_linea: { token: 'a'.repeat(43), quien: 'u1', hecho: acto.hecho },
    });
    expect(await estados()).toEqual(['ENVIADA']);
  });

  it('goes out with sales, in the one order they were done', async () => {
    const orden: string[] = [];
    servir();
    const store = abrir();
    anotarConexion(false);
    await hacerConEquipo(store.dispatch, porMover());
    await vender(store);
    await hacerConEquipo(store.dispatch, porMover());
    expect(leerFoto().salida).toHaveLength(1);
    expect(leerFoto().actos).toHaveLength(2);
    expect(await contarSinEnviar()).toEqual({ cuantos: 3, dicho: '1 venta y 2 movimientos' });
    refuse(ventasCalls.crearVenta, 'PRECIO_NUNCA_VIGENTE');
    red.events.on('request:start', ({ request }) => orden.push(new URL(request.url).pathname));
    anotarConexion(true);
    await vaciarSalida(store);
    red.events.removeAllListeners();
    expect(orden).toEqual([
      '/v1/ingresar_movimiento',
      '/v1/crear_venta',
      '/v1/ingresar_movimiento',
    ]);
    expect(await estados()).toEqual(['ENVIADA', 'RECHAZADA', 'ENVIADA']);
  });

  it('that is refused is kept with the reason, and the next goes on', async () => {
    servir();
    const store = abrir();
    anotarConexion(false);
    await hacerConEquipo(store.dispatch, porMover());
    await hacerConEquipo(store.dispatch, porMover());
    anotarConexion(true);
    const { status, msg } = ERRORES.CAJA_NO_EXISTE;
    const rechazo = () =>
      HttpResponse.json({ success: false, code: 'CAJA_NO_EXISTE', msg }, { status });
    red.use(http.post('*/v1/ingresar_movimiento', rechazo, { once: true }));
    await vaciarSalida(store);
    expect(await estados()).toEqual(['RECHAZADA', 'ENVIADA']);
    expect((await filas())[0]?.fallo).toMatchObject({ code: 'CAJA_NO_EXISTE' });
  });

  it.each(['SESION_REQUERIDA', 'BASE_NO_DISPONIBLE', 'SIN_CONEXION', 'INESPERADO'] as const)(
    'waits at %s',
    async (code) => {
      const store = abrir();
      anotarConexion(false);
      await hacerConEquipo(store.dispatch, porMover());
      anotarConexion(true);
      refuse(cajaCalls.ingresarMovimiento, code);
      refuse(authCalls.refrescarSesion, code);
      await vaciarSalida(store);
      expect(await estados()).toEqual(['POR_ENVIAR']);
    },
  );

  it('with a line is the server’s at once; what it refuses there was not done', async () => {
    const { hechos } = servir();
    const { dispatch } = abrir();
    const { dato } = await hacerConEquipo(dispatch, porMover());
    expect(dato).toEqual([...hechos.values()][0]);
    refuse(cajaCalls.ingresarMovimiento, 'CAJA_NO_EXISTE');
    await expect(hacerConEquipo(dispatch, porMover())).rejects.toMatchObject({
      code: 'CAJA_NO_EXISTE',
    });
    expect(await estados()).toEqual(['ENVIADA']);
  });

  it('with a line makes contact first where that was longer ago than the server takes anything', async () => {
    await ponerEquipo({
      empresa: EMPRESA,
      contacto: new Date(Date.now() - 49 * 3_600_000).toISOString(),
    });
    const contactos = refuse(dispositivosCalls.contactarDispositivo, 'SIN_CONEXION');
    const alContactar: number[] = [];
    const { pedidos } = servir();
    red.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/v1/ingresar_movimiento')) alContactar.push(contactos.length);
    });
    await hacerConEquipo(abrir().dispatch, porMover());
    red.events.removeAllListeners();
    expect(pedidos).toHaveLength(1);
    expect(alContactar).toEqual([1]);
  });

  it('is one however often its key is done with', async () => {
    const { dispatch } = abrir();
    anotarConexion(false);
    const por = porMover();
    await Promise.all([hacerConEquipo(dispatch, por), hacerConEquipo(dispatch, por)]);
    expect(await filas()).toHaveLength(1);
  });

  it('is of its company: nobody else sends it', async () => {
    const { pedidos } = servir();
    anotarConexion(false);
    await hacerConEquipo(abrir().dispatch, porMover());
    anotarConexion(true);
    await vaciarSalida(abrir(['Cafetería Andina']));
    expect(pedidos).toHaveLength(0);
  });

  it.each([
    ['was revoked', { estado: 'REVOCADO' as const }, 'EQUIPO_REVOCADO'],
    [
      'was two days without a line',
      { contacto: new Date(Date.now() - 49 * 3_600_000).toISOString() },
      'EQUIPO_SIN_CONTACTO',
    ],
    ['saw a later hour before', { visto_ms: Date.now() + 3_600_000 }, 'HORA_POR_CONFIRMAR'],
  ])('is refused where the till %s', async (_, suyo, code) => {
    await ponerEquipo({ empresa: EMPRESA, ...suyo });
    anotarConexion(false);
    await expect(hacerConEquipo(abrir().dispatch, porMover())).rejects.toMatchObject({ code });
    expect(await filas()).toEqual([]);
  });

  it('is told of at contact, and a revoked till keeps its token until it was sent', async () => {
    const store = abrir();
    anotarConexion(false);
    const { acto } = await hacerConEquipo(store.dispatch, porMover());
    anotarConexion(true);
    const contactos = answer(dispositivosCalls.contactarDispositivo, () => ({
      success: true as const,
      data: {
        estado: 'REVOCADO' as const,
        ahora: new Date().toISOString(),
        arriendo: null,
        horas_sin_ingreso: 12,
        perdidas: [],
      },
    }));
    await contactar(store.dispatch, EMPRESA);
    expect(contactos[0]?.body).toMatchObject({ por_enviar: { cuantas: 1, desde: acto.hecho } });
    expect(await equipoDe(EMPRESA)).toMatchObject({ estado: 'REVOCADO' });
  });
});

describe('what another may not send', () => {
  it('waits for who may, and what comes after it goes on', async () => {
    const { pedidos } = servir();
    const aperturas = answer(cajasCalls.anotarApertura, { success: true, data: { id: 1 } });
    anotarConexion(false);
    await hacerConEquipo(abrir([EMPRESA], 'Administrador').dispatch, {
      tipo: 'apertura',
      idempotencia: nuevoUuid(),
      empresa: EMPRESA,
      monto: null,
      dicho: 'Cajón abierto: cambio',
      quien: { id: 'u9', nombre: 'Ana' },
      cuerpo: { empresa: EMPRESA, motivo: 'cambio', caja: 1 },
    });
    const deCajero = abrir();
    await hacerConEquipo(deCajero.dispatch, porMover());
    anotarConexion(true);
    await vaciarSalida(deCajero);
    expect([aperturas.length, pedidos.length]).toEqual([0, 1]);
    expect(await estados()).toEqual(['POR_ENVIAR', 'ENVIADA']);
    await vaciarSalida(abrir([EMPRESA], 'Administrador'));
    expect(aperturas[0]?.body).toMatchObject({ motivo: 'cambio', sin_linea: { quien: 'u9' } });
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });
});

describe('what was refused and is given up', () => {
  async function rehusado() {
    const store = abrir([EMPRESA], 'Administrador');
    anotarConexion(false);
    const { acto } = await hacerConEquipo(store.dispatch, porMover());
    anotarConexion(true);
    refuse(cajaCalls.ingresarMovimiento, 'CAJA_NO_EXISTE');
    await vaciarSalida(store);
    return { store, acto };
  }

  it('is kept here until the server has written down why', async () => {
    const { store, acto } = await rehusado();
    refuse(sinLineaCalls.descartarActoSinLinea, 'BASE_NO_DISPONIBLE');
    const dado = { orden: acto.orden, motivo: 'Se registró a mano' };
    await expect(descartarActo(store, dado)).rejects.toMatchObject({ code: 'BASE_NO_DISPONIBLE' });
    expect(await estados()).toEqual(['RECHAZADA']);

    const descartes = answer(sinLineaCalls.descartarActoSinLinea, { success: true, data: null });
    anotarConexion(true);
    await descartarActo(store, dado);
    expect(descartes[0]?.body).toMatchObject({
      clave: acto.idempotencia,
      tipo: 'movimiento',
      dicho: 'Ingreso: cambio',
      monto: 5,
      hecho_por: 'Carlos',
      motivo: 'Se registró a mano',
      rechazo: expect.any(String),
      sin_linea: { hecho: acto.hecho, token: 'a'.repeat(43) },
    });
    expect(await filas()).toEqual([]);
  });

  it('is nothing that only waits', async () => {
    const store = abrir([EMPRESA], 'Administrador');
    anotarConexion(false);
    const { acto } = await hacerConEquipo(store.dispatch, porMover());
    await descartarActo(store, { orden: acto.orden, motivo: 'No' });
    expect(await estados()).toEqual(['POR_ENVIAR']);
  });
});

describe('the drawer of a sale', () => {
  it('is the one its seller worked with on this till, when it was sold', async () => {
    const ventas = refuse(ventasCalls.crearVenta, 'PRECIO_NUNCA_VIGENTE');
    const store = abrir();
    anotarConexion(false);
    await vender(store);
    await anotarTurno(EMPRESA, { usuario: 'u1', caja: 2 });
    await vender(store);
    await anotarTurno(EMPRESA, { usuario: 'u1', caja: 3 });
    await anotarTurno('Otra', { usuario: 'u1', caja: 4 });
    anotarConexion(true);
    await vaciarSalida(store);
    const cajas = ventas.map(
      ({ body }) => (body as { sin_linea: { caja?: number } }).sin_linea.caja,
    );
    expect(cajas).toEqual([undefined, 2]);
  });
});
