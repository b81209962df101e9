import UFuzzy from '@leeoniya/ufuzzy';

import {
  crearIndice,
  type FichaDeProducto,
  type Indice,
  type Parecidos,
} from './indiceDeProductos';

/** Below it, one wrong letter is another word. */
const LETRAS = 4;

/** In each word one letter wrong, missing, too many or in the other's place. */
const UNA_MAL = { intraMode: 1, intraSlice: [0, Infinity] as [number, number] } as const;

const fuzzy = new UFuzzy({ ...UNA_MAL, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** The nearest in length first: a name that is little more than what was typed. */
const parecidos: Parecidos = (textos, buscado) => {
  if (buscado.length < LETRAS) return [];
  const lugares = fuzzy.filter(textos, buscado) ?? [];
  const largo = (lugar: number) => textos[lugar]?.length ?? 0;
  return lugares.toSorted((a, b) => largo(a) - largo(b) || a - b);
};

/** `numero` comes back with the answer; the catalogue goes as one text, which is copied at once. */
export type EncargoDeBusqueda =
  | { catalogo: string }
  | { numero: number; busqueda: string; categoria: string };
export type Respuesta = { numero: number; lugares: Int32Array };

/** Where the file is and what it has to be. */
export type ArchivoDeWorker = { url: string; integridad: string };

/** The search of the till, off its main thread. */
export function atender(responder: (respuesta: Respuesta) => void) {
  let indice: Indice = () => [];
  return (encargo: EncargoDeBusqueda): void => {
    if ('catalogo' in encargo) {
      indice = crearIndice(JSON.parse(encargo.catalogo) as FichaDeProducto[], parecidos); // as the till wrote it
      return;
    }
    const { numero, busqueda, categoria } = encargo;
    responder({ numero, lugares: Int32Array.from(indice(busqueda, categoria)) });
  };
}

if ('WorkerGlobalScope' in globalThis) {
  const hacer = atender((respuesta) =>
    globalThis.postMessage(respuesta, { transfer: [respuesta.lugares.buffer] }),
  );
  globalThis.addEventListener('message', ({ data }: MessageEvent<EncargoDeBusqueda>) =>
    hacer(data),
  );
}

/** Stands for the address of its file, which a build puts here (tools/federation/workerLoader.cjs); null where there is none. */
export default null as ArchivoDeWorker | null;
