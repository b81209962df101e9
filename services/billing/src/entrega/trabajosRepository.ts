import { arriendoDesde, LIBRE, type Arrendada } from '@comanda/kit/cola/arriendo';
import { tomarDe, type Cola } from '@comanda/kit/cola/tomarDe';
import { enEmpresa, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { avisarCambio } from '@comanda/kit/flujo/avisarCambio';

import type { Database } from '../db/schema';

import {
  anotarDicho,
  conArriendoPropio,
  quitarTrabajo,
  SEGUNDOS_DE_ARRIENDO,
  valoresDePaso,
} from './escribirAvance';
import * as sql from './trabajosSql';

import type { Marcha } from './ritmo';
import type { AvanceDeTrabajo, Trabajo } from './trabajo';
import type { Selectable } from 'kysely';

type FilaDebida = { clave_acceso: string };
type FilaTomada = Arrendada & FilaDebida & { peticion: string | null };

export type DocumentoDeTrabajo = Marcha &
  Pick<
    Selectable<Database['facturacion.comprobantes']>,
    | 'clave_acceso'
    | 'cod_doc'
    | 'modifica'
    | 'ambiente'
    | 'estado'
    | 'codigo'
    | 'mensaje'
    | 'identificacion'
    | 'datos'
    | 'xml_firmado'
  > & {
    /** Asked about it, the authority has refused it before. */
    rechazado: boolean;
  };

/** `primero`: which document of the company must be sent before this one, itself when it is its turn; null: out of the queue. */
type Turno = { pausada: boolean; primero: string | null };

type Pendiente = { enviado: boolean; recibido: boolean; arrendado: boolean };

type Cesion = { ahora: Date; mensaje: string | null; proximo?: Date; aparte?: boolean };

export type TrabajosRepository = ReturnType<typeof trabajosRepository>;

const FALLOS_MAXIMOS = 10;
const SE_INTENTARA = 'No se pudo procesar el documento. Se intentará de nuevo';
const NO_SE_PUDO = 'No se pudo procesar el documento. Avise a soporte';

const COLA: Cola<FilaDebida> = {
  debidas: 'facturacion.trabajos_debidos',
  llave: ['clave_acceso'],
  tomar: sql.TOMAR,
  conArriendo: true,
  segundos: SEGUNDOS_DE_ARRIENDO,
};

export function trabajosRepository(db: Db<Database>) {
  return {
    async tomar(cuantas: number, ahora: Date): Promise<Trabajo[]> {
      const filas = await tomarDe<FilaTomada, FilaDebida>(db, COLA, { cuantas, ahora });
      return filas.map(({ clave_acceso: clave, ...fila }) => ({ ...fila, clave }));
    },

    /** Leases one job of one company that is due; null when it is leased, waits, or is done. */
    async tomarUno(empresa: EmpresaId, clave: string, ahora: Date): Promise<Trabajo | null> {
      const { arriendo, arrendado_hasta } = arriendoDesde(ahora, SEGUNDOS_DE_ARRIENDO);
      const [tomada] = await preguntar<Omit<Trabajo, 'empresa' | 'clave'>>(db, empresa, {
        ...sql.TOMAR_UNO,
        values: [empresa, clave, ahora, arriendo, arrendado_hasta],
      });
      return tomada ? { empresa, clave, ...tomada } : null;
    },

    /** The document of a job; undefined when it was withdrawn meanwhile. */
    async leerDocumento({ empresa, clave }: Trabajo): Promise<DocumentoDeTrabajo | undefined> {
      const [documento] = await preguntar<DocumentoDeTrabajo>(db, empresa, {
        ...sql.DOCUMENTO,
        values: [empresa, clave],
      });
      return documento;
    },

    /** Whether the company may send, and what. */
    async turno(empresa: EmpresaId, clave: string, ahora: Date): Promise<Turno> {
      const [turno] = await preguntar<Turno>(db, empresa, {
        ...sql.TURNO,
        values: [empresa, clave, ahora],
      });
      if (!turno) throw new Error('turno: no answer');
      return turno;
    },

    /**
     * Gives back a job whose turn has not come, as if it had not been taken; its document says the reason, if any.
     * `aparte`: no other waits for it.
     */
    async ceder(
      { empresa, clave, arriendo }: Trabajo,
      { ahora, mensaje, proximo = ahora, aparte = false }: Cesion,
    ): Promise<void> {
      await preguntar(db, empresa, {
        ...sql.CEDER,
        values: [empresa, clave, arriendo, proximo, aparte, mensaje, ahora],
      });
    },

    /** Writes a step. False when the lease was lost meanwhile: then nothing but the attempt is written. */
    async anotar(trabajo: Trabajo, avance: AvanceDeTrabajo): Promise<boolean> {
      const [anotado] = await preguntar<{ suyo: boolean }>(db, trabajo.empresa, {
        ...sql.ANOTAR,
        values: valoresDePaso(trabajo, avance),
      });
      const suyo = anotado?.suyo === true;
      const { cambio, dicho = false } = avance;
      if (suyo && cambio.sigue !== 'ya' && !(dicho && cambio.sigue === 'espera'))
        avisarCambio(db, trabajo.empresa, 'documentos');
      return suyo;
    },

    /** Gives back a job that broke on the way, with the reason its document shows; after ten times a person must look. */
    async posponer(
      trabajo: Trabajo,
      { ahora, proximo }: { ahora: Date; proximo: Date },
    ): Promise<void> {
      await enEmpresa(db, trabajo.empresa, async ({ trx }) => {
        const fila = await trx
          .updateTable('facturacion.trabajos')
          .set((eb) => ({ ...LIBRE, proximo, fallos: eb('fallos', '+', 1), dudoso: true }))
          .where(conArriendoPropio(trabajo))
          .returning('fallos')
          .executeTakeFirst();
        if (!fila) return;
        if (fila.fallos < FALLOS_MAXIMOS) {
          await anotarDicho(trx, trabajo, { mensaje: SE_INTENTARA, actualizado: ahora });
          return;
        }
        await anotarDicho(trx, trabajo, {
          estado: 'REQUIERE_ATENCION',
          mensaje: NO_SE_PUDO,
          actualizado: ahora,
        });
        await quitarTrabajo(trx, trabajo);
      });
      avisarCambio(db, trabajo.empresa, 'documentos');
    },

    /** How a document in the queue stands: with the authority, in somebody's hands. Null when it left the queue. */
    async pendiente(empresa: EmpresaId, clave: string): Promise<Pendiente | null> {
      const [pendiente] = await preguntar<Pendiente>(db, empresa, {
        ...sql.PENDIENTE,
        values: [empresa, clave],
      });
      return pendiente ?? null;
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
