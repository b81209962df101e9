import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { cerrarSecreto, estaCerrado } from '@comanda/kit/credenciales/secretos';

import type { PoolClient } from 'pg';

const ESTRECHA = 'select identidad.estrecha() as estrecha';
/** One at a time changes a secret that is in clear: who takes one anew meanwhile waits, and nobody else. */
const BLOQUEAR = `
  select f.usuario_id from identidad.segundos_factores f where f.usuario_id = any ($1::uuid[]) order by 1 for update`;
const GUARDADOS = `
  select f.usuario_id as usuario, s.secreto
    from identidad.segundos_factores f cross join lateral identidad.segundo_factor_de(f.usuario_id) s`;
const CERRAR = 'update identidad.segundos_factores set secreto = $2 where usuario_id = $1';

type Guardado = { usuario: string; secreto: string };

/**
 * Closes the secrets that are kept in clear, once nothing of the version before is left to read them; answers how many there
 * were. Done at the start of the service.
 */
export async function cerrarSecretos(db: Db): Promise<number> {
  return enTransaccion(db, async (client) => {
    const { rows } = await client.query<{ estrecha: boolean }>(ESTRECHA);
    if (!rows[0]?.estrecha) return 0;
    const vistos = (await enClaroEn(client)).map(({ usuario }) => usuario);
    if (vistos.length === 0) return 0;
    await client.query(BLOQUEAR, [vistos]);
    const enClaro = (await enClaroEn(client)).filter(({ usuario }) => vistos.includes(usuario));
    for (const { usuario, secreto } of enClaro)
      await client.query(CERRAR, [usuario, cerrarSecreto(db, usuario, secreto)]);
    return enClaro.length;
  });
}

async function enClaroEn(client: Pick<PoolClient, 'query'>): Promise<Guardado[]> {
  const { rows } = await client.query<Guardado>(GUARDADOS);
  return rows.filter(({ secreto }) => !estaCerrado(secreto));
}

/** Those that are closed, to try a key on. */
export async function secretosCerrados({ pool }: Pick<Db, 'pool'>): Promise<Guardado[]> {
  const { rows } = await pool.query<Guardado>(GUARDADOS);
  return rows.filter(({ secreto }) => estaCerrado(secreto));
}
