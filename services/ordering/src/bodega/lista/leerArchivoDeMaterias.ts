import { lectorDeArchivos } from '@comanda/kit/listas/leerArchivo';

import { leerBytesDeMaterias } from './listaDeMaterias';

export const leerArchivoDeMaterias = lectorDeArchivos(
  new URL('./hilo.mjs', import.meta.url),
  leerBytesDeMaterias,
);
