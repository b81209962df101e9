import type { EmpresaId } from '@comanda/kit/tenant';

import type { PoolClient } from 'pg';

type Traza = { usuario: string; accion: string; antes?: object | undefined; despues?: object };

const jsonDe = (valor: object | undefined) => (valor ? JSON.stringify(valor) : null);

/** The trace of a change of a company's record, in the change's own transaction; plataforma keeps it. */
export async function auditarEmpresa(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { usuario, accion, antes, despues }: Traza,
): Promise<void> {
  await client.query(
    `insert into plataforma.auditoria (usuario_id, empresa_id, accion, antes, despues)
     values ($1, $2, $3, $4, $5)`,
    [usuario, empresa, accion, jsonDe(antes), jsonDe(despues)],
  );
}
