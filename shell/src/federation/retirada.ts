import type { AreaArranque, BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { haySinEnviar } from '@comanda/shared/session';

import { pagina } from '../novedades/pagina';

import { marcarMalo, quedaMarcado } from './buildsMalos';
import { otroBueno } from './candidatos';
import { enviarEventos } from './telemetria';

/** Before anybody could use its screen: only what was typed elsewhere keeps the page. `dicho`: what is still to be told of it. */
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

/** The one way by which a page begins anew for a build that fails: what there is to tell goes first. */
export function recargar(): void {
  enviarEventos();
  pagina.recargar();
}
