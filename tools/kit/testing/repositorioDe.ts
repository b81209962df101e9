// A repository of one area, on the packages that are in .cache/kit; its other libraries are this machine's.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

const RAIZ = path.resolve(__dirname, '../../..');
const KIT = path.join(RAIZ, '.cache/kit');

interface Indice {
  paquetes: { archivo: string; integridad: string; paquete: { name: string; version: string } }[];
}

export function repositorioDe(area: string) {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-propio-'));
  const modulos = path.join(carpeta, 'node_modules');
  mkdirSync(path.join(modulos, '@comanda'), { recursive: true });
  for (const de of ['node_modules', 'tools/node_modules'].map((uno) => path.join(RAIZ, uno)))
    for (const nombre of existsSync(de) ? readdirSync(de) : [])
      if (nombre !== '@comanda' && !existsSync(path.join(modulos, nombre)))
        symlinkSync(path.join(de, nombre), path.join(modulos, nombre));
  const { paquetes } = JSON.parse(readFileSync(path.join(KIT, 'paquetes.json'), 'utf8')) as Indice;
  for (const { archivo, paquete } of paquetes) {
    const destino = path.join(modulos, paquete.name);
    mkdirSync(destino);
    spawnSync('tar', ['xzf', path.join(KIT, archivo), '-C', destino, '--strip-components=1']);
  }
  cpSync(path.join(RAIZ, `remote-${area}/src`), path.join(carpeta, 'src'), { recursive: true });
  escribir(carpeta, 'package.json', {
    name: `@comanda/remote-${area}`,
    version: '0.1.0',
    comanda: { area },
  });
  escribir(carpeta, 'tsconfig.json', { extends: '@comanda/cli/tsconfig.json', include: ['src'] });
  escribir(carpeta, 'package-lock.json', {
    packages: Object.fromEntries(
      paquetes.map(({ integridad, paquete: { name, version } }) => [
        `node_modules/${name}`,
        { version, integrity: integridad },
      ]),
    ),
  });
  return { carpeta, borrar: () => rmSync(carpeta, { recursive: true }) };
}

const escribir = (carpeta: string, archivo: string, contenido: object) =>
  writeFileSync(path.join(carpeta, archivo), JSON.stringify(contenido));
