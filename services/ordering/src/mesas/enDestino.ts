import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { preguntar, type Db, type Transaccion } from '@comanda/kit/base/db';
import { esRepetido } from '@comanda/kit/base/repetido';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { dentroDeOrden, enPiso } from './piso';

/**
 * `abierta`: the open order it goes to, or none; `nombrada`: how the one is that it names, null where there is none of that key;
 * `en`: the number of its table, '' without one.
 */
export type Destino = { abierta: string | null; nombrada: Orden['estado'] | null; en: string };

type Nombrada = { random?: string | undefined; mesa: string };

/**
 * $1 empresa, $2 the order that is named or null, $3 number of the table or ''. The one that was named while it is open,
 * wherever it is by now; else the one it was joined to, where its people sit; else that of the table.
 */
const DESTINO = `
  select coalesce(
           (select id from pedidos.ordenes where empresa_id = $1::int and id = $2::uuid and estado = 'ABIERTA'),
           (select junta.id from pedidos.ordenes suya
              join pedidos.ordenes junta
                on junta.empresa_id = $1::int and junta.id = suya.unida_a and junta.estado = 'ABIERTA'
             where suya.empresa_id = $1::int and suya.id = $2::uuid),
           (select sentada.id from pedidos.mesas m
              join pedidos.ordenes sentada
                on sentada.empresa_id = $1::int and sentada.mesa_id = m.id and sentada.estado = 'ABIERTA'
             where m.empresa_id = $1::int and m.numero_mesa::text = $3::text and m.estado = 'A')) as abierta,
         (select estado from pedidos.ordenes where empresa_id = $1::int and id = $2::uuid) as nombrada,
         coalesce(
           (select m.numero_mesa::text from pedidos.ordenes suya
              join pedidos.mesas m on m.empresa_id = $1::int and m.id = suya.mesa_id
             where suya.empresa_id = $1::int and suya.id = $2::uuid), '') as en`;

type Trabajo<Result> = (transaccion: Transaccion<Database>, destino: Destino) => Promise<Result>;

/**
 * A change within the open order that is named, or of the table that is. Where there is none, or it is another by the time it is
 * taken, or somebody is making the same change in another: with the whole floor.
 */
export async function enDestino<Result>(
  { db, empresa }: { db: Db<Database>; empresa: EmpresaId },
  { random, mesa }: Nombrada,
  trabajo: Trabajo<Result>,
): Promise<Result> {
  const pregunta = {
    name: 'destinoDeOrden',
    text: DESTINO,
    values: [empresa, random ?? null, mesa],
  };
  const leer = async ({ client }: Transaccion<Database>): Promise<Destino> => {
    const { rows } = await client.query<Destino>(pregunta.text, pregunta.values);
    return rows[0] ?? { abierta: null, nombrada: null, en: '' };
  };
  const [vista] = await preguntar<Destino>(db, empresa, pregunta);
  const hecho = vista?.abierta
    ? await dentroDeOrden({ db, empresa }, vista.abierta, async (transaccion) => {
        const destino = await leer(transaccion);
        const sigue = destino.abierta === vista.abierta;
        return sigue ? { es: await trabajo(transaccion, destino) } : null;
      }).catch(nullSiSeRepite)
    : null;
  return hecho
    ? hecho.es
    : enPiso(db, empresa, async (transaccion) => trabajo(transaccion, await leer(transaccion)));
}

/** The same lines are on their way to another order: whoever comes second is judged once the first is done. */
function nullSiSeRepite(error: unknown): null {
  if (esRepetido(error, 'orden_lineas_pkey')) return null;
  throw error;
}
