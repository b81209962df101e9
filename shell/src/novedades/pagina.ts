import { haySinEnviar } from '@comanda/shared/session';

let esPropia = false;

/** The page itself, which a test cannot load anew. */
export const pagina = {
  recargar: () => {
    esPropia = true;
    location.reload();
  },
};

/**
 * The browser asks before a gesture or a key takes away what was typed. Loads of our own asked already, or lose nothing; what is on its way
 * keeps by itself, and goes out in the background too.
 */
export function preguntarAlSalir(): void {
  window.addEventListener('beforeunload', (salida) => {
    if (!esPropia && haySinEnviar()) salida.preventDefault();
  });
}
