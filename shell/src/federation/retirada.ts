import { useSyncExternalStore } from 'react';

import type { AreaArranque, BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { haySinEnviar } from '@comanda/shared/session';

import { pagina } from '../novedades/pagina';
import { hayTrabajoAbierto } from '../novedades/trabajoAbierto';

import { marcarMalo, quedaMarcado } from './buildsMalos';
import { otroBueno } from './candidatos';
import { enviarEventos } from './telemetria';

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
const oyentes = new Set<() => void>();

/**
 * The one place where a build that has run here is given up. The page begins anew with the build before: at once where that is
 * wanted (`sola`) and nothing is unsent or half typed, else when its user says so. Each build once a page.
 */
export function retirar(area: AreaArranque, build: BuildArranque, como: ComoSeRetira): boolean {
  const { sola, noEntiende, dicho } = como;
  const hayOtro = otroBueno(area, build) !== undefined;
  const vuelta = { area, build, noEntiende, sola, hayOtro };
  if (hayOtro && sola && !hayTrabajoAbierto() && comenzarSin(build, dicho)) return true;
  if (hayOtro || noEntiende) ofrecer(vuelta);
  return false;
}
type ComoSeRetira = Pick<Vuelta, 'sola' | 'noEntiende'> & {
  /** What is still to be told of it. */
  dicho?: Promise<void>;
};

/** Before anybody could use its screen: only what was typed elsewhere keeps the page. */
export function retirarSinPintar(
  area: AreaArranque,
  build: BuildArranque,
  dicho: Promise<void>,
): boolean {
  const hayOtro = otroBueno(area, build) !== undefined;
  marcarMalo(build, { evaluado: true });
  return hayOtro && recargarSin(build, dicho);
}

/** False where it would lose what somebody typed, or where the new page would begin as this one did. */
export function recargarSin(build: BuildArranque, dicho?: Promise<void>): boolean {
  if (!quedaMarcado(build) || haySinEnviar()) return false;
  if (dicho) void dicho.then(recargar);
  else recargar();
  return true;
}

function recargar(): void {
  enviarEventos();
  pagina.recargar();
}

function comenzarSin(build: BuildArranque, dicho?: Promise<void>): boolean {
  marcarMalo(build, { evaluado: true });
  return recargarSin(build, dicho);
}

function ofrecer(vuelta: Vuelta): void {
  const { contenedor } = vuelta.build;
  const dicha = ofrecidas.find(({ build }) => build.contenedor === contenedor);
  if (dicha && (dicha.sola || !vuelta.sola)) return;
  ofrecidas = [...ofrecidas.filter((una) => una !== dicha), vuelta];
  oyentes.forEach((oyente) => oyente());
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

const suscribir = (oyente: () => void) => {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
};

export const useVueltas = (): readonly Vuelta[] => useSyncExternalStore(suscribir, () => ofrecidas);
