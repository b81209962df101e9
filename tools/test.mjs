// npm test: everything a machine can say about the product. Each step says what it could not get and why.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { chromiumListo } from './chromium.mjs';
import { construir } from './construir.mjs';
import { revisar } from './check.mjs';
import { decir, ejecutar, raiz } from './ejecutar.mjs';
import { instalar } from './instalar.mjs';
import { conPostgresDelSistema } from './postgresDelSistema.mjs';

const JEST = path.join(raiz, 'node_modules/jest/bin/jest.js');
const CUENTAS = path.join(raiz, '.cache/jest');

mkdirSync(CUENTAS, { recursive: true });

let pasadas = 0;
let falladas = 0;
let saltadas = 0;

/** Runs jest and adds what it counted. */
async function jest(nombre, args, env = {}) {
  const salida = path.join(CUENTAS, `${nombre}.json`);
  rmSync(salida, { force: true });
  const codigo = await ejecutar(
    process.execPath,
    [JEST, '--json', `--outputFile=${salida}`, ...args],
    { env: { NODE_ENV: 'test', ...env } },
  );
  contar(salida, codigo);
}

function contar(salida, codigo) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } =
      JSON.parse(readFileSync(salida, 'utf8'));
    pasadas += numPassedTests;
    falladas += numFailedTests + numRuntimeErrorTestSuites;
    saltadas += numPendingTests;
    if (codigo !== 0 && numFailedTests + numRuntimeErrorTestSuites === 0) falladas += 1;
  } catch (error) {
    console.error(`no se pudo leer lo que conto jest: ${error.message}`);
    falladas += 1;
  }
}

/** A step that passes or fails as one. */
async function paso(nombre, hacer) {
  decir(nombre);
  if (await hacer()) pasadas += 1;
  else falladas += 1;
}

await instalar();
await paso('Revisiones: tipos, estilo, importaciones, codigo sin uso', revisar);

decir('Pruebas: reglas, pantallas, rutas y base de datos (PostgreSQL de npm)');
await jest('todo', []);

decir('Pruebas de rutas y base de datos en el PostgreSQL de este sistema');
await conPostgresDelSistema((url) =>
  jest(
    'postgres',
    [
      '--selectProjects',
      'node',
      '--testPathPatterns',
      '(Routes|[.]db)[.]test[.]ts$',
      '--testPathIgnorePatterns',
      'startPostgres',
    ],
    { DATABASE_URL: url },
  ),
);

await construir();
decir('Recorridos en un navegador');
if (chromiumListo())
  await paso('e2e', async () => (await ejecutar(process.execPath, ['e2e/run.mjs'])) === 0);
else saltadas += 1;

console.log(`\n${pasadas} passed, ${falladas} failed, ${saltadas} skipped`);
process.exit(falladas === 0 ? 0 : 1);
