import { deMaquina, deVentana, guardadoEn } from '../equipo';

const PREFIJO = 'comanda.de.';

/** Under which key this machine keeps something of a person until they log out. */
export const llaveDeSesion = (usuario: string, ...de: readonly string[]): string =>
  PREFIJO + [usuario, ...de].join('.');

/** Whoever logged out left nothing of theirs at this machine, nor in this window, but what outlives a session (their open sales). */
export function olvidarDeSesion(storage?: Storage): void {
  for (const guardado of storage ? [guardadoEn(storage)] : [deMaquina, deVentana])
    for (const llave of guardado.llaves())
      if (llave.startsWith(PREFIJO)) guardado.guardar(llave, null);
}
