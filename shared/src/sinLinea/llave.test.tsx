import { ponerEquipo, vaciarAlmacen } from '../testing/makeEquipo';

import { createHash, createPublicKey, verify } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { makeStore, nuevoUuid } from '@comanda/shared/api';
import { anotarConexion, sesionIniciada } from '@comanda/shared/session';
import { answer, makeUsuario, red, refuse, type Pedido } from '@comanda/shared/testing';
import { http, HttpResponse } from 'msw';

import type { ActoSinLinea } from '../contracts/ventas/actoSinLinea';
import { cajaCalls } from '../contracts/caja/caja';
import { dispositivosCalls, type LlavePublica } from '../contracts/admin/dispositivos';
import { ventasCalls, type SinLinea } from '../contracts/ventas/ventas';
import { textoDeCuerpo, textoPorFirmar } from '../domain/sinLinea/actoFirmado';
import { centavos } from '../domain/dinero/dinero';

import { enAlmacen } from './almacen';
import { cobrarConEquipo, equipoDe, hacerConEquipo, vaciarSalida } from './index';
import { olvidarLlaves, tenerLlave } from './llave';

const EMPRESA = 'La Cevichería del Puerto';
const DIA_MS = 86_400_000;

function abrir(id = 'u1') {
  const store = makeStore();
  const usuario = makeUsuario({ id, empresa: [EMPRESA] });
  store.dispatch(sesionIniciada({ ...usuario, token: 'token-de-prueba', vence: 600 }));
  return store;
}
type Tienda = ReturnType<typeof abrir>;

/** The server signs off what it is shown. */
function registrarLlaves() {
  const llaves: LlavePublica[] = [];
  answer(dispositivosCalls.registrarLlaveDeEquipo, ({ body }) => {
    const { publica } = body as { publica: LlavePublica };
    llaves.push(publica);
    const hasta = new Date(Date.now() + 2 * DIA_MS).toISOString();
    return { success: true as const, data: { hasta, huella: huellaDe(JSON.stringify(publica)) } };
  });
  return llaves;
}
const huellaDe = (texto: string) => createHash('sha256').update(texto).digest('base64url');

const vender = ({ dispatch }: Tienda, over: { vendedor?: string; detalle?: string } = {}) =>
  cobrarConEquipo(dispatch, {
    idempotencia: nuevoUuid(),
    vendedor: over.vendedor ?? 'u1',
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
      orden: nuevoUuid(),
      motivo_descuento: over.detalle ?? ' De la casa ',
      tienda: [],
    },
  });
const mover = ({ dispatch }: Tienda) =>
  hacerConEquipo(dispatch, {
    tipo: 'movimiento',
    idempotencia: nuevoUuid(),
    empresa: EMPRESA,
    dicho: 'Salida: gas',
    monto: centavos(350),
    quien: { id: 'u1', nombre: 'Carlos' },
    cuerpo: { empresa: EMPRESA, detalle: ' gas ', salida: 3.5 },
  });
const filas = () => enAlmacen('readonly', (almacenes) => almacenes.filas());
const firmas = async () => (await filas()).map(({ firma }) => firma !== undefined);

type Enviado = { firma?: { valor: string; llave: string } | undefined };
type DelActo = Omit<Parameters<typeof textoPorFirmar>[0], 'empresa'>;
/** As the server looks at it: whether that key signed just this. */
function vale(jwk: LlavePublica, { firma }: Enviado, acto: DelActo, cuerpo: object): boolean {
  const huella = huellaDe(textoDeCuerpo(acto.tipo, { ...cuerpo }));
  const texto = Buffer.from(textoPorFirmar({ ...acto, empresa: EMPRESA }, huella));
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const valor = Buffer.from(firma?.valor ?? '', 'base64url');
  return verify('sha256', texto, { key, dsaEncoding: 'ieee-p1363' }, valor);
}

