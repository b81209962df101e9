// Which calls each screen can make and which it asks about first, as its sources say: what it imports, down to the pieces of
// shared that are bundled with it. The rooms of the shell make calls of their own, whatever the screen.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import ts from 'typescript';

export type Pantalla = {
  remote: string;
  path: string;
  /** Names of calls. */
  llama: readonly string[];
  /** Those it asks `usePuede` about. */
  pregunta: readonly string[];
};

const RAIZ = path.resolve(__dirname, '../..');
const PIEZAS = path.join(RAIZ, 'shared/src/piezas');
const FINALES = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

const PANTALLA = /\bpath: '([^']+)', cargar: (\w+)/g;
const ENDPOINT = /\b(\w+): build\b/g;
const HOOK = /\buse(?:Lazy)?([A-Z]\w*?)(?:QueryState|Query|Mutation)\b/g;
const DIRECTO = /\bendpoints[.](\w+)/g;
const CALL = /(typeof |usePuede[(])?\b(?:calls|\w+Calls)[.](\w+)/g;

export const remotes = (): string[] =>
  readdirSync(RAIZ).filter((carpeta) => carpeta.startsWith('remote-'));

/** The screens of an area, as its routes.tsx lists them. */
export function leerPantallas(remote: string): Pantalla[] {
  const rutas = path.join(RAIZ, remote, 'src/routes.tsx');
  const texto = readFileSync(rutas, 'utf8');
  return [...texto.matchAll(PANTALLA)].map(([, ruta = '', cargar = '']) => {
    const carga = new RegExp(`const ${cargar} = \\(\\) =>\\s*import\\([^']*'([^']+)'\\)`);
    const pantalla = resolver(rutas, carga.exec(texto)?.[1] ?? '');
    if (!pantalla) throw new Error(`leerPantallas: no file of ${ruta} in ${rutas}`);
    return { remote, path: ruta, ...leerLlamadas([...alcanzados(pantalla)]) };
  });
}

function leerLlamadas(archivos: readonly string[]) {
  const endpoints = new Map(archivos.filter(esApi).flatMap(leerEndpoints));
  const llama = new Set<string>();
  const pregunta = new Set<string>();
  for (const archivo of archivos.filter((uno) => !esApi(uno))) {
    const texto = readFileSync(archivo, 'utf8');
    const usados = [
      ...[...texto.matchAll(HOOK)].map(([, nombre = '']) => minuscula(nombre)),
      ...[...texto.matchAll(DIRECTO)].map(([, nombre = '']) => nombre),
    ];
    for (const nombre of usados) {
      const call = endpoints.get(nombre);
      if (!call) throw new Error(`leerPantallas: ${archivo} uses ${nombre}, of no xApi.ts`);
      llama.add(call);
    }
    for (const [, como, nombre = ''] of texto.matchAll(CALL))
      if (como !== 'typeof ') (como ? pregunta : llama).add(nombre);
  }
  return { llama: [...llama], pregunta: [...pregunta] };
}

const esApi = (archivo: string) => archivo.endsWith('Api.ts');
const minuscula = (nombre: string) => nombre.charAt(0).toLowerCase() + nombre.slice(1);

/** The endpoints of an xApi.ts and the call of each: the one it is made from, or that of its own name. */
function leerEndpoints(archivo: string): [endpoint: string, call: string][] {
  const texto = readFileSync(archivo, 'utf8');
  const comienzos = [...texto.matchAll(ENDPOINT)];
  return comienzos.map(({ 1: endpoint = '', index }, i) => {
    const trozo = texto.slice(index, comienzos[i + 1]?.index);
    const call = [...trozo.matchAll(CALL)].find(([, como]) => como === undefined)?.[2];
    return [endpoint, call ?? endpoint];
  });
}

/** What a file imports, and what that imports: of its own remote, and of the pieces. */
function alcanzados(archivo: string, vistos = new Set<string>()): Set<string> {
  if (vistos.has(archivo)) return vistos;
  vistos.add(archivo);
  const { importedFiles } = ts.preProcessFile(readFileSync(archivo, 'utf8'), true, true);
  for (const { fileName } of importedFiles) {
    const importado = resolver(archivo, fileName);
    if (importado) alcanzados(importado, vistos);
  }
  return vistos;
}

function resolver(desde: string, que: string): string | undefined {
  if (que.startsWith('@comanda/shared/piezas/')) return createRequire(desde).resolve(que);
  const base = path.resolve(path.dirname(desde), que);
  const propio = que.startsWith('.') && (base.startsWith(PIEZAS) || base.includes('/remote-'));
  return propio ? FINALES.map((fin) => base + fin).find((ruta) => existsSync(ruta)) : undefined;
}
