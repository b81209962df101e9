// @ts-nocheck
const PREFIJO = 'comanda.de.';

/** Under which key this machine keeps something of a person until they log out. */
export const llaveDeSesion = (usuario: string, ...de: readonly string[]): string =>
  PREFIJO + [usuario, ...de].join('.');

/** Whoever logged out left nothing of theirs at this machine but what outlives a session (their open sales). */
export function olvidarDeSesion(storage: Storage = localStorage): void {
  try {
    for (const llave of Object.keys(storage))
      if (llave.startsWith(PREFIJO)) storage.removeItem(llave);
  } catch (error) {
    console.warn('sesion: what it kept cannot be removed', error); // spec section 8: logged and ignored
  }
}
