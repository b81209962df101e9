import { confirmar } from '@comanda/shared/ui/core';

import { pagina } from './pagina';
import { hayTrabajoAbierto } from './trabajoAbierto';

const CON_ALGO_ABIERTO = {
  texto: 'Lo que escribió y no ha guardado se pierde. Las ventas abiertas se conservan.',
  peligro: true,
};

/** Loads the page anew because its user asked for it; with something open, only once they have been told what is lost. */
export async function recargar(): Promise<void> {
  if (await confirmarPerdida('¿Actualizar ahora?', 'Actualizar ahora')) pagina.recargar();
}

/** Whether the page may begin anew: nothing is open, or its user does not mind. */
export async function confirmarPerdida(titulo: string, aceptar = 'Volver'): Promise<boolean> {
  return !hayTrabajoAbierto() || (await confirmar({ ...CON_ALGO_ABIERTO, titulo, aceptar }));
}
