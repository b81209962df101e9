import { orderingApi } from '../api/apis';
import type { AppDispatch } from '../api/store';
import type { LineaOrden } from '../contracts/ventas/ordenes';
import type { Centavos } from '../domain/dinero/dinero';
import { impedimentoDeActo, sinContacto } from '../domain/sinLinea/sinLinea';
import { hayConexion } from '../session/conexion';

import { ACTOS, segunMomento, type CuerpoDeActo, type DatoDeActo, type TipoDeActo } from './actos';
import { enAlmacen } from './almacen';
import { COBRO_MS, equipoDe, seSabra, TOMADA_MS } from './cobrar';
import { contactar } from './contactar';
import { enviarActo, yaHecho } from './enviar';
import { FalloDeEquipo } from './FalloDeEquipo';
import { conFirma } from './firmar';
import { contarCambio } from './foto';
import { esActo, type ActoEnSalida } from './modelo';
import { ahoraDe, vigilarReloj } from './reloj';
import { seguirOrden } from './seguirOrden';

/** What is to be done; see ActoEnSalida. */
export type PorHacer<Tipo extends TipoDeActo> = {
  tipo: Tipo;
  idempotencia: string;
  empresa: string;
  cuerpo: CuerpoDeActo<Tipo>;
  quien: { id: string; nombre: string };
  dicho: string;
  monto: Centavos | null;
  lineas?: readonly LineaOrden[];
};

/** `dato`: what the server answered; null: it waits to be sent. */
export type Hecho<Tipo extends TipoDeActo> = { acto: ActoEnSalida; dato: DatoDeActo<Tipo> | null };

/**
 * Does something besides selling on this till, line or no line, as it sells (cobrar.ts): written first, sent where there is a
 * line. What the server refuses there and then was not done, and throws; without an answer it was, and waits to be sent.
 */
export async function hacerConEquipo<Tipo extends TipoDeActo>(
  dispatch: AppDispatch,
  por: PorHacer<Tipo>,
): Promise<Hecho<Tipo>> {
  const { guardado, alMomento } = segunMomento(por.tipo, por.cuerpo);
  await vigilarReloj();
  const conLinea = hayConexion();
  const equipo = conLinea ? await equipoDe(por.empresa) : null;
  if (equipo && (equipo.hora_dudosa || sinContacto(equipo, ahoraDe(equipo))))
    await contactar(dispatch, por.empresa);
  const acto = await anotarActo({ ...por, cuerpo: guardado }, conLinea);
  if (!conLinea || acto.estado !== 'POR_ENVIAR') return { acto, dato: null };

  const ahora = { ...acto, cuerpo: { ...acto.cuerpo, ...alMomento } } as ActoEnSalida;
  const enviada = await enviarActo(dispatch, ahora, COBRO_MS);
  if (enviada.que === 'rehusada') {
    await enAlmacen('readwrite', (almacenes) => almacenes.borrarFila(acto.orden)).catch(seSabra);
    await contarCambio();
    throw enviada.error;
  }
  const hecha = enviada.que === 'hecha';
  const otro = hecha ? yaHecho(acto) : { ...acto, tomada_hasta: 0 };
  await enAlmacen('readwrite', (almacenes) => almacenes.guardarFila(otro)).catch(seSabra);
  if (hecha) await seguirOrden(otro, enviada.dato).catch(seSabra);
  await contarCambio();
  if (hecha) dispatch(orderingApi.util.invalidateTags([...ACTOS[por.tipo].refresca]));
  return { acto: otro, dato: hecha ? (enviada.dato as DatoDeActo<Tipo>) : null };
}

/** Written, or not done. A key that was written before is that act. */
async function anotarActo<Tipo extends TipoDeActo>(
  { empresa, ...por }: PorHacer<Tipo>,
  conLinea: boolean,
): Promise<ActoEnSalida> {
  const anotado = await enAlmacen('readwrite', async (almacenes) => {
    const antes = await almacenes.filaDeClave(por.idempotencia);
    if (antes && esActo(antes)) return antes;
    const equipo = await almacenes.equipo(empresa);
    if (!equipo) throw new FalloDeEquipo('ACTO_SIN_EQUIPO');
    const ahora = ahoraDe(equipo);
    const impedimento = impedimentoDeActo(equipo, ahora, conLinea);
    if (impedimento) throw new FalloDeEquipo(impedimento);
    const acto = {
      ...por,
      empresa,
      dispositivo: equipo.id,
      hecho: ahora.toISOString(),
      estado: 'POR_ENVIAR',
      fallo: null,
      enviada: null,
      tomada_hasta: conLinea ? Date.now() + TOMADA_MS : 0,
    };
    return almacenes.agregarFila<ActoEnSalida>(acto as unknown as ActoEnSalida); // its kind and its body are of one
  });
  const firmado = await conFirma(anotado);
  await contarCambio();
  return firmado;
}
