import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Logo } from './prepararLogo';

/** Under which `verLogo` answers it. */
export const direccionDeLogo = (empresa: number, huella: string) =>
  `/v1/logos/${empresa}/${huella}`;

export function logosRepository(db: Db) {
  return {
    /** What the sidebar shows; undefined when the company has another logo, or none. */
    leer: (empresa: EmpresaId, huella: string) =>
      enEmpresa(db, empresa, async ({ client }): Promise<Buffer | undefined> => {
        const { rows } = await client.query<{ pantalla: Buffer }>(
          'select pantalla from identidad.logos where empresa_id = $1 and huella = $2',
          [empresa, huella],
        );
        return rows[0]?.pantalla;
      }),

    /** In place of the one there was; answers its address. */
    poner: (empresa: EmpresaId, logo: Logo | null, usuario: string) =>
      enEmpresa(db, empresa, async ({ client }): Promise<string | null> => {
        const { rows } = await client.query<{ logo_empresa: string | null }>(
          'select logo_empresa from identidad.empresas where id = $1 for update',
          [empresa],
        );
        const antes = rows[0]?.logo_empresa ?? null;
        const despues = logo && direccionDeLogo(empresa, logo.huella);
        if (antes === despues) return despues;
        await client.query('delete from identidad.logos where empresa_id = $1', [empresa]);
        if (logo)
          await client.query(
            `insert into identidad.logos (empresa_id, huella, pantalla, documento, ticket)
             values ($1, $2, $3, $4, $5)`,
            [empresa, logo.huella, logo.pantalla, logo.documento, logo.ticket],
          );
        await client.query(
          'update identidad.empresas set logo_empresa = $2, actualizada = now() where id = $1',
          [empresa, despues],
        );
        await anotarAuditoria(client, usuario, {
          empresa,
          accion: 'logo de la empresa',
          antes: { logo_empresa: antes },
          despues: { logo_empresa: despues },
        });
        return despues;
      }),
  };
}
