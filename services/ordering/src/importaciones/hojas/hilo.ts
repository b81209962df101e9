import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import { leerBytes, type ArchivoSubido } from './leerBytes';

/** On Linux of this thread alone: who sells goes first. */
const DETRAS = 10;
if (process.platform === 'linux') setPriority(DETRAS);

/** The thread leerArchivo starts: reads one file, answers and ends. */
parentPort?.postMessage(await leerBytes(workerData as ArchivoSubido)); // only leerArchivo starts it
