import { createHash } from 'node:crypto';

import type { Db } from '@comanda/kit/db';

import { lanzamientoSchema, type Lanzamiento } from './lanzamiento';

export type LanzamientosRepository = ReturnType<typeof lanzamientosRepository>;

const CAMPOS = 'l.area, l.build, l.contenedor, l.descriptor, l.manifiesto, l.indice';

type Publicado = { version: string; quien: string; archivo: Buffer };

const PUBLICAR = `
  with nuevo as (
    insert into plataforma.lanzamientos
      (area, build, version, contenedor, descriptor, manifiesto, indice, publicado_por)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (area, build) do nothing returning 1
  ), guardado as (
    insert into plataforma.archivos_de_lanzamiento (area, build, contenido, huella) values ($1, $2, $9, $10)
    on conflict (area, build) do nothing
  ), canal as (
    insert into plataforma.canales (area, canal, build, por) values ($1, 'estable', $2, $8)
    on conflict (area, canal) do update set build = excluded.build, por = excluded.por, desde = now()
     where canales.build <> excluded.build
    returning area, canal, build, por
  ), anotado as (
    insert into plataforma.activaciones (area, canal, build, por) select area, canal, build, por from canal
  )
  select exists (select from nuevo) as nuevo`;

/** Releases belong to the product, not to a company: no EmpresaId here. */
export function lanzamientosRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    async estables(): Promise<Lanzamiento[]> {
      const { rows } = await pool.query(
        `select ${CAMPOS} from plataforma.canales c
           join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
          where c.canal = 'estable' order by l.area`,
      );
      return rows.map((row) => lanzamientoSchema.parse(row));
    },

    /** Null when there is no such build; any published one answers, also those no channel points to. */
    async buscar(area: string, build: string): Promise<Lanzamiento | null> {
      const { rows } = await pool.query(
        `select ${CAMPOS} from plataforma.lanzamientos l where l.area = $1 and l.build = $2`,
        [area, build],
      );
      return rows[0] ? lanzamientoSchema.parse(rows[0]) : null;
    },

    /** Keeps a build with its archive and points the stable channel to it; answers whether the build is new. */
    async publicar(lanzamiento: Lanzamiento, { version, quien, archivo }: Publicado) {
      const { area, build, contenedor, descriptor, manifiesto, indice } = lanzamiento;
      const json = (valor: unknown) => (valor === null ? null : JSON.stringify(valor));
      const { rows } = await pool.query<{ nuevo: boolean }>(PUBLICAR, [
        ...[
          area,
          build,
          version,
          contenedor,
          json(descriptor),
          json(manifiesto),
          json(indice),
          quien,
        ],
        ...[archivo, createHash('sha256').update(archivo).digest('hex')],
      ]);
      return rows[0]?.nuevo ?? false;
    },

    /** The build as it was published, byte for byte; null once it was withdrawn. */
    async archivo(area: string, build: string): Promise<Buffer | null> {
      const { rows } = await pool.query<{ contenido: Buffer; huella: string }>(
        'select contenido, huella from plataforma.archivos_de_lanzamiento where area = $1 and build = $2',
        [area, build],
      );
      const [fila] = rows;
      if (fila && createHash('sha256').update(fila.contenido).digest('hex') !== fila.huella)
        throw new Error(`lanzamientos: the archive of ${area}/${build} is not what was published`);
      return fila?.contenido ?? null;
    },
  };
}
