import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { existe } from '../publicar/carpetas';

import type { paquetesRepository } from './paquetesRepository';

const indiceSchema = z.object({
  paquetes: z.array(
    z.object({
      archivo: z.string().regex(/^[\w.-]+[.]tgz$/),
      integridad: z.string().startsWith('sha512-'),
      paquete: z.looseObject({ name: z.string(), version: z.string() }),
    }),
  ),
});
type Empacado = z.infer<typeof indiceSchema>['paquetes'][number];

/**
 * What this server carries (tools/kit/empacar.ts): by name, the version. `npm start` packs while it already serves, so that the index is
 * looked at whenever somebody asks; what is new in it is registered then.
 */
export function paquetesEmpacados(
  carpeta: string | undefined,
  repositorio: ReturnType<typeof paquetesRepository>,
) {
  let visto = '';
  let actuales: ReadonlyMap<string, string> = new Map();

  const registrar = async (raiz: string, { archivo, integridad, paquete }: Empacado) => {
    if (await repositorio.tiene({ ficha: paquete, integridad })) return;
    const contenido = await readFile(path.join(raiz, archivo));
    const real = `sha512-${createHash('sha512').update(contenido).digest('base64')}`;
    if (real !== integridad) throw new Error(`paquetes: ${archivo} is not what its index says`);
    await repositorio.agregar({ ficha: paquete, integridad, contenido });
  };

  return async (): Promise<ReadonlyMap<string, string>> => {
    if (carpeta === undefined) return actuales;
    const indice = path.join(carpeta, 'paquetes.json');
    const marca = await marcaDe(indice);
    if (marca === '' || marca === visto) return actuales;
    const { paquetes } = indiceSchema.parse(JSON.parse(await readFile(indice, 'utf8')));
    for (const empacado of paquetes) await registrar(carpeta, empacado);
    actuales = new Map(paquetes.map(({ paquete: { name, version } }) => [name, version]));
    visto = marca;
    return actuales;
  };
}

/** When it was written; empty where it is not there (yet). */
async function marcaDe(archivo: string): Promise<string> {
  if (!(await existe(archivo))) return '';
  const { mtimeMs, size } = await stat(archivo);
  return `${mtimeMs}-${size}`;
}
