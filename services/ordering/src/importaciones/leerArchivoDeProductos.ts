import { lectorDeArchivos } from '@comanda/kit/listas/leerArchivo';

import { leerBytesDeProductos } from './listaDeProductos';

export const leerArchivoDeProductos = lectorDeArchivos(
  new URL('./hilo.mjs', import.meta.url),
  leerBytesDeProductos,
);
