import type { HechoAuditado } from '@comanda/shared/contracts/admin/auditoria';
import { deUnaVez, enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import {
  auditoriaSql,
  type CorteDeAuditoria,
  type FiltroAuditoria,
  type OrigenDeAuditoria,
} from './auditoriaSql';

import type { PoolClient } from 'pg';

type Fila = {
  cuando: Date;
  /** The same, in microseconds. */
  instante: number;
  origen: OrigenDeAuditoria;
  id: number;
  usuario_id: string | null;
  usuario: string;
  accion: string;
  entidad: string;
  antes: HechoAuditado['antes'];
  despues: HechoAuditado['despues'];
};

const ORIGENES = ['o', 'p'] as const;

/** Latest first; rows of identity come first where the instant is the same. */
const juntar = (suyas: readonly Fila[], deIdentidad: readonly Fila[]): Fila[] =>
  [...deIdentidad, ...suyas].sort((una, otra) => otra.instante - una.instante);

/** The row that 'o12' speaks of: it belongs to this company, or to none. */
const CORTE: Record<OrigenDeAuditoria, string> = {
  o: 'select cuando::text from pedidos.auditoria where empresa_id = $1 and id = $2',
  p: 'select cuando::text from identidad.instante_auditado($1, $2)',
};

const RESPONSABLES = `
  select g.id, g.nombre from identidad.gente_de($1) g order by g.nombre, g.id`;

type Pedida = { tras: string | undefined; filas: number };

/** What was done in a company, by whom, over the audits of ordering and of identity. */
export function auditoriaRepository(db: Db<Database>) {
  return {
    /** Latest first; nothing after a row that is not there. */
    listar: (empresa: EmpresaId, filtro: FiltroAuditoria, { tras, filas }: Pedida) =>
      enEmpresa(db, empresa, async ({ client }) => {
        const corte = tras === undefined ? null : await corteDe(client, empresa, tras);
        if (corte === undefined) return [];
        const [suyas, deIdentidad] = await deUnaVez(client, () =>
          Promise.all(
            ORIGENES.map(async (origen) => {
              const { text, values } = auditoriaSql(origen, empresa, filtro, { corte, filas });
              const { rows } = await client.query<Omit<Fila, 'origen'>>(text, values);
              return rows.map((fila): Fila => ({ ...fila, origen }));
            }),
          ),
        );
        return juntar(suyas ?? [], deIdentidad ?? [])
          .slice(0, filas)
          .map(toHecho);
      }),

    async responsables(empresa: EmpresaId): Promise<{ id: string; nombre: string }[]> {
      const { rows } = await db.pool.query<{ id: string; nombre: string }>(RESPONSABLES, [empresa]);
      return rows;
    },
  };
}

async function corteDe(
  client: PoolClient,
  empresa: EmpresaId,
  tras: string,
): Promise<CorteDeAuditoria | undefined> {
  const origen = tras.startsWith('o') ? 'o' : 'p';
  const id = Number(tras.slice(1));
  const { rows } = await client.query<{ cuando: string }>(CORTE[origen], [empresa, id]);
  return rows[0] && { cuando: rows[0].cuando, origen, id };
}

const toHecho = ({
  cuando,
  instante: _,
  origen,
  id,
  usuario_id,
  ...fila
}: Fila): HechoAuditado => ({
  ...fila,
  id: `${origen}${id}`,
  cuando: cuando.toISOString(),
  id_usuario: usuario_id,
});
