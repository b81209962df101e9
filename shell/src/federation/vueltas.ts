import { useSyncExternalStore } from 'react';

import type { AreaArranque, BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { crearOyentes } from '@comanda/shared/domain/oyentes/oyentes';

import { hayTrabajoAbierto } from '../novedades/trabajoAbierto';

import { marcarMalo } from './buildsMalos';
import { otroBueno } from './candidatos';
import { recargar, recargarSin } from './retirada';

/** A build that fails in this page, and what its user is offered instead. */
export type Vuelta = {
  area: AreaArranque;
  build: BuildArranque;
  /** It cannot read what the server answers; else something was thrown. */
  noEntiende: boolean;
  /** It is taken as soon as nothing is open; else only by the button. */
  sola: boolean;
  /** Whether there is a build to go back to. */
  hayOtro: boolean;
};

let ofrecidas: readonly Vuelta[] = [];
const oyentes = crearOyentes();

/**
 * A build that people use is given up: the page begins anew with the build before, at once where that is wanted (`sola`) and nothing
 * is unsent or half typed, else when its user says so. Each build once a page.
 */
export function retirar(
  area: AreaArranque,
  build: BuildArranque,
  { sola, noEntiende }: Pick<Vuelta, 'sola' | 'noEntiende'>,
): void {
  const hayOtro = otroBueno(area, build) !== undefined;
  if (hayOtro && sola && !hayTrabajoAbierto() && comenzarSin(build)) return;
  if (hayOtro || noEntiende) ofrecer({ area, build, noEntiende, sola, hayOtro });
}

function comenzarSin(build: BuildArranque): boolean {
  marcarMalo(build, { evaluado: true });
  return recargarSin(build);
}

function ofrecer(vuelta: Vuelta): void {
  const { contenedor } = vuelta.build;
  const dicha = ofrecidas.find(({ build }) => build.contenedor === contenedor);
  if (dicha && (dicha.sola || !vuelta.sola)) return;
  ofrecidas = [...ofrecidas.filter((una) => una !== dicha), vuelta];
  oyentes.decir();
}

/** Its user has been told what is lost, and wants it. */
export function aceptarVuelta({ build }: Vuelta): void {
  marcarMalo(build, { evaluado: true });
  recargar();
}

/** Takes what waits for nothing to be open; true: the page begins anew. */
export function tomarVueltas(): boolean {
  const tomadas = ofrecidas.filter(({ sola, hayOtro }) => sola && hayOtro);
  if (tomadas.length === 0 || hayTrabajoAbierto()) return false;
  return tomadas.map(({ build }) => comenzarSin(build)).includes(true);
}

export const useVueltas = (): readonly Vuelta[] =>
  useSyncExternalStore(oyentes.oir, () => ofrecidas);
