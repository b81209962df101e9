import { confirmar } from '@comanda/shared/ui/core';

import { pagina } from './pagina';
import { hayTrabajoAbierto } from './trabajoAbierto';

const CON_ALGO_ABIERTO = {
  titulo: '¿Actualizar ahora?',
  texto: 'Lo que escribio y no ha guardado se pierde. Las ventas abiertas se conservan.',
  aceptar: 'Actualizar ahora',
  peligro: true,
};

/** Loads the page anew because its user asked for it; with something open, only once they have been told what is lost. */
export async function recargar(): Promise<void> {
  if (!hayTrabajoAbierto() || (await confirmar(CON_ALGO_ABIERTO))) pagina.recargar();
}
