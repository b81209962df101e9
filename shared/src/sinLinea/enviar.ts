import { esApiError } from '../api/apiError';
import type { AppDispatch } from '../api/store';
import type { Venta } from '../contracts/ventas';
import { seRehusa } from '../domain/sinLinea';

import { enAlmacen } from './almacen';
import { abrirFicha } from './ficha';
import type { Equipo, FalloDeVenta, VentaEnSalida } from './modelo';
import { ahoraDe } from './reloj';
import { enviarVentaDeEquipo } from './sinLineaApi';

/** `nada`: nobody knows, it is sent again. `sigue`: and others may go out; `falla`: the server is there, and failed at this one. */
export type Enviada =
  | { que: 'vendida'; venta: Venta }
  | { que: 'rehusada'; fallo: FalloDeVenta; error: unknown }
  | { que: 'nada'; sigue: boolean; falla?: boolean };

/** A sale as crear_venta takes it: with its till, and what that shows now. */
export async function solicitudDe(venta: VentaEnSalida, equipo: Equipo) {
  const { cuerpo, clave_acceso, idempotencia, vendida, vendedor } = venta;
  const token = await abrirFicha(equipo.token);
  const reloj = ahoraDe(equipo).toISOString();
  return {
    ...{ ...cuerpo, idempotencia, clave_acceso },
    secuencial: venta.numero?.secuencial ?? null,
    sin_linea: { dispositivo: equipo.id, token, vendida, reloj, vendedor },
  };
}

/** Sends a sale, once. */
export async function enviar(
  dispatch: AppDispatch,
  venta: VentaEnSalida,
  espera: number,
): Promise<Enviada> {
  const equipo = await enAlmacen('readonly', (almacenes) => almacenes.equipo(venta.empresa));
  if (!equipo || equipo.id !== venta.dispositivo) return { que: 'nada', sigue: true };
  const solicitud = await solicitudDe(venta, equipo);
  const pedido = dispatch(
    enviarVentaDeEquipo.initiate(
      { venta: solicitud, espera },
      { track: false }, // what it answers is kept here
    ),
  );
  const { data, error } = await pedido;
  if (data) return { que: 'vendida', venta: data };
  if (!esApiError(error)) return { que: 'nada', sigue: false };
  const { code, msg } = error;
  if (seRehusa(error)) return { que: 'rehusada', fallo: { code, msg }, error };
  const falla = code === 'INESPERADO' && error.status >= 500;
  return { que: 'nada', sigue: falla, falla };
}

/** The server has it. */
export const yaEnviada = (venta: VentaEnSalida, deServidor: Venta): VentaEnSalida => ({
  ...{ ...venta, venta: deServidor, estado: 'ENVIADA', fallo: null },
  ...{ tomada_hasta: 0, enviada: Date.now() },
});
