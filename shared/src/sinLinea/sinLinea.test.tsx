import { makeArriendo, makeDispositivo, ponerEquipo, vaciarAlmacen } from '../testing/makeEquipo';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { makeStore, nuevoUuid } from '@comanda/shared/api';
import { anotarConexion, onHorasSinIngreso, sesionIniciada } from '@comanda/shared/session';
import { answer, makeUsuario, red, refuse, type Pedido } from '@comanda/shared/testing';
import { http, HttpResponse } from 'msw';

import { authCalls } from '../contracts/auth/auth';
import type { Cliente } from '../contracts/ventas/clientes';
import { dispositivosCalls } from '../contracts/admin/dispositivos';
import { facturacionCalls } from '../contracts/facturacion/facturacion';
import { sinLineaCalls } from '../contracts/ventas/sinLinea';
import { ventasCalls, type Venta } from '../contracts/ventas/ventas';

import { ERRORES, type ErrorCode } from '../errors/catalogo';

import { enAlmacen } from './almacen';
import { pidePersona } from '../domain/sinLinea/sinLinea';
import { abrirFicha } from './ficha';
import type { VentaEnSalida } from './modelo';

import {
  aceptarVenta,
  adoptarEquipo,
  cobrarConEquipo,
  confirmarHora,
  contactar,
  descartarActo,
  equipoDe,
  reintentarVenta,
  vaciarSalida,
  type PorVender,
} from './index';

const EMPRESA = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';

const ROSA: Cliente = {
  nombre: 'Rosa Quimi',
  razon_social: 'Rosa Quimi',
  email: 'rosa@correo.ec',
  direccion: 'Malecón',
  telefono: '0991234567',
  cedula: '1710034065',
  tipo_identificacion: '05',
};

const porVender = (over: Partial<PorVender> = {}, empresa = EMPRESA): PorVender => ({
  idempotencia: nuevoUuid(),
  cuerpo: {
    empresa,
    forma_pago: 'EFECTIVO',
    caja_usuario: 'Carlos',
    cedula: '9999999999999',
    subtotal: 3.04,
    iva: 0.46,
    total: 3.5,
    tienda: [
      {
        id: 'p1',
        id_categoria: 'c1',
        producto: 'Encebollado',
        precio_venta: 3.5,
        cantidad: 1,
        iva: 0.46,
        subtota: 3.5,
        porcentaje_iva: '15%',
      },
    ],
  },
  vendedor: 'u1',
  cliente: 'CONSUMIDOR FINAL',
  conFactura: true,
  ...over,
});

/** As the server would: the number of the key, and once a key. */
function servir(tarda?: () => Promise<unknown>) {
  const ventas = new Map<string, Venta>();
  const pedidos = answer(ventasCalls.crearVenta, async ({ body, headers }: Pedido) => {
    const llave = headers.get('idempotency-key') ?? '';
    const { clave_acceso, empresa } = body as { clave_acceso: string; empresa: string };
    const venta: Venta = ventas.get(llave) ?? {
      id: `v${ventas.size + 1}`,
      empresa,
      clave_acceso,
      forma_pago: 'EFECTIVO',
      secuencia: `001-002-${clave_acceso.slice(30, 39)}`,
      nombre: 'CONSUMIDOR FINAL',
      secuencial: clave_acceso.slice(30, 39),
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
    };
    const repetida = ventas.has(llave);
    ventas.set(llave, venta);
    await tarda?.();
    return { success: true as const, data: { ...venta, repetida } };
  });
  return { pedidos, ventas };
}

function abrir(empresas = [EMPRESA]) {
  const store = makeStore();
  const usuario = makeUsuario({ empresa: empresas });
  store.dispatch(sesionIniciada({ ...usuario, token: 'token-de-prueba', vence: 600 }));
  return store;
}

const salida = (): Promise<VentaEnSalida[]> =>
  enAlmacen('readonly', (almacenes) => almacenes.ventas());
