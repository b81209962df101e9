import { esApiError } from '../api/apiError';
import type { AppDispatch } from '../api/store';
import type { Firma } from '../contracts/admin/dispositivos';
import type { Venta } from '../contracts/ventas/ventas';
import { conOtraFalla, seRehusa } from '../domain/sinLinea/sinLinea';

import { entradaDeActo } from './actos';
import { enAlmacen } from './almacen';
import { abrirFicha } from './ficha';
import { allaDe } from './firmar';
import {
  esVenta,
  type ActoEnSalida,
  type Equipo,
  type FalloDeEnvio,
  type FilaDeSalida,
  type VentaEnSalida,
} from './modelo';
import { ahoraDe } from './reloj';
import { enviarActoDeEquipo, enviarVentaDeEquipo } from './sinLineaApi';

/** `nada`: nobody knows, it is sent again. `sigue`: and others may go out; `falla`: the server is there, and failed at this one. */
export type Enviada<Dato = unknown> =
  | { que: 'hecha'; dato: Dato }
  | { que: 'rehusada'; fallo: FalloDeEnvio; error: unknown }
  | { que: 'nada'; sigue: boolean; falla?: boolean };

/** A sale as crear_venta takes it: with its till, and what that shows now. */
export async function solicitudDeVenta(
  venta: VentaEnSalida,
  equipo: Equipo,
  firma: Firma | null = venta.firma ?? null,
) {
  const { cuerpo, clave_acceso, idempotencia } = venta;
  const token = await abrirFicha(equipo.token);
  const reloj = ahoraDe(equipo).toISOString();
  return {
    ...cuerpo,
    idempotencia,
    clave_acceso,
    secuencial: venta.numero?.secuencial ?? null,
    sin_linea: { ...allaDe(venta), token, reloj, ...(firma && { firma }) },
  };
}

/** Sends a sale, once. */
export const enviarVenta = (dispatch: AppDispatch, venta: VentaEnSalida, espera: number) =>
  entregar<Venta>(venta, async (equipo, firma) => {
    const solicitud = await solicitudDeVenta(venta, equipo, firma);
    return dispatch(
      enviarVentaDeEquipo.initiate(
        { venta: solicitud, espera },
        { track: false }, // what it answers is kept here
      ),
    );
  });

/** Sends another act, once. */
export const enviarActo = (dispatch: AppDispatch, acto: ActoEnSalida, espera: number) =>
  entregar<unknown>(acto, async (equipo, firma) => {
    const sinLinea = {
      dispositivo: equipo.id,
      token: await abrirFicha(equipo.token),
      hecho: acto.hecho,
      quien: acto.quien.id,
      reloj: ahoraDe(equipo).toISOString(),
      ...(firma && { firma }),
    };
    const envio = { tipo: acto.tipo, entrada: entradaDeActo(acto, sinLinea), espera };
    const { data, error } = await dispatch(enviarActoDeEquipo.initiate(envio, { track: false }));
    return { data: data?.dato, error };
  });

/** Sends whatever was done, once; as it is kept from then on. */
export async function enviar(dispatch: AppDispatch, fila: FilaDeSalida, espera: number) {
  const respuesta = esVenta(fila)
    ? await enviarVenta(dispatch, fila, espera)
    : await enviarActo(dispatch, fila, espera);
  return { respuesta, queda: trasEnviar(fila, respuesta) };
}

type Contestado<Dato> = { data?: Dato | undefined; error?: unknown };

type Pedir<Dato> = (equipo: Equipo, firma: Firma | null) => Promise<Contestado<Dato>>;

async function entregar<Dato>(fila: FilaDeSalida, pedir: Pedir<Dato>): Promise<Enviada<Dato>> {
  const { empresa, dispositivo, firma = null } = fila;
  const equipo = await enAlmacen('readonly', (almacenes) => almacenes.equipo(empresa));
  if (!equipo || equipo.id !== dispositivo) return { que: 'nada', sigue: true };
  const primera = await pedir(equipo, firma);
  const { data, error } = firma && noSeEntiende(primera) ? await pedir(equipo, null) : primera;
  if (data !== undefined) return { que: 'hecha', dato: data };
  if (!esApiError(error)) return { que: 'nada', sigue: false };
  const { code, msg } = error;
  if (seRehusa(error)) return { que: 'rehusada', fallo: { code, msg }, error };
  const falla = code === 'INESPERADO';
  return { que: 'nada', sigue: falla, falla };
}

/** A server that was put back a version takes no signature: nobody is kept from selling for it. */
const noSeEntiende = ({ error }: Contestado<unknown>): boolean =>
  esApiError(error) && error.status === 400;

function trasEnviar(fila: FilaDeSalida, respuesta: Enviada): FilaDeSalida {
  if (respuesta.que === 'rehusada')
    return { ...fila, tomada_hasta: 0, estado: 'RECHAZADA', fallo: respuesta.fallo };
  if (respuesta.que === 'nada') {
    const fallas = respuesta.falla ? conOtraFalla(fila.fallas, Date.now()) : fila.fallas;
    return { ...fila, tomada_hasta: 0, ...(fallas && { fallas }) };
  }
  return esVenta(fila) ? yaEnviada(fila, respuesta.dato as Venta) : yaHecho(fila);
}

const enviada = () =>
  ({ estado: 'ENVIADA', fallo: null, tomada_hasta: 0, enviada: Date.now() }) as const;

/** The server has it; its buyer too, whose data are no longer needed here. */
export function yaEnviada(
  { comprador: _, ...venta }: VentaEnSalida,
  deServidor: Venta,
): VentaEnSalida {
  return { ...venta, ...enviada(), venta: deServidor };
}
export const yaHecho = (acto: ActoEnSalida): ActoEnSalida => ({ ...acto, ...enviada() });
