// node --import tsx bench/caida.ts: sixteen tills sell with invoices through haproxy to two processes of ordering and two of billing,
// on three PostgreSQL under Patroni behind pgbouncer and haproxy (the files of operacion/alta-disponibilidad). The primary is killed -9
// ten times, each process twenty, and the cable of the primary and then that of its standby is out for 30 s. Promised: what was
// answered is there, nothing twice, no gap, and no till waits more than 30 s. The cables take root and `ip netns`.
// COMANDA_RONDAS, COMANDA_MUERTES (of each process in each round), COMANDA_CORTES=0 for less.
import { correrCaida } from '../services/local/src/caidas/testing/caida/correr';
import { partes } from '../services/local/src/caidas/testing/caida/partes';
import { FALTAN_PARTES } from '../tools/faltanPartes';

const PROMETIDO_S = 30;
const numero = (nombre, si) => Number(process.env[nombre] ?? si);
const raiz = process.getuid?.() === 0;
const cortes = raiz && numero('COMANDA_CORTES', 1) > 0 ? ['leader', 'sync_standby'] : [];

if (!partes.esta) {
  console.error(partes.titulo('bench/caida'));
  process.exit(FALTAN_PARTES);
}
if (!raiz) console.log('Sin cortes de red: hacer una pide ser root.');

const { golpes, peorEsperaMs, faltas, ...cuentas } = await correrCaida({
  ...{ nodos: 3, procesos: 2, clientes: 16, empresas: 8 },
  rondas: numero('COMANDA_RONDAS', 10),
  muertes: numero('COMANDA_MUERTES', 2),
  ...{ cortes, corteMs: 30_000 },
  alTerminar: ({ que, segundos, ventas }) =>
    console.log(`${que.padEnd(24)} todos venden en ${segundos.toFixed(1)} s, ${ventas} ventas`),
});

console.table(
  [...new Set(golpes.map(({ que }) => que))].map((que) => {
    const suyos = golpes
      .filter((golpe) => golpe.que === que)
      .map(({ segundos }) => segundos)
      .sort((a, b) => a - b);
    return {
      ...{ golpe: que, veces: suyos.length },
      'mediana s': suyos[Math.floor(suyos.length / 2)]?.toFixed(1),
      'peor s': suyos.at(-1)?.toFixed(1),
    };
  }),
);
const peor = peorEsperaMs / 1000;
console.table([{ ...cuentas, 'espero mas s': peor.toFixed(1) }]);
const malas = [
  ...Object.entries(faltas).map(([falta, cuantas]) => `${falta}: ${String(cuantas)}`),
  ...(peor > PROMETIDO_S ? [`una caja espero ${peor.toFixed(1)} s`] : []),
];
console.log(malas.length === 0 ? 'Ninguna falta.' : malas);
process.exitCode = malas.length === 0 ? 0 : 1;
