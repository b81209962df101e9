import { enTransaccion, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { ReclamoExigido } from '@comanda/kit/credenciales/segundoFactor';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { ConPin } from '@comanda/shared/contracts/auth/cuenta';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { avisarDeLoPropio } from '../avisos/avisarDeCuenta';
import { pinesDeEmpresa } from '@comanda/kit/credenciales/pinesDeEmpresa';

/** Not `on conflict do update`, which would have to read the hash: nothing that calls reads one. */
const OLVIDAR = 'delete from identidad.pines where empresa_id = $1 and usuario_id = $2';
const GUARDAR = 'insert into identidad.pines (empresa_id, usuario_id, hash) values ($1, $2, $3)';

const BLOQUEAR = 'select from identidad.usuarios where id = $1 for no key update';
const ES_SUYO = 'select identidad.es_su_pin($1, $2, $3) as suyo';

const CON_PIN = `
  select u.id, u.nombre_completo as nombre, u.perfil
    from identidad.pines p
    join identidad.usuarios u on u.id = p.usuario_id and u.estado = 'A' and not u.cambiar_clave
    join identidad.usuario_empresas ue on ue.usuario_id = p.usuario_id and ue.empresa_id = p.empresa_id
   where p.empresa_id = $1
   order by u.nombre_completo, u.id`;

type DuenoDePin = Parameters<typeof avisarDeLoPropio>[1];

/** PINs of the people of a company; none of them can be read. */
export function pinesRepository(db: Pick<Db, 'pool'>) {
  const deEmpresa = pinesDeEmpresa(db);

  return {
    /** The companies where somebody has one. */
    async empresasCon(usuario: string): Promise<ReadonlySet<number>> {
      const { rows } = await db.pool.query<{ empresa_id: number }>(
        'select empresa_id from identidad.pines where usuario_id = $1',
        [usuario],
      );
      return new Set(rows.map(({ empresa_id }) => empresa_id));
    },

    /** In all that the person has by now: one that comes later has it once it is saved again, since nobody can read it. */
    async guardar(
      quien: DuenoDePin,
      { empresas, pin }: { empresas: readonly EmpresaId[]; pin: string },
    ): Promise<void> {
      const { id: usuario } = quien.caller;
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
        await avisarDeLoPropio(client, quien, 'PIN');
      });
    },

    quitar: (quien: DuenoDePin): Promise<void> =>
      enTransaccion(db, async (client) => {
        const { id: usuario } = quien.caller;
        await client.query('delete from identidad.pines where usuario_id = $1', [usuario]);
        await anotarAuditoria(client, usuario, { empresa: null, accion: 'PIN quitado' });
        await avisarDeLoPropio(client, quien, 'PIN_QUITADO');
      }),

    /** Who can be chosen, by name. */
    async listar(empresa: EmpresaId): Promise<ConPin[]> {
      return (await db.pool.query<ConPin>(CON_PIN, [empresa])).rows;
    },

    esSuyo: deEmpresa.esSuyo,

    /**
     * Claims what a PIN that was checked is good for: it is theirs still, and nothing of their account changes until the end of the
     * transaction. Who changes it ends the session that was opened.
     */
    async reclamo(
      empresa: EmpresaId,
      { usuario, pin }: { usuario: string; pin: string },
    ): Promise<ReclamoExigido> {
      const hash = await deEmpresa.hashEn(empresa, pin);
      return async (client) => {
        await client.query(BLOQUEAR, [usuario]);
        const { rows } = await client.query<{ suyo: boolean }>(ES_SUYO, [empresa, usuario, hash]);
        if (!rows[0]?.suyo) throw enCampo('PIN_INCORRECTO', 'pin');
      };
    },
  };
}

export type PinesRepository = ReturnType<typeof pinesRepository>;