const estados = async () => (await salida()).map(({ estado }) => estado);
const numeros = (pedidos: readonly Pedido[]) =>
  pedidos.map(({ body }) => (body as { secuencial: string }).secuencial);

beforeEach(() => ponerEquipo({ empresa: EMPRESA }));
afterEach(async () => {
  jest.restoreAllMocks();
  await vaciarAlmacen();
});

describe('a sale of a till', () => {
  it('without a line is written with the next number, and is sent with the same key when it is back', async () => {
    const { pedidos } = servir();
    const store = abrir();
    anotarConexion(false);
    const una = await cobrarConEquipo(store.dispatch, porVender());
    const otra = await cobrarConEquipo(store.dispatch, porVender());
    expect([una.venta.secuencia, otra.venta.secuencia]).toEqual([
      '001-002-000000001',
      '001-002-000000002',
    ]);
    expect([una.pendiente, otra.pendiente]).toEqual((await salida()).map((v) => v.idempotencia));
    expect(pedidos).toHaveLength(0);

    anotarConexion(true);
    await vaciarSalida(store);
    expect(numeros(pedidos)).toEqual(['000000001', '000000002']);
    expect(pedidos[0]?.headers.get('idempotency-key')).toBe(una.pendiente);
    expect(pedidos[0]?.body).toMatchObject({
      sin_linea: { token: 'a'.repeat(43), vendedor: 'u1', vendida: una.venta.fecha_creacion },
    });
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
    await vaciarSalida(store);
    expect(pedidos).toHaveLength(2);
  });

  it('that waits leaves the server to others after each, for as long as that one took', async () => {
    const contestadas: number[] = [];
    const { pedidos } = servir(async () => {
      if (contestadas.length > 0) huecos.push(performance.now() - (contestadas.at(-1) ?? 0));
      await new Promise((listo) => setTimeout(listo, 40));
      contestadas.push(performance.now());
    });
    const huecos: number[] = [];
    const store = abrir();
    anotarConexion(false);
    for (let n = 0; n < 3; n += 1) await cobrarConEquipo(store.dispatch, porVender());
    anotarConexion(true);
    await vaciarSalida(store);
    expect(pedidos).toHaveLength(3);
    for (const hueco of huecos) expect(hueco).toBeGreaterThan(35);
  });

  it('takes along the buyer it took down, who is forgotten here once the server has them', async () => {
    const { pedidos } = servir();
    const store = abrir();
    anotarConexion(false);
    await cobrarConEquipo(store.dispatch, porVender({ comprador: ROSA }));
    await cobrarConEquipo(store.dispatch, porVender());
    expect((await salida()).map(({ comprador }) => comprador)).toEqual([ROSA, undefined]);

    anotarConexion(true);
    await vaciarSalida(store);
    expect(pedidos.map(({ body }) => (body as { sin_linea: object }).sin_linea)).toEqual([
      expect.objectContaining({ comprador: ROSA }),
      expect.not.objectContaining({ comprador: expect.anything() }),
    ]);
    for (const venta of await salida()) expect(venta).not.toHaveProperty('comprador');
  });

  it('with a line uses them too, and is the server’s at once', async () => {
    servir();
    const { venta, pendiente } = await cobrarConEquipo(abrir().dispatch, porVender());
    expect({ id: venta.id, pendiente }).toEqual({ id: 'v1', pendiente: null });
    expect(await estados()).toEqual(['ENVIADA']);
  });

  it('that the server refuses while the buyer stands there is none: its number is the next one’s', async () => {
    refuse(ventasCalls.crearVenta, 'CONSUMIDOR_FINAL_LIMITE');
    const { dispatch } = abrir();
    await expect(cobrarConEquipo(dispatch, porVender())).rejects.toMatchObject({
      code: 'CONSUMIDOR_FINAL_LIMITE',
    });
    expect(await salida()).toEqual([]);
    servir();
    const { venta } = await cobrarConEquipo(dispatch, porVender());
    expect(venta.secuencia).toBe('001-002-000000001');
  });

  it('whose number its company issues with no more gets another one while the buyer stands there, once', async () => {
    const { pedidos } = servir();
    refuseUna('NUMERO_DE_OTRA_SERIE');
    const contactos = contestarContacto({ arriendo: makeArriendo(7, 8) });
    const { venta, pendiente } = await cobrarConEquipo(abrir().dispatch, porVender());
    expect({ secuencia: venta.secuencia, pendiente }).toEqual({
      secuencia: '001-002-000000007',
      pendiente: null,
    });
    expect([pedidos.length, contactos.length]).toEqual([1, 1]);
    expect(contactos[0]?.body).toMatchObject({ por_enviar: { cuantas: 0 } });
    expect(await estados()).toEqual(['ENVIADA']);

    const rehusadas = refuse(ventasCalls.crearVenta, 'NUMERO_DE_OTRA_SERIE');
    await expect(cobrarConEquipo(abrir().dispatch, porVender())).rejects.toMatchObject({
      code: 'NUMERO_DE_OTRA_SERIE',
    });
    expect(rehusadas).toHaveLength(2);
    expect(await estados()).toEqual(['ENVIADA']);
  });

  it.each(['CLAVE_DE_OTRO_DIA', 'NUMERO_YA_USADO'] as const)(
    'whose number is refused with %s while the buyer stands there gets the next that the server gives',
    async (code) => {
      servir();
      refuseUna(code);
      const contactos = contestarContacto({ arriendo: makeArriendo(7, 8) });
      const { venta } = await cobrarConEquipo(abrir().dispatch, porVender());
      expect(venta.secuencia).toBe('001-002-000000007');
      expect(contactos).toHaveLength(1);
      expect(await estados()).toEqual(['ENVIADA']);
    },
  );

  it('whose answer does not come is one, and is asked again with its key: the server has it once', async () => {
    const { pedidos, ventas } = servir(() => new Promise((listo) => setTimeout(listo, 8_000)));
    const store = abrir();
    const { pendiente } = await cobrarConEquipo(store.dispatch, porVender());
    expect(pendiente).not.toBeNull();
    servirOtraVez(ventas);
    anotarConexion(true);
    await vaciarSalida(store);
    expect(await estados()).toEqual(['ENVIADA']);
    expect(pedidos).toHaveLength(1);
    expect(ventas.size).toBe(1);
  }, 30_000);

  it('is one however often its key is charged with, in two tabs at once too', async () => {
    servir();
    const { dispatch } = abrir();
    anotarConexion(false);
    const por = porVender();
    const cobradas = await Promise.all([
      cobrarConEquipo(dispatch, por),
      cobrarConEquipo(dispatch, por),
    ]);
    expect(new Set(cobradas.map(({ venta }) => venta.secuencia)).size).toBe(1);
    expect(await salida()).toHaveLength(1);
    expect((await equipoDe(EMPRESA))?.arriendo?.numeros).toHaveLength(2);
  });

  it('is of its company: each has a till, numbers and an outbox of its own, whoever is logged in', async () => {
    await ponerEquipo({ empresa: ANDINA, id: '00000000-0000-4000-8000-000000000009' });
    const { pedidos } = servir();
    const deUna = abrir();
    anotarConexion(false);
    await cobrarConEquipo(deUna.dispatch, porVender());
    await cobrarConEquipo(deUna.dispatch, porVender({}, ANDINA));
    anotarConexion(true);
    await vaciarSalida(deUna);
    expect(pedidos.map(({ body }) => (body as { empresa: string }).empresa)).toEqual([EMPRESA]);
    await vaciarSalida(abrir([ANDINA]));
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });

  it.each([
    ['has no numbers left', { arriendo: makeArriendo() }, 'EQUIPO_SIN_NUMEROS'],
    [
      'was away too long',
      { arriendo: { ...makeArriendo(1), hasta: '2020-01-01T00:00:00Z' } },
      'ARRIENDO_VENCIDO',
    ],
    ['was revoked', { estado: 'REVOCADO' as const }, 'EQUIPO_REVOCADO'],
    ['saw a later hour before', { visto_ms: Date.now() + 3_600_000 }, 'HORA_POR_CONFIRMAR'],
  ])('is refused without a line where the till %s', async (_, suyo, code) => {
    await ponerEquipo({ empresa: EMPRESA, ...suyo });
    anotarConexion(false);
    await expect(cobrarConEquipo(abrir().dispatch, porVender())).rejects.toMatchObject({ code });
    expect(await salida()).toEqual([]);
  });

  it('that the disk has no room for is refused in words, and its number stays', async () => {
    anotarConexion(false);
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(cobrarConEquipo(abrir().dispatch, porVender())).rejects.toMatchObject({
      code: 'EQUIPO_SIN_ESPACIO',
      msg: expect.stringContaining('no tiene espacio'),
    });
    expect((await equipoDe(EMPRESA))?.arriendo?.numeros).toHaveLength(3);
  });
});

