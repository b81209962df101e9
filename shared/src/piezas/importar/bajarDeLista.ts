import { withNotice } from '@comanda/shared/ui/core';

import { guardarArchivo, soltarLuego } from '../archivos';

/** Keeps a file that a call answers with its address, or says why there is none. */
export async function bajarDeLista(
  archivo: string,
  llamada: Promise<string>,
  mensajes: { titulo: string },
): Promise<void> {
  const direccion = await withNotice(llamada, mensajes);
  if (direccion === undefined) return;
  guardarArchivo(direccion, archivo);
  soltarLuego(direccion);
}
