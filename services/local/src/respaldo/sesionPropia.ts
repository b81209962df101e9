import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { encabezaSesion, repartePorSesiones } from '../postgres/sesionDelSistema';

const SENALES = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs this command in a session of its own, and answers how it ended; null where this one is the one to do it. In that of a
 * terminal it could not give way without all that is begun there.
 */
export async function enSesionPropia(): Promise<number | null> {
  if (!repartePorSesiones() || encabezaSesion(process.pid)) return null;
  const hijo = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // by which it hears that this one is gone
    detached: true,
  });
  for (const senal of SENALES) process.on(senal, () => hijo.kill(senal));
  const [codigo] = (await once(hijo, 'exit')) as [number | null];
  return codigo ?? 1;
}
