import { useCallback, useState } from 'react';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';

import { cambiosDeSitio } from './sitios';

/** How long a card says where it came from. */
const DICHO_MS = 60_000;

type Dicho = { texto: string; desde: number };

type Memoria = {
  lineas: readonly LineaVizor[] | null;
  /** Lines of each order, by its key, that were there when somebody last touched its card, or when it came. */
  vistas: ReadonlyMap<string, ReadonlySet<string>>;
  dichos: ReadonlyMap<string, Dicho>;
};

/**
 * What changed on cards that are on the screen already: for a minute, where an order or its dishes came from; until the card is
 * touched, what was added. `leidas`: as the server says them; null until it did. `ahora`: its clock, in milliseconds.
 */
export function useNovedades(leidas: readonly LineaVizor[] | null, ahora: number) {
  const [memoria, setMemoria] = useState<Memoria>(NADA);
  if (leidas && leidas !== memoria.lineas) setMemoria(trasLeer(memoria, leidas, ahora));

  const alTocar = useCallback(
    (random: string) =>
      setMemoria((antes) => ({
        ...antes,
        vistas: new Map(antes.vistas).set(random, lineasDe(antes.lineas ?? [], random)),
      })),
    [],
  );
  const { dichos, vistas } = memoria;
  return {
    alTocar,
    deSitio: (random: string): string | null => {
      const dicho = dichos.get(random);
      return dicho && ahora - dicho.desde < DICHO_MS ? dicho.texto : null;
    },
    vistasDe: (random: string): ReadonlySet<string> | null => vistas.get(random) ?? null,
  };
}

const NADA: Memoria = { lineas: null, vistas: new Map(), dichos: new Map() };

function trasLeer(
  { lineas, vistas, dichos }: Memoria,
  leidas: readonly LineaVizor[],
  ahora: number,
): Memoria {
  const ordenes = new Set(leidas.map(({ random }) => random));
  const nuevos = [...cambiosDeSitio(lineas ?? leidas, leidas)];
  return {
    lineas: leidas,
    vistas: new Map(
      [...ordenes].map((random) => [random, vistas.get(random) ?? lineasDe(leidas, random)]),
    ),
    dichos: new Map([
      ...[...dichos].filter(([random]) => ordenes.has(random)),
      ...nuevos.map(([random, texto]): [string, Dicho] => [random, { texto, desde: ahora }]),
    ]),
  };
}

const lineasDe = (lineas: readonly LineaVizor[], random: string): ReadonlySet<string> =>
  new Set(lineas.filter((linea) => linea.random === random).map(({ linea }) => linea));
