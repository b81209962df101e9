import type { EmpresaId } from '../acceso/tenant';

import type pg from 'pg';

/** Who does something, and when. */
export type Hecho = { usuario: { id: string; nombreCompleto: string }; ahora: Date };

type Traza = Hecho & {
  /** 'anticipo creado' */
  accion: string;
  /** Key of what was changed. */
  entidad: string | number;
  antes?: object;
  despues?: object;
};

const jsonDe = (valor: object | undefined) => (valor ? JSON.stringify(valor) : null);

/** Leaves the trace of a change of a company's data, inside its transaction: who, when, what it was and what it became. */
export async function auditar(
  client: Pick<pg.PoolClient, 'query'>,
  esquema: 'pedidos',
  empresa: EmpresaId,
  { usuario, ahora, accion, entidad, antes, despues }: Traza,
): Promise<void> {
  await client.query(
    `insert into ${esquema}.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, antes, despues)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      empresa,
      ahora,
      usuario.id,
      usuario.nombreCompleto,
      accion,
      String(entidad),
      jsonDe(antes),
      jsonDe(despues),
    ],
  );
}
