import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import { flujoDe } from '@comanda/kit/flujo/hub';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** $1 empresa. The number of its catalogue (funciones/catalogo_cambio.sql). */
const VERSION_DE_CATALOGO = 'select version from pedidos.versiones_catalogo where empresa_id = $1';

/** A change of what a till shows: those who follow the catalogue are told once it is committed. */
export async function enCatalogo<Result>(
  db: Db<Database>,
  empresa: EmpresaId,
  trabajo: (transaccion: Transaccion<Database>) => Promise<Result>,
): Promise<Result> {
  let version = 0;
  const resultado = await enEmpresa(db, empresa, trabajo, async (client) => {
    const { rows } = await client.query<{ version: number }>(VERSION_DE_CATALOGO, [empresa]);
    version = rows[0]?.version ?? 0;
  });
  flujoDe(db).publicar({ empresa, tema: 'catalogo', version });
  return resultado;
}
