import { readdir, readFile, readlink, realpath } from 'node:fs/promises';

/**
 * Backends that outlive a postmaster killed under them hold its shared memory, and PostgreSQL does not start until they
 * are gone. Idle ones go by themselves; one at work is told to, as its postmaster would have. Call it only while the
 * folder has no postmaster. Where the system does not tell whose they are (no /proc), they are waited for.
 */
export async function despedirRestos(datos: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const suya = await realpath(datos);
  const procesos = (await readdir('/proc')).filter((nombre) => /^\d+$/.test(nombre));
  await Promise.all(
    procesos.map(async (pid) => {
      const [carpeta, programa] = await Promise.all([
        readlink(`/proc/${pid}/cwd`).catch(() => null), // gone, or not ours to ask
        readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null),
      ]);
      if (carpeta === suya && programa === 'postgres\n') despedir(Number(pid));
    }),
  );
}

function despedir(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT'); // PostgreSQL's word for: leave at once, another will recover
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // gone by itself meanwhile
  }
}
