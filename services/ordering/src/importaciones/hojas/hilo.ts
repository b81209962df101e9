import { parentPort, workerData } from 'node:worker_threads';

import { leerBytes, type ArchivoSubido } from './leerBytes';

/** The thread leerArchivo starts: reads one file, answers and ends. */
parentPort?.postMessage(await leerBytes(workerData as ArchivoSubido)); // only leerArchivo starts it