function servirOtraVez(ventas: Map<string, Venta>) {
  answer(ventasCalls.crearVenta, ({ headers }) => {
    const venta = ventas.get(headers.get('idempotency-key') ?? '');
    if (!venta) throw new Error('another key');
    return { success: true as const, data: { ...venta, repetida: true } };
  });
}

/** The first sale that comes, and no other. */
function refuseUna(code: ErrorCode) {
  const { status, msg } = ERRORES[code];
  const rechazo = () => HttpResponse.json({ success: false, code, msg }, { status });
  red.use(http.post('*/v1/crear_venta', rechazo, { once: true }));
}

/** The server has a fault that all sales meet but one, by its number. */
function fallarSalvo(secuencial: string) {
  const pedidos: string[] = [];
  red.use(
    http.post('*/v1/crear_venta', async ({ request }) => {
      const suyo = ((await request.clone().json()) as { secuencial: string }).secuencial;
      pedidos.push(suyo);
      if (suyo === secuencial) return undefined; // the next handler's
      const { status, msg } = ERRORES.INESPERADO;
      return HttpResponse.json({ success: false, code: 'INESPERADO', msg }, { status });
    }),
  );
  return pedidos;
}

const conDosPorEnviar = () => conPorEnviar(2);

async function conPorEnviar(cuantas: number) {
  const store = abrir();
  anotarConexion(false);
  for (let n = 0; n < cuantas; n += 1) await cobrarConEquipo(store.dispatch, porVender());
  anotarConexion(true);
  return store;
}

