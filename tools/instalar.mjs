// What a clean clone lacks: Node's version is checked, dependencies are installed when they are missing or old. Plain Node, for it
// runs before there are any.
// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Candado */

const MINIMO = [20, 19];

export const raiz = path.resolve(import.meta.dirname, '..');
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
/**
 * Not `npm ci`: a registry that lacks the packages of other platforms leaves them out of the lock file, which it refuses.
 * The versions are the lock file's all the same, and it is not rewritten.
 */
export const COMO_EL_CANDADO = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** What was installed last: a checkout without some of the workspaces lacks packages of the lock file, and is whole all the same. */
const NOTA = path.join(raiz, 'node_modules/.comanda');

/** Ends the process with a sentence where Node is too old or npm could not install. */
export function instalar() {
  const [mayor = 0, menor = 0] = process.versions.node.split('.').map(Number);
  const [mayorMinimo = 0, menorMinimo = 0] = MINIMO;
  if (mayor < mayorMinimo || (mayor === mayorMinimo && menor < menorMinimo)) {
    terminar(
      `Comanda necesita Node ${MINIMO.join('.')} o posterior; este es ${process.versions.node}.`,
    );
  }
  if (instaladas() || huella() === anotada()) return;
  console.log('Instalando dependencias (una vez, de uno a tres minutos)');
  const { status } = spawnSync(NPM, COMO_EL_CANDADO, { cwd: raiz, stdio: 'inherit' });
  if (status !== 0) terminar('No se pudieron instalar las dependencias: lea arriba qué dijo npm.');
  writeFileSync(NOTA, huella());
}

/** A lock file, this checkout's or that of another one, and what npm notes of the installation here list the same packages. */
export function instaladas(de = raiz) {
  const nota = path.join(raiz, 'node_modules/.package-lock.json');
  if (!existsSync(nota)) return false;
  /** @type {Candado} */
  const { packages: pedidas } = JSON.parse(
    readFileSync(path.join(de, 'package-lock.json'), 'utf8'),
  );
  /** @type {Candado} */
  const { packages: puestas } = JSON.parse(readFileSync(nota, 'utf8'));
  return Object.entries(pedidas).every(
    ([nombre, { version, optional, link }]) =>
      nombre === '' ||
      optional ||
      link ||
      !nombre.includes('node_modules/') ||
      puestas[nombre]?.version === version,
  );
}

const anotada = () => (existsSync(NOTA) ? readFileSync(NOTA, 'utf8') : '');

/** Of the lock file, and of which folders there are to install for. */
function huella() {
  const carpetas = readdirSync(raiz, { withFileTypes: true })
    .filter((una) => una.isDirectory() && existsSync(path.join(raiz, una.name, 'package.json')))
    .map(({ name }) => name);
  return createHash('sha256')
    .update(readFileSync(path.join(raiz, 'package-lock.json')))
    .update(carpetas.sort().join())
    .digest('hex');
}

/** @param {string} texto */
function terminar(texto) {
  console.error(`\n${texto}`);
  process.exit(1);
}
