import { enEspera } from '../http/enEspera';
import { hashDe } from '../acceso/sesiones';

import type { Clave, IntentosRepository } from './intentosRepository';

export type Intento = { email: string; direccion: string; equipo?: string };

/** The browsers that were let into an account before. */
export type Conocidos = { conoce(equipo: string, email: string): Promise<boolean> };

/** On a till of somebody else: whoever shows their password there comes from no browser of theirs. */
export const EN_CAJA_AJENA: Conocidos = { conoce: async () => false };

/** The counts a try of a password goes by; `propia` is forgotten when it is right, of the others it takes back its own. */
export type Frenos = { propia: Clave; comunes: readonly Clave[] };

/**
 * Who was let in from this browser before is counted by themselves. Everybody else by account and address, and with all
 * who try the same address or the same account: those who guess cannot use up the tries of who has a browser of theirs.
 */
export async function frenosDe(
  dispositivos: Conocidos,
  { email, direccion, equipo = '' }: Intento,
): Promise<Frenos> {
  if (await dispositivos.conoce(equipo, email)) {
    const valor = `${email}|${hashDe(equipo).slice(0, 16)}`;
    return { propia: { clase: 'dispositivo', valor }, comunes: [] };
  }
  return {
    propia: { clase: 'par', valor: `${email}|${direccion}` },
    comunes: [
      { clase: 'direccion', valor: direccion },
      { clase: 'cuenta', valor: email },
    ],
  };
}

/** Counts the try; refuses it with the seconds to wait. `salvo`: what may lift the wait of an account that many guess. */
export async function frenar(
  intentos: IntentosRepository,
  { propia, comunes }: Frenos,
  salvo: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (const clave of [propia, ...comunes]) {
    const espera = await intentos.contar(clave);
    if (espera === 0 || (clave.clase === 'cuenta' && (await salvo()))) continue;
    throw enEspera(espera, 'email');
  }
}

export async function soltarFrenos(
  intentos: IntentosRepository,
  { propia, comunes }: Frenos,
): Promise<void> {
  await Promise.all([
    intentos.olvidar(propia),
    ...comunes.map((clave) => intentos.devolver(clave)),
  ]);
}
