import { LISTA_MAX_BYTES } from '../../contracts/lista';

import { leerBase64 } from '../archivos';

import { importarMensajes as mensajes } from './importarMensajes';

/** The calls take no longer name; its end tells what it is. */
const LARGO_DE_NOMBRE = 200;

/** A file as the calls take it, or why it is not sent. */
export async function leerLista(
  lista: File,
): Promise<{ nombre: string; archivo: string } | { falta: string }> {
  if (lista.size > LISTA_MAX_BYTES) return { falta: mensajes.demasiado };
  try {
    return { nombre: lista.name.slice(-LARGO_DE_NOMBRE), archivo: await leerBase64(lista) };
  } catch {
    return { falta: mensajes.ilegible }; // whatever the browser says of a file that is gone
  }
}
