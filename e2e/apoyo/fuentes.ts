// The product as a commit has it, in a folder of its own that can be built and run.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { capturar, raiz } from '../../tools/ejecutar';
import { COMO_EL_CANDADO, instaladas, NPM } from '../../tools/instalar.mjs';

import { enlazarModulos } from './copia';

/** With the libraries of this machine where they are those it asks for; else with its own. */
export async function sacarFuentes(commit: string, fuentes: string): Promise<void> {
  const tar = path.join(fuentes, 'fuentes.tar');
  await correr('git', ['archive', '--output', tar, commit], raiz);
  await correr('tar', ['xf', tar], fuentes);
  rmSync(tar);
  if (instaladas(fuentes)) enlazarModulos(fuentes, espaciosDe(fuentes));
  else await correr(NPM, COMO_EL_CANDADO, fuentes);
}

/** What its package.json calls workspaces; 'services/*' is each of those there are. */
function espaciosDe(fuentes: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(fuentes, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces
    .flatMap((uno) => {
      const [prefijo = '', resto] = uno.split('*');
      if (resto === undefined) return uno;
      const { dir, base } = path.parse(`${prefijo}x`);
      const comienzo = base.slice(0, -1);
      return readdirSync(path.join(fuentes, dir))
        .filter((nombre) => nombre.startsWith(comienzo))
        .map((nombre) => path.posix.join(dir, nombre));
    })
    .filter((uno) => existsSync(path.join(fuentes, uno, 'package.json')));
}

export async function correr(programa: string, args: string[], cwd: string): Promise<string> {
  const { codigo, texto } = await capturar(programa, args, { cwd });
  if (codigo !== 0) throw new Error(`${programa} ${args.join(' ')}: ${texto}`);
  return texto;
}
