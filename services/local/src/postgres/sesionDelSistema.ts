import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as esperar } from 'node:timers/promises';

/** Whether the system shares its processors out among sessions first, as Linux does where nothing else was said (autogroup). */
export function repartePorSesiones(): boolean {
  const donde = '/proc/sys/kernel/sched_autogroup_enabled';
  return existsSync(donde) && readFileSync(donde, 'utf8').trim() === '1';
}

/** Whether a process began the session it is in, so that all that is there came from it. */
export function encabezaSesion(pid: number): boolean {
  const estado = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, , , sesion] = estado.slice(estado.lastIndexOf(')') + 2).split(' ');
  return Number(sesion) === pid;
}

/** A tenth of what another has; with less it would hardly end where everybody is busy, and keeps the journal meanwhile. */
const MENOS = '10';
const REINTENTOS = 20;
/** The kernel takes one change in that time, of whoever is not root. */
const PAUSA_MS = 110;

/**
 * What a process began has less of the processors than any other session. A priority says who goes first within a session:
 * without this, the lowest one has the share of a whole till. A session that others began stays as it is.
 */
export async function bajarSesion(pid: number): Promise<void> {
  if (!repartePorSesiones() || !encabezaSesion(pid)) return;
  for (let quedan = REINTENTOS; ; quedan--) {
    try {
      await writeFile(`/proc/${pid}/autogroup`, MENOS);
      return;
    } catch (error) {
      const { code: codigo = String(error) } = error as NodeJS.ErrnoException;
      if (codigo !== 'EAGAIN' || quedan === 0) {
        console.warn(`No se pudo ceder el procesador a quien vende (${codigo}).`);
        return;
      }
      await esperar(PAUSA_MS);
    }
  }
}
