import { informarFallo } from '../federation/informe';

/** How long until what did not come is asked for again. */
const REINTENTO_MS = 5_000;

/** Asks for a part of the page until it comes: meanwhile the page goes on without it, and what it has to say waits. */
export async function insistir<Parte>(traer: () => Promise<Parte>): Promise<Parte> {
  for (;;) {
    try {
      return await traer();
    } catch (error) {
      informarFallo('avisos', error, 'chunk');
      await new Promise((resolve) => setTimeout(resolve, REINTENTO_MS));
    }
  }
}
