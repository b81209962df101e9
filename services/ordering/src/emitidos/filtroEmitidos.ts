import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';

import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import type { FormaDeVenta } from '@comanda/shared/contracts/ventas/ventas';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import {
  buscadosDe,
  conPalabras,
  llaveDePalabras,
  type Buscado,
  type Compradores,
} from './buscarCompradores';
import { llaveDeNota, type VentasDeNotas } from './buscarNotas';

export type TablasDeEmitidos = Database & { v: Database['pedidos.ventas'] };
type Constructor = ExpressionBuilder<TablasDeEmitidos, 'v'>;
type Condicion = Expression<SqlBool>;
type Entrada = CallEntrada<typeof emitidosCalls.exportarEmitidos>;
/** Days of Ecuador, both within. */
export type FiltroDeEmitidos = Pick<Entrada, 'busqueda' | 'forma_pago' | 'estado' | 'usuario'> & {
  desde: string;
  hasta: string;
};

/** What is looked for, with who and which notas de venta have its words and numbers. */
export type Busqueda = {
  filtro: FiltroDeEmitidos;
  compradores: Compradores;
  notas: VentasDeNotas;
};

/** Whether a sale is of those days and has every word and each filter that is set. */
export function esBuscada(
  eb: Constructor,
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { filtro, compradores, notas }: Busqueda,
): Condicion {
  const { desde, hasta, forma_pago, estado, usuario } = filtro;
  return eb.and([
    eb('v.fecha_negocio', '>=', desde),
    eb('v.fecha_negocio', '<=', hasta),
    ...(estado === undefined ? [] : [eb('v.estado', '=', estado)]),
    ...(usuario === undefined ? [] : [eb('v.usuario_id', '=', usuario)]),
    ...(forma_pago === undefined ? [] : [sePago(eb, empresa, forma_pago)]),
    ...buscadosDe(filtro.busqueda).map((buscado) =>
      tiene(eb, trx, empresa, { buscado, compradores, notas }),
    ),
  ]);
}

/** The largest payment is known of the sale itself; of the few that have others, they are in the drawer's ledger. */
const sePago = (eb: Constructor, empresa: EmpresaId, forma: FormaDeVenta): Condicion =>
  eb.or([
    eb('v.forma_pago', '=', forma),
    eb.and([
      eb('v.mixta', '=', true),
      // a figure, so that it is asked for each of them and never worked out for all
      sql<SqlBool>`(
        select sum(m.monto) from pedidos.caja_movimientos m
         where m.empresa_id = ${empresa} and m.venta_id = v.id and m.forma_pago = ${forma}
           and m.tipo in ('VENTA', 'CAMBIO_PAGO')) > 0`,
    ]),
  ]);

/** Only what an index may be asked under row security: equal texts, whole numbers, days. */
function tiene(
  eb: Constructor,
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { buscado, compradores, notas }: Omit<Busqueda, 'filtro'> & { buscado: Buscado },
): Condicion {
  switch (buscado.tipo) {
    case 'clave':
      return eb('v.clave_acceso', '=', buscado.clave);
    case 'parteDeClave':
      return eb.and([
        eb('v.clave_acceso', '>=', buscado.cifras),
        eb('v.clave_acceso', '<=', buscado.cifras.padEnd(49, '9')),
      ]);
    case 'numero':
      return eb.or([
        eb.and([
          eb('v.secuencial', '=', buscado.secuencial),
          eb('v.establecimiento', '=', buscado.establecimiento),
          eb('v.punto_emision', '=', buscado.punto),
        ]),
        ...tieneNota(eb, notas, buscado),
      ]);
    case 'monto':
      return eb('v.centavos', '=', buscado.monto as number);
    case 'nombre': {
      const { monto, numero } = buscado;
      const cedulas = compradores.get(llaveDePalabras(buscado)) ?? null;
      return eb.or([
        cedulas === null
          ? eb('v.cedula', 'in', conPalabras(trx, empresa, buscado))
          : sql<SqlBool>`v.cedula = any (${[...cedulas]}::text[])`,
        ...(monto === null ? [] : [eb('v.centavos', '=', monto as number)]),
        ...(numero === null ? [] : [eb('v.secuencial', '=', Number(numero))]),
        ...tieneNota(eb, notas, buscado),
        ...(buscado.palabras.every(esDeNadie) ? [eb('v.cedula', '=', CONSUMIDOR_FINAL)] : []),
      ]);
    }
  }
}

const tieneNota = (eb: Constructor, notas: VentasDeNotas, buscado: Buscado): Condicion[] => {
  const ventas = notas.get(llaveDeNota(buscado)) ?? [];
  return ventas.length === 0 ? [] : [eb('v.id', 'in', ventas)];
};

/** The final consumer is no row of the buyers. */
const esDeNadie = (palabra: string): boolean =>
  palabra === CONSUMIDOR_FINAL || (palabra.length > 2 && 'consumidor final'.includes(palabra));
