import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type { Db } from '@comanda/kit/base/db';

/** Whether accounts of that profile must have a second factor: the operator's, unless they said no. */
export async function exigeSegundoFactor(
  { pool }: Pick<Db, 'pool'>,
  perfil: Perfil,
): Promise<boolean> {
  const { rows } = await pool.query<{ exige: boolean }>(
    'select identidad.exige_segundo_factor($1) as exige',
    [perfil],
  );
  return rows[0]?.exige ?? true;
}

export const EXIGIR = `
  insert into identidad.ajustes (clave, valor) values ('segundo_factor_operador', to_jsonb($1::boolean))
  on conflict (clave) do update set valor = excluded.valor`;
