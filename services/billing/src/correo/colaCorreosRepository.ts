import { ARRIENDO_DE_CORREO_S, LIBRE, type Arrendada } from '@comanda/kit/cola/arriendo';
import { tomarDe } from '@comanda/kit/cola/tomarDe';
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

type FilaTomada = Arrendada & { clave_acceso: string; id: number };

const COLA = {
  funcion: 'facturacion.tomar_correos',
  columnas: ['clave_acceso', 'id', 'arriendo', 'intentos'],
  segundos: ARRIENDO_DE_CORREO_S,
} as const;

type Remitente = { correo: string; logo_empresa: string | null };
type EnDocumento = { documento: Buffer };

/** The queue of mail: who sends which, and what came of it. */
export function colaCorreosRepository(db: Db<Database>) {
  return {
    async tomar(cuantas: number, ahora: Date): Promise<Correo[]> {
      const filas = await tomarDe<FilaTomada>(db, COLA, { cuantas, ahora });
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
          .innerJoin(sql<Remitente>`identidad.empresa_de(${empresa})`.as('e'), (join) =>
            join.onTrue(),
          )
          .leftJoin(sql<EnDocumento>`identidad.logo_de(${empresa})`.as('l'), (join) =>
            join.onTrue(),
          )
          .select(['m.email', 'm.asunto', 'm.creado', 'c.xml_firmado', 'c.xml_autorizado'])
          .select([
            'c.fecha_autorizacion',
            'c.simulado',
            'e.correo',
            'e.logo_empresa',
            'l.documento',
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
