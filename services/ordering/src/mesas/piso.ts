import { enEmpresa, preguntar, type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** $1 empresa. Whoever changes anything of the floor does this first and waits for whoever did before. */
export const TOMAR_PISO = `
  insert into pedidos.pisos as p (empresa_id) values ($1)
      on conflict (empresa_id) do update set version = p.version + 1`;

/** A change of a company's floor: one after another, so that nothing in it is decided on what is about to change. */
export const enPiso = <Result>(
  db: Db<Database>,
  empresa: EmpresaId,
  trabajo: (transaccion: Transaccion<Database>) => Promise<Result>,
): Promise<Result> =>
  enEmpresa(db, empresa, async (transaccion) => {
    await transaccion.client.query(TOMAR_PISO, [empresa]);
    return trabajo(transaccion);
  });

/** What the lists of a floor are asked by; another one after every change. One indexed read, one trip. */
export async function versionDePiso(
  db: Pick<Db, 'pool' | 'prepared'>,
  empresa: EmpresaId,
): Promise<number> {
  const [piso] = await preguntar<{ version: number }>(db, empresa, {
    name: 'versionDePiso',
    text: 'select version from pedidos.pisos where empresa_id = $1',
    values: [empresa],
  });
  return piso?.version ?? 0;
}
