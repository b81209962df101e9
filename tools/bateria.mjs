// npm run bateria [-- --corta] [name...]: the hostile and chaos benches one after another, and a page of what each promised and
// found. --corta takes about ten minutes on a quiet machine of two cores; the whole of it, an hour or two. What each said stands
// in node_modules/.cache/bateria. Ends with 1 where one did not keep its promise.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { capturar, decir, raiz } from './ejecutar.mjs';

/** By name in bench/: its sizes, in short and whole. */
const BANCOS = {
  desatinos: [{ COMANDA_DESATINOS: '3000' }, { COMANDA_DESATINOS: '100000' }],
  'caos-facturas': [{ COMANDA_VENTAS: '600' }, {}],
  caidas: [{ COMANDA_RONDAS: '6' }, {}],
  sinlinea: [
    {
      COMANDA_CAJAS: '3',
      COMANDA_PROPIOS: '1',
      COMANDA_VENTAS: '400',
      COMANDA_TRAMOS: '6',
      COMANDA_MUERTES: '2',
      COMANDA_SALIDA: '100',
    },
    {},
  ],
  relevo: [{ COMANDA_VUELTAS: '1' }, {}],
  caida: [{ COMANDA_RONDAS: '1', COMANDA_MUERTES: '1', COMANDA_CORTES: '0' }, {}],
  vecino: [{ VENTAS: '100000', SEGUNDOS: '10' }, {}],
  importar: [{}, {}],
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
async function correr(nombre, [breve, entero]) {
  const archivo = path.join(raiz, 'bench', `${nombre}.mjs`);
  if (!existsSync(archivo)) return { nombre, resultado: 'no esta' };
  decir(`${nombre}`);
  const inicio = performance.now();
  const { codigo, texto } = await capturar(process.execPath, ['--import', 'tsx', archivo], {
    env: corta ? breve : entero,
    limiteMs: corta ? LIMITE_MS.corta : LIMITE_MS.entera,
  });
  writeFileSync(path.join(SALIDAS, `${nombre}.txt`), texto);
  const lineas = texto.split('\n').filter((linea) => linea.trim() !== '');
  return {
    nombre,
    resultado: codigo === 0 ? 'cumple' : 'NO CUMPLE',
    minutos: Number(((performance.now() - inicio) / 60_000).toFixed(1)),
    lineas: lineas.slice(-LINEAS),
  };
}

mkdirSync(SALIDAS, { recursive: true });
const hechos = [];
for (const [nombre, tamanos] of Object.entries(BANCOS))
  if (nombres.length === 0 || nombres.includes(nombre)) hechos.push(await correr(nombre, tamanos));

const [uno, cinco] = os.loadavg().map((carga) => carga.toFixed(1));
decir(
  `Bateria ${corta ? 'corta' : 'entera'}, ${os.cpus().length} nucleos, carga ${uno} y ${cinco}`,
);
for (const { nombre, lineas = [] } of hechos) console.log(`\n== ${nombre}\n${lineas.join('\n')}`);
console.table(hechos.map(({ nombre, resultado, minutos }) => ({ nombre, resultado, minutos })));
process.exitCode = hechos.some(({ resultado }) => resultado === 'NO CUMPLE') ? 1 : 0;
