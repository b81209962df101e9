// What a PostgreSQL takes of the machine, with all of its processes.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { postmasterDe } from '../../services/local/src/postgres/postmasterPid';
import { elegirLugar } from '../../services/local/src/postgres/startPostgres';

const TICS = 100;

/** Of /proc/<pid>/stat, from the state on: whose child it is, its time, and that of the children it has buried. */
function leerStat(pid: string): { padre: number; tics: number; enterrados: number } | null {
  try {
    const campos = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = campos.slice(11, 15).map(Number);
    return { padre: Number(campos[1]), tics: utime + stime, enterrados: cutime + cstime };
  } catch {
    return null; // it has ended meanwhile
  }
}

/** Answers how many seconds of a core it has used by now. */
export async function cpuDePostgres(carpeta: string): Promise<() => number> {
  const lugar = await elegirLugar(path.join(carpeta, 'postgres'));
  const postmaster = await postmasterDe(path.join(lugar, 'datos'));
  if (!postmaster) throw new Error('bench: its PostgreSQL does not run');
  return () => {
    const suyo = leerStat(String(postmaster.pid));
    const hijos = readdirSync('/proc')
      .filter((nombre) => /^\d+$/.test(nombre))
      .flatMap((pid) => leerStat(pid) ?? [])
      .filter(({ padre }) => padre === postmaster.pid);
    const tics = hijos.reduce((suma, { tics: uno }) => suma + uno, 0);
    return (tics + (suyo?.tics ?? 0) + (suyo?.enterrados ?? 0)) / TICS;
  };
}