describe('the clock of a till', () => {
  const porAhora = (ms: number) => {
    const real = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => real + ms);
  };

  it('that jumps stops it without a line, until somebody says that it is right', async () => {
    const { dispatch } = abrir();
    anotarConexion(false);
    await cobrarConEquipo(dispatch, porVender());
    porAhora(6 * 60_000);
    await expect(cobrarConEquipo(dispatch, porVender())).rejects.toMatchObject({
      code: 'HORA_POR_CONFIRMAR',
    });
    await confirmarHora();
    const { venta } = await cobrarConEquipo(dispatch, porVender());
    expect(venta.secuencia).toBe('001-002-000000002');
  });
});

/** An Administrador wants to take it, and is refused. */
function noAceptar(
  store: Parameters<typeof aceptarVenta>[0],
  dado: Parameters<typeof aceptarVenta>[1],
  code: ErrorCode,
): Promise<void> {
  refuse(sinLineaCalls.aceptarVenta, code);
  return expect(aceptarVenta(store, dado)).rejects.toMatchObject({ code });
}

describe('the outbox', () => {
  it('keeps what is refused with its reason, and goes on with the next', async () => {
    const store = await conDosPorEnviar();
    const [primera] = await salida();
    servir();
    refuseUna('PRECIO_NUNCA_VIGENTE');
    await vaciarSalida(store);
    expect(await estados()).toEqual(['RECHAZADA', 'ENVIADA']);
    expect((await salida())[0]?.fallo).toMatchObject({ code: 'PRECIO_NUNCA_VIGENTE' });

    const aceptadas = answer(sinLineaCalls.aceptarVenta, {
      success: true,
      data: { ...(primera?.venta as Venta), id: 'v9' },
    });
    await aceptarVenta(store, { orden: primera?.orden ?? 0, motivo: 'Subió hoy' });
    expect(aceptadas[0]?.body).toMatchObject({
      motivo: 'Subió hoy',
      clave_acceso: primera?.clave_acceso,
    });
    expect(aceptadas[0]?.body).not.toHaveProperty('reemplaza');
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });

  it('gives a sale whose number is another’s the next of the till, when an Administrador says so', async () => {
    const store = await conDosPorEnviar();
    servir();
    refuseUna('NUMERO_YA_USADO');
    await vaciarSalida(store);
    const [primera] = await salida();
    const aceptadas = answer(sinLineaCalls.aceptarVenta, {
      success: true,
      data: { ...(primera?.venta as Venta), id: 'v9' },
    });
    await aceptarVenta(store, { orden: primera?.orden ?? 0, motivo: 'Otro número' });
    expect(aceptadas[0]?.body).toMatchObject({
      reemplaza: primera?.clave_acceso,
      secuencial: '000000003',
    });
  });

  it('gives one of a till that was revoked a number of its company, and that till is forgotten after it', async () => {
    const store = await conPorEnviar(1);
    refuse(ventasCalls.crearVenta, 'NUMERO_DE_OTRO');
    await vaciarSalida(store);
    const [una] = await salida();
    await ponerEquipo({ empresa: EMPRESA, estado: 'REVOCADO', arriendo: null });
    const claveAcceso = `24112026${'0'.repeat(41)}`;
    answer(facturacionCalls.reservarClaveAcceso, {
      success: true,
      data: { claveAcceso, secuencial: '000000009' },
    });
    const aceptadas = answer(sinLineaCalls.aceptarVenta, {
      success: true,
      data: { ...(una?.venta as Venta), id: 'v9', clave_acceso: claveAcceso },
    });
    await aceptarVenta(store, { orden: una?.orden ?? 0, motivo: 'Otro número' });
    expect(aceptadas[0]?.body).toMatchObject({
      reemplaza: una?.clave_acceso,
      clave_acceso: claveAcceso,
    });
    expect(await estados()).toEqual(['ENVIADA']);
    contestarContacto({ estado: 'REVOCADO', arriendo: null });
    await contactar(store.dispatch, EMPRESA);
    expect(await equipoDe(EMPRESA)).toBeNull();
  });

  it('gives up with a reason what an Administrador could not take either, and nothing else', async () => {
    const store = await conPorEnviar(1);
    refuse(ventasCalls.crearVenta, 'TARIFA_NO_FACTURABLE');
    await vaciarSalida(store);
    const [una] = await salida();
    const dado = { orden: una?.orden ?? 0, motivo: 'Se vendió de nuevo' };
    const descartes = answer(sinLineaCalls.descartarActoSinLinea, { success: true, data: null });
    await descartarActo(store, dado);
    expect([descartes.length, await estados()]).toEqual([0, ['RECHAZADA']]);

    await noAceptar(store, dado, 'TARIFA_NO_FACTURABLE');
    await reintentarVenta(store, dado.orden);
    await descartarActo(store, dado);
    expect([descartes.length, await estados()]).toEqual([0, ['RECHAZADA']]);

    await noAceptar(store, dado, 'TARIFA_NO_FACTURABLE');
    await descartarActo(store, dado);
    expect(descartes[0]?.body).toMatchObject({
      clave: una?.idempotencia,
      tipo: 'venta',
      dicho: una?.venta.secuencia,
      monto: una?.venta.total,
      clave_acceso: una?.clave_acceso,
      cuerpo: una?.cuerpo,
      motivo: 'Se vendió de nuevo',
      sin_linea: { hecho: una?.vendida, token: 'a'.repeat(43) },
    });
    expect(await estados()).toEqual([]);
  });

  it('gives another number once, and then it may be given up too', async () => {
    const store = await conPorEnviar(1);
    refuse(ventasCalls.crearVenta, 'VENTA_FUERA_DE_ARRIENDO');
    await vaciarSalida(store);
    const sinRemedio = async () => (await salida())[0]?.sinRemedio ?? false;
    const dado = { orden: (await salida())[0]?.orden ?? 0, motivo: 'Otro número' };
    await noAceptar(store, dado, 'ORDEN_PAGADA');
    expect(await sinRemedio()).toBe(false);
    await noAceptar(store, dado, 'VENTA_FUERA_DE_ARRIENDO');
    expect(await sinRemedio()).toBe(true);
  });

  it('shows no token where the server knows no such till', async () => {
    const store = await conPorEnviar(1);
    refuse(ventasCalls.crearVenta, 'DISPOSITIVO_DESCONOCIDO');
    await vaciarSalida(store);
    const dado = { orden: (await salida())[0]?.orden ?? 0, motivo: 'Se vendió de nuevo' };
    await noAceptar(store, dado, 'DISPOSITIVO_DESCONOCIDO');
    const descartes = answer(sinLineaCalls.descartarActoSinLinea, { success: true, data: null });
    await descartarActo(store, dado);
    expect(descartes[0]?.body).not.toHaveProperty('sin_linea.token');
    expect(await estados()).toEqual([]);
  });

  it.each(['SESION_REQUERIDA', 'BASE_NO_DISPONIBLE', 'SIN_CONEXION', 'INESPERADO'] as const)(
    'waits at %s, and refuses nothing',
    async (code) => {
      const store = await conDosPorEnviar();
      refuse(ventasCalls.crearVenta, code);
      refuse(authCalls.refrescarSesion, code);
      await vaciarSalida(store);
      expect(await estados()).toEqual(['POR_ENVIAR', 'POR_ENVIAR']);
      servir();
      store.dispatch(sesionIniciada({ ...makeUsuario(), token: 'otro', vence: 600 }));
      await vaciarSalida(store);
      expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
    },
  );

  it('counts no failure of a server that is gone, whatever page a proxy shows for it', async () => {
    const store = await conDosPorEnviar();
    const pagina = () => HttpResponse.html('<h1>503 Service Unavailable</h1>', { status: 503 });
    red.use(http.post('*/v1/crear_venta', pagina));
    await vaciarSalida(store);
    expect(await estados()).toEqual(['POR_ENVIAR', 'POR_ENVIAR']);
    expect((await salida()).map(({ fallas }) => fallas)).toEqual([undefined, undefined]);
  });

  it('tells sales that the server always fails at, and goes on with those behind them', async () => {
    await ponerEquipo({ empresa: EMPRESA, arriendo: makeArriendo(1, 2, 3, 4) });
    const store = await conPorEnviar(4);
    servir();
    const inicio = Date.now();
    const alRato = (vez: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(inicio + vez * 7 * 60_000);
      return vaciarSalida(store);
    };
    const pedidos = fallarSalvo('000000004');
    for (let vez = 0; vez < 9; vez += 1) await alRato(vez);
    expect((await salida()).some(pidePersona)).toBe(false);
    expect(await estados()).toEqual(Array(4).fill('POR_ENVIAR'));

    await alRato(9);
    expect((await salida()).map(pidePersona)).toEqual([true, true, true, false]);
    expect(await estados()).toEqual([...Array<string>(3).fill('POR_ENVIAR'), 'ENVIADA']);
    const hasta = pedidos.length;
    await alRato(10);
    expect(pedidos).toHaveLength(hasta + 3); // it goes on being tried

    await reintentarVenta(store, (await salida())[0]?.orden ?? 0);
    expect((await salida()).map(pidePersona)).toEqual([false, true, true, false]);
  });

  const cambiar = (orden: number, mas: Partial<VentaEnSalida>) =>
    enAlmacen('readwrite', async (almacenes) => {
      const fila = await almacenes.venta(orden);
      if (fila) await almacenes.guardarFila({ ...fila, ...mas });
    });
  const ordenes = async () => (await salida()).map(({ orden }) => orden);

  it('leaves to another tab what that one has taken, and all behind it, until it should have ended', async () => {
    const store = await conDosPorEnviar();
    const { pedidos } = servir();
    const [primera = 0] = await ordenes();
    const hasta = Date.now() + 20_000;
    await cambiar(primera, { tomada_hasta: hasta });
    await vaciarSalida(store);
    expect(pedidos).toHaveLength(0);

    jest.spyOn(Date, 'now').mockReturnValue(hasta - 1);
    await vaciarSalida(store);
    expect(pedidos).toHaveLength(0);
    jest.spyOn(Date, 'now').mockReturnValue(hasta);
    await vaciarSalida(store);
    expect(numeros(pedidos)).toEqual(['000000001', '000000002']);
  });

  it('leaves nothing to a page that took it by a clock that was set back since', async () => {
    const store = await conDosPorEnviar();
    const { pedidos } = servir();
    const [primera = 0] = await ordenes();
    await cambiar(primera, { tomada_hasta: Date.now() + 24 * 3_600_000 });
    await vaciarSalida(store);
    expect(numeros(pedidos)).toEqual(['000000001', '000000002']);
  });

  it('does not send what another tab has sent since it looked', async () => {
    const store = await conDosPorEnviar();
    const [, segunda = 0] = await ordenes();
    const { pedidos } = servir(() => cambiar(segunda, { estado: 'ENVIADA', enviada: Date.now() }));
    await vaciarSalida(store);
    expect(numeros(pedidos)).toEqual(['000000001']);
  });

  it('forgets what was sent a day ago, and nothing that waits', async () => {
    const store = await conPorEnviar(3);
    servir();
    const [primera = 0, segunda = 0, tercera = 0] = await ordenes();
    const UN_DIA = 24 * 3_600_000;
    const ahora = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(ahora);
    await cambiar(primera, { estado: 'ENVIADA', enviada: ahora - UN_DIA - 1 });
    await cambiar(segunda, { estado: 'ENVIADA', enviada: ahora - UN_DIA });
    refuseUna('PRECIO_NUNCA_VIGENTE');
    await vaciarSalida(store);
    expect(await ordenes()).toEqual([segunda, tercera]);
    expect(await estados()).toEqual(['ENVIADA', 'RECHAZADA']);

    await cambiar(tercera, { estado: 'ENVIADA', enviada: ahora - UN_DIA - 1 });
    anotarConexion(false);
    await cobrarConEquipo(store.dispatch, porVender({ conFactura: false }));
    anotarConexion(true);
    await vaciarSalida(store);
    expect(await ordenes()).toEqual([segunda, tercera + 1]);

    await cambiar(tercera + 1, { estado: 'ENVIADA', enviada: ahora });
    await cambiar(segunda, { estado: 'ENVIADA', enviada: ahora - UN_DIA - 1 });
    await vaciarSalida(store); // nothing waits
    expect(await ordenes()).toEqual([tercera + 1]);
  });

  it('sends once more what was refused', async () => {
    const store = await conDosPorEnviar();
    servir();
    refuseUna('AREA_NO_HABILITADA');
    await vaciarSalida(store);
    await reintentarVenta(store, (await salida())[0]?.orden ?? 0);
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
  });
});

