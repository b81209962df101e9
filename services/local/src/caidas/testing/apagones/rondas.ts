import { setTimeout as esperar } from 'node:timers/promises';

import type { Caja } from './caja';
import type { Disco } from './disco';
import type { Vendedores } from './vendedores';

export const GOLPES = [
  'node',
  'postmaster',
  'ambos',
  'segundo',
  'disco',
  'disco y postmaster',
  'disco y ambos',
] as const;
export type Golpe = (typeof GOLPES)[number];

export type Ronda = {
  golpe: Golpe;
  /** Until every client had sold again, from the blow or, for a disk, from the moment it had room. */
  segundos: number;
  /** Sales answered meanwhile. */
  ventas: number;
  /** What the second till said, when there was one. */
  dicho?: string;
  /** What should not have been; empty when all is well. */
  faltas: string[];
};

type Mundo = { caja: Caja; vendedores: Vendedores; disco: Disco | null; clientes: number };

const LIMITE_MS = 90_000;
const MIRADA_MS = 20;

/** One blow to a till that sells, and how long it took to sell to everybody again. */
export async function darRonda(mundo: Mundo, golpe: Golpe): Promise<Ronda> {
  const { vendedores, clientes } = mundo;
  const antes = vendedores.vendidas();
  const { faltas, dicho } = await GOLPE[golpe](mundo);
  const inicio = performance.now();
  const todos = () => vendedores.queVendieronDesde(inicio) === clientes;
  await hastaQue(todos, LIMITE_MS);
  const segundos = (performance.now() - inicio) / 1000;
  const ventas = vendedores.vendidas() - antes;
  return {
    golpe,
    segundos,
    ventas,
    ...(dicho && { dicho }),
    faltas: todos() ? faltas : [...faltas, 'no volvió a vender a todos'],
  };
}

type Dado = { faltas: string[]; dicho?: string };

const GOLPE: Record<Golpe, (mundo: Mundo) => Promise<Dado>> = {
  node: ({ caja }) => matar(caja, ['node']),
  postmaster: ({ caja }) => matar(caja, ['postmaster']),
  ambos: ({ caja }) => matar(caja, ['node', 'postmaster']),
  segundo,
  disco: (mundo) => llenarYVaciar(mundo, []),
  'disco y postmaster': (mundo) => llenarYVaciar(mundo, ['postmaster']),
  'disco y ambos': (mundo) => llenarYVaciar(mundo, ['node', 'postmaster']),
};

type Proceso = 'node' | 'postmaster';

async function matar(caja: Caja, cuales: readonly Proceso[]): Promise<Dado> {
  const pids = await caja.pids();
  for (const cual of cuales) process.kill(pids[cual], 'SIGKILL');
  return { faltas: [] };
}

/** Its end is the blow: the first must not notice. */
async function segundo({ caja, vendedores }: Mundo): Promise<Dado> {
  const [antes, vendidas] = [await caja.pids(), vendedores.vendidas()];
  const otra = await caja.otra();
  await otra.parar();
  const despues = await caja.pids();
  const dicho = otra.dicho().trim();
  const faltas = [
    otra.url !== null && 'la segunda encendió',
    (await otra.fin) !== 1 && 'la segunda no terminó con 1',
    !dicho.includes(`proceso ${antes.node}`) && 'la segunda no dijo quién tiene la carpeta',
    (antes.node !== despues.node || antes.postmaster !== despues.postmaster) && 'la primera cayó',
    vendedores.vendidas() === vendidas && 'la primera dejó de vender',
  ];
  return { dicho, faltas: faltas.filter((falta) => falta !== false) };
}

const LLENO_MS = 3_000;
const QUIETO_MS = 2_000;

/** Full until nobody has sold for a while, and a little longer, in which some die and try to come back. */
async function llenarYVaciar(
  { caja, disco, vendedores }: Mundo,
  mueren: readonly Proceso[],
): Promise<Dado> {
  if (!disco) throw new Error('llenarYVaciar: there is no disk to fill');
  await disco.llenar();
  const { porque } = await callados(vendedores);
  await matar(caja, mueren);
  await esperar(LLENO_MS);
  await disco.vaciar();
  return { faltas: porque };
}

async function callados(vendedores: Vendedores): Promise<{ porque: string[] }> {
  let [vendidas, desde] = [vendedores.vendidas(), performance.now()];
  const enSilencio = await hastaQue(() => {
    if (vendedores.vendidas() !== vendidas)
      [vendidas, desde] = [vendedores.vendidas(), performance.now()];
    return performance.now() - desde > QUIETO_MS;
  }, LIMITE_MS);
  return { porque: enSilencio ? [] : ['el disco lleno no detuvo las ventas'] };
}

async function hastaQue(esVerdad: () => boolean, limiteMs: number): Promise<boolean> {
  const limite = performance.now() + limiteMs;
  while (!esVerdad()) {
    if (performance.now() > limite) return false;
    await esperar(MIRADA_MS);
  }
  return true;
}
