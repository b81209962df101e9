// npm run bench [-- name... --corta --semilla=7 --ventas=200000]: what the README, docs/operacion and docs/adr promise with a figure,
// measured. Without names, all of them; with --corta, small sizes, and without names those whose promise is in the books, not in
// seconds. --lista tells what each promises and where that is said. What was found goes to .cache/bench as JSON, by commit, and
// --deriva sets what was found last beside what was found before. Ends with 1 where
// a promise is not kept, with 77 where this machine lacks what all that was asked for is made of.
import { fork, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { construir } from '../tools/construir';
import { raiz } from '../tools/ejecutar';
import { FALTAN_PARTES } from '../tools/faltanPartes';

import type { Definido, Promesa } from './arnes/banco';
import { redondo } from './arnes/cifras';
import { derivaDe, type CorridaDeBancos } from './arnes/deriva';
import { BANCOS, esNombre, NOMBRES, type Nombre } from './arnes/lista';
import type { Resultado } from './arnes/resultado';
import { crearTamanos, type Pedido } from './arnes/tamanos';
import type { Encargo } from './arnes/uno';

const SEMILLA = 20_261_125;
const RESULTADOS = path.join(raiz, '.cache/bench');

const args = process.argv.slice(2);
const nombres = args.filter((arg) => !arg.startsWith('--'));
const dados = Object.fromEntries(
  args
    .filter((arg) => arg.startsWith('--'))
    .map((arg) => arg.slice(2).split('='))
    .map(([nombre = '', ...valor]) => [nombre, valor.join('=')]),
);
const { corta, semilla, lista, deriva, ...tamanos } = dados;

type Elegido = { nombre: Nombre; banco: Definido };

const pedido: Pedido = { corta: corta !== undefined, dados: tamanos };
const elegidos = await elegir();
revisarPedido(elegidos);
if (lista !== undefined) {
  for (const { nombre, banco } of elegidos)
    for (const { dice, donde } of banco.promesas) console.log(`${nombre}: «${dice}» (${donde})`);
} else if (deriva !== undefined) {
  decirDeriva();
} else {
  process.exitCode = await medirTodos(elegidos);
}

/** Those that were named; else all, or in short those that ask no seconds of the machine. */
async function elegir(): Promise<Elegido[]> {
  const ajenos = nombres.filter((nombre) => !esNombre(nombre));
  if (ajenos.length > 0) fallar(`No hay ${ajenos.join(', ')}. Hay: ${NOMBRES.join(', ')}`);
  const todos: Elegido[] = [];
  for (const nombre of NOMBRES) {
    if (nombres.length > 0 && !nombres.includes(nombre)) continue;
    const { default: banco } = await BANCOS[nombre]();
    todos.push({ nombre, banco });
  }
  const deLibros = pedido.corta && nombres.length === 0;
  return deLibros ? todos.filter(({ banco }) => banco.enLibros) : todos;
}

/** What went away from what was found before, of those that were named or of all. */
function decirDeriva(): void {
  const archivos = existsSync(RESULTADOS) ? readdirSync(RESULTADOS) : [];
  const corridas = archivos.map(
    (archivo) =>
      JSON.parse(readFileSync(path.join(RESULTADOS, archivo), 'utf8')) as CorridaDeBancos,
  );
  const suyas = derivaDe(corridas).filter(({ banco }) =>
    elegidos.some(({ nombre }) => nombre === banco),
  );
  console.log(`${corridas.length} corridas en ${path.relative(raiz, RESULTADOS)}`);
  if (suyas.length === 0) console.log('Ninguna cifra se apartó de las anteriores.');
  else console.table(suyas.map((una) => ({ ...una, veces: redondo(una.veces, 2) })));
}

/** Each promise is said where the bench says so, and each size that was given is one of somebody's. */
function revisarPedido(bancos: readonly Elegido[]): void {
  const leidos = new Set<string>();
  for (const { nombre, banco } of bancos) {
    const suyos = crearTamanos(pedido);
    banco.preparar(suyos);
    for (const uno of suyos.leidos()) leidos.add(uno);
    for (const promesa of banco.promesas)
      if (!estaDicha(promesa)) fallar(`${nombre}: ${promesa.donde} ya no dice «${promesa.dice}»`);
  }
  const ajenos = Object.keys(tamanos).filter((uno) => !leidos.has(uno));
  if (ajenos.length > 0)
    fallar(`Nadie tiene --${ajenos.join(', --')}. Hay: --${[...leidos].join(', --')}`);
}

function estaDicha({ dice, donde }: Promesa): boolean {
  const pagina = readFileSync(path.join(raiz, donde), 'utf8');
  return pagina.replace(/\s+/g, ' ').includes(dice);
}

function fallar(texto: string): never {
  console.error(`bench: ${texto}`);
  process.exit(1);
}

async function medirTodos(bancos: readonly Elegido[]): Promise<number> {
  if (bancos.some(({ banco }) => banco.conPaginas)) await construir();
  const cargaAntes = os.loadavg();
  const encargo = { semilla: Number(semilla ?? SEMILLA), pedido };
  const resultados: Resultado[] = [];
  for (const elegido of bancos) {
    console.log(`\n== ${elegido.nombre}`);
    const resultado = await medirUno(elegido, { ...encargo, nombre: elegido.nombre });
    contar(resultado);
    resultados.push(resultado);
  }
  const archivo = guardar({ ...encargo, cargaAntes, resultados });
  console.log(`\n${path.relative(raiz, archivo)}`);
  console.table(
    resultados.map(({ nombre, resultado, segundos }) => ({
      nombre,
      resultado,
      minutos: redondo(segundos / 60, 1),
    })),
  );
  if (resultados.some(({ resultado }) => resultado === 'NO CUMPLE' || resultado === 'se rompió'))
    return 1;
  return resultados.every(({ resultado }) => resultado === 'faltan partes') ? FALTAN_PARTES : 0;
}

/** In a process of its own. A signal that this one gets is passed on, and waited for what it does. */
function medirUno({ nombre, banco }: Elegido, encargo: Encargo): Promise<Resultado> {
  const hijo = fork(path.join(import.meta.dirname, 'arnes/uno.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  let cortado: NodeJS.Signals | null = null;
  const pasar = (senal: NodeJS.Signals) => {
    cortado = senal;
    hijo.kill(senal);
  };
  for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(senal, pasar);
  hijo.send(encargo);
  return new Promise((resolve) => {
    let suyo: Resultado | undefined;
    hijo.once('message', (resultado: Resultado) => (suyo = resultado));
    hijo.once('exit', (codigo) => {
      if (cortado !== null) process.exit(codigo ?? 1);
      for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(senal, pasar);
      const roto = {
        nombre,
        promesas: banco.promesas,
        tamano: {},
        segundos: 0,
        tablas: [],
        faltas: [`su proceso terminó con ${String(codigo)}`],
      };
      resolve(suyo ?? { ...roto, resultado: 'se rompió' });
    });
  });
}

function contar({ resultado, tablas, faltas, lentas = [] }: Resultado): void {
  for (const { que, filas } of tablas) {
    console.log(que);
    console.table(filas);
  }
  for (const falta of faltas) console.log(`  MAL   ${falta}`);
  for (const lenta of lentas) console.log(`  lento ${lenta}`);
  console.log(resultado);
}

type Corrida = {
  semilla: number;
  pedido: Pedido;
  cargaAntes: readonly number[];
  resultados: readonly Resultado[];
};

function guardar({ semilla: suya, pedido: { corta: breve }, cargaAntes, resultados }: Corrida) {
  const fecha = new Date().toISOString();
  mkdirSync(RESULTADOS, { recursive: true });
  const archivo = path.join(RESULTADOS, `${fecha.slice(0, 19).replaceAll(':', '')}.json`);
  const maquina = {
    nucleos: os.cpus().length,
    modelo: os.cpus()[0]?.model ?? '',
    memoriaGB: redondo(os.totalmem() / 2 ** 30, 1),
    node: process.version,
    carga: { antes: cargaAntes, despues: os.loadavg() },
  };
  const todo = { fecha, ...elCommit(), maquina, semilla: suya, corta: breve, resultados };
  writeFileSync(archivo, `${JSON.stringify(todo, null, 2)}\n`);
  return archivo;
}

/** And whether the working copy is more than it. */
function elCommit(): { commit: string; conCambios: boolean } {
  const git = (...suyos: string[]) =>
    spawnSync('git', suyos, { cwd: raiz, encoding: 'utf8' }).stdout.trim();
  return { commit: git('rev-parse', 'HEAD'), conCambios: git('status', '--porcelain') !== '' };
}
