import { useState } from 'react';

import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';

import {
  lugaresDe,
  movidas,
  ponerEn,
  siguienteLibre,
  type CeldaDePlano,
  type Lugares,
} from './celdas';

const NINGUNO: Lugares = new Map();

/** A plan that is being drawn: what the server has, whoever draws it meanwhile, and over it each step taken here. */
export function useEdicion(mesas: readonly Mesa[]) {
  const [pasos, setPasos] = useState<readonly Lugares[]>([]);
  const propios = pasos.at(-1) ?? NINGUNO;
  const hay = new Set(mesas.map(({ id }) => id)); // one may have been taken off
  const leidos = lugaresDe(mesas);
  const lugares: Lugares = new Map([...leidos, ...[...propios].filter(([id]) => hay.has(id))]);

  /** False where it cannot stand there; then it stays where it was. */
  const poner = (id: string, celda: CeldaDePlano): boolean => {
    if (!ponerEn(lugares, id, celda)) return false;
    setPasos([...pasos, new Map(propios).set(id, celda)]);
    return true;
  };
  /** A step with an arrow: where it came to stand. */
  const dar = (id: string, paso: CeldaDePlano): CeldaDePlano | null => {
    const celda = siguienteLibre(lugares, id, paso);
    return celda && poner(id, celda) ? celda : null;
  };
  const deshacer = () => setPasos(pasos.slice(0, -1));

  return {
    lugares,
    poner,
    dar,
    deshacer,
    hayPasos: pasos.length > 0,
    movidas: movidas(leidos, lugares),
  };
}
