import { randomBytes } from 'node:crypto';

import { enCampo } from '@comanda/kit/enCampo';
import { enTransaccion, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import { hashDePin } from './claves';
import { anotarAuditoria } from '@comanda/kit/anotarAuditoria';

const NUEVA_SAL = `insert into plataforma.sales_de_pin (empresa_id, sal) values ($1, $2) on conflict do nothing`;
const SAL = 'select sal from plataforma.sales_de_pin where empresa_id = $1';
/** Not `on conflict do update`, which would have to read the hash: nothing that calls reads one. */
const OLVIDAR = 'delete from plataforma.pines where empresa_id = $1 and usuario_id = $2';
const GUARDAR = 'insert into plataforma.pines (empresa_id, usuario_id, hash) values ($1, $2, $3)';

const REPETIDO = '23505';

/** PINs of the people of a company: no two the same, and none of them readable. */
export function pinesRepository(db: Pick<Db, 'pool'>) {
  /** The company's own, made by whoever needs it first. */
  async function salDe(empresa: EmpresaId): Promise<string> {
    const leer = async () => (await db.pool.query<{ sal: string }>(SAL, [empresa])).rows[0]?.sal;
    const suya = await leer();
    if (suya !== undefined) return suya;
    await db.pool.query(NUEVA_SAL, [empresa, randomBytes(16).toString('base64')]);
    const nueva = await leer();
    if (nueva === undefined) throw new Error(`pines: company ${empresa} has no salt`);
    return nueva;
  }

  return {
    async tiene(usuario: string): Promise<boolean> {
      const { rowCount } = await db.pool.query(
        'select 1 from plataforma.pines where usuario_id = $1 limit 1',
        [usuario],
      );
      return rowCount === 1;
    },

    /** In all of the person's companies or in none. */
    async guardar(usuario: string, empresas: readonly EmpresaId[], pin: string): Promise<void> {
      const hashes = await Promise.all(
        empresas.map(async (empresa) => ({
          empresa,
          hash: await hashDePin(pin, await salDe(empresa)),
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
        await client.query('delete from plataforma.pines where usuario_id = $1', [usuario]);
        await anotarAuditoria(client, usuario, { empresa: null, accion: 'PIN quitado' });
      }),

    /** Who of the company has that PIN; null for nobody. */
    async personaDe(empresa: EmpresaId, pin: string): Promise<string | null> {
      const hash = await hashDePin(pin, await salDe(empresa));
      const { rows } = await db.pool.query<{ id: string | null }>(
        'select plataforma.persona_del_pin($1, $2) as id',
        [empresa, hash],
      );
      return rows[0]?.id ?? null;
    },
  };
}

export type PinesRepository = ReturnType<typeof pinesRepository>;
