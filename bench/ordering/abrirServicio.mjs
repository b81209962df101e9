import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as esperar } from 'node:timers/promises';

import { raiz } from '../../tools/ejecutar.mjs';
import { puertoLibre } from '../../tools/puertoLibre.mjs';

const ENTRE_INTENTOS_MS = 100;
const INTENTOS = 150;

/** The ordering service on a port of its own, and how much memory it holds. */
export async function abrirServicio({ url, urlApp }) {
  const port = await puertoLibre();
  const proceso = spawn(process.execPath, ['--import', 'tsx', 'services/ordering/src/server.ts'], {
    cwd: raiz,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port) },
      ...{ DATABASE_URL: url, DATABASE_APP_URL: urlApp },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const fin = new Promise((resolve) => proceso.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  const viva = () =>
    fetch(`${base}/salud`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let intento = 0; !(await viva()); intento++) {
    if (intento === INTENTOS) throw new Error('ordering did not start in 15 s');
    await esperar(ENTRE_INTENTOS_MS);
  }
  /** Megabytes it holds. */
  const memoria = () => {
    const estado = readFileSync(`/proc/${proceso.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(estado)?.[1] ?? 0) / 1024;
  };
  return {
    ...{ base, memoria, reposo: memoria() },
    cerrar: (senal = 'SIGTERM') => {
      proceso.kill(senal);
      return fin;
    },
  };
}
