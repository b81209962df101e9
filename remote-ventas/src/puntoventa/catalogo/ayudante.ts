import type { Producto } from '@comanda/shared/contracts/inventario/productos';

import { fichaDe } from './buscarProductos';
import archivo, {
  type ArchivoDeWorker,
  type EncargoDeBusqueda,
  type Respuesta,
} from './busqueda.worker';

export type Ayudante = {
  buscar: (busqueda: string, categoria: string) => Promise<Int32Array>;
  cerrar: () => void;
};

/**
 * The search of a catalogue in a worker; null where there is none to be had. Its file is read with its hash first: a worker
 * takes no integrity of its own, and what is read twice comes from the browser's own copy. `alFallar`: it died.
 */
export async function abrirAyudante(
  productos: readonly Producto[],
  alFallar: () => void,
): Promise<Ayudante | null> {
  if (!archivo || !('Worker' in globalThis)) return null;
  await revisar(archivo);
  const worker = new Worker(archivo.url);
  const esperan = new Map<number, (lugares: Int32Array) => void>();
  let ultimo = 0;
  worker.addEventListener('error', alFallar);
  worker.addEventListener('message', ({ data }: MessageEvent<Respuesta>) => {
    esperan.get(data.numero)?.(data.lugares);
    esperan.delete(data.numero);
  });
  const encargar = (encargo: EncargoDeBusqueda) => worker.postMessage(encargo);
  encargar({ catalogo: JSON.stringify(productos.map(fichaDe)) });
  return {
    buscar: (busqueda, categoria) =>
      new Promise((resolve) => {
        ultimo += 1;
        esperan.set(ultimo, resolve);
        encargar({ numero: ultimo, busqueda, categoria });
      }),
    cerrar: () => worker.terminate(),
  };
}

async function revisar({ url, integridad }: ArchivoDeWorker): Promise<void> {
  const respuesta = await fetch(url, { integrity: integridad, cache: 'force-cache' });
  await respuesta.arrayBuffer();
}
