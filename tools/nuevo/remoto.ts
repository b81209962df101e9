// A workspace for an area, ready for its first screen.
import { existsSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';

import { areaField } from '@comanda/shared/contracts/plataforma/campoArea';

import { ARCHIVO_DE_DUENOS, conDuenos } from './duenos';
import { guardar, plantillas, type Cambios } from './escribir';
import { exigirTitulo, Impedido, mayuscula } from './nombres';

interface Candado {
  packages: Record<string, unknown>;
}

interface Paquete {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/** Writes it into a working copy, or into any folder; answers the files. Impedido, and nothing written, where it cannot be. */
export function nuevoRemoto(
  nombre: string,
  { titulo }: { titulo?: string | undefined },
  carpeta: string,
): string[] {
  const area = nombre.replace(/^remote-/, '');
  const valida = areaField.safeParse(area);
  if (!valida.success)
    throw new Impedido(`${valida.error.issues[0]?.message ?? ''}: «${area}» no.`);
  if (area === 'shell') throw new Impedido('«shell» es el marco, y no un área.');
  const remote = `remote-${area}`;
  if (existsSync(path.join(carpeta, remote)))
    throw new Impedido(`Ya existe ${remote}: no se escribió nada.`);
  const dicho = titulo ?? area;
  exigirTitulo(dicho);
  const cambios: Cambios = new Map();
  plantillas(cambios, 'remoto', {
    nombres: { area, titulo: dicho, Titulo: mayuscula(area) },
    raiz: carpeta,
  });
  anotarEnCandado(cambios, remote, carpeta);
  anotarDuenos(cambios, area, carpeta);
  const deshacer = guardar(cambios, carpeta);
  try {
    enlazar(remote, carpeta);
  } catch (error) {
    deshacer();
    throw error;
  }
  return [...cambios.keys()];
}

/** Whose it is; a folder of its own asks nobody. */
function anotarDuenos(cambios: Cambios, area: string, carpeta: string): void {
  const archivo = path.join(carpeta, ARCHIVO_DE_DUENOS);
  if (!existsSync(archivo)) return;
  cambios.set(ARCHIVO_DE_DUENOS, conDuenos(readFileSync(archivo, 'utf8'), area));
}

/** As npm would write it; npm itself would also leave out the packages of other platforms (tools/instalar.mjs). */
function anotarEnCandado(cambios: Cambios, remote: string, carpeta: string): void {
  const archivo = path.join(carpeta, 'package-lock.json');
  if (!existsSync(archivo)) return; // a folder of its own has one once npm has been there
  const candado = JSON.parse(readFileSync(archivo, 'utf8')) as Candado;
  const paquete = cambios.get(`${remote}/package.json`) ?? '';
  const { name, version, dependencies } = JSON.parse(paquete) as Paquete;
  const entradas = Object.entries(candado.packages);
  ponerEnOrden(entradas, remote, { name, version, dependencies });
  ponerEnOrden(entradas, `node_modules/${name}`, { resolved: remote, link: true });
  candado.packages = Object.fromEntries(entradas);
  cambios.set('package-lock.json', `${JSON.stringify(candado, null, 2)}\n`);
}

/** Among the others, which are in the order of their names. */
function ponerEnOrden(entradas: [string, unknown][], clave: string, valor: unknown): void {
  const tras = entradas.findIndex(([otra]) => otra.localeCompare(clave, 'en') > 0);
  entradas.splice(tras === -1 ? entradas.length : tras, 0, [clave, valor]);
}

function enlazar(remote: string, carpeta: string): void {
  const ambito = path.join(carpeta, 'node_modules/@comanda');
  if (!existsSync(ambito)) return; // npm install links it with the rest
  const enlace = path.join(ambito, remote);
  if (existsSync(enlace)) unlinkSync(enlace);
  symlinkSync(path.join('../..', remote), enlace);
}
