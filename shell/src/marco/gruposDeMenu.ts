import type { RutaHallada } from '../rutas/buscarRuta';

/** A part of the menu: what stands over it, and its screens. Null: what says no group stands where it always did. */
export type GrupoDeMenu = { grupo: string | null; rutas: readonly RutaHallada[] };

const ULTIMO = Number.MAX_SAFE_INTEGER;

const grupoDe = ({ area, ruta }: RutaHallada) => ruta.grupo ?? area.descriptor.grupo ?? null;
const ordenDe = ({ area, ruta }: RutaHallada) => ruta.orden ?? area.descriptor.orden ?? ULTIMO;

/**
 * What the menu shows of these routes, in groups, each where the first of its screens would stand. Within one, by the order
 * that its areas say; the order in which the routes come, which is the operator's, decides among equals.
 */
export function gruposDeMenu(rutas: readonly RutaHallada[]): GrupoDeMenu[] {
  const grupos: { grupo: string | null; rutas: RutaHallada[] }[] = [];
  for (const hallada of rutas.filter(({ ruta }) => ruta.menu)) {
    const grupo = grupoDe(hallada);
    const suyo = grupo === null ? grupos.at(-1) : grupos.find((otro) => otro.grupo === grupo);
    if (suyo?.grupo === grupo) suyo.rutas.push(hallada);
    else grupos.push({ grupo, rutas: [hallada] });
  }
  return grupos.map(({ grupo, rutas: suyas }) => ({
    grupo,
    rutas: grupo === null ? suyas : suyas.toSorted((a, b) => ordenDe(a) - ordenDe(b)),
  }));
}
