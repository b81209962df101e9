import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

/** What is kept of each thing that is sold of a day. */
export const COLUMNAS_DE_CONCEPTO = [
  'ventas',
  'cantidad',
  'monto',
  'base',
  'iva',
  'descuento',
  'propina',
  'vueltas',
  'minutos',
] as const;
export type Columna = (typeof COLUMNAS_DE_CONCEPTO)[number];

/** A concept of a day that is not kept as its sales have it; sums over the rows that differ, in the columns that do. */
export type DiferenciaDeTotal = {
  concepto: string;
  /** Rows (an hour, a product, a method) that differ, are missing or are too many. */
  partidas: number;
  columnas: { columna: Columna; guardado: number; ventas: number }[];
};

type Fila = { concepto: string; partidas: number } & Record<string, string | number>;

const NO_IGUALES = COLUMNAS_DE_CONCEPTO.map((columna) => `g.${columna}`).join(', ');
const DE_VENTAS = COLUMNAS_DE_CONCEPTO.map((columna) => `l.${columna}`).join(', ');
const SUMAS = COLUMNAS_DE_CONCEPTO.map(
  (columna) => `coalesce(sum(g.${columna}), 0) as guardado_${columna},
         coalesce(sum(l.${columna}), 0) as ventas_${columna},
         coalesce(sum(abs(coalesce(g.${columna}, 0) - coalesce(l.${columna}, 0))), 0) as lejos_${columna}`,
).join(', ');

/** One statement reads one moment, and nobody who sells waits for it. A pending day is read from its sales anyway. */
const DIFERENCIAS = `
  select concepto, count(*)::int as partidas, ${SUMAS}
    from (select * from pedidos.dia_totales where empresa_id = $1 and fecha = $2::date) g
    full join pedidos.totales_de_dia($1, $2::date) l using (concepto, usuario_id, clave)
   where (${NO_IGUALES}) is distinct from (${DE_VENTAS})
     and not exists (select from pedidos.dias_pendientes p where p.empresa_id = $1 and p.fecha = $2::date)
   group by concepto order by concepto`;

/** What differs between what is kept of a day and its sales. */
export async function diferenciasDe(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  fecha: string,
): Promise<DiferenciaDeTotal[]> {
  const { rows } = await client.query<Fila>(DIFERENCIAS, [empresa, fecha]);
  return rows.map((fila) => ({
    concepto: fila.concepto,
    partidas: fila.partidas,
    columnas: COLUMNAS_DE_CONCEPTO.filter((columna) => Number(fila[`lejos_${columna}`]) !== 0).map(
      (columna) => ({
        columna,
        guardado: Number(fila[`guardado_${columna}`]),
        ventas: Number(fila[`ventas_${columna}`]),
      }),
    ),
  }));
}
