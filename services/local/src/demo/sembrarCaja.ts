import { crearAzar } from './azar';
import * as sql from './demoSql';

import type { VentaPasada } from './ventasPasadas';
import type pg from 'pg';

type Cajero = { id: string; nombre_completo: string };

/** Most days the drawer balances; when it does not, it is a coin, and now and then a bill. */
const DIFERENCIAS = [
  ...Array<[number, string]>(12).fill([0, '']),
  ...Array<[number, string]>(4).fill([0.05, '']),
  ...Array<[number, string]>(4).fill([-0.1, '']),
  [-0.25, 'Falto una moneda en el vuelto'],
  [1, 'Un cliente dejó el cambio'],
  [-5, 'Vuelto de más en la hora pico'],
] as const;

type EnCaja = {
  ventas: readonly VentaPasada[];
  cajero: Cajero;
  /** The day that is not over. */
  abierto?: string | undefined;
};

/** Each day's sales in the drawer, and in the evening its money to the safe, the count and the closing. Today's period is open. */
export async function sembrarCaja(
  client: pg.Client,
  empresa: number,
  { ventas, cajero, abierto }: EnCaja,
): Promise<void> {
  const azar = crearAzar(empresa + 2000);
  const dias = [...new Set(ventas.map(({ fecha_negocio }) => fecha_negocio))];
  await client.query(sql.CAJA, [empresa, `${dias[0]}T07:30:00-05:00`]);
  for (const dia of dias) {
    const quien = [empresa, cajero.id, cajero.nombre_completo, dia];
    const [diferencia, motivo] = azar.uno(DIFERENCIAS);
    await client.query(sql.VENTAS_EN_CAJA, quien);
    if (dia === abierto) continue;
    await client.query(sql.RETIRO, [...quien, `${dia}T20:15:00-05:00`]);
    await client.query(sql.CUADRE, [
      ...quien,
      `${dia}T20:30:00-05:00`,
      azar.uuid(),
      azar.uuid(),
      diferencia,
      motivo,
    ]);
  }
}