const DISPOSITIVO = { dispositivo: makeDispositivo() };

const contestarContacto = (over: object = {}) =>
  answer(dispositivosCalls.contactarDispositivo, () => ({
    success: true as const,
    data: {
      estado: 'ACTIVO' as const,
      ahora: new Date(Date.now() - 60_000).toISOString(),
      horas_sin_ingreso: 8,
      arriendo: makeArriendo(1, 2, 3, 4),
      perdidas: [],
      ...over,
    },
  }));

describe('the token of a till', () => {
  const enDisco = () => enAlmacen('readonly', (almacenes) => almacenes.equipo(EMPRESA));

  it('is not to be read where it lies, and goes out with each sale', async () => {
    const store = abrir();
    refuse(dispositivosCalls.contactarDispositivo, 'BASE_NO_DISPONIBLE');
    await adoptarEquipo(store, { empresa: EMPRESA, token: 'secreto', ...DISPOSITIVO });
    const { token } = (await enDisco()) ?? {};
    if (!token || typeof token === 'string') throw new Error('it is readable');
    expect(token.llave.extractable).toBe(false);
    expect(new TextDecoder().decode(token.sellado.datos)).not.toContain('secreto');
    expect(await abrirFicha(token)).toBe('secreto');
  });

  it('that the version before kept readable is good, and is sealed at the next contact', async () => {
    const store = await conDosPorEnviar();
    servir();
    await vaciarSalida(store);
    expect(await estados()).toEqual(['ENVIADA', 'ENVIADA']);
    contestarContacto();
    await contactar(store.dispatch, EMPRESA);

    expect(typeof (await enDisco())?.token).toBe('object');
    const { pedidos } = servir();
    anotarConexion(false);
    await cobrarConEquipo(store.dispatch, porVender());
    anotarConexion(true);
    await vaciarSalida(store);
    expect(pedidos[0]?.body).toMatchObject({ sin_linea: { token: 'a'.repeat(43) } });
  });
});

