// The frame that an area stands in during `npm run dev`: built here where its sources are, else the one that was installed, else none.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { capturar, decir, raiz } from '../ejecutar';
import { buildId } from '../federation/buildId.cjs';

/** Under /areas/, as the policy of scripts asks; not under the shell's own, whose failures the page reports to the product. */
export const BASE_DEL_MARCO = '/areas/marco-de-desarrollo/';

/** Beside the files of the frame: which of them a page begins with, in their order. */
export const LISTA = 'marco.json';

export interface Marco {
  carpeta: string;
  /** The names of the files that a page begins with. */
  entrada: string[];
}

const CONSTRUIDOS = path.join(raiz, '.cache/desarrollo/marco');
const INSTALADO = path.join(raiz, 'node_modules/@comanda/marco-de-desarrollo');
const SUYOS = ['enCaliente.cjs', 'refresco.js', 'construirMarco.ts'];

export const seConstruyeAqui = (): boolean => existsSync(path.join(raiz, 'shell/src/index.ts'));

/** Where the frame lies, after building it if it has to be. Null: there is none. */
async function carpetaDelMarco(): Promise<string | null> {
  if (seConstruyeAqui()) return construido();
  return existsSync(path.join(INSTALADO, LISTA)) ? INSTALADO : null;
}

export async function abrirMarco(): Promise<Marco | null> {
  const carpeta = await carpetaDelMarco();
  if (carpeta === null) return null;
  const lista = JSON.parse(readFileSync(path.join(carpeta, LISTA), 'utf8')) as Pick<
    Marco,
    'entrada'
  >;
  return { carpeta, entrada: lista.entrada };
}

async function construido(): Promise<string | null> {
  const carpeta = path.join(CONSTRUIDOS, huella());
  if (existsSync(path.join(carpeta, LISTA))) return carpeta;
  decir('Construyendo el marco de desarrollo (la primera vez, cerca de un minuto)');
  const guion = path.join(import.meta.dirname, 'construirMarco.ts');
  const { codigo, texto } = await capturar(process.execPath, ['--import', 'tsx', guion, carpeta]);
  if (codigo !== 0) {
    console.error(texto);
    return null;
  }
  for (const otro of readdirSync(CONSTRUIDOS))
    if (otro !== path.basename(carpeta))
      rmSync(path.join(CONSTRUIDOS, otro), { recursive: true, force: true });
  return carpeta;
}

/** The same sources and tools make the same frame. */
function huella(): string {
  const hash = createHash('sha256').update(buildId('shell'));
  for (const archivo of SUYOS) hash.update(readFileSync(path.join(import.meta.dirname, archivo)));
  return hash.digest('hex').slice(0, 12);
}
