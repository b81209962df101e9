import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
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

import { raiz } from '../../tools/ejecutar';

/**
 * What the team of one area has on its disk (`git sparse-checkout set remote-x shared tools`): its remote, shared, tools and the files
 * that stand at the root, as this working copy has them; nothing of the services, of the other areas or of the journeys. `mas`: of what
 * it has besides.
 */
export function copiaDe(remoto: string, mas: readonly string[] = []) {
  const suyas = [remoto, 'shared', 'tools', ...mas];
  return copiaCon(suyas, suyas);
}

/** What a team has that is yet to begin its area. */
export const copiaSinArea = () => copiaCon(['shared', 'tools'], ['shared', 'tools']);

/** All of it, as a clone has it: of this one a copy can be made too. */
export function copiaEntera() {
  const servicios = readdirSync(path.join(raiz, 'services')).map((uno) => `services/${uno}`);
  const remotos = readdirSync(raiz).filter((uno) => uno.startsWith('remote-'));
  const copia = copiaCon(null, ['shared', 'shell', 'tools', ...remotos, ...servicios]);
  spawnSync('git', ['init', '--quiet'], { cwd: copia.carpeta });
  appendFileSync(path.join(copia.carpeta, '.git/info/exclude'), 'node_modules\n'); // a link is no folder
  return copia;
}

function copiaCon(carpetas: string[] | null, paquetes: string[]) {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-equipo-'));
  for (const archivo of archivosDe(carpetas)) {
    const destino = path.join(carpeta, archivo);
    mkdirSync(path.dirname(destino), { recursive: true });
    cpSync(path.join(raiz, archivo), destino);
  }
  enlazarModulos(carpeta, paquetes);
  return { carpeta, borrar: () => rmSync(carpeta, { recursive: true }) };
}

/** Those that git tracks or would, of the root and of these folders. */
function archivosDe(carpetas: string[] | null): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { cwd: raiz, encoding: 'utf8', maxBuffer: 64 << 20 });
  return stdout
    .split('\0')
    .filter((archivo) => archivo && existsSync(path.join(raiz, archivo)))
    .filter((archivo) => {
      const [primera = '', ...resto] = archivo.split('/');
      return resto.length === 0 || carpetas === null || carpetas.includes(primera);
    });
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
