import { randomUUID } from 'node:crypto';

import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion';
import { enEmpresa, type Db } from '@comanda/kit/db';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import type { Cambio } from './cambios';
import type { Kysely } from 'kysely';

/** A job somebody holds: nobody else works on it until the lease ends. */
export type Trabajo = { empresa: EmpresaId; clave: string; arriendo: string; intentos: number };

export type Intento = Omit<Database['facturacion.intentos'], 'empresa_id' | 'clave_acceso' | 'en'>;
export type Avance = { cambio: Cambio; intento: Intento; ahora: Date; proximo: Date };

type Pospuesto = { ahora: Date; proximo: Date; mensaje: string };
type FilaTomada = { empresa_id: number; clave_acceso: string; arriendo: string; intentos: number };

export type TrabajosRepository = ReturnType<typeof trabajosRepository>;

const SEGUNDOS_DE_ARRIENDO = 90;

export function trabajosRepository(db: Db<Database>) {
  return {
    /** Leases due jobs of every company: the one place that sees them all (facturacion.tomar_trabajos). */
    async tomar(cuantos: number, ahora: Date): Promise<Trabajo[]> {
      const { rows } = await db.pool.query<FilaTomada>(
        'select * from facturacion.tomar_trabajos($1, $2, $3)',
        [cuantos, ahora, SEGUNDOS_DE_ARRIENDO],
      );
      return rows.map(({ empresa_id, clave_acceso, arriendo, intentos }) => ({
        empresa: empresaDeTrabajo(empresa_id),
        clave: clave_acceso,
        arriendo,
        intentos,
      }));
    },

    /** Leases one job of one company, due or not; null when it is leased or done. */
    tomarUno: (empresa: EmpresaId, clave: string, ahora: Date): Promise<Trabajo | null> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const fila = await trx
          .updateTable('facturacion.trabajos')
          .set((eb) => ({
            arriendo: randomUUID(),
            arrendado_hasta: new Date(ahora.getTime() + SEGUNDOS_DE_ARRIENDO * 1000),
            intentos: eb('intentos', '+', 1),
          }))
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where((eb) =>
            eb.or([eb('arrendado_hasta', 'is', null), eb('arrendado_hasta', '<=', ahora)]),
          )
          .returning(['arriendo', 'intentos'])
          .executeTakeFirst();
        return fila?.arriendo
          ? { empresa, clave, arriendo: fila.arriendo, intentos: fila.intentos }
          : null;
      }),

    leerDocumento: ({ empresa, clave }: Trabajo) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select(['clave_acceso', 'ambiente', 'estado', 'datos', 'xml_firmado'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .executeTakeFirstOrThrow(),
      ),

    /** One step done. False when the lease was lost meanwhile: then nothing but the attempt is written. */
    anotar: (
      { empresa, clave, arriendo }: Trabajo,
      { cambio, intento, ahora, proximo }: Avance,
    ): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        await trx
          .insertInto('facturacion.intentos')
          .values({ empresa_id: empresa, clave_acceso: clave, en: ahora, ...intento })
          .execute();
        const propio = await trx
          .selectFrom('facturacion.trabajos')
          .select('clave_acceso')
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where('arriendo', '=', arriendo)
          .forUpdate()
          .executeTakeFirst();
        if (!propio) return false;

        const { estado, codigo, mensaje, xmlFirmado, autorizado, sigue } = cambio;
        await trx
          .updateTable('facturacion.comprobantes')
          .set({
            estado,
            codigo,
            mensaje,
            actualizado: ahora,
            ...(xmlFirmado !== undefined && { xml_firmado: xmlFirmado }),
            ...(autorizado && {
              xml_autorizado: autorizado.xml,
              fecha_autorizacion: autorizado.fecha,
            }),
          })
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .execute();
        if (sigue !== 'ya')
          await soltar(trx, { empresa, clave, proximo: sigue === 'fin' ? null : proximo });
        return true;
      }),

    /** Gives back a job that could not be worked on, with the reason its document shows. */
    posponer: (
      { empresa, clave, arriendo }: Trabajo,
      { ahora, proximo, mensaje }: Pospuesto,
    ): Promise<void> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { numUpdatedRows } = await trx
          .updateTable('facturacion.trabajos')
          .set({ arriendo: null, arrendado_hasta: null, proximo })
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where('arriendo', '=', arriendo)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return;
        await trx
          .updateTable('facturacion.comprobantes')
          .set({ mensaje, actualizado: ahora })
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .execute();
      }),

    /** The state of a document that is still in the queue; null when it left it. */
    estadoPendiente: async (
      empresa: EmpresaId,
      clave: string,
    ): Promise<EstadoComprobante | null> => {
      const fila = await enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.trabajos as t')
          .innerJoin('facturacion.comprobantes as c', (join) =>
            join
              .onRef('c.empresa_id', '=', 't.empresa_id')
              .onRef('c.clave_acceso', '=', 't.clave_acceso'),
          )
          .select('c.estado')
          .where('t.empresa_id', '=', empresa)
          .where('t.clave_acceso', '=', clave)
          .executeTakeFirst(),
      );
      return fila?.estado ?? null;
    },

    /** Jobs waiting in all companies, and since when the oldest does. */
    async cola(): Promise<{ pendientes: number; mas_antiguo: Date | null }> {
      const { rows } = await db.pool.query<{ pendientes: number; mas_antiguo: Date | null }>(
        'select * from facturacion.cola()',
      );
      return rows[0] ?? { pendientes: 0, mas_antiguo: null };
    },
  };
}

type Soltura = { empresa: EmpresaId; clave: string; proximo: Date | null };

/** Ends the lease: the job comes back at `proximo`, or leaves the queue. */
async function soltar(trx: Kysely<Database>, { empresa, clave, proximo }: Soltura): Promise<void> {
  if (proximo === null) {
    await trx
      .deleteFrom('facturacion.trabajos')
      .where('empresa_id', '=', empresa)
      .where('clave_acceso', '=', clave)
      .execute();
    return;
  }
  await trx
    .updateTable('facturacion.trabajos')
    .set({ arriendo: null, arrendado_hasta: null, proximo })
    .where('empresa_id', '=', empresa)
    .where('clave_acceso', '=', clave)
    .execute();
}
