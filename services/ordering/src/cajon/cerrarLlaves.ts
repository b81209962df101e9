import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { abrirTexto, cerrarTexto } from '@comanda/kit/credenciales/secretos';

type Guardada = { id: string; privada: string };
type Base = Pick<Db, 'pool'>;

/** Which key it is goes into it: one that is copied to another print service does not open. */
const contextoDe = (id: string) => `llave de cajon ${id}`;

export const cerrarLlave = (db: Base, { id, privada }: Guardada): string =>
  cerrarTexto(db, contextoDe(id), privada);

/** As it is used. One of before is in clear, until it is closed. */
export const abrirLlave = (db: Base, { id, privada }: Guardada): string =>
  abrirTexto(db, contextoDe(id), privada);

/** Whether keys are written closed: nothing of the version before is left to read them in clear. */
export async function seCierran(client: Pick<Base['pool'], 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ estrecha: boolean }>(
    'select pedidos.estrecha() as estrecha',
  );
  return rows[0]?.estrecha ?? false;
}

/**
 * Closes the private keys that are kept in clear, once nothing of the version before is left to read them; answers how many
 * there were. Done at the start of the service; nobody waits for it who needs a key that is closed already.
 */
export async function cerrarLlaves(db: Db): Promise<number> {
  if (!(await seCierran(db.pool))) return 0;
  const { rows } = await db.pool.query<{ empresa_id: number }>(CON_CLARAS);
  let cerradas = 0;
  for (const { empresa_id } of rows) cerradas += await deEmpresa(db, empresaDeTrabajo(empresa_id));
  return cerradas;
}

const deEmpresa = (db: Db, empresa: EmpresaId): Promise<number> =>
  enEmpresa(db, empresa, async ({ client }) => {
    const { rows } = await client.query<Guardada>(CLARAS, [empresa]);
    for (const llave of rows)
      await client.query(CERRAR, [empresa, llave.id, cerrarLlave(db, llave)]);
    return rows.length;
  });

/** One that is closed, to try the key of the installation on; undefined where there is none. */
export async function llaveCerrada(db: Base): Promise<Guardada | undefined> {
  return (await db.pool.query<Guardada>(UNA_CERRADA)).rows[0];
}

const CON_CLARAS = 'select empresa_id from pedidos.empresas_con_llaves_claras()';
const UNA_CERRADA = 'select id, privada from pedidos.una_llave_cerrada()';
const CLARAS = `
  select id, privada from pedidos.impresoras_vinculadas
   where empresa_id = $1 and privada not like 'cifrado:%' order by id for update`;
const CERRAR =
  'update pedidos.impresoras_vinculadas set privada = $3 where empresa_id = $1 and id = $2';
