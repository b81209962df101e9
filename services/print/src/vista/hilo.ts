import { parentPort, workerData } from 'node:worker_threads';

import { decodificar } from '../escpos/decodificar';

import { dibujar } from './dibujar';

/** The thread retratar starts: draws one paper, answers and ends. */
parentPort?.postMessage(dibujar(decodificar(workerData as Uint8Array))); // only retratar starts it
