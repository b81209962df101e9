// node tools/comando.mjs <command> [...]: what `npm run` calls. Plain Node, for it runs before anything is installed: it installs
// what is missing, and then runs tools/<command>.ts.
import { existsSync } from 'node:fs';
import path from 'node:path';

import { carpetaEnUso } from './carpetaEnUso.mjs';
import { instalar, raiz } from './instalar.mjs';

const [comando = ''] = process.argv.splice(2, 1);
const archivo = path.join(import.meta.dirname, `${comando}.ts`);
if (!existsSync(archivo)) {
  console.error(`No hay tools/${comando}.ts`);
  process.exit(2);
}

// A start that will be refused changes nothing: the till that runs is not to lose its modules to a new installation.
const sobra =
  comando === 'start' && carpetaEnUso() && existsSync(path.join(raiz, 'node_modules/tsx'));
if (!sobra) instalar();

const { register } = await import('tsx/esm/api');
register();
await import(archivo);
