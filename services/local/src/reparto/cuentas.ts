import { Impedimento } from '../impedimento';

import { CLASES } from './clases';
import { deReparto, nombres, type Paso } from './paso';
import { SIN_REPARTIR } from './tablas';

/** By their money too. */
const SUMAS: Readonly<Record<string, string>> = {
  'pedidos.ventas': 'sum(total)',
  'pedidos.caja_movimientos': 'sum(monto)',
  'facturacion.comprobantes': 'sum(total)',
};

const contar = (tabla: string): string =>
  `select count(*) as filas, coalesce(${SUMAS[tabla] ?? '0'}, 0) as suma from ${tabla}`;

/** All that is still to be moved, also where it was counted before: what was cut off goes on another day, after who sold in between. */
export const contarAntes: Paso = {
  que: 'tablas cuyas filas se cuentan antes',
  faltan: (plan) => nombres(plan, SIN_REPARTIR, [CLASES.distribuida]),
  async hacer({ client }, cual) {
    await client.query(
      `insert into reparto.cuentas (tabla, filas, suma) select $1, c.* from (${contar(cual)}) c
       on conflict (tabla) do update set filas = excluded.filas, suma = excluded.suma`,
      [cual],
    );
  },
};

export const contarDespues: Paso = {
  que: 'tablas cuyas filas se cuentan después',
  faltan: (plan) =>
    deReparto(
      plan,
      'cuentas',
      `select c.tabla as nombre from reparto.cuentas c
         join pg_dist_partition p on p.logicalrelid = c.tabla::regclass order by 1`,
    ),
  async hacer({ client }, cual) {
    const { rows } = await client.query<{ filas: string; suma: string }>(contar(cual));
    const { rowCount } = await client.query(
      'delete from reparto.cuentas where tabla = $1 and filas = $2 and suma = $3',
      [cual, rows[0]?.filas, rows[0]?.suma],
    );
    if (rowCount === 0)
      throw new Impedimento(
        `${cual} no tiene las mismas filas que antes de repartirla (reparto.cuentas dice cuántas tenía). No encienda el producto: restaure el respaldo.`,
      );
  },
};
