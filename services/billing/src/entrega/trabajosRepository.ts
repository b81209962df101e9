import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { enEmpresa, type Db } from '@comanda/kit/db';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';
import { encolarCorreo } from '../documento/encolarCorreo';

import {
  columnasDe,
  decir,
  finDeArriendo,
  LIBRE,
  pausar,
  propio,
  quitar,
  SEGUNDOS_DE_ARRIENDO,
  seguir,
  turnoDePausa,
} from './escribirAvance';

import type { Avance, Trabajo } from './trabajo';

type FilaTomada = {
  empresa_id: number;
  clave_acceso: string;
  arriendo: string;
  intentos: number;
  peticion: string | null;
};

type Cesion = { ahora: Date; mensaje: string | null; proximo?: Date; aparte?: boolean };

export type TrabajosRepository = ReturnType<typeof trabajosRepository>;

const FALLOS_MAXIMOS = 10;
const SE_INTENTARA = 'No se pudo procesar el documento. Se intentara de nuevo';
const NO_SE_PUDO = 'No se pudo procesar el documento. Avise a soporte';

export function trabajosRepository(db: Db<Database>) {
  return {
    /** Leases due jobs of every company: the one place that sees them all (facturacion.tomar_trabajos). */
    async tomar(cuantos: number, ahora: Date): Promise<Trabajo[]> {
      const { rows } = await db.pool.query<FilaTomada>(
        'select * from facturacion.tomar_trabajos($1, $2, $3)',
        [cuantos, ahora, SEGUNDOS_DE_ARRIENDO],
      );
      return rows.map(({ empresa_id, clave_acceso, ...tomada }) => ({
        empresa: empresaDeTrabajo(empresa_id),
        clave: clave_acceso,
        ...tomada,
      }));
    },

    /** Leases one job of one company that is due; null when it is leased, waits, or is done. */
    tomarUno: (empresa: EmpresaId, clave: string, ahora: Date): Promise<Trabajo | null> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const fila = await trx
          .updateTable('facturacion.trabajos')
          .set((eb) => ({
            arriendo: randomUUID(),
            arrendado_hasta: finDeArriendo(ahora),
            intentos: eb('intentos', '+', 1),
            dudoso: sql<boolean>`dudoso or arriendo is not null`,
          }))
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where((eb) =>
            eb.or([eb('arrendado_hasta', 'is', null), eb('arrendado_hasta', '<=', ahora)]),
          )
          // one that nobody has taken yet is due by whatever clock
          .where((eb) => eb.or([eb('proximo', '<=', ahora), eb('intentos', '=', 0)]))
          .returning(['arriendo', 'intentos', 'peticion'])
          .executeTakeFirst();
        if (!fila?.arriendo) return null;
        const { arriendo, intentos, peticion } = fila;
        return { empresa, clave, arriendo, intentos, peticion };
      }),

    /** The document of a job; undefined when it was withdrawn meanwhile. */
    leerDocumento: ({ empresa, clave }: Trabajo) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes as c')
          .innerJoin('facturacion.trabajos as t', (join) =>
            join
              .onRef('t.empresa_id', '=', 'c.empresa_id')
              .onRef('t.clave_acceso', '=', 'c.clave_acceso'),
          )
          .select([
            'c.clave_acceso',
            'c.cod_doc',
            'c.modifica',
            'c.ambiente',
            'c.estado',
            'c.datos',
          ])
          .select(['c.xml_firmado', 't.dudoso', 't.enviado', 't.envios', 't.enviado_en'])
          .select(['t.consultas', 't.consultado_en', 't.conocido'])
          .where('c.empresa_id', '=', empresa)
          .where('c.clave_acceso', '=', clave)
          .executeTakeFirst(),
      ),

    /** Which document of the company must be sent before this one: itself when it is its turn. Null: out of the queue. */
    primeroPorEnviar: (empresa: EmpresaId, clave: string, ahora: Date): Promise<string | null> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows } = await client.query<{ primero: string | null }>(
          'select facturacion.primero_por_enviar($1, $2, $3) as primero',
          [empresa, clave, ahora],
        );
        return rows[0]?.primero ?? null;
      }),

    estaPausada: (empresa: EmpresaId): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const viva = await trx
          .selectFrom('facturacion.pausas')
          .select('id')
          .where('empresa_id', '=', empresa)
          .where('reanudada_en', 'is', null)
          .executeTakeFirst();
        return viva !== undefined;
      }),

    /**
     * Gives back a job whose turn has not come, as if it had not been taken; its document says the reason, if any.
     * `aparte`: no other waits for it.
     */
    ceder: (
      trabajo: Trabajo,
      { ahora, mensaje, proximo = ahora, aparte = false }: Cesion,
    ): Promise<void> =>
      enEmpresa(db, trabajo.empresa, async ({ trx }) => {
        const cedido = await trx
          .updateTable('facturacion.trabajos')
          .set((eb) => ({ ...LIBRE, proximo, intentos: eb('intentos', '-', 1) }))
          .$if(aparte, (suyo) => suyo.set({ enviado: true }))
          .where(propio(trabajo))
          .executeTakeFirst();
        if (cedido.numUpdatedRows > 0n && mensaje !== null)
          await decir(trx, trabajo, { mensaje, actualizado: ahora });
      }),

    /** One step done. False when the lease was lost meanwhile: then nothing but the attempt is written. */
    anotar: (
      trabajo: Trabajo,
      { cambio, intento, ahora, proximo, marcha }: Avance,
    ): Promise<boolean> =>
      enEmpresa(db, trabajo.empresa, async ({ trx }) => {
        const { empresa, clave } = trabajo;
        if (cambio.sigue === 'pausa') await turnoDePausa(trx, empresa);
        await trx
          .insertInto('facturacion.intentos')
          .values({ empresa_id: empresa, clave_acceso: clave, en: ahora, ...intento })
          .execute();
        const mio = await trx
          .selectFrom('facturacion.trabajos')
          .select('clave_acceso')
          .where(propio(trabajo))
          .forUpdate()
          .executeTakeFirst();
        if (!mio) return false;

        await trx
          .updateTable('facturacion.comprobantes')
          .set(columnasDe(cambio, ahora))
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .execute();
        if (cambio.estado === 'AUTORIZADO') await encolarCorreo(trx, { empresa, clave, ahora });
        if (cambio.sigue === 'pausa') await pausar(trx, trabajo, { cambio, ahora });
        await seguir(trx, trabajo, {
          ...{ cambio, ahora, marcha },
          proximo: cambio.sigue === 'pausa' ? ahora : proximo,
        });
        return true;
      }),

    /** Gives back a job that broke on the way, with the reason its document shows; after ten times a person must look. */
    posponer: (
      trabajo: Trabajo,
      { ahora, proximo }: { ahora: Date; proximo: Date },
    ): Promise<void> =>
      enEmpresa(db, trabajo.empresa, async ({ trx }) => {
        const fila = await trx
          .updateTable('facturacion.trabajos')
          .set((eb) => ({ ...LIBRE, proximo, fallos: eb('fallos', '+', 1), dudoso: true }))
          .where(propio(trabajo))
          .returning('fallos')
          .executeTakeFirst();
        if (!fila) return;
        if (fila.fallos < FALLOS_MAXIMOS) {
          await decir(trx, trabajo, { mensaje: SE_INTENTARA, actualizado: ahora });
          return;
        }
        await decir(trx, trabajo, {
          estado: 'REQUIERE_ATENCION',
          mensaje: NO_SE_PUDO,
          actualizado: ahora,
        });
        await quitar(trx, trabajo);
      }),

    /** How a document in the queue stands: with the authority, in somebody's hands. Null when it left the queue. */
    pendiente: (
      empresa: EmpresaId,
      clave: string,
    ): Promise<{ enviado: boolean; recibido: boolean; arrendado: boolean } | null> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const fila = await trx
          .selectFrom('facturacion.trabajos as t')
          .innerJoin('facturacion.comprobantes as c', (join) =>
            join
              .onRef('c.empresa_id', '=', 't.empresa_id')
              .onRef('c.clave_acceso', '=', 't.clave_acceso'),
          )
          .select(['c.estado', 't.enviado', 't.arriendo'])
          .where('t.empresa_id', '=', empresa)
          .where('t.clave_acceso', '=', clave)
          .executeTakeFirst();
        if (!fila) return null;
        const recibido = fila.estado === 'RECIBIDA' || fila.estado === 'EN_PROCESO';
        return { enviado: fila.enviado, recibido, arrendado: fila.arriendo !== null };
      }),

    /** Jobs waiting in all companies, and since when the oldest does. */
    async cola(): Promise<{ pendientes: number; mas_antiguo: Date | null }> {
      const { rows } = await db.pool.query<{ pendientes: number; mas_antiguo: Date | null }>(
        'select * from facturacion.cola()',
      );
      return rows[0] ?? { pendientes: 0, mas_antiguo: null };
    },
  };
}
