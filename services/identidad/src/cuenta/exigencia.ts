import type { Perfil } from '@comanda/shared/contracts/perfiles';
import type { Db } from '@comanda/kit/base/db';

const CLAVE = 'segundo_factor_operador';

/** Whether the operator asks for a second factor in accounts of that profile: their own. kit/sesiones asks the same. */
export async function exigeSegundoFactor(
  { pool }: Pick<Db, 'pool'>,
  perfil: Perfil,
): Promise<boolean> {
  if (perfil !== 'Dashboard') return false;
  const { rowCount } = await pool.query(
    `select 1 from identidad.ajustes where clave = $1 and valor = 'true'`,
    [CLAVE],
  );
  return rowCount === 1;
}

export const EXIGIR = `
  insert into identidad.ajustes (clave, valor) values ('${CLAVE}', to_jsonb($1::boolean))
  on conflict (clave) do update set valor = excluded.valor`;