let store: Tienda;
beforeEach(async () => {
  await ponerEquipo({ empresa: EMPRESA, turnos: { u1: 2 } });
  store = abrir();
});
afterEach(async () => {
  jest.restoreAllMocks();
  anotarConexion(true);
  await vaciarAlmacen();
});

/** What is sent comes to nobody; what it was is in the answer. */
const enviados = (call: Parameters<typeof refuse>[0]): Pedido[] =>
  refuse(call, 'DISPOSITIVO_DESCONOCIDO');

describe('what whoever is in does at a till', () => {
  it('is signed by them, with a key that cannot be read out and that the server knows as theirs', async () => {
    const llaves = registrarLlaves();
    await tenerLlave(store.dispatch, EMPRESA);
    const [jwk] = llaves;
    const llave = (await equipoDe(EMPRESA))?.llave;
    expect(llave?.privada.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('pkcs8', llave?.privada as CryptoKey)).rejects.toThrow();
    anotarConexion(false);
    await vender(store);
    await mover(store);
    expect(await firmas()).toEqual([true, true]);

    anotarConexion(true);
    const ventas = enviados(ventasCalls.crearVenta);
    const movimientos = enviados(cajaCalls.ingresarMovimiento);
    await vaciarSalida(store);
    const recibida = ventas[0]?.body as Record<string, unknown> & { sin_linea: SinLinea };
    const deVenta = {
      tipo: 'venta',
      clave: ventas[0]?.headers.get('idempotency-key') ?? '',
      quien: 'u1',
      dispositivo: recibida.sin_linea.dispositivo,
      momento: recibida.sin_linea.vendida,
    };
    expect(vale(jwk as LlavePublica, recibida.sin_linea, deVenta, recibida)).toBe(true);
    const otraCaja = { ...recibida, sin_linea: { ...recibida.sin_linea, caja: 1 } };
    expect(vale(jwk as LlavePublica, recibida.sin_linea, deVenta, otraCaja)).toBe(false);

    const movido = movimientos[0]?.body as Record<string, unknown> & {
      sin_linea: ActoSinLinea;
      movimiento_id: string;
    };
    const deMovimiento = {
      tipo: 'movimiento',
      clave: movido.movimiento_id,
      quien: 'u1',
      dispositivo: movido.sin_linea.dispositivo,
      momento: movido.sin_linea.hecho,
    };
    const comoLoLee = { ...movido, detalle: 'gas', ingreso: 0 };
    expect(vale(jwk as LlavePublica, movido.sin_linea, deMovimiento, comoLoLee)).toBe(true);
    expect(
      vale(jwk as LlavePublica, movido.sin_linea, deMovimiento, { ...movido, salida: 9 }),
    ).toBe(false);
  });

  it('is signed with a line too', async () => {
    registrarLlaves();
    await tenerLlave(store.dispatch, EMPRESA);
    const ventas = enviados(ventasCalls.crearVenta);
    await expect(vender(store)).rejects.toMatchObject({ code: 'DISPOSITIVO_DESCONOCIDO' });
    expect(ventas[0]?.body).toMatchObject({ sin_linea: { firma: { valor: expect.any(String) } } });
  });

  it('goes without its signature to a server that takes none', async () => {
    registrarLlaves();
    await tenerLlave(store.dispatch, EMPRESA);
    anotarConexion(false);
    await mover(store);
    anotarConexion(true);
    const pedidos = enviados(cajaCalls.ingresarMovimiento);
    red.use(
      http.post('*/v1/ingresar_movimiento', async ({ request }) => {
        const cuerpo = (await request.clone().json()) as { sin_linea: object };
        if (!('firma' in cuerpo.sin_linea)) return undefined; // the next handler's
        const mal = { success: false, code: 'DATOS_INVALIDOS', msg: 'No se entiende', errores: [] };
        return HttpResponse.json(mal, { status: 400 });
      }),
    );
    await vaciarSalida(store);
    expect(pedidos).toHaveLength(1);
  });

  it('is not signed in the name of somebody else', async () => {
    registrarLlaves();
    await tenerLlave(store.dispatch, EMPRESA);
    anotarConexion(false);
    await vender(store, { vendedor: 'u2' });
    expect(await firmas()).toEqual([false]);
  });

  it('is done all the same where no key can be made, kept or registered, or nothing signed', async () => {
    const avisos = jest.spyOn(console, 'warn').mockReturnValue();
    const sinRegistrar = enviados(dispositivosCalls.registrarLlaveDeEquipo);
    await tenerLlave(store.dispatch, EMPRESA);
    expect(sinRegistrar).toHaveLength(1);
    anotarConexion(false);
    await vender(store);
    expect(avisos).not.toHaveBeenCalled();
    registrarLlaves();
    await tenerLlave(store.dispatch, EMPRESA);
    jest.spyOn(crypto.subtle, 'sign').mockRejectedValue(new Error('broken'));
    await vender(store);
    await mover(store);
    expect(avisos).toHaveBeenCalledTimes(2);
    expect(await firmas()).toEqual([false, false, false]);
  });
});

