import { setImmediate as unaVuelta, setTimeout as esperar } from 'node:timers/promises';

/** What this process has in hand, whichever of its servers took it. */
let peticiones = 0;
/** The part of it that takes long, and gives way (Call.turno). */
let largas = 0;

/** Both answer a function that takes it back. */
export const enMano = (): (() => void) => {
  peticiones++;
  return () => {
    peticiones--;
  };
};
export const enManoLarga = (): (() => void) => {
  largas++;
  return () => {
    largas--;
  };
};

/** A person who waits for a file sees it go on, however long it takes. */
const MAXIMO_MS = 25;

/**
 * For what works long on the one thread that sells too: between one part and the next those who wait are served, and while
 * there are any it rests as long as it worked. Parts should take some milliseconds.
 */
export function cederElPaso(hayOtras = () => peticiones > largas): () => Promise<void> {
  let desde = performance.now();
  return async () => {
    await unaVuelta();
    if (hayOtras()) await esperar(Math.min(performance.now() - desde, MAXIMO_MS));
    desde = performance.now();
  };
}
