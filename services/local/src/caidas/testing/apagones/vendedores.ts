import { setTimeout as esperar } from 'node:timers/promises';

import { crearAzar, type Azar } from '../../../demo/azar';

import { nuevoPago, vender, type PagoDeCaos, type Servicios } from '../caos/clientes';
import type { EmpresaDeCaos } from '../caos/empresas';

export type Vendedores = {
  /** Every payment that was begun. */
  pagos: PagoDeCaos[];
  /** Sales that were answered; throws what a client could not go on from. */
  vendidas(): number;
  /** How many clients have, since then, begun a sale and been answered. */
  queVendieronDesde(momento: number): number;
  /** The longest that one waited from the moment it began to sell until it was answered. */
  peorEsperaMs(): number;
  /** Each ends the sale in hand, however long that takes. */
  terminar(): Promise<void>;
};

type Opciones = {
  servicios: Servicios;
  empresas: readonly EmpresaDeCaos[];
  cuantos: number;
  azar: Azar;
};

const ENTRE_VENTAS_MS = [100, 300] as const;

/** Clients that sell without end, each one sale after another, and come back with the same key until it is answered. */
export function abrirVendedores({ servicios, empresas, cuantos, azar }: Opciones): Vendedores {
  const pagos: PagoDeCaos[] = [];
  const ultimas: number[] = Array.from({ length: cuantos }, () => -Infinity);
  let vendidas = 0;
  let peor = 0;
  let terminado = false;

  const trabajar = async (cual: number) => {
    while (!terminado) {
      const empezada = performance.now();
      const suerte = crearAzar(azar.entero(0, 2 ** 30));
      const pago = { ...nuevoPago(azar.uno(empresas), suerte), apura: false }; // how soon they are paid is the question
      pagos.push(pago);
      await vender(servicios, pago, { mortal: false });
      peor = Math.max(peor, performance.now() - empezada);
      ultimas[cual] = empezada;
      vendidas += 1;
      await esperar(azar.entero(...ENTRE_VENTAS_MS));
    }
  };
  const trabajos = Promise.all(ultimas.map((_, cual) => trabajar(cual)));
  let roto: { error: unknown } | null = null;
  trabajos.catch((error: unknown) => (roto = { error })); // terminar rejects with it

  return {
    pagos,
    vendidas() {
      if (roto) throw roto.error;
      return vendidas;
    },
    queVendieronDesde: (momento) => ultimas.filter((empezada) => empezada > momento).length,
    peorEsperaMs: () => peor,
    async terminar() {
      terminado = true;
      await trabajos;
    },
  };
}
