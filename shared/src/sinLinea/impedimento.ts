import { impedimentoDeActo, impedimentoDeEquipo } from '../domain/sinLinea/sinLinea';
import { ERRORES_DEL_EQUIPO } from '../errors/delEquipo';

import type { Equipo } from './modelo';
import { ahoraDe } from './reloj';

/** Why this till cannot sell while there is no line, in words, or null. */
export function impedimentoSinLinea(equipo: Equipo | null, conFactura: boolean): string | null {
  if (!equipo) return ERRORES_DEL_EQUIPO.EQUIPO_SIN_REGISTRAR.msg;
  const code = impedimentoDeEquipo(equipo, ahoraDe(equipo), { conFactura, conLinea: false });
  return code && ERRORES_DEL_EQUIPO[code].msg;
}

/** Why this till cannot do anything else while there is no line, in words, or null. */
export function impedimentoDeActoSinLinea(equipo: Equipo | null): string | null {
  if (!equipo) return ERRORES_DEL_EQUIPO.ACTO_SIN_EQUIPO.msg;
  const code = impedimentoDeActo(equipo, ahoraDe(equipo), false);
  return code && ERRORES_DEL_EQUIPO[code].msg;
}
