import type { MapaElegido } from '@comanda/shared/contracts/lista';

import { ArchivoInvalido } from './archivoInvalido';
import type { ListaLeida, MapaRecordado } from './lista';
import { esLibro, leerHoja } from './leerHoja';

/** A file, with what was said of it. */
export type ArchivoSubido<C extends string, Dicho> = {
  bytes: Uint8Array;
  nombre: string;
  dicho: Dicho;
  mapa?: MapaElegido<C> | undefined;
  recordados?: readonly MapaRecordado<C>[] | undefined;
};
export type BytesLeidos<C extends string, Fila> =
  | { ok: true; lectura: ListaLeida<C, Fila> }
  | { ok: false; msg: string };

type Leer<C extends string, Dicho, Fila> = (
  hoja: readonly (readonly string[])[],
  de: Pick<ArchivoSubido<C, Dicho>, 'dicho' | 'mapa' | 'recordados'> & { deTexto: boolean },
) => ListaLeida<C, Fila>;

/** The things of a file, or why there are none in words: an error does not come out of a thread as it was. */
export const leerBytes =
  <C extends string, Dicho, Fila>(leer: Leer<C, Dicho, Fila>) =>
  async ({ bytes, nombre, ...dichos }: ArchivoSubido<C, Dicho>): Promise<BytesLeidos<C, Fila>> => {
    try {
      const hoja = await leerHoja(Buffer.from(bytes), nombre);
      return { ok: true, lectura: leer(hoja, { ...dichos, deTexto: !esLibro(bytes) }) };
    } catch (error) {
      if (error instanceof ArchivoInvalido) return { ok: false, msg: error.message };
      throw error;
    }
  };
