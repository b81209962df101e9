import type { PoolClient } from 'pg';

import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { decirBuilds } from '@comanda/kit/flujo/canal';
import { enCampo } from '@comanda/kit/http/enCampo';

import { idsDe } from './idsDeEmpresas';

type Cambio = { empresa: string; area: string; bandera: string; activa: boolean };

/** The first that no build in use declares, stable or canary, of an area that there is. */
const SIN_DECLARAR = `
  select p.i::int as i from unnest($1::text[], $2::text[]) with ordinality as p (area, bandera, i)
   where not exists (
     select from plataforma.areas a
       join plataforma.canales c on c.area = a.area and c.detenido is null
       join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
      where a.area = p.area and a.retirada is null
        and l.descriptor -> 'banderas' @> jsonb_build_array(jsonb_build_object('nombre', p.bandera)))
   order by p.i limit 1`;

/** What changes of each company, as it was and as it is, by flag. A line is written as long as it is read: `anotadas` is. */
const CAMBIAR = `
  with pedidas as (
    select * from unnest($1::int[], $2::text[], $3::text[], $4::boolean[]) as p (empresa_id, area, bandera, activa)
  ), distintas as (
    select p.*, coalesce(b.activa, false) as antes from pedidas p
      left join plataforma.banderas_empresa b using (empresa_id, area, bandera)
     where coalesce(b.activa, false) <> p.activa
  ), puestas as (
    insert into plataforma.banderas_empresa (empresa_id, area, bandera, activa, por)
    select empresa_id, area, bandera, activa, $5 from distintas
        on conflict (empresa_id, area, bandera)
        do update set activa = excluded.activa, por = excluded.por, cuando = now()
    returning 1
  ), anotadas as (
    select identidad.anotar($5, empresa_id, 'banderas cambiadas',
                            jsonb_object_agg(area || '.' || bandera, antes), jsonb_object_agg(area || '.' || bandera, activa))
      from distintas group by empresa_id
  )
  select (select count(*)::int from puestas) as cambiados, (select count(*) from anotadas) as anotadas`;

/** What is on of the areas, by company: the operator's to switch. */
export function banderasRepository(db: Pick<Db, 'pool'>) {
  return {
    /** All of them or none; answers how many were not so already. */
    cambiar: (cambios: readonly Cambio[], usuario: string): Promise<number> =>
      enTransaccion(db, async (client) => {
        await exigirDeclaradas(client, cambios);
        const ids = await idsDe(client, cambios);
        const { rows } = await client.query<{ cambiados: number }>(CAMBIAR, [
          cambios.map(({ empresa }) => ids.get(empresa)),
          cambios.map(({ area }) => area),
          cambios.map(({ bandera }) => bandera),
          cambios.map(({ activa }) => activa),
          usuario,
        ]);
        await decirBuilds(client);
        return rows[0]?.cambiados ?? 0;
      }),
  };
}

async function exigirDeclaradas(client: PoolClient, cambios: readonly Cambio[]): Promise<void> {
  const { rows } = await client.query<{ i: number }>(SIN_DECLARAR, [
    cambios.map(({ area }) => area),
    cambios.map(({ bandera }) => bandera),
  ]);
  const falta = (rows[0]?.i ?? 0) - 1;
  const mala = cambios[falta];
  if (!mala) return;
  const msg = `El área ${mala.area} no tiene la bandera ${mala.bandera}`;
  throw enCampo('NO_ENCONTRADO', `cambios.${falta}.bandera`, { msg });
}
