import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const raiz = path.resolve(import.meta.dirname, '../..');
const SUELTOS = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
const NO_VIAJA = /[\\/](node_modules|dist|[.]cache)([\\/]|$)/;

/** What the team of one area has on its disk: its remote, shared and tools, and nothing of the other areas. */
export function copiaDe(remoto: string, otros: string[] = []) {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-equipo-'));
  const paquetes = [remoto, 'shared', 'tools', ...otros];
  for (const nombre of [...paquetes, ...SUELTOS])
    cpSync(path.join(raiz, nombre), path.join(carpeta, nombre), {
      recursive: true,
      filter: (origen) => !NO_VIAJA.test(path.relative(raiz, origen)),
    });
  enlazarModulos(carpeta, paquetes);
  return { carpeta, borrar: () => rmSync(carpeta, { recursive: true }) };
}

/** Its libraries are this machine's; the packages of the repository are its own. */
export function enlazarModulos(carpeta: string, paquetes: string[]): void {
  const suyos = path.join(carpeta, 'node_modules');
  mkdirSync(path.join(suyos, '@comanda'), { recursive: true });
  for (const nombre of readdirSync(path.join(raiz, 'node_modules')))
    if (nombre !== '@comanda')
      symlinkSync(path.join(raiz, 'node_modules', nombre), path.join(suyos, nombre));
  for (const nombre of paquetes) {
    symlinkSync(path.join('../..', nombre), path.join(suyos, '@comanda', path.basename(nombre)));
    const aparte = path.join(nombre, 'node_modules');
    if (existsSync(path.join(raiz, aparte)))
      symlinkSync(path.join(raiz, aparte), path.join(carpeta, aparte));
  }
}
