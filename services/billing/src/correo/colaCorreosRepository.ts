import { ARRIENDO_DE_CORREO_S, LIBRE, type Arrendada } from '@comanda/kit/cola/arriendo';
import { tomarDe, type Cola } from '@comanda/kit/cola/tomarDe';
import type { ResultadoDeCorreo } from '@comanda/kit/correo/cartero';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { sql, type ExpressionBuilder } from 'kysely';

export type ColaCorreosRepository = ReturnType<typeof colaCorreosRepository>;

/** A mail of a document. */
export type LugarDeCorreo = { clave: string; id: number };

/** A mail somebody holds: nobody else sends it until the lease ends. */
export type Correo = LugarDeCorreo & Arrendada & { empresa: EmpresaId };

type FilaDebida = { clave_acceso: string; id: number };

/** $1 empresa, $2 now, $3 until when, $4 and $5 which, $6 the lease */
const TOMAR = `
  update facturacion.correos c
     set arriendo = $6, arrendado_hasta = $3, intentos = c.intentos + 1
    from (
      select q.clave_acceso, q.id
        from facturacion.correos q
        join unnest($4::text[], $5::bigint[]) u (clave_acceso, id) on u.clave_acceso = q.clave_acceso and u.id = q.id
       where q.empresa_id = $1 and q.estado = 'PENDIENTE' and q.proximo <= $2
         and (q.arrendado_hasta is null or q.arrendado_hasta <= $2)
         for update of q skip locked
    ) debidos
   where c.empresa_id = $1 and c.clave_acceso = debidos.clave_acceso and c.id = debidos.id
  returning c.clave_acceso, c.id, c.arriendo, c.intentos`;

const COLA: Cola<FilaDebida> = {
  debidas: 'facturacion.correos_debidos',
  llave: ['clave_acceso', 'id'],
  tomar: { name: 'tomar_correos', text: TOMAR },
  conArriendo: true,
  segundos: ARRIENDO_DE_CORREO_S,
};

type Remitente = { correo: string; logo_empresa: string | null; documento: Buffer | null };

const remitenteDe = (empresa: EmpresaId) => sql<Remitente>`(
  select r.correo, r.logo_empresa, l.documento
    from identidad.empresa_de(${empresa}) r left join identidad.logo_de(${empresa}) l on true)`;

/** The queue of mail: who sends which, and what came of it. */
export function colaCorreosRepository(db: Db<Database>) {
  return {
    async tomar(cuantas: number, ahora: Date): Promise<Correo[]> {
      const filas = await tomarDe<Arrendada & FilaDebida, FilaDebida>(db, COLA, { cuantas, ahora });
      return filas.map(({ clave_acceso: clave, ...fila }) => ({ ...fila, clave }));
    },

    /** What the mail is written from. */
    leer: ({ empresa, clave, id }: Correo) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.correos as m')
          .innerJoin('facturacion.comprobantes as c', (join) =>
            join
              .onRef('c.empresa_id', '=', 'm.empresa_id')
              .onRef('c.clave_acceso', '=', 'm.clave_acceso'),
          )
          .innerJoin(remitenteDe(empresa).as('e'), (join) => join.onTrue())
          .select(['m.email', 'm.asunto', 'm.creado', 'c.xml_firmado', 'c.xml_autorizado'])
          .select([
            'c.fecha_autorizacion',
            'c.simulado',
            'e.correo',
            'e.logo_empresa',
            'e.documento',
          ])
          .where('m.empresa_id', '=', empresa)
          .where('m.clave_acceso', '=', clave)
          .where('m.id', '=', id)
          .executeTakeFirstOrThrow(),
      ),

    /** What came of a try. False when the lease was lost meanwhile: then nothing is written. */
    anotar: (
      correo: Correo,
      { estado, mensaje, ahora, proximo }: ResultadoDeCorreo,
    ): Promise<boolean> =>
      enEmpresa(db, correo.empresa, async ({ trx }) => {
        const { numUpdatedRows } = await trx
          .updateTable('facturacion.correos')
          .set({ estado, mensaje, proximo, actualizado: ahora })
          .set(LIBRE)
          .where(propio(correo))
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
  };
}

/** Which one it is, for the log. */
export const nombreDeCorreo = ({ clave, id }: Correo) => ({ clave, id });

/** The mail, as long as the lease is its holder's. */
const propio =
  ({ empresa, clave, id, arriendo }: Correo) =>
  (eb: ExpressionBuilder<Database, 'facturacion.correos'>) =>
    eb.and({ empresa_id: empresa, clave_acceso: clave, id, arriendo });
