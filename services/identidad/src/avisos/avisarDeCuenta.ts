import type { Origen } from '../auth/desdeDonde';

import type { CambioDeCuenta } from './cambios';
import type { PoolClient } from 'pg';

type Aviso = {
  /** Whose account. */
  usuario: string;
  que: CambioDeCuenta;
  /** Who did it. */
  por: string;
  /** From where; null: not known. */
  origen: Origen | null;
  /** An address that the account had before. */
  tambien?: readonly string[];
  /** Companies that it was of before. */
  empresas?: readonly number[];
};

const AVISAR = 'select identidad.avisar_de_cuenta($1, $2, $3, $4, $5, $6, $7)';

/** Tells the company of an Administrador what was changed of the account: letters that leave after the transaction of the change. */
export async function avisarDeCuenta(
  client: Pick<PoolClient, 'query'>,
  { usuario, que, por, origen, tambien = [], empresas = [] }: Aviso,
): Promise<void> {
  const desde = [origen?.direccion ?? '', origen?.agente ?? ''];
  await client.query(AVISAR, [usuario, que, por, ...desde, tambien, empresas]);
}

type Propio = { caller: { id: string; perfil: string }; origen: Origen };

/** What somebody changed of their own account; told of an Administrador's. */
export async function avisarDeLoPropio(
  client: Pick<PoolClient, 'query'>,
  { caller, origen }: Propio,
  que: CambioDeCuenta,
): Promise<void> {
  if (caller.perfil !== 'Administrador') return;
  await avisarDeCuenta(client, { usuario: caller.id, que, por: caller.id, origen });
}
