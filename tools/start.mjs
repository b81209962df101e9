// npm start: from a clean clone to a till a person can log in to. Prints "Listo: <url>".
import { spawn } from 'node:child_process';
import path from 'node:path';

import { construir } from './construir.mjs';
import { decir, raiz } from './ejecutar.mjs';
import { instalar } from './instalar.mjs';

await instalar();
await construir();

decir('Encendiendo los servicios');
const servidor = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(raiz, 'services/local/src/server.ts')],
  {
    cwd: raiz,
    stdio: 'inherit',
  },
);
for (const senal of ['SIGINT', 'SIGTERM']) process.on(senal, () => servidor.kill(senal));
servidor.once('exit', (codigo) => process.exit(codigo ?? 1));
