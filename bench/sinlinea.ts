// node --import tsx bench/sinlinea.ts: tills in a real Chromium, each with its device, its cashier and its drawer, sell with the
// product's own shared/sinLinea through random spells without a line, while browsers are killed at every step (two of them whole,
// with -9), the server is killed and started again, one in five requests goes out twice and one in twenty is never answered. Then the
// books: what the screens said against what the server has. And how long an outbox of 500 takes, and what another till notices of it.
// COMANDA_CAJAS, COMANDA_VENTAS, COMANDA_TRAMOS, COMANDA_MUERTES, COMANDA_SALIDA (0: none), COMANDA_ENTRE (ms) for other sizes.
import { chromium } from '../tools/chromium';
import { FALTAN_PARTES } from '../tools/faltanPartes';

import { correrSinLinea } from './sinlinea/correr';

if (!chromium()) {
  console.error('bench/sinlinea: falta Chromium');
  process.exit(FALTAN_PARTES);
}

const SEGUNDOS = 60;
const MAS_LENTA = 1.25;
const de = (nombre, suyo) => Number(process.env[`COMANDA_${nombre}`] ?? suyo);

const tamano = {
  cajas: de('CAJAS', 10),
  propios: de('PROPIOS', 2),
  ventas: de('VENTAS', 10_000),
  tramos: de('TRAMOS', 20),
  muertes: de('MUERTES', 5),
  salida: de('SALIDA', 500),
  entreMs: de('ENTRE', 80),
  semilla: de('SEMILLA', 20_261_125),
  limiteMs: 20 * 60_000,
};

const { faltas, salidas, salida, ...informe } = await correrSinLinea(tamano, console.log);
console.table([tamano]);
console.table([informe]);
if (salidas.length > 0)
  console.table(salidas.slice(0, 20).map(({ fallo, ...una }) => ({ ...una, ...fallo })));
const malas = Object.entries(faltas);
if (salida) malas.push(...contarSalida(salida));
console.log(malas.length === 0 ? 'Ninguna falta.' : malas);
process.exit(malas.length === 0 ? 0 : 1);

function contarSalida({ cuantas, segundos, sola, durante }) {
  const fila = (que, { ventas, p50, p95 }) => ({
    ...{ que, ventas },
    ...{ 'p50 ms': Number(p50?.toFixed(1)), 'p95 ms': Number(p95?.toFixed(1)) },
  });
  console.log(`${cuantas} ventas que esperaban salen en ${segundos.toFixed(1)} s`);
  console.table([fila('otra caja, sola', sola), fila('mientras salen', durante)]);
  return [
    ...(segundos > SEGUNDOS ? [[`la salida tardo mas de ${SEGUNDOS} s`, segundos]] : []),
    ...['p50', 'p95']
      .filter((cual) => durante[cual] > sola[cual] * MAS_LENTA)
      .map((cual) => [`otra caja fue mas lenta, ${cual}`, durante[cual] / sola[cual]]),
  ];
}
