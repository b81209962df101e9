import type { PoolClient } from 'pg';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import type { Db } from '@comanda/kit/base/db';
import { fundir } from '@comanda/kit/base/fundir';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import {
  OBJETIVO_INICIAL,
  type AreaDePlataforma,
  type areasCalls,
} from '@comanda/shared/contracts/plataforma/areas';
import { AppError } from '@comanda/shared/errors/AppError';

import { apuntarCanal, enTurno, type Decide } from '../publicaciones/canalesRepository';

import { areasEnPuerta } from './deLaPlataforma';
import { exigirQueQuepan } from './queQuepan';

type Datos = CallEntrada<typeof areasCalls.crearArea>;
type Edicion = CallEntrada<typeof areasCalls.editarArea>;
type Fila = AreaDePlataforma & { retirada: boolean };

const LEER = `
  select a.area, a.titulo, a.equipo, a.zona <> 'auth' as se_apaga, a.orden, a.kb, a.rutas, a.perfiles, a.origen,
         a.objetivo / 100.0::float8 as objetivo,
         exists (select from plataforma.canales c where c.area = a.area and c.canal = 'estable') as publicada,
         a.retirada is not null as retirada
    from plataforma.areas a`;

const PONER = `
  insert into plataforma.areas as a (area, titulo, equipo, orden, kb, rutas, perfiles, origen, creada_por, objetivo)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (area) do update
     set titulo = excluded.titulo, equipo = excluded.equipo, orden = excluded.orden, kb = excluded.kb,
         rutas = excluded.rutas, perfiles = excluded.perfiles, origen = excluded.origen, objetivo = excluded.objetivo,
         retirada = null`;

/** The areas themselves. What is decided of them is decided one after another, as what is published is. */
export function catalogoRepository(db: Pick<Db, 'pool'>) {
  const leer = async (client: Pick<PoolClient, 'query'>, area: string): Promise<Fila | undefined> =>
    (await client.query<Fila>(`${LEER} where a.area = $1`, [area])).rows[0];

  const poner = async (client: PoolClient, decide: Decide, datos: Datos, accion: string) => {
    const antes = await leer(client, datos.area);
    await exigirRutasLibres(client, datos);
    const permitian = await areasEnPuerta(client);
    const { area, titulo, equipo, orden, kb, rutas, perfiles, origen } = datos;
    const objetivo = datos.objetivo ?? antes?.objetivo ?? OBJETIVO_INICIAL;
    const valores = [area, titulo, equipo, orden, kb, rutas, perfiles, origen, decide.por];
    await client.query(PONER, [...valores, Math.round(objetivo * 100)]); // of ten thousand
    await exigirQueQuepan(client, permitian);
    const despues = await leer(client, area);
    if (!despues) throw new Error(`areas: ${area} is not there after it was written`);
    await anotarAuditoria(client, decide.usuario, { empresa: null, accion, antes, despues });
    return sinRetirada(despues);
  };

  return {
    async listar(): Promise<AreaDePlataforma[]> {
      const { rows } = await db.pool.query<Fila>(
        `${LEER} where a.retirada is null order by a.orden, a.area`,
      );
      return rows.map(sinRetirada);
    },

    crear: (decide: Decide, datos: Datos): Promise<AreaDePlataforma> =>
      enTurno(db, async (client) => {
        const antes = await leer(client, datos.area);
        if (datos.area === 'shell' || (antes && !antes.retirada))
          throw enCampo('AREA_EXISTE', 'area');
        return poner(client, decide, datos, 'área creada');
      }),

    editar: (decide: Decide, { antes: leida, ...datos }: Edicion): Promise<AreaDePlataforma> =>
      enTurno(db, async (client) => {
        const ahora = exigirViva(await leer(client, datos.area), datos.area);
        const edicion = { leido: leida && enOrden(leida), escrito: enOrden(datos) };
        return poner(client, decide, fundir(enOrden(ahora), edicion), 'área editada');
      }),

    retirar: (decide: Decide, area: string): Promise<void> =>
      enTurno(db, async (client) => {
        const antes = exigirViva(await leer(client, area), area);
        if (!antes.se_apaga) throw enCampo('AREA_NO_SE_APAGA', 'area');
        await retirarDeTodos(client, decide, area);
        await anotarAuditoria(client, decide.usuario, {
          empresa: null,
          accion: 'área retirada',
          antes,
        });
      }),
  };
}

const sinRetirada = ({ retirada: _, ...area }: Fila): AreaDePlataforma => area;

/** Its profiles are a set: who says them in another order changes none. */
const enOrden = <D extends { perfiles?: readonly string[] }>(datos: D): D =>
  datos.perfiles ? { ...datos, perfiles: datos.perfiles.toSorted() } : datos;

function exigirViva(fila: Fila | undefined, area: string): Fila {
  if (!fila || fila.retirada) throw new AppError('NO_ENCONTRADO', { area });
  return fila;
}

/** A path belongs to one area: neither the same, nor one inside the other. */
async function exigirRutasLibres(client: PoolClient, { area, rutas }: Datos): Promise<void> {
  const { rows } = await client.query<{ ruta: string; titulo: string }>(
    `select suya as ruta, a.titulo
       from plataforma.areas a, unnest(a.rutas) as suya, unnest($2::text[]) as pedida
      where a.area <> $1 and a.retirada is null
        and (suya = pedida or starts_with(suya, pedida || '/') or starts_with(pedida, suya || '/'))
      limit 1`,
    [area, rutas],
  );
  const [otra] = rows;
  if (otra)
    throw enCampo('RUTA_DE_OTRA_AREA', 'rutas', {
      msg: `La dirección ${otra.ruta} es de ${otra.titulo}`,
    });
}

async function retirarDeTodos(client: PoolClient, decide: Decide, area: string): Promise<void> {
  const motivo = 'área retirada';
  await client.query('update plataforma.areas set retirada = now() where area = $1', [area]);
  await client.query(
    'update plataforma.areas_empresa set activa = false where area = $1 and activa',
    [area],
  );
  await client.query(
    'update plataforma.llaves_de_equipo set revocada = now() where area = $1 and revocada is null',
    [area],
  );
  await client.query('delete from plataforma.fijaciones where area = $1', [area]);
  for (const canal of ['canario', 'estable'] as const)
    await apuntarCanal(client, decide, { area, canal, build: null, motivo });
}
