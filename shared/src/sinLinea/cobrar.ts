import { esApiError } from '../api/apiError';
import type { AppDispatch } from '../api/store';
import type { Venta } from '../contracts/ventas/ventas';
import { pideOtroNumero } from '../domain/sinLinea/sinLinea';
import { hayConexion } from '../session/conexion';

import { enAlmacen, hayAlmacen, type Almacenes } from './almacen';
import { anotarVenta, deshacerVenta, type PorVender } from './anotar';
import { contactar } from './contactar';
import { enviarVenta, yaEnviada } from './enviar';
import { FalloDeEquipo, noSeGuarda } from './FalloDeEquipo';
import { contarCambio } from './foto';
import type { Equipo, VentaEnSalida } from './modelo';
import { vigilarReloj } from './reloj';

/** Longer a buyer does not wait: without an answer by then it is done here. */
export const COBRO_MS = 5_000;
/** For so long nobody else sends what is being sold. */
export const TOMADA_MS = 20_000;

/** `pendiente`: the key of a sale that the server does not have yet. */
export type Vendida = { venta: Venta; pendiente: string | null };

/** This browser as a till of a company; null where it is none, or cannot say so while the server can be asked instead. */
export const equipoDe = (empresa: string): Promise<Equipo | null> =>
  siSeLee((almacenes) => almacenes.equipo(empresa));

/** A sale of this till, by the key it was charged with; null where there is none. */
export const ventaDeSalida = (idempotencia: string): Promise<VentaEnSalida | null> =>
  siSeLee((almacenes) => almacenes.ventaDeClave(idempotencia));

/** A browser that keeps nothing, or does not answer, sells with a line as one that was never registered. */
async function siSeLee<Valor>(
  leer: (almacenes: Almacenes) => Promise<Valor | undefined>,
): Promise<Valor | null> {
  if (!hayAlmacen()) return null;
  try {
    return (await enAlmacen('readonly', leer)) ?? null;
  } catch (error) {
    if (!hayConexion() || !noSeGuarda(error)) throw error;
    console.warn('sinLinea: asked of the server instead', error);
    return null;
  }
}

/**
 * Does something on a registered till as that does it, line or no line; anywhere else by asking the server. So does a till whose
 * browser does not keep what it is given, while there is a line: what is done twice has one key, and is once.
 */
export async function segunEquipo<Hecho>(
  empresa: string,
  conEquipo: () => Promise<Hecho>,
  preguntar: () => Promise<Hecho>,
): Promise<Hecho> {
  const equipo = await equipoDe(empresa);
  if (equipo?.estado !== 'ACTIVO') return preguntar();
  try {
    return await conEquipo();
  } catch (error) {
    if (!hayConexion() || !noSeGuarda(error)) throw error;
    console.warn('sinLinea: asked of the server instead', error);
    return preguntar();
  }
}

/**
 * Sells with this till's own number, line or no line: written first, sent where there is a line. What the server refuses there
 * and then is no sale, and throws; without an answer it is one, and waits to be sent. What cannot be written down is not sold
 * here, and throws (`noSeGuarda`).
 */
export async function cobrarConEquipo(dispatch: AppDispatch, por: PorVender): Promise<Vendida> {
  try {
    return await cobrarUnaVez(dispatch, por);
  } catch (error) {
    // it has others since the till was last in touch, as where its company went over to production: the buyer waits once more
    if (!esApiError(error) || !pideOtroNumero(error.code)) throw error;
    await contactar(dispatch, por.cuerpo.empresa);
    return cobrarUnaVez(dispatch, por);
  }
}

async function cobrarUnaVez(dispatch: AppDispatch, por: PorVender): Promise<Vendida> {
  await vigilarReloj();
  const conLinea = hayConexion();
  const { empresa } = por.cuerpo;
  if (conLinea && (await equipoDe(empresa))?.hora_dudosa) await contactar(dispatch, empresa);
  const hasta = conLinea ? Date.now() + TOMADA_MS : 0;
  const anotada = await anotarVenta(por, hasta).catch(async (error: unknown) => {
    if (!conLinea || !seArregla(error)) throw error;
    await contactar(dispatch, empresa);
    return anotarVenta(por, hasta);
  });
  if (anotada.estado === 'ENVIADA') return { venta: anotada.venta, pendiente: null };
  const sinServidor = { venta: anotada.venta, pendiente: anotada.idempotencia };
  if (!conLinea) return sinServidor;

  const enviada = await enviarVenta(dispatch, anotada, COBRO_MS);
  if (enviada.que === 'rehusada') {
    await deshacerVenta(anotada).catch(seSabra);
    throw enviada.error;
  }
  const otra =
    enviada.que === 'hecha' ? yaEnviada(anotada, enviada.dato) : { ...anotada, tomada_hasta: 0 };
  await enAlmacen('readwrite', (almacenes) => almacenes.guardarFila(otra)).catch(seSabra);
  await contarCambio();
  return enviada.que === 'hecha' ? { venta: enviada.dato, pendiente: null } : sinServidor;
}

/** Whether asking the server mends it, where it answers. */
const seArregla = (error: unknown): boolean =>
  error instanceof FalloDeEquipo &&
  (error.code === 'EQUIPO_SIN_NUMEROS' || error.code === 'ARRIENDO_VENCIDO');

/** The server has answered, and that holds: what could not be noted of it goes out again, and gets the same answer. */
export const seSabra = (error: unknown): void =>
  console.warn('sinLinea: what the server said was not written down', error);
