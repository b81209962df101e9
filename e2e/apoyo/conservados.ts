// The builds that were published last, kept: made once of the commit that tools/publicado.json names, by that commit's own tools.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { raiz } from '../../tools/ejecutar';
import { NPM } from '../../tools/instalar.mjs';
import { leerPublicado } from '../../tools/publicado';

import { correr, sacarFuentes } from './fuentes';

const A_LA_VEZ = 2;
const GUARDADOS = path.join(raiz, 'node_modules/.cache/publicados');
/** Beside the builds of a commit, once all of them are there. */
const LISTA = 'lista.json';

/** One package as it was published last. */
type Conservado = { paquete: string; build: string; version: string };

/** What is in it, this file wrote or the package's own tools. */
const leerJson = (archivo: string): unknown => JSON.parse(readFileSync(archivo, 'utf8'));
const paquetesDe = (carpeta: string) =>
  readdirSync(carpeta).filter((nombre) => nombre === 'shell' || nombre.startsWith('remote-'));

/** The commit of the last release; another one with COMANDA_PUBLICADO. */
const commitPublicado = () => process.env.COMANDA_PUBLICADO ?? leerPublicado().commit;

/**
 * Each package as it was published last, or with another commit, and the folder it stands in. Null where this checkout does not hold that
 * commit, as a shallow one.
 */
export async function conservados(
  cual = commitPublicado(),
): Promise<(Conservado & { carpeta: string })[] | null> {
  const commit = hallar(cual);
  if (commit === null) return null;
  const carpeta = path.join(GUARDADOS, commit);
  if (!existsSync(path.join(carpeta, LISTA))) await conservar(commit, carpeta);
  const lista = leerJson(path.join(carpeta, LISTA)) as Conservado[];
  return lista.map((uno) => ({ ...uno, carpeta: path.join(carpeta, uno.paquete) }));
}

/** Its whole name; null where history does not go back that far. */
function hallar(commit: string): string | null {
  const args = ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`];
  const { status, stdout } = spawnSync('git', args, { cwd: raiz, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Each as soon as it is built: what was cut off on a busy machine goes on from there. */
async function conservar(commit: string, carpeta: string): Promise<void> {
  const fuentes = mkdtempSync(path.join(os.tmpdir(), 'comanda-publicado-'));
  try {
    await sacarFuentes(commit, fuentes);
    mkdirSync(carpeta, { recursive: true });
    const pendientes = paquetesDe(fuentes).sort().reverse(); // the shell first: it takes longest
    const lista: Conservado[] = [];
    const obrero = async () => {
      for (let paquete = pendientes.shift(); paquete; paquete = pendientes.shift())
        lista.push(await conservarUno(fuentes, paquete, carpeta));
    };
    await Promise.all(Array.from({ length: A_LA_VEZ }, obrero));
    writeFileSync(path.join(carpeta, LISTA), JSON.stringify(lista));
  } finally {
    rmSync(fuentes, { recursive: true, force: true });
  }
}

async function conservarUno(
  fuentes: string,
  paquete: string,
  destino: string,
): Promise<Conservado> {
  const build = await idDe(fuentes, paquete);
  const final = path.join(destino, paquete);
  if (!existsSync(final)) {
    const copia = `${final}.${process.pid}`;
    cpSync(await construido(fuentes, paquete, build), copia, { recursive: true });
    renameSync(copia, final);
  }
  const { version } = leerJson(path.join(fuentes, paquete, 'package.json')) as {
    version: string;
  };
  return { paquete, build, version };
}

/** The same sources give the same bytes: what this working copy has built of them is not built again. */
async function construido(fuentes: string, paquete: string, build: string): Promise<string> {
  const tenido = path.join(raiz, paquete, 'dist', build);
  if (existsSync(path.join(tenido, 'hashes.json'))) return tenido;
  await correr(NPM, ['run', '-s', 'build', '-w', paquete], fuentes);
  return path.join(fuentes, paquete, 'dist', build);
}

async function idDe(fuentes: string, paquete: string): Promise<string> {
  // as that commit has it: .js until it became .cjs
  const modulo = ['cjs', 'js']
    .map((tipo) => `./tools/federation/buildId.${tipo}`)
    .find((uno) => existsSync(path.join(fuentes, uno)));
  const programa = `console.log(require('${modulo}').buildId('${paquete}'))`;
  return (await correr(process.execPath, ['-e', programa], fuentes)).trim();
}
