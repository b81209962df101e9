import type { z } from 'zod';

import type { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar } from '@comanda/kit/auditoria/auditoria';
import { enCampo } from '@comanda/kit/http/enCampo';

import { retirarHechas } from '../vizor/retirarHechas';

import { abiertaEn, abrirOrden, mesaDeNumero } from './abrirOrden';
import {
  cambiarOrden,
  conSaldo,
  enOrden,
  enOrdenYPiso,
  exigirAbierta,
  type EnOrden,
  type Mundo,
} from './enOrden';
import {
  anotarMovimientos,
  anotarOperacion,
  type MovimientoDeLinea,
  type Operacion,
} from './operaciones';
import { leerOrden, type LineaRow } from './ordenRow';

export type Entrada<Nombre extends keyof typeof mesasCalls> = z.output<
  Extract<(typeof mesasCalls)[Nombre], { body: unknown }>['body']
>;

/** The whole order to a free table. */
export const trasladarOrden = (mundo: Mundo, entrada: Entrada<'trasladarOrden'>): Promise<Orden> =>
  unaVez(mundo, { ...entrada, tipo: 'MESA' }, async (orden) => {
    const { trx, client, empresa, hecho, fila } = orden;
    const mesa_id = await mesaDeNumero(trx, empresa, entrada.mesa);
    if (mesa_id === null || mesa_id === fila.mesa_id) return;
    if (await abiertaEn(trx, empresa, mesa_id)) {
      const msg = `La mesa ${entrada.mesa} tiene una orden abierta. Use Unir`;
      throw enCampo('MESA_OCUPADA', 'mesa', { msg });
    }
    await cambiarOrden(trx, empresa, fila.id, { mesa_id });
    await auditar(client, 'pedidos', empresa, {
      ...hecho,
      accion: 'orden trasladada',
      entidad: fila.id,
      antes: { mesa: fila.numero_mesa },
      despues: { mesa: entrada.mesa },
    });
  });

/** Everything of one order goes into another, which is the one that is answered. */
export const unirOrdenes = (mundo: Mundo, entrada: Entrada<'unirOrdenes'>): Promise<Orden> =>
  unaVez(mundo, { ...entrada, tipo: 'UNION', responder: entrada.con }, async (orden) => {
    const { trx, client, empresa, hecho, fila, lineas } = orden;
    const { con, clave } = entrada;
    const otra = con === fila.id ? null : await leerOrden(client, empresa, con);
    if (!otra) throw enCampo('NO_ENCONTRADO', 'con', { msg: 'Elija otra orden' });
    exigirAbierta(otra);
    const todo = lineas.filter(conSaldo).map(({ id, saldo }) => ({ linea: id, cantidad: saldo }));
    await anotarMovimientos(client, empresa, clave, pasar(fila.id, con, todo));
    await cambiarOrden(trx, empresa, fila.id, {
      estado: 'UNIDA',
      unida_a: con,
      cerrada: hecho.ahora,
      por_pagar: false,
    });
    await dejarEnCocina(orden, con);
    const juntos = (fila.comensales ?? 0) + (otra.fila.comensales ?? 0);
    await cambiarOrden(trx, empresa, con, { comensales: juntos || null, por_pagar: false });
    await auditar(client, 'pedidos', empresa, {
      ...hecho,
      accion: 'ordenes unidas',
      entidad: fila.id,
      antes: { orden: fila.orden, mesa: fila.numero_mesa },
      despues: { orden: otra.fila.orden, mesa: otra.fila.numero_mesa },
    });
  });

/** What the kitchen has of orders that were joined to this one before goes along; those of which it has nothing any more leave it. */
async function dejarEnCocina(orden: EnOrden, con: string): Promise<void> {
  const { client, empresa, fila } = orden;
  await client.query(SEGUIR_A_OTRA, [empresa, fila.id, con]);
  const { rows } = await client.query<{ id: string }>(UNIDAS_EN_COCINA, [empresa]);
  const unidas = rows.map(({ id }) => id);
  await retirarHechas(orden, empresa, unidas);
}

