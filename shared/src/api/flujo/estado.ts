import type { Tema } from '../../contracts/ventas/flujo';
import { crearOyentes } from '../../domain/oyentes/oyentes';

/** What the server tells this page of, and how often screens ask where it tells nothing. Whoever reads the stream writes it (seguirFlujo). */
const alVivir = crearOyentes();
const alLatir = crearOyentes();
/** `cuando`: milliseconds since 1970. What was asked for since then has it. */
const alCambio = crearOyentes<[tema: Tema | null, empresa: string, cuando: number]>();
const alPedirse = crearOyentes();

const pedidos = new Set<{ ms: number }>();
let vivo = false;
let latido = 0;

export const oirVivo = alVivir.oir;
export const oirLatido = alLatir.oir;
export const oirCambio = alCambio.oir;
export const oirPedidos = alPedirse.oir;

/** Whether the server tells what changes, by what was heard of it just now. */
export const estaVivo = (): boolean => vivo;

/** When anything was heard of it last, in milliseconds since 1970; zero where nothing is. */
export const ultimoLatido = (): number => (vivo ? latido : 0);

/** A screen asks this often where nobody tells it; answers how to take it back. */
export function pedirCada(ms: number): () => void {
  const pedido = { ms };
  pedidos.add(pedido);
  alPedirse.decir();
  return () => {
    pedidos.delete(pedido);
    alPedirse.decir();
  };
}

/** How often the most eager of the screens asks; null where none does. */
export const masSeguido = (): number | null =>
  pedidos.size === 0 ? null : Math.min(...[...pedidos].map(({ ms }) => ms));

export function anotarLatido(ahora: number): void {
  latido = ahora;
  alLatir.decir();
}

/** What changed before it began to tell, and since it stopped, is found by asking once. */
export function anotarVivo(ahora: boolean): void {
  if (vivo === ahora) return;
  vivo = ahora;
  alVivir.decir();
  decirCambio(null, '');
}

/** A subject of a company changed; null: any may have. */
export function decirCambio(tema: Tema | null, empresa: string): void {
  alCambio.decir(tema, empresa, Date.now());
}
