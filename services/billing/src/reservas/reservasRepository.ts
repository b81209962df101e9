import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Database } from '../db/schema';
import { bloquearContador, deSerie, type Serie } from '../emision/contadores';

import type { PoolClient } from 'pg';

export type Reserva = { secuencial: number; clave_acceso: string };

type Pedido = {
  serie: Serie;
  idempotencia: string;
  ahora: Date;
  /** Makes the key of a number: today's date and new random digits. */
  crearClave: (secuencial: number) => string;
};

type FilaReserva = Reserva & { consumida: boolean; de_serie: boolean };

const MINUTOS_DE_ESPERA = 10;
/** Nine digits. */
const ULTIMO_NUMERO = 999_999_999;

export type ReservasRepository = ReturnType<typeof reservasRepository>;

/** Numbers without gaps or duplicates (decisions.md, Sale): SQL by hand, every sale passes here. */
export function reservasRepository(db: Db<Database>) {
  return {
    reservar: (empresa: EmpresaId, pedido: Pedido): Promise<Reserva> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const siguiente = await bloquearContador(client, empresa, pedido.serie);
        return (
          (await laMisma(client, empresa, pedido)) ??
          (await abandonada(client, empresa, pedido)) ??
          (await nueva(client, empresa, pedido, siguiente))
        );
      }),
  };
}

/**
 * The reservation of this idempotency key: as it is when it was sold, else renewed, with a new key when the day changed
 * under it (the date is part of the key). One of a series the company has left since is given up.
 */
async function laMisma(
  client: PoolClient,
  empresa: EmpresaId,
  pedido: Pedido,
): Promise<Reserva | null> {
  const { rows } = await client.query<FilaReserva>(
    `select secuencial, clave_acceso, consumida_en is not null as consumida,
            (ruc, establecimiento, punto_emision, cod_doc, ambiente) = ($2, $3, $4, $5, $6) as de_serie
       from facturacion.reservas where empresa_id = $1 and idempotencia = $7
        for update`,
    [...deSerie(empresa, pedido.serie), pedido.idempotencia],
  );
  const [fila] = rows;
  if (!fila) return null;
  const { secuencial, clave_acceso: antes } = fila;
  if (fila.consumida) return { secuencial, clave_acceso: antes };
  if (!fila.de_serie) return abandonar(client, empresa, antes);
  const nueva = pedido.crearClave(secuencial);
  const clave = fechaDe(antes) === fechaDe(nueva) ? antes : nueva;
  return entregar(client, empresa, { ...pedido, antes, secuencial, clave });
}

/** The number is free for the next document of its series, at once. */
async function abandonar(client: PoolClient, empresa: EmpresaId, clave: string): Promise<null> {
  await client.query(
    `update facturacion.reservas set idempotencia = gen_random_uuid()::text, reservada_en = '-infinity'
      where empresa_id = $1 and clave_acceso = $2`,
    [empresa, clave],
  );
  return null;
}

const fechaDe = (clave: string) => clave.slice(0, 8);

/** The oldest number nobody sold in ten minutes. One that a sale is taking right now is skipped. */
async function abandonada(
  client: PoolClient,
  empresa: EmpresaId,
  pedido: Pedido,
): Promise<Reserva | null> {
  const { rows } = await client.query<Reserva>(
    `select secuencial, clave_acceso from facturacion.reservas
      where empresa_id = $1 and ruc = $2 and establecimiento = $3 and punto_emision = $4 and cod_doc = $5
        and ambiente = $6 and consumida_en is null and reservada_en < $7::timestamptz - make_interval(mins => $8)
      order by secuencial limit 1
        for update skip locked`,
    [...deSerie(empresa, pedido.serie), pedido.ahora, MINUTOS_DE_ESPERA],
  );
  const [fila] = rows;
  if (!fila) return null;
  const { secuencial, clave_acceso: antes } = fila;
  return entregar(client, empresa, {
    ...pedido,
    antes,
    secuencial,
    clave: pedido.crearClave(secuencial),
  });
}

type Entrega = Pedido & { antes: string; secuencial: number; clave: string };

/** The number is the caller's for ten minutes from now. An old key that changes was never used and dies here. */
async function entregar(
  client: PoolClient,
  empresa: EmpresaId,
  { antes, secuencial, clave, idempotencia, ahora }: Entrega,
): Promise<Reserva> {
  await client.query(
    `update facturacion.reservas set clave_acceso = $3, idempotencia = $4, reservada_en = $5
      where empresa_id = $1 and clave_acceso = $2`,
    [empresa, antes, clave, idempotencia, ahora],
  );
  return { secuencial, clave_acceso: clave };
}

async function nueva(
  client: PoolClient,
  empresa: EmpresaId,
  pedido: Pedido,
  secuencial: number,
): Promise<Reserva> {
  if (secuencial > ULTIMO_NUMERO) throw new AppError('SERIE_AGOTADA', { empresa });
  const clave = pedido.crearClave(secuencial);
  await client.query(
    `with avanzado as (
       update facturacion.contadores set siguiente = siguiente + 1
        where empresa_id = $1 and ruc = $2 and establecimiento = $3 and punto_emision = $4 and cod_doc = $5
          and ambiente = $6
     )
     insert into facturacion.reservas (
       empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, clave_acceso, idempotencia,
       reservada_en)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [...deSerie(empresa, pedido.serie), secuencial, clave, pedido.idempotencia, pedido.ahora],
  );
  return { secuencial, clave_acceso: clave };
}
