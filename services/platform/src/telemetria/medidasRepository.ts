import type { Db } from '@comanda/kit/base/db';
import type { Evento } from '@comanda/shared/contracts/plataforma/telemetria';

import { contarEventos } from './contar';

/**
 * Anybody may post: what is no screen of that build is left out, and who is not logged in counts only for the pages that are for them.
 * The rows are no more than screens, hours and companies there are.
 */
const SUMAR = `
  insert into plataforma.medidas (empresa_id, hora, area, build, pantalla, medida, veces, tramos)
  select $1::int, date_trunc('hour', $2::timestamptz), e.area, e.build, e.pantalla, e.fase, e.veces, e.tramos
    from jsonb_to_recordset($3) as e (area text, build text, pantalla text, fase text, veces int, tramos int[])
    join plataforma.lanzamientos l on l.area = e.area and l.build = e.build
   where (e.pantalla = '' or l.descriptor -> 'rutas' @> jsonb_build_array(jsonb_build_object('path', e.pantalla)))
     and ($1 > 0 or exists (select from plataforma.areas a where a.area = e.area and a.zona = 'auth'))
   order by e.area, e.build, e.pantalla, e.fase
      on conflict (empresa_id, hora, area, build, pantalla, medida) do update
     set veces = medidas.veces + excluded.veces,
         tramos = (select array_agg(a + b order by i)
                     from unnest(medidas.tramos, excluded.tramos) with ordinality as t (a, b, i))`;

/** What browsers measure of pages, added up by the hour with the screen that was looked at. */
export function medidasRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    async sumar(empresa: number, medidas: readonly Evento[], ahora: Date): Promise<void> {
      if (medidas.length === 0) return;
      await pool.query(SUMAR, [empresa, ahora, JSON.stringify(contarEventos(medidas))]);
    },
  };
}
