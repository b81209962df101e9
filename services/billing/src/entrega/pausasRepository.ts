import { sql, type Kysely } from 'kysely';

import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { avisarCambio } from '@comanda/kit/flujo/avisarCambio';

import type { Database } from '../db/schema';

import { CODIGOS_DE_FIRMA } from './codigosSri';
import { turnoDePausa } from './escribirAvance';
import { POR_EMPEZAR } from './ritmo';

export type PausasRepository = ReturnType<typeof pausasRepository>;

type Reanudacion = { por: string; ahora: Date };

const deAmbiente = (tabla: 'p' | 't') =>
  sql<string>`substr(${sql.ref(`${tabla}.clave_acceso`)}, 24, 1)`;

/**
 * A company's pause: nothing of it is signed, sent or asked about until somebody resumes it, in the ambiente of the document that
 * it began with (digit 24 of its key). One of production takes the place of one of tests (facturacion.anotar_paso).
 */
export function pausasRepository(db: Db<Database>) {
  return {
    /** The pause in force, whose ambiente it is and how many documents it holds; undefined when there is none. */
    leer: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.pausas as p')
          .select(['p.clave_acceso', 'p.codigo', 'p.mensaje', 'p.desde'])
          .select(deAmbiente('p').as('ambiente'))
          .select((eb) =>
            eb
              .selectFrom('facturacion.trabajos as t')
              .select((t) => t.fn.countAll<number>().as('pendientes'))
              .where('t.empresa_id', '=', empresa)
              .where(deAmbiente('t'), '=', deAmbiente('p'))
              .as('pendientes'),
          )
          .where('p.empresa_id', '=', empresa)
          .where('p.reanudada_en', 'is', null)
          .executeTakeFirst(),
      ),

    /** Lets the queue go on. What the pause had stopped is sent again; signed anew when the signature was the reason. */
    async reanudar(empresa: EmpresaId, { por, ahora }: Reanudacion): Promise<boolean> {
      const reanudada = await enEmpresa(db, empresa, async ({ trx }) => {
        await turnoDePausa(trx, empresa);
        const pausa = await trx
          .updateTable('facturacion.pausas')
          .set({ reanudada_en: ahora, reanudada_por: por })
          .where('empresa_id', '=', empresa)
          .where('reanudada_en', 'is', null)
          .returning('codigo')
          .executeTakeFirst();
        if (!pausa) return false;
        await soltarDetenidos(trx, empresa, { ahora, codigo: pausa.codigo });
        return true;
      });
      if (reanudada) avisarCambio(db, empresa, 'documentos');
      return reanudada;
    },
  };
}

async function soltarDetenidos(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { ahora, codigo }: { ahora: Date; codigo: string | null },
): Promise<void> {
  const deFirma = codigo !== null && CODIGOS_DE_FIRMA.includes(codigo);
  const detenidos = await trx
    .updateTable('facturacion.comprobantes')
    .set({
      estado: deFirma ? 'POR_FIRMAR' : 'FIRMADA',
      codigo: null,
      mensaje: null,
      actualizado: ahora,
    })
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'EMPRESA_PAUSADA')
    .returning('clave_acceso')
    .execute();
  if (detenidos.length > 0) {
    await trx
      .updateTable('facturacion.trabajos')
      .set({ ...POR_EMPEZAR, intentos: 0, proximo: ahora })
      .where('empresa_id', '=', empresa)
      .where(
        'clave_acceso',
        'in',
        detenidos.map(({ clave_acceso }) => clave_acceso),
      )
      .execute();
  }
  if (deFirma) await firmarDeNuevo(trx, empresa);
}

/** Documents that are signed and never left carry the refused signature too, however often they were tried. */
async function firmarDeNuevo(trx: Kysely<Database>, empresa: EmpresaId): Promise<void> {
  await trx
    .updateTable('facturacion.comprobantes as c')
    .from('facturacion.trabajos as t')
    .set({ estado: 'POR_FIRMAR' })
    .whereRef('t.empresa_id', '=', 'c.empresa_id')
    .whereRef('t.clave_acceso', '=', 'c.clave_acceso')
    .where('c.empresa_id', '=', empresa)
    .where('c.estado', '=', 'FIRMADA')
    .where('t.envios', '=', 0)
    .where('t.dudoso', '=', false)
    .where('t.arriendo', 'is', null)
    .execute();
}
