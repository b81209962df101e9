import { createHash } from 'node:crypto';

import type { Db } from '@comanda/kit/base/db';
import type { FalloDeBuild } from '@comanda/shared/contracts/admin/publicaciones';
import type { SaludDeArea } from '@comanda/shared/contracts/admin/salud';
import { sinPersonas } from '@comanda/shared/contracts/plataforma/fases';
import type { Evento } from '@comanda/shared/contracts/plataforma/telemetria';

/** Faults of a build that are kept apart; what comes after these is counted in its usage, and not told. */
const DISTINTOS = 200;
/** What the operator reads at once. */
const DICHOS = 50;

const ANOTAR = `
  insert into plataforma.fallos as f
         (empresa_id, area, build, huella, fase, pantalla, mensaje, pila, llamada, campo, veces, primera, ultima)
  select $1, e.area, e.build, e.huella, e.fase, e.pantalla, e.mensaje, e.pila, e.llamada, e.campo, e.veces, $2, $2
    from jsonb_to_recordset($3) as e (area text, build text, huella text, fase text, pantalla text, mensaje text, pila text[],
                                      llamada text, campo text, veces int)
    join plataforma.lanzamientos l on l.area = e.area and l.build = e.build
   where (select count(*) from plataforma.fallos otro where otro.area = e.area and otro.build = e.build) < ${DISTINTOS}
      or exists (select from plataforma.fallos ya
                  where ya.empresa_id = $1 and ya.area = e.area and ya.build = e.build and ya.huella = e.huella)
   order by e.area, e.build, e.huella
      on conflict (empresa_id, area, build, huella) do update set veces = f.veces + excluded.veces, ultima = excluded.ultima`;

const LEER = `
  select fase, pantalla, mensaje, pila, llamada, campo, sum(veces)::int as veces, count(*)::int as empresas,
         max(ultima) as ultima
    from plataforma.fallos where area = $1 and build = $2
   group by huella, fase, pantalla, mensaje, pila, llamada, campo
   union all
  select fase, '', '', '{}', null, null, sum(veces)::int, count(distinct empresa_id)::int, max(hora)
    from plataforma.telemetria where area = $1 and build = $2 and fase = 'origen' group by fase
   order by ultima desc limit ${DICHOS}`;

const FRECUENTES = `
  select build, fase, pantalla, mensaje, pila, llamada, campo, sum(veces)::int as veces, count(*)::int as empresas,
         max(ultima) as ultima
    from plataforma.fallos where area = $1 and ultima >= $2::timestamptz - interval '24 hours'
   group by build, huella, fase, pantalla, mensaje, pila, llamada, campo
   order by veces desc, max(ultima) desc, build, fase limit $3`;

type Fila<Fallo> = Omit<Fallo, 'ultima'> & { ultima: Date };

type Anotado = NonNullable<Evento['detalle']> &
  Pick<Evento, 'area' | 'build' | 'fase'> & { huella: string; veces: number };

type FalloFrecuente = SaludDeArea['fallos'][number];

/** What is known of the failures of builds: each once a company, with how often. */
export function fallosRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    /** Of events that bring no more than that they happened, nothing is kept here. */
    async anotar(empresa: number, eventos: readonly Evento[], ahora: Date): Promise<void> {
      const anotados = juntar(eventos);
      if (anotados.length > 0) await pool.query(ANOTAR, [empresa, ahora, JSON.stringify(anotados)]);
    },

    /** The last ones of a build, of all companies, newest first; and how often its other origin did not give its files, by the hour. */
    async deBuild(area: string, build: string): Promise<FalloDeBuild[]> {
      const { rows } = await pool.query<Fila<FalloDeBuild>>(LEER, [area, build]);
      return rows.map((fila) => ({ ...fila, ultima: fila.ultima.toISOString() }));
    },

    /** Of those of an area that happened in the last 24 hours, the ones that were told most often. */
    async frecuentes(area: string, ahora: Date, cuantos: number): Promise<FalloFrecuente[]> {
      const { rows } = await pool.query<Fila<FalloFrecuente>>(FRECUENTES, [area, ahora, cuantos]);
      return rows.map((fila) => ({ ...fila, ultima: fila.ultima.toISOString() }));
    },
  };
}

function juntar(eventos: readonly Evento[]): Anotado[] {
  const juntos = new Map<string, Anotado>();
  for (const { area, build, fase, detalle } of eventos) {
    if (!detalle) continue;
    const dicho = { ...detalle, mensaje: sinPersonas(detalle.mensaje) };
    const huella = createHash('md5')
      .update(JSON.stringify([fase, dicho]))
      .digest('hex');
    const llave = `${area}/${build}/${huella}`;
    const veces = (juntos.get(llave)?.veces ?? 0) + 1;
    juntos.set(llave, { ...dicho, area, build, fase, huella, veces });
  }
  return [...juntos.values()];
}