describe('the key of a till', () => {
  it('is of one person: who comes after them has another, and a logout leaves none', async () => {
    const llaves = registrarLlaves();
    await tenerLlave(store.dispatch, EMPRESA);
    const antes = (await equipoDe(EMPRESA))?.llave;
    await tenerLlave(abrir('u2').dispatch, EMPRESA);
    const despues = (await equipoDe(EMPRESA))?.llave;
    expect([antes?.de, despues?.de]).toEqual(['u1', 'u2']);
    expect(antes?.huella).not.toBe(despues?.huella);
    expect(llaves).toHaveLength(2);
    await olvidarLlaves();
    expect((await equipoDe(EMPRESA))?.llave).toBeUndefined();
    expect((await equipoDe(EMPRESA))?.arriendo?.numeros).toHaveLength(3);
  });

  it('is the same in two tabs, and is said again before it ends, not at each contact', async () => {
    const llaves = registrarLlaves();
    await Promise.all([1, 2].map(() => tenerLlave(store.dispatch, EMPRESA)));
    await tenerLlave(store.dispatch, EMPRESA);
    expect(new Set(llaves.map(({ x }) => x)).size).toBe(1);
    const antes = llaves.length;
    await tenerLlave(store.dispatch, EMPRESA);
    expect(llaves).toHaveLength(antes);
    const luego = Date.now() + 2 * 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(luego);
    await tenerLlave(store.dispatch, EMPRESA);
    expect(llaves).toHaveLength(antes + 1);
    expect(llaves.at(-1)).toEqual(llaves[0]);
  });

  it('that the server takes no more gives way to another', async () => {
    registrarLlaves();
    await tenerLlave(store.dispatch, EMPRESA);
    const luego = Date.now() + 3 * DIA_MS;
    jest.spyOn(Date, 'now').mockReturnValue(luego);
    refuse(dispositivosCalls.registrarLlaveDeEquipo, 'LLAVE_DE_OTRO');
    await tenerLlave(store.dispatch, EMPRESA);
    expect((await equipoDe(EMPRESA))?.llave).toBeUndefined();
    const llaves = registrarLlaves();
    await tenerLlave(store.dispatch, EMPRESA);
    expect(llaves).toHaveLength(1);
  });
});

describe('a browser without WebCrypto', () => {
  it('sells, and signs nothing', async () => {
    const llaves = registrarLlaves();
    const de = crypto;
    const sin = {
      randomUUID: () => de.randomUUID(),
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => de.getRandomValues(bytes),
    };
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(sin as Crypto); // as over plain http
    await tenerLlave(store.dispatch, EMPRESA);
    anotarConexion(false);
    await vender(store);
    expect(llaves).toEqual([]);
    expect(await firmas()).toEqual([false]);
  });
});
