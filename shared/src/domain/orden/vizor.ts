import type { Canal } from '../../contracts/ventas/canales';
import type { AjustesCocina, LineaVizor } from '../../contracts/ventas/vizor';

/** What the kitchen has to do with an order: cook or look at something, wait for a course, nothing more. */
export type GrupoVizor = 'pendiente' | 'espera' | 'lista';

export type OrdenVizor = {
  random: string;
  orden: string;
  mesa: string;
  usuario: string;
  pagada: boolean;
  /** How an order without a table reaches who ordered it, where somebody said. */
  canal: Canal | null;
  grupo: GrupoVizor;
  /** The sends that somebody still works on, or all where nobody waits for the order. */
  lineas: readonly LineaVizor[];
  retenidas: readonly LineaVizor[];
  /** Lines of sends that are over, and not shown. */
  hechas: number;
  /** Since when its oldest pending line waits: an ISO instant; null where none does. */
  desde: string | null;
};

type Enfoque = {
  /** Null: all of them. */
  estacion: string | null;
  /** Lines marked a moment ago: they keep their place until it is sure that nobody takes it back. */
  recientes?: ReadonlySet<string>;
};

/** A line that is to be cooked now. */
const porCocinar = ({ estacion, retenida, lista, cantidad }: LineaVizor): boolean =>
  estacion !== null && !retenida && !lista && cantidad > 0;

/** A line that was taken back before it was ready, and nobody in the kitchen has said that he saw it. */
const porVer = ({ estacion, anulada, lista, retenida, cantidad }: LineaVizor): boolean =>
  estacion !== null && anulada > 0 && !lista && (!retenida || cantidad === 0);

/** A line somebody in the kitchen has to do something about: cook it, or see that it was taken back. */
export const porHacer = (linea: LineaVizor): boolean => porCocinar(linea) || porVer(linea);

/** One card per order (spec section 2, Kitchen display): what waits longest first, then what is held, then what is ready. */
export function agruparVizor(lineas: readonly LineaVizor[], enfoque: Enfoque): OrdenVizor[] {
  return [...porOrden(lineas).values()]
    .flatMap((suyas) => ordenDe(suyas, enfoque))
    .sort((a, b) => LUGAR[a.orden.grupo] - LUGAR[b.orden.grupo] || compara(a.llegada, b.llegada))
    .map(({ orden }) => orden);
}

const LUGAR: Readonly<Record<GrupoVizor, number>> = { pendiente: 0, espera: 1, lista: 2 };
const compara = (uno: string, otro: string) => Date.parse(uno) - Date.parse(otro);

function porOrden(lineas: readonly LineaVizor[]): ReadonlyMap<string, LineaVizor[]> {
  const ordenes = new Map<string, LineaVizor[]>();
  for (const linea of lineas) {
    const suyas = ordenes.get(linea.random);
    if (suyas) suyas.push(linea);
    else ordenes.set(linea.random, [linea]);
  }
  return ordenes;
}

type ConLlegada = { orden: OrdenVizor; llegada: string };

function ordenDe(todas: readonly LineaVizor[], enfoque: Enfoque): ConLlegada[] {
  const { estacion, recientes = new Set() } = enfoque;
  const [primera] = todas;
  if (!primera) return [];
  const enVista = (linea: LineaVizor) => porHacer(linea) || recientes.has(linea.linea);
  const suyas = todas.filter((linea) => estacion === null || linea.estacion === estacion);
  const grupo = grupoDe({ todas, suyas, enVista });
  if (!grupo) return [];
  const disparadas = suyas.filter(({ retenida }) => !retenida);
  const vivos = new Set(disparadas.filter(enVista).map(({ envio }) => envio));
  const vivas = disparadas.filter(({ envio }) => vivos.size === 0 || vivos.has(envio));
  const { random, orden, mesa, usuario, canal = null } = primera;
  const pagada = todas.some((linea) => linea.pagada);
  const comun = { random, orden, mesa, usuario, pagada, canal, grupo };
  return [
    {
      orden: {
        ...comun,
        lineas: vivas,
        retenidas: suyas.filter(({ retenida }) => retenida),
        hechas: disparadas.length - vivas.length,
        desde: masVieja(suyas.filter(porHacer)),
      },
      // what arrived together keeps its place until all of it is done: no card moves under the hand that marks a line of it
      llegada: masVieja(vivas) ?? masVieja(suyas) ?? primera.enviada,
    },
  ];
}

type DeOrden = {
  todas: readonly LineaVizor[];
  suyas: readonly LineaVizor[];
  enVista: (linea: LineaVizor) => boolean;
};

function grupoDe({ todas, suyas, enVista }: DeOrden): GrupoVizor | null {
  if (suyas.some(enVista)) return 'pendiente';
  if (suyas.some(enEspera)) return 'espera';
  const lista = !todas.some((linea) => enVista(linea) || enEspera(linea));
  return lista && todas.some(({ cantidad }) => cantidad > 0) && !todas.every(esPagada)
    ? 'lista'
    : null;
}

const enEspera = ({ retenida, estacion, cantidad }: LineaVizor) =>
  retenida && estacion !== null && cantidad > 0;
const esPagada = ({ pagada }: LineaVizor) => pagada;

function masVieja(lineas: readonly LineaVizor[]): string | null {
  return lineas.reduce<string | null>(
    (vieja, { enviada }) => (vieja === null || compara(enviada, vieja) < 0 ? enviada : vieja),
    null,
  );
}

/** The kitchen has something of it: to cook, to look at, or held. What every screen calls 'en cocina'. */
export const estaEnCocina = ({ grupo }: Pick<OrdenVizor, 'grupo'>): boolean => grupo !== 'lista';

/** How many orders the kitchen, or one station of it, has something of. */
export const contarEnCocina = (
  lineas: readonly LineaVizor[],
  estacion: string | null = null,
): number => agruparVizor(lineas, { estacion }).filter(estaEnCocina).length;

const MINUTO_MS = 60_000;

/** Whole minutes since an instant; never less than none. */
export const minutosDesde = (desde: string, ahora: number): number =>
  Math.max(0, Math.floor((ahora - Date.parse(desde)) / MINUTO_MS));

export type TonoEspera = 'bien' | 'aviso' | 'alerta';

/** How long is too long, as the company's limits say. */
export function tonoDeEspera(
  minutos: number,
  { aviso_min, alerta_min }: Pick<AjustesCocina, 'aviso_min' | 'alerta_min'>,
): TonoEspera {
  if (minutos >= alerta_min) return 'alerta';
  return minutos >= aviso_min ? 'aviso' : 'bien';
}

export type PlatoPendiente = { producto: string; estacion: string; cantidad: number };

/** The all-day count: how much of each dish is still to be cooked, what is held too, the most first. */
export function contarDelDia(
  lineas: readonly LineaVizor[],
  estacion: string | null,
): PlatoPendiente[] {
  const platos = new Map<string, PlatoPendiente>();
  for (const linea of lineas) {
    if (linea.estacion === null || !(porCocinar(linea) || enEspera(linea))) continue;
    if (estacion !== null && linea.estacion !== estacion) continue;
    const llave = JSON.stringify([linea.estacion, linea.producto]);
    const antes = platos.get(llave)?.cantidad ?? 0;
    const cantidad = Math.round((antes + linea.cantidad) * 1000) / 1000; // weights have three places
    platos.set(llave, { producto: linea.producto, estacion: linea.estacion, cantidad });
  }
  return [...platos.values()].sort(
    (a, b) => b.cantidad - a.cantidad || a.producto.localeCompare(b.producto, 'es'),
  );
}
