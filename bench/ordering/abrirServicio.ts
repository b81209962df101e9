import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { SIN_RITMO } from '../../services/local/src/caidas/testing/caos/procesos';
import { raiz } from '../../tools/ejecutar';
import { puertoLibre } from '../../tools/puertoLibre';

const ENTRE_INTENTOS_MS = 100;
const INTENTOS = 600;

/** COMANDA_NODE='--cpu-prof --cpu-prof-dir=/tmp/perfil' says where the time goes. */
const NODE = (process.env.COMANDA_NODE ?? '').split(' ').filter(Boolean);
/** Of the clock that Linux counts a process's time with. */
const TICS = 100;

/**
 * A service, ordering where none is named, on a port of its own, and how much memory it holds. `nucleo`: the only core it may
 * use; `grupo`: a cgroup that it is put into.
 */
export async function abrirServicio({
  url,
  urlApp,
  nucleo,
  grupo,
  servicio = 'ordering',
  env = {},
}) {
  const port = await puertoLibre();
  const node = [process.execPath, ...NODE, '--import', 'tsx', `services/${servicio}/src/server.ts`];
  const [programa, ...args] = nucleo === undefined ? node : ['taskset', '-c', nucleo, ...node];
  const proceso = spawn(programa, args, {
    cwd: raiz,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), ...SIN_RITMO },
      ...{ DATABASE_URL: url, DATABASE_APP_URL: urlApp },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (grupo) writeFileSync(path.join(grupo, 'cgroup.procs'), String(proceso.pid));
  const fin = new Promise((resolve) => proceso.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  const viva = () =>
    fetch(`${base}/salud`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let intento = 0; !(await viva()); intento++) {
    if (intento === INTENTOS) throw new Error(`${servicio} did not start in 60 s`);
    await esperar(ENTRE_INTENTOS_MS);
  }
  /** Megabytes it holds. */
  const memoria = () => {
    const estado = readFileSync(`/proc/${proceso.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(estado)?.[1] ?? 0) / 1024;
  };
  /** Seconds of a core it has used, its threads' too. */
  const cpu = () => {
    const [utime, stime] = readFileSync(`/proc/${proceso.pid}/stat`, 'utf8')
      .split(') ')[1]
      .split(' ')
      .slice(11, 13);
    return (Number(utime) + Number(stime)) / TICS;
  };
  return {
    ...{ base, memoria, cpu, reposo: memoria() },
    cerrar: (senal = 'SIGTERM') => {
      proceso.kill(senal);
      return fin;
    },
  };
}
