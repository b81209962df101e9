import path from 'node:path';

import { enTransaccion, type Db } from '@comanda/kit/base/db';

import { empaquetar } from '@comanda/tools/empaquetar';
import { integridadDe } from '../archivos/huella';
import type { LanzamientoNuevo } from '../lanzamientos/lanzamiento';
import { apuntarCanal, canalesDe } from '../publicaciones/canalesRepository';
import { escribirCarpeta, existe } from '../publicar/carpetas';
import { guardarBuild } from '../publicar/guardarBuild';
import { leerCandidato, type Candidato } from '../puerta/candidato';
import { leerCarpeta } from '../puerta/leerCarpeta';

type RegistrarOptions = {
  db: Pick<Db, 'pool'>;
  /** A folder as makeBuild leaves it. */
  origen: string;
  /** DATA_DIR/lanzamientos. */
  carpeta: string;
  version: string;
  quien: string;
};

/** Makes one build the stable release of its area, as publishing does but past the gate: what tests serve is too small for it. */
export async function registrarLanzamiento(
  options: RegistrarOptions,
): Promise<LanzamientoNuevo & { nuevo: boolean }> {
  const { db, origen, carpeta, version, quien } = options;
  const candidato = leerCandidato(await leerCarpeta(origen));
  exigirHashes(candidato, origen);
  const { lanzamiento, archivos } = candidato;
  const { area, build } = lanzamiento;
  const archivo = await empaquetar(origen);
  const nuevo = await enTransaccion(db, async (client) => {
    const guardado = await guardarBuild(client, candidato, {
      version,
      archivo,
      nota: '',
      por: quien,
    });
    const { estable } = await canalesDe(client, area);
    if (estable?.build !== build)
      await apuntarCanal(client, { por: quien, usuario: null }, { area, canal: 'estable', build });
    return guardado;
  });
  const destino = path.join(carpeta, area, build);
  if (!(await existe(destino))) await escribirCarpeta(archivos, destino);
  return { ...lanzamiento, nuevo };
}

function exigirHashes({ lanzamiento, archivos }: Candidato, origen: string): void {
  for (const [archivo, integridad] of Object.entries(lanzamiento.indice.integridad))
    if (integridadDe(archivos.get(archivo) ?? '') !== integridad)
      throw new Error(`lanzamiento: ${origen}/${archivo} is not what hashes.json says`);
}
