import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';

import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type { emitidosCalls } from '@comanda/shared/contracts/emitidos';
import type { FormaPago } from '@comanda/shared/contracts/ventas';
import { leerBusqueda, type Termino } from '@comanda/shared/domain/busqueda';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/identificacion';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

export type Tablas = Database & { v: Database['pedidos.ventas'] };
type Constructor = ExpressionBuilder<Tablas, 'v'>;
type Condicion = Expression<SqlBool>;
type Entrada = CallEntrada<typeof emitidosCalls.exportarEmitidos>;
/** Days of Ecuador, both within. */
export type Filtro = Pick<Entrada, 'busqueda' | 'forma_pago' | 'estado' | 'usuario'> & {
  desde: string;
  hasta: string;
};

/** The buyers that each word is found in; null: too many to name, they are looked up from each sale. */
export type Compradores = ReadonlyMap<string, readonly string[] | null>;

const COMPRADORES_MAXIMO = 1_000;
const CERO_A_LA_IZQUIERDA = /^0*([1-9]\d{0,8})$/;

export const terminosDe = ({ busqueda = '' }: Filtro): Termino[] => leerBusqueda(busqueda);

/** Few buyers have a word in their name, and their sales have an index: asked first, the plan knows how few. */
export async function buscarCompradores(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  filtro: Filtro,
): Promise<Compradores> {
  const hallados = new Map<string, readonly string[] | null>();
  for (const termino of terminosDe(filtro)) {
    if (termino.tipo !== 'texto') continue;
    const filas = await conPalabra(trx, empresa, termino.texto)
      .limit(COMPRADORES_MAXIMO + 1)
      .execute();
    const cedulas = filas.map(({ cedula }) => cedula);
    hallados.set(termino.texto, cedulas.length > COMPRADORES_MAXIMO ? null : cedulas);
  }
  return hallados;
}

const conPalabra = (trx: Kysely<Database>, empresa: EmpresaId, palabra: string) =>
  trx
    .selectFrom('pedidos.compradores as b')
    .select('b.cedula')
    .where('b.empresa_id', '=', empresa)
    .where(sql<SqlBool>`position(${palabra} in b.busqueda) > 0`);

/** Whether a sale is of those days and has every word and each filter that is set. */
export function esBuscada(
  eb: Constructor,
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { filtro, compradores }: { filtro: Filtro; compradores: Compradores },
): Condicion {
  const { desde, hasta, forma_pago, estado, usuario } = filtro;
  return eb.and([
    eb('v.fecha_negocio', '>=', desde),
    eb('v.fecha_negocio', '<=', hasta),
    ...(estado === undefined ? [] : [eb('v.estado', '=', estado)]),
    ...(usuario === undefined ? [] : [eb('v.usuario_id', '=', usuario)]),
    ...(forma_pago === undefined ? [] : [sePago(eb, empresa, filtro, forma_pago)]),
    ...terminosDe(filtro).map((termino) => tiene(eb, trx, empresa, { termino, compradores })),
  ]);
}

/** The largest payment is known of the sale itself, the others of the drawer's ledger of those days. */
const sePago = (eb: Constructor, empresa: EmpresaId, filtro: Filtro, forma: FormaPago): Condicion =>
  eb.or([
    eb('v.forma_pago', '=', forma),
    eb(
      'v.id',
      'in',
      sql<string>`(
      select m.venta_id from pedidos.caja_movimientos m
       where m.empresa_id = ${empresa} and m.fecha_negocio between ${filtro.desde} and ${filtro.hasta}
         and m.tipo in ('VENTA', 'CAMBIO_PAGO') and m.forma_pago = ${forma}
       group by m.venta_id having sum(m.monto) > 0)`,
    ),
  ]);

/** The final consumer is no row of the buyers. */
const esDeNadie = (texto: string): boolean =>
  texto === CONSUMIDOR_FINAL || (texto.length > 2 && 'consumidor final'.includes(texto));

type Buscado = { termino: Termino; compradores: Compradores };

/** Only what an index may be asked under row security: equal texts, whole numbers, days. */
function tiene(
  eb: Constructor,
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { termino, compradores }: Buscado,
): Condicion {
  switch (termino.tipo) {
    case 'clave':
      return eb('v.clave_acceso', '=', termino.clave);
    case 'parteDeClave':
      return eb.and([
        eb('v.clave_acceso', '>=', termino.cifras),
        eb('v.clave_acceso', '<=', termino.cifras.padEnd(49, '9')),
      ]);
    case 'numero':
      return eb.and([
        eb('v.secuencial', '=', termino.secuencial),
        eb('v.establecimiento', '=', termino.establecimiento),
        eb('v.punto_emision', '=', termino.punto),
      ]);
    case 'monto':
      return eb('v.centavos', '=', termino.monto);
    case 'texto': {
      const { texto, monto } = termino;
      const cedulas = compradores.get(texto) ?? null;
      const secuencial = CERO_A_LA_IZQUIERDA.exec(texto)?.[1];
      return eb.or([
        cedulas === null
          ? eb('v.cedula', 'in', conPalabra(trx, empresa, texto))
          : sql<SqlBool>`v.cedula = any (${[...cedulas]}::text[])`,
        ...(monto === null ? [] : [eb('v.centavos', '=', monto as number)]),
        ...(secuencial === undefined ? [] : [eb('v.secuencial', '=', Number(secuencial))]),
        ...(esDeNadie(texto) ? [eb('v.cedula', '=', CONSUMIDOR_FINAL)] : []),
      ]);
    }
  }
}
