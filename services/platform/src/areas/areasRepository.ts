import type { PoolClient } from 'pg';

import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { decirBuilds } from '@comanda/kit/flujo/canal';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { AreasDeEmpresas } from '@comanda/shared/contracts/admin/areasDeEmpresas';

import { idsDe } from './idsDeEmpresas';

type DeEmpresa = AreasDeEmpresas['empresas'][number];
type Cambio = { empresa: string; area: string; activa: boolean };

const LISTAR = `
  select e.empresa,
    coalesce((select json_agg(a.area) from plataforma.areas_empresa a
               where a.empresa_id = e.id and a.activa), '[]') as areas,
    coalesce((select json_agg(b.area || '.' || b.bandera order by b.area, b.bandera) from plataforma.banderas_empresa b
               where b.empresa_id = e.id and b.activa), '[]') as banderas,
    coalesce((select json_object_agg(p.perfil, p.cuantos)
                from (select g.perfil, count(*) as cuantos from identidad.gente_de(e.id) g
                       where g.estado = 'A' group by g.perfil) p), '{}') as personas
    from identidad.todas_las_empresas() e where e.estado = 'A' order by e.empresa`;

/** Those of them that no company may be without, or that there are not. */
const NO_SE_CAMBIAN = `
  select p.area, a.area is not null as hay
    from unnest($1::text[]) with ordinality as p (area, i)
    left join plataforma.areas a on a.area = p.area and a.retirada is null
   where a.area is null or a.zona = 'auth' order by p.i limit 1`;

/** What changes of each company, as it was and as it is, by area. A line is written as long as it is read: `anotadas` is. */
const CAMBIAR = `
  with pedidas as (
    select * from unnest($1::int[], $2::text[], $3::boolean[]) as p (empresa_id, area, activa)
  ), distintas as (
    select p.*, coalesce(a.activa, false) as antes from pedidas p
      left join plataforma.areas_empresa a using (empresa_id, area)
     where coalesce(a.activa, false) <> p.activa
  ), puestas as (
    insert into plataforma.areas_empresa (empresa_id, area, activa)
    select empresa_id, area, activa from distintas
        on conflict (empresa_id, area) do update set activa = excluded.activa
    returning 1
  ), anotadas as (
    select identidad.anotar($4, empresa_id, 'areas cambiadas', jsonb_object_agg(area, antes), jsonb_object_agg(area, activa))
      from distintas group by empresa_id
  )
  select (select count(*)::int from puestas) as cambiados, (select count(*) from anotadas) as anotadas`;

/** What is on of the platform, across companies: the operator's to see and to say. */
export function areasRepository(db: Pick<Db, 'pool'>) {
  return {
    async listar(): Promise<DeEmpresa[]> {
      return (await db.pool.query<DeEmpresa>(LISTAR)).rows;
    },

    /** All of them or none; answers how many were not so already. */
    cambiar: (cambios: readonly Cambio[], usuario: string): Promise<number> =>
      enTransaccion(db, async (client) => {
        await exigirApagables(client, cambios);
        const ids = await idsDe(client, cambios);
        const { rows } = await client.query<{ cambiados: number }>(CAMBIAR, [
          cambios.map(({ empresa }) => ids.get(empresa)),
          cambios.map(({ area }) => area),
          cambios.map(({ activa }) => activa),
          usuario,
        ]);
        await decirBuilds(client);
        return rows[0]?.cambiados ?? 0;
      }),
  };
}

async function exigirApagables(client: PoolClient, cambios: readonly Cambio[]): Promise<void> {
  const nombres = cambios.map(({ area }) => area);
  const { rows } = await client.query<{ area: string; hay: boolean }>(NO_SE_CAMBIAN, [nombres]);
  const [primera] = rows;
  if (!primera) return;
  const campo = `cambios.${nombres.indexOf(primera.area)}.area`;
  if (primera.hay) throw enCampo('AREA_NO_SE_APAGA', campo);
  throw enCampo('NO_ENCONTRADO', campo, { msg: `El área ${primera.area} no existe` });
}
