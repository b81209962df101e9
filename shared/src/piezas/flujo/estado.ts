import type { Tema } from '../../contracts/ventas/flujo';
import { crearOyentes } from '../../domain/oyentes/oyentes';

type Flujo = ReturnType<typeof crearFlujo>;

/** What the server tells this page of, and how often screens ask where it tells nothing. Whoever reads the stream writes it (seguirFlujo). */
function crearFlujo() {
  const alVivir = crearOyentes();
  const alLatir = crearOyentes();
  /**
   * In milliseconds since 1970: what was asked for since `cuando` has it, and of what was asked for before `callado`, when the server
   * was last heard no more, something may have gone by unheard.
   */
  const alCambio =
    crearOyentes<[tema: Tema | null, empresa: string, cuando: number, callado?: number]>();
  const alPedirse = crearOyentes();
  const pedidos = new Set<{ ms: number }>();
  let vivo = false;
  let latido = 0;
  let callado = 0;

  /** A subject of a company changed; null: any may have. */
  const decirCambio = (tema: Tema | null, empresa: string): void =>
    alCambio.decir(tema, empresa, Date.now(), callado);

  return {
    oirVivo: alVivir.oir,
    oirLatido: alLatir.oir,
    oirCambio: alCambio.oir,
    oirPedidos: alPedirse.oir,
    decirCambio,

    /** Whether the server tells what changes, by what was heard of it just now. */
    estaVivo: (): boolean => vivo,

    /** When anything was heard of it last, in milliseconds since 1970; zero where nothing is. */
    ultimoLatido: (): number => (vivo ? latido : 0),

    /** A screen asks this often where nobody tells it; answers how to take it back. */
    pedirCada(ms: number): () => void {
      const pedido = { ms };
      pedidos.add(pedido);
      alPedirse.decir();
      return () => {
        pedidos.delete(pedido);
        alPedirse.decir();
      };
    },

    /** How often the most eager of the screens asks; null where none does. */
    masSeguido: (): number | null =>
      pedidos.size === 0 ? null : Math.min(...[...pedidos].map(({ ms }) => ms)),

    anotarLatido(ahora: number): void {
      latido = ahora;
      alLatir.decir();
    },

    /** What changed before it began to tell, and since it stopped, is found by asking once. */
    anotarVivo(ahora: boolean): void {
      if (vivo === ahora) return;
      vivo = ahora;
      alVivir.decir();
      decirCambio(null, '');
      if (!ahora) callado = Date.now();
    },
  };
}

const MARCA = Symbol.for('comanda.flujo');
const pagina = globalThis as { [MARCA]?: Flujo };

/**
 * The page's one. It comes with the frame and with each area that shows something of it, and not with the room of the store, which a
 * login form would carry (docs/adr/0071).
 */
export const flujo: Flujo = (pagina[MARCA] ??= crearFlujo());
