// npm start: from a clean clone to a till a person can log in to. Prints "Listo: <url>".
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

import { carpetaEnUso } from './carpetaEnUso.mjs';
import { construir } from './construir';
import { decir, raiz } from './ejecutar';

// A start that will be refused changes nothing under the till that runs.
const libre = !carpetaEnUso();
if (libre) await construir();

decir('Encendiendo los servicios');
const servidor = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(raiz, 'services/local/src/server.ts'), ...process.argv.slice(2)],
  {
    cwd: raiz,
    stdio: 'inherit',
    env: { DEMO_VIVA: '1', ...process.env },
  },
);
for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(senal, () => servidor.kill(senal));
servidor.once('exit', (codigo) => process.exit(codigo ?? 1));
if (libre) empacarAparte();

/** What teams install of this server, while it starts and behind it: nobody at a till waits for it. */
function empacarAparte(): void {
  const hijo = spawn(process.execPath, ['tools/comando.mjs', 'kit/empacar'], {
    cwd: raiz,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (hijo.pid !== undefined) os.setPriority(hijo.pid, os.constants.priority.PRIORITY_LOW);
  process.once('exit', () => hijo.kill());
}
