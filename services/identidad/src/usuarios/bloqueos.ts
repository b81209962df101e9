import type { PoolClient } from 'pg';

/** The account a throttle counts for (kit/credenciales/intentosRepository.ts): 'cuenta:ana@x.ec', 'par:ana@x.ec|10.0.0.1'. */
const CUENTA_DE = `split_part(substr(clave, position(':' in clave) + 1), '|', 1)`;
const DE_UNA_CUENTA = `split_part(clave, ':', 1) in ('cuenta', 'codigo', 'par', 'codigoPar', 'dispositivo')`;

/** The accounts that have to wait. */
export const BLOQUEADAS = `
  select distinct ${CUENTA_DE} as email from identidad.intentos_login
   where bloqueado_hasta > now() and ${DE_UNA_CUENTA}`;

const DESBLOQUEAR = `
  delete from identidad.intentos_login where ${DE_UNA_CUENTA} and ${CUENTA_DE} = $1`;

/** Nobody waits for this account any more. */
export async function desbloquear(client: PoolClient, email: string): Promise<void> {
  await client.query(DESBLOQUEAR, [email]);
}
