import { HECHOS_DE_CAJA, type AjustesCaja } from '@comanda/shared/contracts/caja/cajas';
import { ZONA } from '@comanda/shared/domain/texto/fecha';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { ajustesCajaDe, guardarAjustesEn } from './ajustesCaja';
import { enCaja } from './enCaja';
import { HECHOS_CAJA } from './hechosCaja';

export type HechoRow = {
  id: number;
  cuando: Date;
  usuario: string;
  accion: string;
  antes: Record<string, unknown> | null;
  despues: Record<string, unknown> | null;
};

/** How a company keeps its cash, and what was done with it. */
export function cuidadoRepository(db: Db<Database>) {
  return {
    ajustes: (empresa: EmpresaId): Promise<AjustesCaja> =>
      enEmpresa(db, empresa, ({ client }) => ajustesCajaDe(client, empresa)),

    guardarAjustes: enCaja(db)(guardarAjustesEn),

    /** Latest first, of the business days from one to the other; one more than are shown, where there are more. */
    hechos: (
      empresa: EmpresaId,
      { desde, hasta }: { desde: string; hasta: string },
    ): Promise<HechoRow[]> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { hora_corte } = await ajustesCajaDe(client, empresa);
        const { rows } = await client.query<HechoRow>(HECHOS, [
          empresa,
          HECHOS_CAJA,
          desde,
          hasta,
          hora_corte,
          ZONA,
          HECHOS_DE_CAJA + 1,
        ]);
        return rows;
      }),
  };
}

/** $1 empresa, $2 acciones, $3 desde, $4 hasta, $5 hora_corte, $6 zone, $7 limit. Sales as such are none: the index leaves them out. */
const HECHOS = `
  select id, cuando, usuario, accion, antes, despues
    from pedidos.auditoria
   where empresa_id = $1 and accion <> 'venta creada' and accion = any ($2)
     and cuando >= ($3::timestamp + make_interval(hours => $5)) at time zone $6
     and cuando < ($4::timestamp + interval '1 day' + make_interval(hours => $5)) at time zone $6
   order by cuando desc, id desc limit $7`;
