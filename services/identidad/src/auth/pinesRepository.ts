import { enCampo } from '@comanda/kit/enCampo';
import { enTransaccion, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import { anotarAuditoria } from '@comanda/kit/anotarAuditoria';
import { pinesDeEmpresa } from '@comanda/kit/credenciales/pinesDeEmpresa';

/** Not `on conflict do update`, which would have to read the hash: nothing that calls reads one. */
const OLVIDAR = 'delete from identidad.pines where empresa_id = $1 and usuario_id = $2';
const GUARDAR = 'insert into identidad.pines (empresa_id, usuario_id, hash) values ($1, $2, $3)';

const REPETIDO = '23505';

/** PINs of the people of a company: no two the same, and none of them readable. */
export function pinesRepository(db: Pick<Db, 'pool'>) {
  const deEmpresa = pinesDeEmpresa(db);

  return {
    async tiene(usuario: string): Promise<boolean> {
      const { rowCount } = await db.pool.query(
        'select 1 from identidad.pines where usuario_id = $1 limit 1',
        [usuario],
      );
      return rowCount === 1;
    },

    /** In all of the person's companies or in none. */
    async guardar(usuario: string, empresas: readonly EmpresaId[], pin: string): Promise<void> {
      const hashes = await Promise.all(
        empresas.map(async (empresa) => ({
          empresa,
          hash: await deEmpresa.hashEn(empresa, pin),
        })),
      );
      await enTransaccion(db, async (client) => {
        for (const { empresa, hash } of hashes) {
          await client.query(OLVIDAR, [empresa, usuario]);
          await client.query(GUARDAR, [empresa, usuario, hash]);
        }
        await anotarAuditoria(client, usuario, { empresa: null, accion: 'PIN cambiado' });
      }).catch((error: unknown) => {
        const { code } = error as { code?: unknown }; // whatever the driver threw
        throw code === REPETIDO ? enCampo('PIN_EN_USO', 'pin') : error;
      });
    },

    quitar: (usuario: string): Promise<void> =>
      enTransaccion(db, async (client) => {
        await client.query('delete from identidad.pines where usuario_id = $1', [usuario]);
        await anotarAuditoria(client, usuario, { empresa: null, accion: 'PIN quitado' });
      }),

    personaDe: deEmpresa.personaDe,
  };
}

export type PinesRepository = ReturnType<typeof pinesRepository>;
