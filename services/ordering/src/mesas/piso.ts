import { enEmpresa, preguntar, type Db, type Transaccion } from '@comanda/kit/base/db';
import { flujoDe } from '@comanda/kit/flujo/hub';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** $1 empresa. The whole floor: waits for whoever does anything in it, and who comes later waits. */
export const TOMAR_PISO = `
  insert into pedidos.pisos as p (empresa_id) values ($1)
      on conflict (empresa_id) do update set version = p.version + 1
  returning p.version`;

/** $1 empresa, $2 orden */
export const ENTRAR_EN_ORDEN = 'select pedidos.entrar_en_orden($1, $2)';

/** $1 empresa, $2 lines */
export const ENTRAR_EN_LINEAS = 'select pedidos.entrar_en_lineas($1, $2)';

/** $1 empresa, $2 orders. Of who has the floor alone, after it: rows in the order in which pedidos.entrar_en_orden takes them. */
export const TOMAR_ORDENES = `
  select id from pedidos.ordenes where empresa_id = $1 and id = any ($2::uuid[]) order by id for no key update`;

/** $1 empresa. Of who entered an order, with the commit: all of them write this row, and it waits for each to end. */
export const CAMBIO_DE_PISO =
  'update pedidos.pisos set version = version + 1 where empresa_id = $1 returning version';

/** What a statement that gives the floor another version answers. */
export type FilaDePiso = { version: number };

type Trabajo<Result> = (transaccion: Transaccion<Database>) => Promise<Result>;
type Mundo = { db: Db<Database>; empresa: EmpresaId };

/** A change of which orders and tables there are, or what is decided on several: alone, so that nothing of it is about to change. */
export async function enPiso<Result>(
  db: Db<Database>,
  empresa: EmpresaId,
  trabajo: Trabajo<Result>,
): Promise<Result> {
  let filas: readonly FilaDePiso[] = [];
  const resultado = await enEmpresa(db, empresa, async (transaccion) => {
    ({ rows: filas } = await transaccion.client.query<FilaDePiso>(TOMAR_PISO, [empresa]));
    return trabajo(transaccion);
  });
  decirPiso(db, empresa, filas);
  return resultado;
}

/** A change within one order, beside those of others; what it is decided on is read once the order is taken. */
export const dentroDeOrden = <Result>(
  { db, empresa }: Mundo,
  orden: string,
  trabajo: Trabajo<Result>,
): Promise<Result> => entrar({ db, empresa }, [ENTRAR_EN_ORDEN, orden], trabajo);

/** A change of lines, within all orders they are in. */
export const dentroDeLineas = <Result>(
  { db, empresa }: Mundo,
  lineas: readonly string[],
  trabajo: Trabajo<Result>,
): Promise<Result> => entrar({ db, empresa }, [ENTRAR_EN_LINEAS, lineas], trabajo);

async function entrar<Result>(
  { db, empresa }: Mundo,
  [sentencia, cual]: [string, string | readonly string[]],
  trabajo: Trabajo<Result>,
): Promise<Result> {
  let filas: readonly FilaDePiso[] = [];
  const resultado = await enEmpresa(
    db,
    empresa,
    async (transaccion) => {
      await transaccion.client.query(sentencia, [empresa, cual]);
      return trabajo(transaccion);
    },
    async (client) => {
      ({ rows: filas } = await client.query<FilaDePiso>(CAMBIO_DE_PISO, [empresa]));
    },
  );
  decirPiso(db, empresa, filas);
  return resultado;
}

/** Once it is committed: who follows the floor asks for it anew. */
export function decirPiso(
  db: Pick<Db, 'pool'>,
  empresa: EmpresaId,
  [piso]: readonly FilaDePiso[],
): void {
  if (piso) flujoDe(db).publicar({ empresa, tema: 'piso', version: piso.version });
}

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

/** What the orders of a floor are asked by: their lines also say what their products are now. */
export async function marcaDeOrdenes(
  db: Pick<Db, 'pool' | 'prepared'>,
  empresa: EmpresaId,
): Promise<string> {
  const [marca] = await preguntar<{ piso: number; catalogo: number }>(db, empresa, {
    name: 'marcaDeOrdenes',
    text: `
      select coalesce((select version from pedidos.pisos where empresa_id = $1), 0) as piso,
             coalesce((select version from pedidos.versiones_catalogo where empresa_id = $1), 0) as catalogo`,
    values: [empresa],
  });
  return `${marca?.piso ?? 0}.${marca?.catalogo ?? 0}`;
}
