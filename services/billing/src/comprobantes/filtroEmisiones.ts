import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import type { FiltroEmisiones } from '@comanda/shared/contracts/facturacion/emisiones';
import { aDolares, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { ZONA } from '@comanda/shared/domain/texto/fecha';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { leerBusqueda, type Termino } from '@comanda/shared/domain/producto/busqueda';

export type TablasDeEmisiones = Database & { c: Database['facturacion.comprobantes'] };
type Constructor = ExpressionBuilder<TablasDeEmisiones, 'c'>;
type Condicion = Expression<SqlBool>;
export type FiltroDeEmisiones = Omit<FiltroEmisiones, 'empresa'>;

/** Whether a document is searched for and of those days, in whatever state; a list, its sum, its choice and its sheet ask this alone. */
export function esBuscado(
  eb: Constructor,
  empresa: EmpresaId,
  filtro: FiltroDeEmisiones,
): Condicion {
  const { ruc, desde, hasta } = filtro;
  return eb.and([
    ...leerBusqueda(ruc).map((termino) => tiene(eb, empresa, termino)),
    ...(desde === undefined ? [] : [sql<SqlBool>`${DIA} >= ${enCifras(desde)}`, yaLlegaba(desde)]),
    ...(hasta === undefined ? [] : [sql<SqlBool>`${DIA} <= ${enCifras(hasta)}`]),
  ]);
}

/**
 * The day that a document is of, as its key says (domain/fiscal/comprobante.diaDeClave): what a till without a line sold comes in
 * on another one. The index of the list has the keys, so nothing is read of the table for it.
 */
const DIA = sql`(substr(c.clave_acceso, 5, 4) || substr(c.clave_acceso, 3, 2) || left(c.clave_acceso, 2))`;

const enCifras = (dia: string): string => dia.replaceAll('-', '');

/**
 * Where the index may begin: nothing comes in before the day that it is of, but that two clocks differ. It has no end, for a till may
 * send what it sold however late.
 */
const yaLlegaba = (dia: string) =>
  sql<SqlBool>`c.creado >= (${dia}::date - 1)::timestamp at time zone ${ZONA}`;

/** Whether it is listed, and in that state where one is asked for. */
export function esListado(
  eb: Constructor,
  empresa: EmpresaId,
  filtro: FiltroDeEmisiones,
): Condicion {
  const { estado } = filtro;
  const buscado = esBuscado(eb, empresa, filtro);
  if (estado === undefined) return buscado;
  const conNota = estaAnulada(eb, empresa);
  return eb.and([
    buscado,
    estado === 'ANULADA'
      ? eb.or([eb('c.estado', '=', estado), conNota])
      : eb.and([eb('c.estado', '=', estado), eb.not(conNota)]),
  ]);
}

/**
 * Whether the sheet of a state has it: all that is listed, and the invoices that count in that state while the list shows them as
 * taken back, without which the sheet would have their credit notes alone.
 */
export function esDeLaHoja(
  eb: Constructor,
  empresa: EmpresaId,
  filtro: FiltroDeEmisiones,
): Condicion {
  const { estado } = filtro;
  if (estado === undefined || estado === 'ANULADA') return esListado(eb, empresa, filtro);
  return eb.and([esBuscado(eb, empresa, filtro), eb('c.estado', '=', estado)]);
}

/** Whether a credit note takes all of it back: they are few, and read once for the whole list. */
export const estaAnulada = (eb: Constructor, empresa: EmpresaId): Condicion =>
  eb(
    'c.clave_acceso',
    'in',
    eb
      .selectFrom('facturacion.comprobantes as n')
      .select(sql<string>`n.modifica`.as('modifica'))
      .where('n.empresa_id', '=', empresa)
      .where('n.modifica', 'is not', null)
      .where('n.parcial', '=', false)
      .where('n.reemplazada_por', 'is', null),
  );

/** A key or a number is served by its own index; what is within others, by the list's, which has all that is looked at. */
function tiene(eb: Constructor, empresa: EmpresaId, termino: Termino): Condicion {
  switch (termino.tipo) {
    case 'clave':
      return eb('c.clave_acceso', '=', termino.clave);
    case 'parteDeClave':
      return sql<SqlBool>`position(${termino.cifras} in c.clave_acceso) > 0`;
    case 'numero':
      return eb.and([
        eb('c.ruc', '=', rucDe(empresa)),
        eb('c.establecimiento', '=', termino.establecimiento),
        eb('c.punto_emision', '=', termino.punto),
        eb('c.cod_doc', 'in', ['01', '04']),
        eb('c.ambiente', 'in', ['1', '2']),
        eb('c.secuencial', '=', termino.secuencial),
      ]);
    case 'monto':
      return esDe(eb, termino.monto);
    case 'texto': {
      const dentro = sql<SqlBool>`position(${termino.texto} in c.busqueda) > 0`;
      return termino.monto === null ? dentro : eb.or([dentro, esDe(eb, termino.monto)]);
    }
  }
}

const esDe = (eb: Constructor, monto: Centavos) => eb('c.total', '=', String(aDolares(monto)));

const rucDe = (empresa: EmpresaId) =>
  sql<string>`(select e.ruc from identidad.empresa_de(${empresa}) e)`;
