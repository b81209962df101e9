import { createHash } from 'node:crypto';

import type { Diferencia, Procedencia } from '@comanda/shared/contracts/admin/publicaciones';

import { desempaquetar } from '../archivo/desempaquetar';
import { indiceSchema } from '../lanzamientos/lanzamiento';
import { separarMapas } from '../mapas/separarMapas';
import type { Archivos, Candidato } from '../puerta/candidato';
import { RechazoDePuerta } from '../puerta/rechazo';
import { bytesDe } from '../puerta/reglas/deArchivos';
import type { ClienteDeBase } from '../publicaciones/canalesRepository';

export type BuildEntregado = {
  version: string;
  nota: string;
  archivo: Buffer;
  procedencia?: Procedencia | undefined;
  diferencia?: Diferencia | null | undefined;
};

const json = (valor: unknown) => (valor === null ? null : JSON.stringify(valor));

/** Keeps a build with its archive; answers whether it is new. The same name with other files is refused. */
export async function guardarBuild(
  client: ClienteDeBase,
  candidato: Candidato,
  { version, nota, archivo, procedencia, diferencia, por }: BuildEntregado & { por: string },
): Promise<boolean> {
  const { area, build, contenedor, descriptor, manifiesto, indice, toma, provee, llama } =
    candidato.lanzamiento;
  const { rowCount } = await client.query(
    `insert into plataforma.lanzamientos
       (area, build, version, contenedor, descriptor, manifiesto, indice, publicado_por, nota, bytes, toma, provee, llama,
        procedencia, diferencia)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (area, build) do nothing`,
    [
      area,
      build,
      version,
      contenedor,
      json(descriptor),
      json(manifiesto),
      json(indice),
      por,
      nota,
      bytesDe(candidato),
      json(toma),
      json(provee),
      json(llama),
      json(procedencia ?? null),
      json(diferencia ?? null),
    ],
  );
  if (rowCount === 0) await exigirElMismo(client, candidato);
  await client.query(
    `insert into plataforma.archivos_de_lanzamiento (area, build, contenido, huella) values ($1, $2, $3, $4)
     on conflict (area, build) do nothing`,
    [area, build, archivo, createHash('sha256').update(archivo).digest('hex')],
  );
  return rowCount === 1;
}

async function exigirElMismo(client: ClienteDeBase, { lanzamiento, archivos }: Candidato) {
  const { area, build } = lanzamiento;
  const { rows } = await client.query<{ contenido: Buffer | null; retirado: boolean }>(
    `select a.contenido, exists (select from plataforma.retiradas r where r.area = l.area and r.build = l.build) as retirado
       from plataforma.lanzamientos l
       left join plataforma.archivos_de_lanzamiento a on a.area = l.area and a.build = l.build
      where l.area = $1 and l.build = $2`,
    [area, build],
  );
  const { contenido = null, retirado = false } = rows[0] ?? {};
  if (retirado)
    throw rechazo('build-retirado', `${build} se publicó antes y sus archivos ya se retiraron`);
  if (contenido && !sonIguales(separarMapas(await desempaquetar(contenido)).archivos, archivos))
    throw rechazo('build-repetido', `${build} ya está publicado con otros archivos`);
}

const COMPRIMIDO = /\.(br|gz)$/;

/** But for their compressed forms, which differ with the version of zlib; that each holds its file is a rule of the gate. */
function sonIguales(unos: Archivos, otros: Archivos): boolean {
  const nombres = (archivos: Archivos) =>
    [...archivos.keys()].filter((nombre) => !COMPRIMIDO.test(nombre)).sort();
  const propios = nombres(unos);
  return (
    propios.join() === nombres(otros).join() &&
    propios.every((nombre) => contenidoDe(unos, nombre) === contenidoDe(otros, nombre))
  );
}

function contenidoDe(archivos: Archivos, nombre: string): string {
  const contenido = archivos.get(nombre)?.toString('base64') ?? '';
  if (nombre !== 'hashes.json') return contenido;
  const indice = indiceSchema.parse(JSON.parse(Buffer.from(contenido, 'base64').toString()));
  return JSON.stringify({ ...indice, variantes: undefined });
}

const rechazo = (regla: string, motivo: string) =>
  new RechazoDePuerta([
    { regla, motivo, arreglo: 'Cambie algo en el área y construya de nuevo: tendrá otro nombre' },
  ]);
