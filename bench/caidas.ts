// node --import tsx bench/caidas.ts: sixteen clients sell without end to a till that is struck twenty times: kill -9 of Node, of the
// database, of both, a second start on its folder, a full disk, and deaths on a full disk. Then the books against what the clients
// were told. Promised: nothing lost, nothing twice, no gap, and everybody sells again within fifteen seconds without a hand.
// COMANDA_RONDAS for fewer blows.
import { correrApagones } from '../services/local/src/caidas/testing/apagones/correr';
import { GOLPES } from '../services/local/src/caidas/testing/apagones/rondas';

const PROMETIDO_S = 15;
const cuantas = Number(process.env.COMANDA_RONDAS ?? 20);
const golpes = Array.from({ length: cuantas }, (_, i) => GOLPES[i % GOLPES.length]);

const { rondas, faltas, ...informe } = await correrApagones({
  golpes,
  clientes: 16,
  empresas: 4,
  alTerminar: ({ golpe, segundos, ventas, faltas: suyas }, cual) =>
    console.log(
      `${String(cual).padStart(2)}/${cuantas} ${golpe.padEnd(18)} vuelve a vender en ${segundos.toFixed(1)} s, ${ventas} ventas ${suyas.join('; ')}`,
    ),
});

console.table(
  GOLPES.map((golpe) => {
    const suyas = rondas.filter((ronda) => ronda.golpe === golpe).map(({ segundos }) => segundos);
    const orden = suyas.sort((a, b) => a - b);
    return {
      golpe,
      rondas: orden.length,
      'mediana s': orden[Math.floor(orden.length / 2)]?.toFixed(1),
      'peor s': orden.at(-1)?.toFixed(1),
    };
  }),
);
console.table([informe]);
const malas = [
  ...Object.entries(faltas).map(([falta, cuantasVeces]) => `${falta}: ${cuantasVeces}`),
  ...rondas.flatMap((ronda) => ronda.faltas),
  ...rondas.filter(({ segundos }) => segundos > PROMETIDO_S).map(({ golpe }) => `${golpe}: tardo`),
];
if (rondas.length < cuantas) console.log('Sin rondas de disco lleno: montar uno pide ser root.');
console.log(malas.length === 0 ? 'Ninguna falta.' : malas);
process.exitCode = malas.length === 0 ? 0 : 1;
