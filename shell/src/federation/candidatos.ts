import type { AreaArranque, BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { esMalo } from './buildsMalos';
import { permitidos } from './buildsPermitidos';

/** In the order in which they are tried. What failed in this tab is tried again where nothing else is left. */
export function candidatos(area: AreaArranque): BuildArranque[] {
  const todos = dePagina(area);
  const buenos = todos.filter((build) => !esMalo(build));
  return buenos.length > 0 ? buenos : todos;
}

/** The build that another page of this tab would begin with, where this one is done with; undefined where there is none. */
export const otroBueno = (area: AreaArranque, { contenedor }: BuildArranque) =>
  dePagina(area).find((otro) => otro.contenedor !== contenedor && !esMalo(otro));

/** Those whose files the policy of this page lets in. */
const dePagina = (area: AreaArranque): BuildArranque[] =>
  [area, area.anterior ?? null].filter(
    (build): build is BuildArranque => build !== null && permitidos.cabe(build),
  );
