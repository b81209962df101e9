import type { Db } from '@comanda/kit/base/db';
import type { Caduco } from '@comanda/shared/contracts/plataforma/caducos';
import { caducosEntre, type Caducan } from '@comanda/shared/domain/texto/caduco';

import { claveDeBuild, proveeSchema, tomaSchema } from '../lanzamientos/lanzamiento';

/** By the key of a build, the names that it takes; one that takes none is not there. */
export type CaducosDeBuilds = ReadonlyMap<string, Caduco[]>;

type Fila = { area: string; build: string; toma: unknown };

const MARCO = `
  select l.provee from plataforma.canales c join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
   where c.area = 'shell' and c.canal = 'estable' and l.provee is not null`;

/** What of the frame in use is to go, and these builds still take. It refuses nothing: the gate does once the name is gone. */
export async function caducosDeBuilds(
  pool: Db['pool'],
  builds: readonly string[],
): Promise<CaducosDeBuilds> {
  const { rows: marcos } = await pool.query<{ provee: unknown }>(MARCO);
  const caducan = caducanDe(marcos[0]?.provee ?? {});
  if (Object.keys(caducan).length === 0) return new Map();
  const { rows } = await pool.query<Fila>(
    `select area, build, toma from plataforma.lanzamientos where build = any($1) and toma is not null`,
    [builds],
  );
  return new Map(
    rows.flatMap(({ area, build, toma }) => {
      const caducos = caducosEntre(tomaSchema.parse(toma), caducan);
      return caducos.length === 0 ? [] : [[claveDeBuild({ area, build }), caducos]];
    }),
  );
}

const caducanDe = (provee: unknown): Caducan =>
  Object.fromEntries(
    Object.entries(proveeSchema.parse(provee)).flatMap(([sala, { caducan }]) =>
      caducan ? [[sala, caducan]] : [],
    ),
  );
