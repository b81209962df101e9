import { createHash } from 'node:crypto';

import type { PoolClient } from 'pg';

import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { PARTE_BYTES } from '@comanda/shared/contracts/admin/subidas';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Portador } from '../llaves/llavesRepository';
import type { Publicado } from '../publicar/publicarBuild';

/** Uploads a key may have under way; the one longest without a part goes first. */
const A_LA_VEZ = 3;

type Subida = { id: string; bytes: number; huella: string; recibidos: number };

const RECIBIDOS = `coalesce((select sum(length(p.contenido)) from plataforma.subida_partes p
  where p.subida_id = s.id), 0)::int as recibidos`;

const DE_MAS = `
  delete from plataforma.subidas where id in (
    select id from plataforma.subidas where llave_id = $1 and huella <> $2 and publicado is null
     order by creada desc offset $3)`;

/** What is being uploaded: parts one after another, each kept as it comes. */
export function subidasRepository(db: Pick<Db, 'pool'>) {
  return {
    /** Begins an upload, or finds the one of these bytes that was interrupted. */
    iniciar: ({ id: llave }: Portador, nueva: { area: string; bytes: number; huella: string }) =>
      enTransaccion(db, async (client): Promise<Pick<Subida, 'id' | 'recibidos'>> => {
        const { area, bytes, huella } = nueva;
        await client.query(
          `delete from plataforma.subidas where creada < now() - interval '1 day'`,
        );
        await client.query(DE_MAS, [llave, huella, A_LA_VEZ - 1]);
        // the same bytes are published anew: what stands now may be another build
        await client.query(
          'delete from plataforma.subidas where llave_id = $1 and huella = $2 and publicado is not null',
          [llave, huella],
        );
        await client.query(
          `insert into plataforma.subidas (llave_id, area, bytes, huella) values ($1, $2, $3, $4)
           on conflict (llave_id, huella) do nothing`,
          [llave, area, bytes, huella],
        );
        const { rows } = await client.query<Subida>(
          `select s.id, ${RECIBIDOS} from plataforma.subidas s where s.llave_id = $1 and s.huella = $2`,
          [llave, huella],
        );
        const [subida] = rows;
        if (!subida) throw new Error('subidas: the upload that was begun has no row');
        return subida;
      }),

    /** Takes the part that follows; the one that came last may come again, as after a line that broke. */
    recibir: (portador: Portador, parte: { id: string; desde: number; contenido: Buffer }) =>
      enTransaccion(db, async (client): Promise<number> => {
        const { id, desde, contenido } = parte;
        const { bytes, recibidos } = await bloquear(client, portador, id);
        if (desde + contenido.length <= recibidos && (await yaEsta(client, parte)))
          return recibidos;
        if (desde !== recibidos)
          throw new AppError('PARTE_FUERA_DE_LUGAR', { id, desde, recibidos });
        exigirMedida(contenido.length, bytes - recibidos);
        await client.query(
          'insert into plataforma.subida_partes (subida_id, desde, contenido) values ($1, $2, $3)',
          [id, desde, contenido],
        );
        return recibidos + contenido.length;
      }),

    /** What came of an upload that was published; null while it was not. */
    publicado: (portador: Portador, id: string) => publicadoDe(db.pool, portador, id),

    /** The whole archive, once all of it is there and it is what was announced; what came of it, where it is published. */
    async juntar({ id: llave }: Portador, id: string): Promise<Buffer | Publicado> {
      const { rows } = await db.pool.query<Entera>(ENTERA, [id, llave]); // one moment: publishing takes the parts away
      const [entera] = rows;
      if (!entera) throw new AppError('NO_ENCONTRADO', { id });
      const { bytes, huella, publicado, archivo } = entera;
      if (publicado) return publicado;
      const real = createHash('sha256').update(archivo).digest('hex');
      if (archivo.length !== bytes) throw new AppError('SUBIDA_INCOMPLETA', { id, bytes });
      if (real !== huella) {
        await olvidar(db.pool, id); // more of the same would not mend it
        throw new AppError('SUBIDA_INCOMPLETA', { id, huella, real });
      }
      return archivo;
    },
  };
}

type Entera = { bytes: number; huella: string; publicado: Publicado | null; archivo: Buffer };

const ENTERA = `
  select s.bytes, s.huella, s.publicado,
    coalesce((select string_agg(p.contenido, '' order by p.desde) from plataforma.subida_partes p
               where p.subida_id = s.id), '') as archivo
  from plataforma.subidas s where s.id = $1 and s.llave_id = $2`;

type Cliente = Pick<PoolClient, 'query'>;

export async function publicadoDe(
  client: Cliente,
  { id: llave }: Portador,
  id: string,
): Promise<Publicado | null> {
  const { rows } = await client.query<{ publicado: Publicado | null }>(
    'select publicado from plataforma.subidas where id = $1 and llave_id = $2',
    [id, llave],
  );
  return rows[0]?.publicado ?? null;
}

/** Kept for a day without its parts, for whom the answer was lost. */
export async function cerrarSubida(
  client: Cliente,
  id: string,
  publicado: Publicado,
): Promise<void> {
  await client.query('delete from plataforma.subida_partes where subida_id = $1', [id]);
  await client.query('update plataforma.subidas set publicado = $2 where id = $1', [
    id,
    JSON.stringify(publicado),
  ]);
}

/** Forgets an upload with its parts. */
const olvidar = (client: Cliente, id: string) =>
  client.query('delete from plataforma.subidas where id = $1', [id]);

/** Reads an upload of that key alone: another team's does not exist for it. */
async function leer(client: Cliente, { id: llave }: Portador, id: string): Promise<Subida> {
  const { rows } = await client.query<Subida>(
    `select s.id, s.bytes, s.huella, ${RECIBIDOS} from plataforma.subidas s where s.id = $1 and s.llave_id = $2`,
    [id, llave],
  );
  if (!rows[0]) throw new AppError('NO_ENCONTRADO', { id });
  return rows[0];
}

async function bloquear(client: PoolClient, portador: Portador, id: string): Promise<Subida> {
  await client.query('select from plataforma.subidas where id = $1 for update', [id]);
  return leer(client, portador, id);
}

async function yaEsta(
  client: PoolClient,
  { id, desde, contenido }: { id: string; desde: number; contenido: Buffer },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from plataforma.subida_partes where subida_id = $1 and desde = $2 and contenido = $3',
    [id, desde, contenido],
  );
  return rowCount === 1;
}

/** Whole parts but for the last: an archive is a few rows, not one a byte. */
function exigirMedida(bytes: number, faltan: number): void {
  const debidos = Math.min(PARTE_BYTES, faltan);
  if (bytes !== debidos || debidos === 0)
    throw new AppError('DATOS_INVALIDOS', { bytes, faltan }, [
      { campo: 'contenido', msg: `El contenido de esta parte lleva ${debidos} bytes` },
    ]);
}
