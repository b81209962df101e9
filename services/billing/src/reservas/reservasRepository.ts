import { enEmpresa, type Db } from '@comanda/kit/db';
import { porTandas } from '@comanda/kit/tandas';
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

type FilaReserva = Reserva & { idempotencia: string; consumida: boolean; de_serie: boolean };

const MINUTOS_DE_ESPERA = 10;
/** Nine digits. */
const ULTIMO_NUMERO = 999_999_999;
/** How many tills that ask at one moment get their numbers in one transaction. */
const A_LA_VEZ = 32;

export type ReservasRepository = ReturnType<typeof reservasRepository>;

/**
 * Numbers without gaps or duplicates (decisions.md, Sale): SQL by hand, every sale passes here. The row of a series is held
 * until its transaction is on disk, so those who ask meanwhile go together.
 */
export function reservasRepository(db: Db<Database>) {
  const pedir = porTandas<[EmpresaId, Pedido], Reserva>({
    maximo: A_LA_VEZ,
    hacer: ([...pedidos]) => {
      const [[empresa, { serie }]] = pedidos as [[EmpresaId, Pedido]]; // never none; of one series
      const suyos = pedidos.map(([, pedido]) => pedido);
      return enEmpresa(db, empresa, ({ client }) => repartir(client, empresa, { serie, suyos }));
    },
  });
  return {
    reservar: (empresa: EmpresaId, pedido: Pedido): Promise<Reserva> =>
      pedir(deSerie(empresa, pedido.serie).join(' '), [empresa, pedido]),
  };
}

type Reparto = { serie: Serie; suyos: readonly Pedido[] };

/** To each its own again, else the oldest that was left behind, else the next. */
async function repartir(
  client: PoolClient,
  empresa: EmpresaId,
  { serie, suyos }: Reparto,
): Promise<Reserva[]> {
  const siguiente = await bloquearContador(client, empresa, serie);
  const pedidos = new Map(suyos.map((pedido) => [pedido.idempotencia, pedido]));
  const dadas = await lasMismas(client, empresa, { serie, pedidos });
  const sinNumero = () =>
    [...pedidos.values()].filter(({ idempotencia }) => !dadas.has(idempotencia));
  await darAbandonadas(client, empresa, { serie, pedidos: sinNumero(), dadas });
  await darNuevas(client, empresa, { serie, pedidos: sinNumero(), dadas, siguiente });
  return suyos.map(({ idempotencia }) => dadas.get(idempotencia) as Reserva); // all were given one
}

/**
 * The reservations of these idempotency keys: as they are when they were sold, else renewed, with a new key when the day
 * changed under it (the date is part of the key). One of a series the company has left since is given up.
 */
async function lasMismas(
  client: PoolClient,
  empresa: EmpresaId,
  { serie, pedidos }: { serie: Serie; pedidos: ReadonlyMap<string, Pedido> },
): Promise<Map<string, Reserva>> {
  const { rows } = await client.query<FilaReserva>(
    `select idempotencia, secuencial, clave_acceso, consumida_en is not null as consumida,
            (ruc, establecimiento, punto_emision, cod_doc, ambiente) = ($2, $3, $4, $5, $6) as de_serie
       from facturacion.reservas where empresa_id = $1 and idempotencia = any($7)
        for update`,
    [...deSerie(empresa, serie), [...pedidos.keys()]],
  );
  const dadas = new Map<string, Reserva>();
  for (const fila of rows) {
    const pedido = pedidos.get(fila.idempotencia);
    const reserva = pedido && (await otraVez(client, empresa, { pedido, fila }));
    if (reserva) dadas.set(fila.idempotencia, reserva);
  }
  return dadas;
}

async function otraVez(
  client: PoolClient,
  empresa: EmpresaId,
  { pedido, fila }: { pedido: Pedido; fila: FilaReserva },
): Promise<Reserva | null> {
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

type PorDar = { serie: Serie; pedidos: readonly Pedido[]; dadas: Map<string, Reserva> };

/** The oldest numbers nobody sold in ten minutes. One that a sale is taking right now is skipped. */
async function darAbandonadas(
  client: PoolClient,
  empresa: EmpresaId,
  { serie, pedidos, dadas }: PorDar,
): Promise<void> {
  const [primero] = pedidos;
  if (!primero) return;
  const { rows } = await client.query<Reserva>(
    `select secuencial, clave_acceso from facturacion.reservas
      where empresa_id = $1 and ruc = $2 and establecimiento = $3 and punto_emision = $4 and cod_doc = $5
        and ambiente = $6 and consumida_en is null and reservada_en < $7::timestamptz - make_interval(mins => $8)
      order by secuencial limit $9
        for update skip locked`,
    [...deSerie(empresa, serie), primero.ahora, MINUTOS_DE_ESPERA, pedidos.length],
  );
  for (const [i, { secuencial, clave_acceso: antes }] of rows.entries()) {
    const pedido = pedidos[i] as Pedido; // no more rows than asks
    const clave = pedido.crearClave(secuencial);
    dadas.set(
      pedido.idempotencia,
      await entregar(client, empresa, { ...pedido, antes, secuencial, clave }),
    );
  }
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

async function darNuevas(
  client: PoolClient,
  empresa: EmpresaId,
  { serie, pedidos, dadas, siguiente }: PorDar & { siguiente: number },
): Promise<void> {
  if (pedidos.length === 0) return;
  if (siguiente + pedidos.length - 1 > ULTIMO_NUMERO)
    throw new AppError('SERIE_AGOTADA', { empresa });
  const nuevas = pedidos.map((pedido, i) => ({
    idempotencia: pedido.idempotencia,
    reservada_en: pedido.ahora,
    secuencial: siguiente + i,
    clave_acceso: pedido.crearClave(siguiente + i),
  }));
  await client.query(
    `with avanzado as (
       update facturacion.contadores set siguiente = siguiente + jsonb_array_length($7)
        where empresa_id = $1 and ruc = $2 and establecimiento = $3 and punto_emision = $4 and cod_doc = $5
          and ambiente = $6
     )
     insert into facturacion.reservas (
       empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial, clave_acceso, idempotencia,
       reservada_en)
     select $1, $2, $3, $4, $5, $6, n.secuencial, n.clave_acceso, n.idempotencia, n.reservada_en
       from jsonb_to_recordset($7) as n (
         secuencial bigint, clave_acceso text, idempotencia text, reservada_en timestamptz)`,
    [...deSerie(empresa, serie), JSON.stringify(nuevas)],
  );
  for (const { idempotencia, secuencial, clave_acceso } of nuevas)
    dadas.set(idempotencia, { secuencial, clave_acceso });
}
