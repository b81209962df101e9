// npm run bateria [-- --corta] [name...]: the hostile and chaos benches one after another, and a page of what each promised and
// found. --corta takes about ten minutes on a quiet machine of two cores, and is a step of npm test; the whole of it, an hour or
// two. What each said stands in node_modules/.cache/bateria. Ends with 1 where one did not keep its promise.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { capturar, decir, raiz } from './ejecutar';
import { FALTAN_PARTES } from './faltanPartes';

/**
 * By name in bench/: its sizes, in short and whole. In short there are only those whose promise is in the books: what is a
 * matter of seconds is not asked of a machine that has others to serve.
 */
const BANCOS: Record<string, [breve: NodeJS.ProcessEnv | null, entera: NodeJS.ProcessEnv]> = {
  matriz: [{}, {}],
  desatinos: [{ COMANDA_DESATINOS: '3000' }, { COMANDA_DESATINOS: '100000' }],
  'caos-facturas': [{ COMANDA_VENTAS: '600' }, {}],
  caidas: [{ COMANDA_RONDAS: '6' }, {}],
  sinlinea: [
    {
      ...{ COMANDA_CAJAS: '3', COMANDA_PROPIOS: '1', COMANDA_VENTAS: '200' },
      ...{ COMANDA_TRAMOS: '4', COMANDA_MUERTES: '2', COMANDA_SALIDA: '0' },
    },
    {},
  ],
  relevo: [{ COMANDA_VUELTAS: '1' }, {}],
  caida: [{ COMANDA_RONDAS: '1', COMANDA_MUERTES: '1', COMANDA_CORTES: '0' }, {}],
  vecino: [null, {}],
  importar: [null, {}],
  procesos: [null, {}],
  respaldo: [null, { VENTAS: '1000000' }],
  cobro: [null, { CLIENTES: '8,64,256', RONDAS: '2' }],
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

/** Of a bench, as it is asked for; null: it is not. */
const tamanoDe = ([breve, entero]: [NodeJS.ProcessEnv | null, NodeJS.ProcessEnv]) =>
  corta ? breve : entero;

/** A bench to its end: how long it took, whether it kept its promise, and the last of what it said. */
interface Hecho {
  nombre: string;
  resultado: string;
  minutos?: number;
  lineas?: string[];
}

async function correr(nombre: string, env: NodeJS.ProcessEnv): Promise<Hecho> {
  const archivo = path.join(raiz, 'bench', `${nombre}.ts`);
  if (!existsSync(archivo)) return { nombre, resultado: 'no esta' };
  decir(nombre);
  const inicio = performance.now();
  const { codigo, texto } = await capturar(process.execPath, ['--import', 'tsx', archivo], {
    env,
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

function resultadoDe(codigo: number) {
  if (codigo === FALTAN_PARTES) return 'faltan partes';
  return codigo === 0 ? 'cumple' : 'NO CUMPLE';
}

mkdirSync(SALIDAS, { recursive: true });
const hechos: Hecho[] = [];
for (const [nombre, tamanos] of Object.entries(BANCOS)) {
  const env = tamanoDe(tamanos);
  if (env && (nombres.length === 0 || nombres.includes(nombre)))
    hechos.push(await correr(nombre, env));
}

const [uno, cinco] = os.loadavg().map((carga) => carga.toFixed(1));
decir(
  `Bateria ${corta ? 'corta' : 'entera'}, ${os.cpus().length} nucleos, carga ${uno} y ${cinco}`,
);
for (const { nombre, lineas = [] } of hechos) console.log(`\n== ${nombre}\n${lineas.join('\n')}`);
console.table(hechos.map(({ nombre, resultado, minutos }) => ({ nombre, resultado, minutos })));
process.exitCode = hechos.some(({ resultado }) => resultado === 'NO CUMPLE') ? 1 : 0;
