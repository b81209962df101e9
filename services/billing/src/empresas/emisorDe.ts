import { sql, type Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';

import type { Database } from '../db/schema';

/** By what a company is known to the authority, and where it counts. */
export type Emisor = {
  ruc: string;
  establecimiento: string;
  punto_emision: string;
  ambiente: '1' | '2';
  factura: boolean;
};

/** As its record says now, which is identity's. */
export async function emisorDe(trx: Kysely<Database>, empresa: EmpresaId): Promise<Emisor> {
  const { rows } = await sql<Emisor>`
    select ruc, establecimiento, punto_emision, ambiente, factura from identidad.empresa_de(${empresa})`.execute(
    trx,
  );
  return existe(rows[0], empresa);
}

/** What the law is asked with about it, as it stands now. */
export async function leyDeEmisor(
  trx: Kysely<Database>,
  empresa: EmpresaId,
): Promise<LeyDeEmpresa> {
  const { rows } = await sql<LeyDeEmpresa>`
    select registro_turismo, provincia, canton, decretos from identidad.ley_de(${empresa})`.execute(
    trx,
  );
  return existe(rows[0], empresa);
}

/** The same as emisorDe, held for the rest of the transaction: nobody gives the company another series meanwhile. */
export async function bloquearEmisor(
  trx: Kysely<Database>,
  empresa: EmpresaId,
): Promise<Omit<Emisor, 'factura'>> {
  const { rows } = await sql<Omit<Emisor, 'factura'>>`
    select ruc, establecimiento, punto_emision, ambiente from identidad.bloquear_empresa(${empresa})`.execute(
    trx,
  );
  return existe(rows[0], empresa);
}

function existe<Fila>(fila: Fila | undefined, empresa: EmpresaId): Fila {
  if (!fila) throw new Error(`emisorDe: no company ${empresa}`);
  return fila;
}
