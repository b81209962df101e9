import { sql, type Kysely } from 'kysely';

import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { Devuelto } from '@comanda/shared/domain/dinero/devolucion';
import type { Corte } from '@comanda/kit/http/corte';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { EnCaja } from '@comanda/kit/documento/enCaja';

import type { Database } from '../db/schema';
import { REINTENTABLES } from '../documento/estados';

import type { CompradorDeFactura } from './correccion';
import {
  esBuscado,
  esDeLaHoja,
  esListado,
  estaAnulada,
  type FiltroDeEmisiones,
} from './filtroEmisiones';

export type EmisionesRepository = ReturnType<typeof emisionesRepository>;
export type FilaEmision = Awaited<ReturnType<EmisionesRepository['pagina']>>[number];
export type FilaExportada = Awaited<ReturnType<EmisionesRepository['siguientes']>>[number];

type OrdenDeLista = { orden: 'fecha' | 'total'; desc: boolean };
export type CorteDeEmisiones = OrdenDeLista & Corte;

const RECIENTES: OrdenDeLista = { orden: 'fecha', desc: true };

const LIMITE_DE_INTENTOS = 200;

/** Documents as people look for them. */
export function emisionesRepository(db: Db<Database>) {
  return {
    /** A page of the documents looked for. */
    pagina: (
      empresa: EmpresaId,
      filtro: FiltroDeEmisiones,
      { desde, filas, ...orden }: CorteDeEmisiones,
    ) =>
      enEmpresa(db, empresa, ({ trx }) => {
        const claves = ordenar(halladas(trx, empresa, filtro), orden)
          .limit(filas)
          .offset(desde);
        return ordenar(emisiones(trx, empresa), orden)
          .where('c.clave_acceso', 'in', claves)
          .execute();
      }),

    /**
     * How many the list shows in each state (`cuantos`), all states of what is looked for; how many the authority has in it
     * (`valen`), and for how much. An invoice that a credit note took back is shown as ANULADA, and its amount counts where the
     * authority has it: its note takes that off.
     */
    resumen: (empresa: EmpresaId, filtro: FiltroDeEmisiones) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom(porEstado(trx, empresa, filtro).as('g'))
          .crossJoinLateral(() =>
            sql<ParteDeEstado>`(values (g.mostrado, g.cuantos, 0, 0), (g.estado, 0, g.cuantos, g.suma))`.as<'p'>(
              sql`p (estado, cuantos, valen, suma)`,
            ),
          )
          .select('p.estado')
          .select([
            sql<number>`sum(p.cuantos)::bigint`.as('cuantos'),
            sql<number>`sum(p.valen)::bigint`.as('valen'),
            sql<string>`sum(p.suma)`.as('suma'),
          ])
          .groupBy('p.estado')
          .execute(),
      ),

    /**
     * Those of the sheet that come after one of them, latest first: all of it is read so, whatever is issued meanwhile.
     * Which they are is asked first: joined to what was cut, the planner may read every document for each page.
     */
    siguientes: (
      empresa: EmpresaId,
      filtro: FiltroDeEmisiones,
      { tras, filas }: { tras: string | undefined; filas: number },
    ) =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const suyas = await ordenar(deLaHoja(trx, empresa, filtro), RECIENTES)
          .$if(tras !== undefined, (todas) =>
            todas.where(
              sql<boolean>`(c.creado, c.clave_acceso) < (
                select u.creado, u.clave_acceso from facturacion.comprobantes u
                 where u.empresa_id = ${empresa} and u.clave_acceso = ${tras ?? ''})`,
            ),
          )
          .limit(filas)
          .execute();
        const claves = suyas.map(({ clave_acceso }) => clave_acceso);
        return ordenar(documentos(trx, empresa), RECIENTES)
          .select(['c.datos', 'c.fecha_emision'])
          .where(sql<boolean>`c.clave_acceso = any (${claves}::text[])`)
          .execute();
      }),

    /** Keys of so many of them, latest first, each with its state. */
    elegir: (empresa: EmpresaId, filtro: FiltroDeEmisiones, cuantas: number) =>
      enEmpresa(db, empresa, ({ trx }) =>
        ordenar(halladas(trx, empresa, filtro), RECIENTES)
          .select('c.estado')
          .limit(cuantas)
          .execute(),
      ),

    /** A document, its buyer and what it is for; undefined when there is none of that key. */
    abrir: (empresa: EmpresaId, clave: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        emisiones(trx, empresa)
          .select('c.datos')
          .select(
            sql<Devuelto[]>`facturacion.devuelto_de(c.empresa_id, c.clave_acceso)`.as('partes'),
          )
          .select(sql<EnCaja | null>`pedidos.al_anular(c.empresa_id, c.venta_id)`.as('en_caja'))
          .where('c.clave_acceso', '=', clave)
          .executeTakeFirst(),
      ),

    /** What was tried with a document, latest first. */
    intentos: (empresa: EmpresaId, clave: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.intentos')
          .select(['paso', 'resultado', 'codigo', 'mensaje', 'mensajes', 'en', 'veces', 'ultima'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .orderBy('en', 'desc')
          .orderBy('id', 'desc')
          .limit(LIMITE_DE_INTENTOS)
          .execute(),
      ),
  };
}

type ParteDeEstado = { estado: EstadoComprobante; cuantos: number; valen: number; suma: string };

