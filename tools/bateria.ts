// npm run bateria [-- --corta] [name...]: the hostile and chaos benches one after another, and a page of what each promised and
// found. --corta takes about ten minutes on a quiet machine of two cores, and is a step of npm test; the whole of it, an hour or
// two. What each said stands in node_modules/.cache/bateria. Ends with 1 where one did not keep its promise.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { capturar, decir, raiz } from './ejecutar';
import { FALTAN_PARTES } from './faltanPartes';

/**
 * By name in bench/, and whether it is asked for in short: only those whose promise is in the books are. What is a matter of
 * seconds is not asked of a machine that has others to serve.
 */
const BANCOS = {
  matriz: true,
  sinlinea: true,
  relevo: true,
  caida: true,
  vecino: false,
  respaldo: false,
  cobro: false,
};
const LIMITE_MS = { corta: 6 * 60_000, entera: 60 * 60_000 };
const LINEAS = 14;
const SALIDAS = path.join(raiz, 'node_modules/.cache/bateria');

const args = process.argv.slice(2);
const corta = args.includes('--corta');
const nombres = args.filter((arg) => arg !== '--corta');
const desconocidos = nombres.filter((nombre) => !(nombre in BANCOS));
if (desconocidos.length > 0) {
  console.error(
    `bateria: no hay ${desconocidos.join(', ')}. Hay: ${Object.keys(BANCOS).join(', ')}`,
  );
  process.exit(1);
}

/** A bench to its end: how long it took, whether it kept its promise, and the last of what it said. */
async function correr(nombre) {
  decir(`${nombre}`);
  const inicio = performance.now();
  const args = ['--import', 'tsx', 'bench/run.ts', nombre, ...(corta ? ['--corta'] : [])];
  const { codigo, texto } = await capturar(process.execPath, args, {
    limiteMs: corta ? LIMITE_MS.corta : LIMITE_MS.entera,
  });
  writeFileSync(path.join(SALIDAS, `${nombre}.txt`), texto);
  const lineas = texto.split('\n').filter((linea) => linea.trim() !== '');
  return {
    nombre,
    resultado: resultadoDe(codigo),
    minutos: Number(((performance.now() - inicio) / 60_000).toFixed(1)),
    lineas: lineas.slice(-LINEAS),
  };
}

function resultadoDe(codigo) {
  if (codigo === FALTAN_PARTES) return 'faltan partes';
  return codigo === 0 ? 'cumple' : 'NO CUMPLE';
}

mkdirSync(SALIDAS, { recursive: true });
const hechos = [];
for (const [nombre, enCorta] of Object.entries(BANCOS)) {
  if (corta && !enCorta) continue;
  if (nombres.length === 0 || nombres.includes(nombre)) hechos.push(await correr(nombre));
}

const [uno, cinco] = os.loadavg().map((carga) => carga.toFixed(1));
decir(
  `Bateria ${corta ? 'corta' : 'entera'}, ${os.cpus().length} nucleos, carga ${uno} y ${cinco}`,
);
for (const { nombre, lineas = [] } of hechos) console.log(`\n== ${nombre}\n${lineas.join('\n')}`);
console.table(hechos.map(({ nombre, resultado, minutos }) => ({ nombre, resultado, minutos })));
process.exitCode = hechos.some(({ resultado }) => resultado === 'NO CUMPLE') ? 1 : 0;
