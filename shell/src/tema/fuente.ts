import archivo from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

import { deMaquina } from '@comanda/shared/session';

const CLAVE = 'comanda.fuente';

/** The screen has had its moment, and the first keys of who logs in. */
const TRAS_LA_PANTALLA_MS = 5_000;

/** Whether an earlier page has brought it: a page that would wait for it does without. */
const traida = (): boolean => deMaquina.leer(CLAVE) === archivo;

/**
 * Uses the typeface, when this machine has it and it is here before the first screen: a first visit asks for none, and
 * no text is drawn twice. Added before it is read, a busy page would miss the 100 ms that `optional` gives it.
 */
export async function usarFuente(): Promise<void> {
  if (!traida()) return;
  const cara = new FontFace('Comanda', `url(${archivo})`, {
    weight: '400 700',
    display: 'optional',
  });
  try {
    await cara.load();
  } catch (error) {
    console.warn('fuente: cannot be read', error);
    return;
  }
  if (document.getElementById('esqueleto')) document.fonts.add(cara);
}

/** Fetches it for the next page, behind whatever else is on its way. Without it nothing is missing. */
export function traerFuenteLuego(): void {
  if (traida()) return;
  setTimeout(() => {
    traer().catch((error: unknown) => console.warn('fuente: did not come', error));
  }, TRAS_LA_PANTALLA_MS);
}

async function traer(): Promise<void> {
  const reply = await fetch(archivo, { priority: 'low' });
  if (!reply.ok) throw new Error(`fuente: ${reply.status}`);
  await reply.arrayBuffer(); // to its end: only then the browser keeps it
  deMaquina.guardar(CLAVE, archivo);
}
