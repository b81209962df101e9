import { esDeAusente } from '../errors/delNavegador';
import { anotarConexion, hayConexion } from '../session/conexion';

import { faltaServidor, type ApiError } from './apiError';
import { direccionDe, type Api } from './direcciones';

const DEMORAS_MS = [0, 1_000, 3_000];
const CALMA_MS = 30_000;
/** A question and a call that found the opposite of each other: one of them is of before. */
const EN_DUDA_MS = 1_000;
const LIMITE_MS = 5_000;

type Resultado = Pick<ApiError, 'code'> | null;

let noticias = 0;
let sondear: () => void = () => undefined;
let alSaber: (enDuda?: boolean) => void = () => undefined;

/**
 * What a call found: null for an answer of any kind. The server that sells decides: the printer is another machine, and
 * where the one of the invoices alone says otherwise, the seller is asked.
 */
export function anotarResultado(api: Api, error: Resultado): void {
  if (api === 'print') return;
  const hay = error === null || !faltaServidor(error);
  if (api === 'ordering') saber(hay);
  else if (hay !== hayConexion()) sondear();
}

function saber(hay: boolean): void {
  noticias += 1;
  anotarConexion(hay);
  alSaber();
}

/**
 * Asks the server whether it is there: at once and every few seconds while it did not answer, so that one that is well
 * never looks off for longer; now and then where nothing else asks it anything. A cable that is out says nothing of a
 * server on this very machine: the browser's word is only a reason to ask. `sinServidor`: the page itself came from nobody.
 */
export function vigilarConexion({ sinServidor = false } = {}): () => void {
  let vigila = true;
  let reloj: ReturnType<typeof setTimeout> | undefined;
  let fallidas = 0;
  let preguntando = false;

  const preguntar = async () => {
    if (preguntando) return;
    if (document.hidden && hayConexion()) return;
    preguntando = true;
    const antes = noticias;
    const hay = await responde();
    preguntando = false;
    if (!vigila) return;
    if (antes === noticias) saber(hay);
    else alSaber(hay !== hayConexion());
  };
  const preguntarYa = () => void preguntar();
  sondear = preguntarYa;
  alSaber = (enDuda = false) => {
    clearTimeout(reloj);
    const demora = DEMORAS_MS[Math.min(fallidas, DEMORAS_MS.length - 1)];
    fallidas = hayConexion() ? 0 : fallidas + 1;
    if (enDuda) reloj = setTimeout(sondear, EN_DUDA_MS);
    else reloj = setTimeout(sondear, hayConexion() ? CALMA_MS : demora);
  };

  const ocasiones = [
    [window, 'offline'],
    [window, 'online'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [quien, que] of ocasiones) quien.addEventListener(que, preguntarYa);
  if (sinServidor) anotarConexion(false);
  if (sinServidor || !navigator.onLine) preguntarYa();
  else alSaber();
  return () => {
    vigila = false;
    clearTimeout(reloj);
    for (const [quien, que] of ocasiones) quien.removeEventListener(que, preguntarYa);
    sondear = alSaber = () => undefined;
  };
}

async function responde(): Promise<boolean> {
  try {
    const { status } = await fetch(`${direccionDe('ordering')}/salud`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMITE_MS),
    });
    return !esDeAusente(status);
  } catch {
    return false; // that nobody answers is the answer
  }
}
