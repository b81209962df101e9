// node bench/desatinos.ts: twenty thousand requests with one to three things wrong with each (NUL, wrong types, huge, deep, doubled,
// bad addresses and headers) to every call as every profile, over real connections; the suite sends a thousand. COMANDA_DESATINOS for
// how many, COMANDA_SEMILLA for others.
import path from 'node:path';

import { ejecutar, raiz } from '../tools/ejecutar';

process.exitCode = await ejecutar(
  process.execPath,
  [
    path.join(raiz, 'node_modules/jest/bin/jest.js'),
    'services/local/src/puertas',
    ...['--selectProjects', 'node'],
  ],
  { env: { NODE_ENV: 'test', COMANDA_DESATINOS: '20000', ...process.env } },
);
