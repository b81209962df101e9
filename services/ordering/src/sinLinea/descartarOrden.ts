import type { z } from 'zod';

import type { sinLineaCalls } from '@comanda/shared/contracts/sinLinea';
import { auditar, type Hecho } from '@comanda/kit/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

type Descartada = z.output<typeof sinLineaCalls.descartarOrden.body>;

const ACCION = 'orden sin linea descartada';

/** Nothing of it is done: who gave it up, why and what it was is kept, once. */
export const descartarOrden = (
  db: Db<Database>,
  empresa: EmpresaId,
  { empresa: _, clave, ...orden }: Descartada,
  hecho: Hecho,
): Promise<void> =>
  enEmpresa(db, empresa, async ({ client }) => {
    const { rowCount } = await client.query(
      `select 1 from pedidos.auditoria where empresa_id = $1 and accion = $2 and entidad_id = $3 limit 1`,
      [empresa, ACCION, clave],
    );
    if (rowCount === 0)
      await auditar(client, 'pedidos', empresa, {
        ...{ ...hecho, accion: ACCION, entidad: clave, despues: orden },
      });
  });
