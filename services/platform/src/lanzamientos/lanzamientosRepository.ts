import { createHash } from 'node:crypto';

import type { Db } from '@comanda/kit/base/db';

export type LanzamientosRepository = ReturnType<typeof lanzamientosRepository>;

const CAMPOS = 'l.area, l.build, l.contenedor, l.descriptor, l.manifiesto, l.indice';

const SIN_RETIRAR = `not exists (
  select from plataforma.retiradas r where r.area = l.area and r.build = l.build)`;

type FilaDeCanales = {
  canales: {
    area: string;
    canal: 'estable' | 'canario';
    build: string;
    porcentaje: number | null;
    primera: number | null;
  }[];
  fijaciones: { area: string; empresa: number; build: string }[];
  /** Each area's place in the menu. */
  orden: { area: string; orden: number }[];
  /** Flags that are on: 'ventas.nueva-cuenta' of a company. */
  banderas: { empresa: number; bandera: string }[];
  /** The last good build of each area before its stable one. */
  anteriores: { area: string; build: string }[];
};

const CANALES = `
  select
    (select coalesce(json_agg(json_build_object(
              'area', area, 'canal', canal, 'build', build, 'porcentaje', porcentaje, 'primera', primera)), '[]')
       from plataforma.canales where detenido is null) as canales,
    (select coalesce(json_agg(json_build_object('area', area, 'empresa', empresa_id, 'build', build)), '[]')
       from plataforma.fijaciones) as fijaciones,
    (select coalesce(json_agg(json_build_object('area', area, 'orden', orden)), '[]')
       from plataforma.areas) as orden,
    (select coalesce(json_agg(json_build_object('empresa', empresa_id, 'bandera', area || '.' || bandera)
                              order by empresa_id, area, bandera), '[]')
       from plataforma.banderas_empresa where activa) as banderas,
    (select coalesce(json_agg(json_build_object('area', a.area, 'build', a.build)), '[]')
       from plataforma.canales c
       cross join lateral (
         select l.area, l.build from plataforma.activaciones l
          where l.area = c.area and l.canal = 'estable' and l.build <> c.build and ${SIN_RETIRAR}
            and not exists (select from plataforma.builds_malos m where m.area = l.area and m.build = l.build)
          order by l.id desc limit 1) a
      where c.canal = 'estable') as anteriores`;

/** Releases belong to the product, not to a company: no EmpresaId here. */
export function lanzamientosRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    /** Where the channels point, and who stays where: small, and read often. */
    async canales(): Promise<FilaDeCanales> {
      const { rows } = await pool.query<FilaDeCanales>(CANALES);
      if (!rows[0]) throw new Error('lanzamientos: no answer');
      return rows[0];
    },

    /** Which of these were withdrawn. */
    async retiradas(claves: readonly string[]): Promise<{ area: string; build: string }[]> {
      const { rows } = await pool.query<{ area: string; build: string }>(
        `select area, build from plataforma.retiradas where area || '/' || build = any ($1)`,
        [claves],
      );
      return rows;
    },

    /** The builds as they stand in the registry, unread, without those that were withdrawn. */
    async filas(claves: readonly string[]): Promise<{ area: string; build: string }[]> {
      const { rows } = await pool.query<{ area: string; build: string }>(
        `select ${CAMPOS} from plataforma.lanzamientos l
          where l.area || '/' || l.build = any ($1) and ${SIN_RETIRAR}`,
        [claves],
      );
      return rows;
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
