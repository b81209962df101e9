import type { MapaElegido } from '@comanda/shared/contracts/lista';

import { enCampo } from '../http/enCampo';
import { aLaVez } from '../proceso/aLaVez';
import { Demasiado, enHilo } from '../proceso/enHilo';

import type { ArchivoSubido, BytesLeidos } from './leerBytes';
import { esLibro } from './leerHoja';
import type { ListaLeida } from './lista';

/** Limits of a thread; ten thousand rows take a third of its memory. A file that needs more is no list. */
const LIMITES = { memoriaMb: 192, limiteMs: 30_000 };

/** A text of this size is read in a moment. The size that a workbook comes to is not known before. */
const CHICO = 64 * 1024;

type Hacer<C extends string, Dicho, Fila> = (
  archivo: ArchivoSubido<C, Dicho>,
) => Promise<BytesLeidos<C, Fila>>;

/**
 * What a file is a list of. A large one is read in a thread beside the servers: it would stop every till for a second. `hilo` is an
 * .mjs whose default export does what `hacer` does.
 */
export function lectorDeArchivos<C extends string, Dicho, Fila>(
  hilo: URL,
  hacer: Hacer<C, Dicho, Fila>,
) {
  const leerEnHilo = enHilo<Hacer<C, Dicho, Fila>>(hilo, LIMITES);
  const porTurnos = aLaVez(1);
  const leerAparte = async (archivo: ArchivoSubido<C, Dicho>): Promise<BytesLeidos<C, Fila>> => {
    try {
      return await leerEnHilo(archivo);
    } catch (error) {
      if (!(error instanceof Demasiado)) throw error;
      return { ok: false, msg: 'El archivo es demasiado grande. Divídalo en varios' };
    }
  };
  return async (archivo: ArchivoSubido<C, Dicho>): Promise<ListaLeida<C, Fila>> => {
    const { bytes } = archivo;
    const chico = bytes.length < CHICO && !esLibro(bytes);
    const leido = chico ? await hacer(archivo) : await porTurnos(() => leerAparte(archivo));
    if (!leido.ok) throw enCampo('ARCHIVO_INVALIDO', 'archivo', { msg: leido.msg });
    return leido.lectura;
  };
}

/** A list as its calls take it. */
export type ListaSubida<C extends string> = {
  /** Base64. */
  archivo: string;
  nombre: string;
  mapa?: MapaElegido<C> | undefined;
};

/** The file of a list about whose cells nothing else is said. */
export const subidoDe = <C extends string>({ archivo, nombre, mapa }: ListaSubida<C>) => ({
  bytes: Buffer.from(archivo, 'base64'),
  nombre,
  mapa,
  dicho: {},
});

/** One whose columns nobody is asked about has to have them all. */
export function exigirColumnas<C extends string, Fila>(
  lectura: ListaLeida<C, Fila>,
): ListaLeida<C, Fila> {
  if (lectura.falta !== null) throw enCampo('ARCHIVO_INVALIDO', 'archivo', { msg: lectura.falta });
  return lectura;
}