/** What is looked for, by the authority's state and the one that the list shows. */
const porEstado = (trx: Kysely<Database>, empresa: EmpresaId, filtro: FiltroDeEmisiones) =>
  trx
    .selectFrom('facturacion.comprobantes as c')
    .select(({ fn }) => ['c.estado', fn.countAll<number>().as('cuantos')])
    .select((eb) => [
      sql<EstadoComprobante>`case when ${estaAnulada(eb, empresa)} then 'ANULADA' else c.estado end`.as(
        'mostrado',
      ),
      sql<string>`sum(case when c.estado = 'ANULADA' then 0 when c.cod_doc = '04' then -c.total else c.total end)`.as(
        'suma',
      ),
    ])
    .where('c.empresa_id', '=', empresa)
    .where((eb) => esBuscado(eb, empresa, filtro))
    .groupBy(['c.estado', 'mostrado']);

/** Keys of what is looked for: read from the index of the list, the rest of each document after they are cut. */
const halladas = (trx: Kysely<Database>, empresa: EmpresaId, filtro: FiltroDeEmisiones) =>
  trx
    .selectFrom('facturacion.comprobantes as c')
    .select('c.clave_acceso')
    .where('c.empresa_id', '=', empresa)
    .where((eb) => esListado(eb, empresa, filtro));

/** Of what its sheet has. */
const deLaHoja = (trx: Kysely<Database>, empresa: EmpresaId, filtro: FiltroDeEmisiones) =>
  trx
    .selectFrom('facturacion.comprobantes as c')
    .select('c.clave_acceso')
    .where('c.empresa_id', '=', empresa)
    .where((eb) => esDeLaHoja(eb, empresa, filtro));

const documentos = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('facturacion.comprobantes as c')
    .select(['c.clave_acceso', 'c.cod_doc', 'c.identificacion', 'c.estado', 'c.creado'])
    .select(['c.fecha_autorizacion', 'c.modifica', 'c.total'])
    .select(
      sql<string | null>`(
        select n.clave_acceso from facturacion.comprobantes n
         where n.empresa_id = ${empresa} and n.modifica = c.clave_acceso
           and not n.parcial and n.reemplazada_por is null)`.as('nota'),
    )
    .where('c.empresa_id', '=', empresa);

const emisiones = (trx: Kysely<Database>, empresa: EmpresaId) =>
  documentos(trx, empresa)
    .select(['c.codigo', 'c.mensaje'])
    .select(sql<boolean>`c.anulada_en_sri is not null`.as('anulada_en_sri'))
    .select(
      // refused, and certainly not with the authority: it is withdrawn where its invoice was annulled in the portal
      sql<boolean>`c.estado = 'AUTORIZADO' and coalesce((
        select n.estado = any (${REINTENTABLES}::text[]) and not facturacion.en_duda(n.empresa_id, n.clave_acceso)
          from facturacion.comprobantes n
         where n.empresa_id = ${empresa} and n.modifica = c.clave_acceso
           and not n.parcial and n.reemplazada_por is null), false)`.as('nota_rechazada'),
    )
    .select(
      sql<boolean>`c.estado = 'AUTORIZADO' and exists (
        select from facturacion.comprobantes n
         where n.empresa_id = ${empresa} and n.modifica = c.clave_acceso
           and not n.parcial and n.anulada_en_sri is not null)`.as('nota_anulada_en_sri'),
    )
    .select(
      sql<boolean>`c.estado = 'AUTORIZADO' and exists (
        select from facturacion.comprobantes n
         where n.empresa_id = ${empresa} and n.modifica = c.clave_acceso and n.anulada_en_sri is not null)`.as(
        'alguna_anulada_en_sri',
      ),
    )
    .select(
      sql<string>`(
        select coalesce(sum(n.total), 0) from facturacion.comprobantes n
         where n.empresa_id = ${empresa} and n.modifica = c.clave_acceso
           and n.parcial and n.estado <> 'ANULADA')`.as('devuelto'),
    )
    .select(sql<number>`coalesce((c.datos ->> 'propina')::int, 0)`.as('propina'))
    .select(sql<CompradorDeFactura>`c.datos -> 'comprador'`.as('comprador'))
    .select(
      // what was refused alone may be issued on another day
      sql<ComprobanteVenta['lineas']>`
        case when c.estado = any (${REINTENTABLES}::text[]) then c.datos -> 'lineas' else '[]' end`.as(
        'lineas',
      ),
    )
    .select(
      // the function looks at what was tried: only where that decides
      sql<boolean>`c.estado not in ('AUTORIZADO', 'ANULADA') and facturacion.en_duda(c.empresa_id, c.clave_acceso)`.as(
        'en_duda',
      ),
    );

type Columna = 'c.total' | 'c.creado' | 'c.clave_acceso';
type Ordenable<Q> = { orderBy: (columna: Columna, sentido: 'asc' | 'desc') => Q };

function ordenar<Q extends Ordenable<Q>>(consulta: Q, { orden, desc }: OrdenDeLista): Q {
  const sentido = desc ? 'desc' : 'asc';
  const primero = orden === 'total' ? consulta.orderBy('c.total', sentido) : consulta;
  return primero.orderBy('c.creado', sentido).orderBy('c.clave_acceso', sentido);
}
