import { enCampo } from '@comanda/kit/http/enCampo';
import { enHilo } from '@comanda/kit/proceso/enHilo';
import { LARGO_DE_CLAVE, type Fuerza } from '@comanda/shared/contracts/auth/cuenta';

import type { hacer } from './hiloDeFuerza';

/** Of 4: some hundred million guesses. */
const SUFICIENTE = 3;
/** What is longer costs time to look at, and is strong by its length. */
const SE_MIRA = 40;
/** What is left of a password without its owner's names and without figures must be more than a syllable. */
const PROPIO = 4;

/** The dictionaries weigh megabytes and take a moment to be read: beside the servers, by the first who measures. */
const medir = enHilo<typeof hacer>(new URL('./hiloDeFuerza.mjs', import.meta.url), {
  memoriaMb: 256,
  limiteMs: 60_000,
});

/** How easily a password is guessed by who knows `datos` of its owner: names, addresses, companies. */
export async function medirClave(clave: string, datos: readonly string[] = []): Promise<Fuerza> {
  const suyos = trozos(datos);
  const { puntaje, aviso, sugerencias } = await medir({ clave: clave.slice(0, SE_MIRA), suyos });
  const reparo = reparoDe(clave, suyos);
  return {
    puntaje: reparo ? Math.min(puntaje, SUFICIENTE - 1) : puntaje,
    suficiente: !reparo && puntaje >= SUFICIENTE,
    aviso: reparo || aviso,
    sugerencias,
  };
}

/** What no dictionary is needed for; '' for nothing. */
function reparoDe(clave: string, suyos: readonly string[]): string {
  if (clave.length < LARGO_DE_CLAVE)
    return `La contraseña debe tener ${LARGO_DE_CLAVE} letras o más`;
  const resto = suyos.reduce(
    (texto, dato) => texto.replaceAll(dato.toLowerCase(), ''),
    clave.toLowerCase(),
  );
  const esSuyo = resto.length < clave.length && resto.replace(/[^\p{L}]/gu, '').length < PROPIO;
  return esSuyo ? 'Está hecha de su nombre, su correo o su empresa' : '';
}

/** Refuses a new password that is easily guessed, by the name of its field. */
export async function exigirClaveFuerte(
  clave: string,
  datos: readonly string[],
  campo = 'password',
): Promise<void> {
  const { suficiente, aviso } = await medirClave(clave, datos);
  if (suficiente) return;
  const porque = aviso && `${aviso.replace(/\.$/, '')}. `;
  throw enCampo('CLAVE_DEBIL', campo, {
    msg: `${porque}La contraseña es fácil de adivinar. Use otra`,
  });
}

/** 'ana.mora@demo.ec' is also ana, mora and demo. */
const trozos = (datos: readonly string[]): string[] =>
  datos
    .flatMap((dato) => [dato, ...dato.split(/[^\p{L}\p{N}]+/u)])
    .filter((dato) => dato.length > 2);
