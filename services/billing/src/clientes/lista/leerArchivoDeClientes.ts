import { lectorDeArchivos } from '@comanda/kit/listas/leerArchivo';

import { leerBytesDeClientes } from './listaDeClientes';

export const leerArchivoDeClientes = lectorDeArchivos(
  new URL('./hilo.mjs', import.meta.url),
  leerBytesDeClientes,
);