/** $1 empresa, $2 the order that is joined, $3 the one it is joined to. */
const SEGUIR_A_OTRA = `
  update pedidos.ordenes set unida_a = $3 where empresa_id = $1 and unida_a = $2 and estado = 'UNIDA' and en_cocina`;

/** $1 empresa */
const UNIDAS_EN_COCINA = `select id from pedidos.ordenes where empresa_id = $1 and estado = 'UNIDA' and en_cocina`;

/** Units of lines to another table, or to a new name. */
export const moverLineas = (mundo: Mundo, entrada: Entrada<'moverLineas'>): Promise<Orden> =>
  unaVez(mundo, { ...entrada, tipo: 'MOVIDA' }, async (orden) => {
    const { client, empresa, hecho, fila } = orden;
    const { mesa, clave } = entrada;
    const lineas = juntar(entrada.lineas);
    for (const movida of lineas) tomar(orden, movida);
    const destino = await abrirOrden(orden, empresa, { mesa, orden: entrada.orden }, hecho);
    if (destino === fila.id) throw enCampo('NO_ENCONTRADO', 'mesa', { msg: 'Elija otra mesa' });
    await anotarMovimientos(client, empresa, clave, pasar(fila.id, destino, lineas));
    await auditar(client, 'pedidos', empresa, {
      ...hecho,
      accion: 'productos movidos',
      entidad: fila.id,
      antes: { orden: fila.orden },
      despues: { a: destino, lineas },
    });
  });

type Cambiada = Pick<Operacion, 'clave' | 'tipo' | 'motivo'> & {
  random: string;
  /** The order that is answered, where it is another. */
  responder?: string;
};

/** Acts on an open order once a key: an act that was done before is only read again. Lines are taken back within the order. */
export const unaVez = (
  mundo: Mundo,
  { random, responder, ...operacion }: Cambiada,
  cambiar: (orden: EnOrden) => Promise<void>,
): Promise<Orden> => {
  const siEsNueva = async (orden: EnOrden) => {
    const { client, empresa, hecho } = orden;
    const nueva = await anotarOperacion(client, empresa, { ...operacion, orden: random }, hecho);
    if (!nueva) return;
    exigirAbierta(orden);
    await cambiar(orden);
  };
  return operacion.tipo === 'ANULACION'
    ? enOrden(mundo, random, siEsNueva)
    : enOrdenYPiso(mundo, random, siEsNueva, responder);
};

/** A line that has so many units to give; refused where it has not any more, and where it is not divided. */
export function tomar(
  { lineas, fila }: Pick<EnOrden, 'lineas' | 'fila'>,
  { linea, cantidad }: { linea: string; cantidad: number },
): LineaRow {
  const cual = lineas.find(({ id }) => id === linea);
  const hay = Number(cual?.saldo ?? 0);
  if (!cual || cantidad > hay)
    throw new AppError('ORDEN_CAMBIO', { random: fila.id, linea, cantidad, hay });
  if (cantidad !== hay && (cual.por_peso || !Number.isInteger(cantidad))) {
    const msg = cual.por_peso
      ? `${cual.producto} se pesa: va todo o nada`
      : `${cual.producto} se vende por unidades enteras`;
    throw enCampo('CANTIDAD_NO_ENTERA', 'cantidad', { msg });
  }
  return cual;
}

type Movida = { linea: string; cantidad: number | string };

/** A line that is named twice gives the sum. */
function juntar(movidas: readonly { linea: string; cantidad: number }[]) {
  const cuantas = new Map<string, number>();
  for (const { linea, cantidad } of movidas)
    cuantas.set(linea, (cuantas.get(linea) ?? 0) + cantidad);
  return [...cuantas].map(([linea, cantidad]) => ({ linea, cantidad }));
}

/** Out of one and into the other: nothing is gained or lost on the way. */
const pasar = (de: string, a: string, movidas: readonly Movida[]): MovimientoDeLinea[] =>
  movidas.flatMap(({ linea, cantidad }) => [
    { orden: de, linea, cantidad: -Number(cantidad) },
    { orden: a, linea, cantidad: Number(cantidad) },
  ]);
