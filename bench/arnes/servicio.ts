// A service as a process of its own, and what it takes of the machine.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

import {
  responde,
  SIN_RITMO,
  terminar,
} from '../../services/local/src/caidas/testing/caos/procesos';
import { raiz } from '../../tools/ejecutar';
import { puertoLibre } from '../../services/local/src/postgres/puertoLibre';

import type { Base } from './base';

/** COMANDA_NODE='--cpu-prof --cpu-prof-dir=/tmp/perfil' says where the time goes. */
const NODE = (process.env.COMANDA_NODE ?? '').split(' ').filter(Boolean);
/** Of the clock that Linux counts a process's time with. */
const TICS = 100;

type Opciones = Base & {
  /** The only core it may use. */
  nucleo?: string;
  servicio?: 'ordering' | 'billing' | 'local';
  env?: Record<string, string>;
};

export type Servicio = {
  base: string;
  /** Megabytes it holds; and held when it had just begun. */
  memoria: () => number;
  reposo: number;
  /** Seconds of a core it has used, its threads' too. */
  cpu: () => number;
  cerrar: () => Promise<void>;
};

export async function abrirServicio({
  url,
  urlApp,
  nucleo,
  servicio = 'ordering',
  env = {},
}: Opciones): Promise<Servicio> {
  const port = await puertoLibre();
  const args = [...NODE, '--import', 'tsx', `services/${servicio}/src/server.ts`];
  const [programa, ...suyos] =
    nucleo === undefined
      ? [process.execPath, ...args]
      : ['taskset', '-c', nucleo, process.execPath, ...args];
  const proceso = spawn(programa, suyos, {
    cwd: raiz,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      ...SIN_RITMO,
      DATABASE_URL: url,
      DATABASE_APP_URL: urlApp,
      IDENTIDAD_CLAVE: Buffer.alloc(32).toString('base64'),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const alSalir = () => proceso.kill();
  process.once('exit', alSalir);
  const cerrar = async () => {
    await terminar(proceso, 'SIGTERM');
    process.off('exit', alSalir);
  };
  const base = `http://127.0.0.1:${port}`;
  try {
    await responde(base, proceso);
  } catch (error) {
    await cerrar();
    throw error;
  }
  const leer = (que: string) => readFileSync(`/proc/${String(proceso.pid)}/${que}`, 'utf8');
  const memoria = () => Number(/VmRSS:\s+(\d+)/.exec(leer('status'))?.[1] ?? 0) / 1024;
  const cpu = () => {
    const [utime, stime] = leer('stat').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(utime) + Number(stime)) / TICS;
  };
  return { base, memoria, reposo: memoria(), cpu, cerrar };
}

const MIRADA_MS = 50;

/** What an act answers, and the most megabytes that the service held meanwhile. */
export async function conMemoria<Hecho>(
  { memoria }: Servicio,
  hacer: () => Promise<Hecho>,
): Promise<{ hecho: Hecho; pico: number }> {
  let pico = memoria();
  const reloj = setInterval(() => (pico = Math.max(pico, memoria())), MIRADA_MS);
  try {
    return { hecho: await hacer(), pico };
  } finally {
    clearInterval(reloj);
  }
}
