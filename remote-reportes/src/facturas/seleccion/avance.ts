import {
  REENVIOS_POR_LLAMADA,
  type Reenvio,
  type ResultadoDeReenvio,
  type Seguimiento,
  type ViaDeReenvio,
} from '@comanda/shared/contracts/facturacion/reenvios';

import { seReintenta } from '../estados';

import type { seleccionMensajes } from './seleccionMensajes';

export type Desenlace = keyof typeof seleccionMensajes.desenlace;

/** What was asked for of some documents, and how those stand now. */
export type AvanceDeReenvio = {
  pedidos: ReadonlyMap<string, ResultadoDeReenvio>;
  vistos: ReadonlyMap<string, Seguimiento>;
};

export const SIN_AVANCE: AvanceDeReenvio = { pedidos: new Map(), vistos: new Map() };

export function conPedidos(
  { pedidos, vistos }: AvanceDeReenvio,
  claves: readonly string[],
  hechos: readonly Reenvio[],
): AvanceDeReenvio {
  const despues = new Map(pedidos);
  for (const clave of claves) despues.set(clave, 'NO_APLICA'); // what the company has not is not told of
  for (const { clave_acceso, resultado } of hechos) despues.set(clave_acceso, resultado);
  return { pedidos: despues, vistos };
}

export function conVistos(
  { pedidos, vistos }: AvanceDeReenvio,
  leidos: readonly Seguimiento[],
): AvanceDeReenvio {
  const despues = new Map(vistos);
  for (const leido of leidos) despues.set(leido.clave_acceso, leido);
  return { pedidos, vistos: despues };
}

/** In groups of what a call takes. */
export function enPartes(claves: readonly string[]): string[][] {
  const partes: string[][] = [];
  for (let i = 0; i < claves.length; i += REENVIOS_POR_LLAMADA)
    partes.push(claves.slice(i, i + REENVIOS_POR_LLAMADA));
  return partes;
}

/** Of each that was asked for, what came of it so far. */
export function desenlaces(
  { pedidos, vistos }: AvanceDeReenvio,
  via: ViaDeReenvio,
): Map<string, Desenlace> {
  const porClave = new Map<string, Desenlace>();
  for (const [clave, resultado] of pedidos)
    porClave.set(clave, desenlaceDe(via, resultado, vistos.get(clave)));
  return porClave;
}

function desenlaceDe(
  via: ViaDeReenvio,
  resultado: ResultadoDeReenvio,
  visto: Seguimiento | undefined,
): Desenlace {
  if (resultado === 'SIN_DIRECCION' || resultado === 'NO_APLICA') return resultado;
  if (!visto) return 'EN_CAMINO';
  return via === 'CORREO' ? delCorreo(resultado, visto) : delSri(visto);
}

function delCorreo(resultado: ResultadoDeReenvio, { correo }: Seguimiento): Desenlace {
  if (correo?.estado === 'FALLIDO') return 'RECHAZADO';
  if (correo?.estado !== 'ENVIADO') return 'EN_CAMINO';
  return resultado === 'YA_PEDIDO' ? 'REPETIDO' : 'ENVIADO';
}

function delSri({ estado }: Seguimiento): Desenlace {
  if (estado === 'AUTORIZADO') return 'AUTORIZADO';
  if (estado === 'EMPRESA_PAUSADA') return 'PAUSADO';
  if (estado === 'ANULADA') return 'NO_APLICA';
  return seReintenta(estado) ? 'RECHAZADO' : 'EN_CAMINO';
}

/** Why it did not go, as the list says it. */
export const motivoDeReenvio = (via: ViaDeReenvio, visto: Seguimiento | undefined): string | null =>
  (via === 'CORREO' ? visto?.correo?.mensaje : visto?.mensaje) ?? null;
