// npm start: from a clean clone to a till a person can log in to. Prints "Listo: <url>".
import { spawn } from 'node:child_process';
import path from 'node:path';

import { carpetaEnUso } from './carpetaEnUso.mjs';
import { construir } from './construir';
import { decir, raiz } from './ejecutar';

// A start that will be refused changes nothing under the till that runs.
if (!carpetaEnUso()) await construir();

decir('Encendiendo los servicios');
const servidor = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(raiz, 'services/local/src/server.ts')],
  {
    cwd: raiz,
    stdio: 'inherit',
  },
);
for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(senal, () => servidor.kill(senal));
servidor.once('exit', (codigo) => process.exit(codigo ?? 1));
