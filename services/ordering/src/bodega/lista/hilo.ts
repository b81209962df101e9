import { setPriority } from 'node:os';

import { leerBytesDeMaterias } from './listaDeMaterias';

/** On Linux of this thread alone: who sells goes first. */
const DETRAS = 10;
if (process.platform === 'linux') setPriority(DETRAS);

/** What the thread of leerArchivoDeMaterias does: it reads a file. */
export const hacer = leerBytesDeMaterias;
