import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { AppError } from '@comanda/shared/errors/AppError';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { abiertaEn } from './abrirOrden';
import { leerAbiertas, leerOrden, toOrden } from './ordenRow';

/** Which order is asked for: by its key, or the open one of a table. */
export type CualOrden = { random?: string | undefined; mesa?: string | undefined };

/** Null where the table is free. */
export const consultarOrden = (
  db: Db<Database>,
  empresa: EmpresaId,
  { random, mesa = '' }: CualOrden,
): Promise<Orden | null> =>
  enEmpresa(db, empresa, async ({ trx, client }) => {
    if (random === undefined && !(await hayMesa())) throw new AppError('NO_ENCONTRADO', { mesa });
    const suya = random ?? (await abiertaEn(trx, empresa, llaveDeFila(mesa)));
    const leida = suya && (await leerOrden(client, empresa, suya));
    if (random !== undefined && !leida) throw new AppError('NO_ENCONTRADO', { random });
    return leida ? toOrden(leida) : null;

    async function hayMesa(): Promise<boolean> {
      const fila = await trx
        .selectFrom('pedidos.mesas')
        .select('id')
        .where('empresa_id', '=', empresa)
        .where('id', '=', llaveDeFila(mesa))
        .where('estado', '=', 'A')
        .executeTakeFirst();
      return fila !== undefined;
    }
  });

/** All that are open, as they stand. */
export const listarOrdenes = (db: Db<Database>, empresa: EmpresaId): Promise<Orden[]> =>
  enEmpresa(db, empresa, async ({ client }) => (await leerAbiertas(client, empresa)).map(toOrden));
