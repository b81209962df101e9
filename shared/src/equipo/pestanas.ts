import { anotarFalla } from './fallas';

/** Word from one tab of this browser to the others; where there is none, each finds out for itself. */
export type Canal = { decir: (mensaje: unknown) => void; cerrar: () => void };

const MUDO: Canal = { decir: () => undefined, cerrar: () => undefined };

/** `alOir`: what another tab says. */
export function abrirCanal(nombre: string, alOir?: (mensaje: unknown) => void): Canal {
  try {
    const canal = new BroadcastChannel(nombre);
    if (alOir) canal.onmessage = ({ data }: MessageEvent<unknown>) => alOir(data);
    return { decir: (mensaje) => canal.postMessage(mensaje), cerrar: () => canal.close() };
  } catch (error) {
    anotarFalla('pestanas', error);
    return MUDO;
  }
}
