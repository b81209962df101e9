import { enEmpresa, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { bloquearEmisor } from '../empresas/emisorDe';

import type { Insertable } from 'kysely';

export type CertificadosRepository = ReturnType<typeof certificadosRepository>;

type Nuevo = Omit<
  Insertable<Database['facturacion.certificados']>,
  'empresa_id' | 'activo' | 'creado'
>;

const HUELLA_ACTIVA = `select huella from facturacion.certificados where empresa_id = $1 and activo`;

export function certificadosRepository(db: Db<Database>) {
  return {
    /** Which certificate signs for the company now; null for none. */
    huellaActiva: async (empresa: EmpresaId): Promise<string | null> => {
      const [fila] = await preguntar<{ huella: string }>(db, empresa, {
        name: 'huella_activa',
        text: HUELLA_ACTIVA,
        values: [empresa],
      });
      return fila?.huella ?? null;
    },

    /** What may be told of the certificate that signs; undefined for none. */
    leerActivo: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.certificados')
          .select(['titular', 'ruc_titular', 'emisor', 'serie', 'valido_desde', 'valido_hasta'])
          .where('empresa_id', '=', empresa)
          .where('activo', '=', true)
          .executeTakeFirst(),
      ),

    leerCifrado: (empresa: EmpresaId, huella: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.certificados')
          .select(['p12_cifrado', 'clave_cifrada', 'llave_cifrada'])
          .where('empresa_id', '=', empresa)
          .where('huella', '=', huella)
          .executeTakeFirstOrThrow(),
      ),

    /**
     * Stores a certificate and makes it the one that signs; the one before stays, inactive. Of two at once the second waits: neither
     * sees the other's row while it puts out the one before. What waited for one to be signed goes now.
     */
    activar: (empresa: EmpresaId, nuevo: Nuevo, ahora: Date): Promise<void> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        await bloquearEmisor(trx, empresa);
        await trx
          .updateTable('facturacion.certificados')
          .set({ activo: false })
          .where('empresa_id', '=', empresa)
          .where('activo', '=', true)
          .execute();
        const { p12_cifrado, clave_cifrada, llave_cifrada } = nuevo;
        await trx
          .insertInto('facturacion.certificados')
          .values({ empresa_id: empresa, ...nuevo, activo: true })
          .onConflict((conflicto) =>
            conflicto
              .columns(['empresa_id', 'huella'])
              .doUpdateSet({ p12_cifrado, clave_cifrada, llave_cifrada, activo: true }),
          )
          .execute();
        await trx
          .updateTable('facturacion.trabajos as t')
          .from('facturacion.comprobantes as c')
          .set({ proximo: ahora, intentos: 0 })
          .where('t.empresa_id', '=', empresa)
          .where('c.empresa_id', '=', empresa)
          .whereRef('c.clave_acceso', '=', 't.clave_acceso')
          .where('c.estado', '=', 'POR_FIRMAR')
          .where('t.arriendo', 'is', null)
          .where('t.proximo', '>', ahora)
          .execute();
      }),
  };
}
