// npm start: from a clean clone to a till a person can log in to. Prints "Listo: <url>".
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { carpetaEnUso } from './carpetaEnUso.mjs';
import { construir } from './construir.mjs';
import { decir, raiz } from './ejecutar.mjs';
import { instalar } from './instalar.mjs';

// A start that will be refused changes nothing: the till that runs is not to lose its modules to a new installation.
const sobra = carpetaEnUso() && existsSync(path.join(raiz, 'node_modules/tsx'));
if (!sobra) {
  await instalar();
  await construir();
}

decir('Encendiendo los servicios');
const servidor = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(raiz, 'services/local/src/server.ts')],
  {
    cwd: raiz,
    stdio: 'inherit',
  },
);
for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(senal, () => servidor.kill(senal));
servidor.once('exit', (codigo) => process.exit(codigo ?? 1));
