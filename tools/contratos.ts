// What a page of the last release may ask is still taken, and what it is answered still read: the calls of the contracts of the commit
// in tools/publicado.json, by the rules of the gate. Without it no service starts over the builds in use.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { llamadasDelProducto, type Llamada } from '../services/kit/src/contratos/llamadas';
import { faltasDeLlamadas } from '../services/platform/src/puerta/reglas/deLlamadas';
import { contratosDe, nombresDeContratos, type Modulo } from '../shared/src/catalogo/catalogo';
import { formaDeCliente } from '../shared/src/catalogo/formas';

import { raiz } from './ejecutar';

const GUARDADOS = path.join(raiz, '.cache/publicado');

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: raiz, maxBuffer: 256 * 1024 * 1024 });

/** The folder of its contracts; null where this checkout does not hold that commit, as a shallow one. */
function carpetaDe(commit: string): string | null {
  const carpeta = path.join(GUARDADOS, commit);
  if (!existsSync(carpeta)) {
    const archivo = git('archive', commit, 'shared/src/contracts', 'shared/package.json');
    if (archivo.status !== 0) return null;
    const copia = `${carpeta}.${process.pid}`;
    mkdirSync(copia, { recursive: true });
    const { status } = spawnSync('tar', ['-x', '-C', copia], { input: archivo.stdout });
    if (status !== 0) throw new Error(`no se pudo sacar shared de ${commit}`);
    rmSync(carpeta, { recursive: true, force: true });
    renameSync(copia, carpeta);
  }
  return path.join(carpeta, 'shared/src/contracts');
}

async function llamadasDe(carpeta: string): Promise<Llamada[]> {
  const archivos = nombresDeContratos(carpeta).map(async (nombre) => {
    const url = pathToFileURL(path.join(carpeta, `${nombre}.ts`)).href;
    return (await import(url)) as Modulo['exporta'];
  });
  return (await Promise.all(archivos))
    .flatMap(contratosDe)
    .flatMap(([, calls]) => Object.values(calls))
    .map((call) => ({
      method: call.method,
      path: call.path,
      perfiles: [call.acceso.perfiles].flat(),
      area: call.acceso.area === null ? null : [call.acceso.area].flat(),
      forma: formaDeCliente(call),
    }));
}

const { commit } = JSON.parse(readFileSync(path.join(raiz, 'tools/publicado.json'), 'utf8')) as {
  commit: string;
};
const carpeta = carpetaDe(commit);
if (carpeta === null) console.log(`contratos: este clon no tiene el commit ${commit} (git fetch)`);
else {
  const rotos = faltasDeLlamadas(await llamadasDe(carpeta), await llamadasDelProducto());
  for (const roto of rotos) console.error(roto);
  if (rotos.length > 0) {
    console.error(
      `\nUna página de lo publicado (${commit.slice(0, 8)}) todavía llama así. Lo que se agrega es opcional, y quién no puede se dice en la ruta, no en el contrato.`,
    );
    process.exitCode = 1;
  }
}