describe('contact', () => {
  const contestar = contestarContacto;

  it('tells what waits, renews the lease without what was sold, and learns the time', async () => {
    const { dispatch } = await conDosPorEnviar();
    const pedidos = contestar();
    await contactar(dispatch, EMPRESA);
    expect(pedidos[0]?.body).toMatchObject({ numeros: 200, por_enviar: { cuantas: 2 } });
    const equipo = await equipoDe(EMPRESA);
    expect(equipo?.arriendo?.numeros.map(({ secuencial }) => Number(secuencial))).toEqual([3, 4]);
    expect(Math.round((equipo?.desfase_ms ?? 0) / 1_000)).toBe(60);
  });

  it('tells the shell how long somebody goes on without having logged in: of several companies the strictest', async () => {
    const contacto = '2026-11-24T18:00:00.000Z';
    await ponerEquipo({ empresa: ANDINA, contacto, horas_sin_ingreso: 10 });
    const dichas: number[] = [];
    const dejar = onHorasSinIngreso((horas) => dichas.push(horas));
    contestar();
    await contactar(abrir([EMPRESA, ANDINA]).dispatch, EMPRESA);
    contestar({ horas_sin_ingreso: 24 });
    await contactar(abrir([EMPRESA, ANDINA]).dispatch, EMPRESA);
    dejar();
    expect(dichas).toEqual([8, 10]);
  });

  it('of one that was revoked: it forgets its numbers, and itself once nothing waits', async () => {
    const store = await conDosPorEnviar();
    contestar({ estado: 'REVOCADO', arriendo: null });
    await contactar(store.dispatch, EMPRESA);
    expect(await equipoDe(EMPRESA)).toMatchObject({ estado: 'REVOCADO', arriendo: null });
    servir();
    await vaciarSalida(store);
    await contactar(store.dispatch, EMPRESA);
    expect(await equipoDe(EMPRESA)).toBeNull();
  });

  it('is made first where the clock jumped and there is a line: the sale is of the right time', async () => {
    await ponerEquipo({ empresa: EMPRESA, hora_dudosa: true, desfase_ms: -3_600_000 });
    const contactos = contestar();
    servir();
    const { pendiente } = await cobrarConEquipo(abrir().dispatch, porVender());
    expect({ pendiente, contactos: contactos.length }).toEqual({ pendiente: null, contactos: 1 });
    const [venta] = await salida();
    const tarde = Date.now() - new Date(venta?.vendida ?? 0).getTime();
    expect(Math.round(tarde / 60_000)).toBe(1); // as the server's clock says
  });

  it('is asked for where a till with a line has no numbers left', async () => {
    await ponerEquipo({ empresa: EMPRESA, arriendo: null });
    contestar();
    servir();
    const { venta } = await cobrarConEquipo(abrir().dispatch, porVender());
    expect(venta.secuencia).toBe('001-002-000000001');
  });
});
