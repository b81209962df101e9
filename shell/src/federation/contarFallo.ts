import { sinPersonas, type FaseDeFallo } from '@comanda/shared/contracts/plataforma/fases';
import type { DetalleDeFallo } from '@comanda/shared/contracts/plataforma/telemetria';

import { arranqueActual } from '../arranque/arranque';

import { deQuien, marcosDe, type DeQuien } from './deQuien';
import { anotarEvento } from './telemetria';

/** A page that fails all the time says so no more often than this. */
const POR_PAGINA = 20;

const contados = new Set<string>();

type Fallo = DeQuien & {
  fase: FaseDeFallo;
  mensaje: string;
  pila?: string;
} & Pick<DetalleDeFallo, 'llamada' | 'campo'>;

/** Tells the platform of a failure of a build, once a page: with screen, frames and message, and nothing of anybody. */
export function contarFallo({ area, build, fase, mensaje, pila = '', ...que }: Fallo): void {
  const detalle: DetalleDeFallo = {
    pantalla: pantallaActual(),
    mensaje: sinPersonas(mensaje),
    pila: marcosDe(pila),
    ...que,
  };
  const llave = [area, build, fase, que.llamada ?? [detalle.mensaje, detalle.pila[0]]].join('/');
  if (contados.has(llave) || contados.size >= POR_PAGINA) return;
  contados.add(llave);
  console.error(`federation: ${area} ${build} failed at ${fase}`, que.llamada ?? mensaje);
  anotarEvento({ area, build, fase, ms: 0, detalle });
}

/** Whose a thrown thing is, what it says and where: of what is no error, nobody knows. */
export function leerError(error: unknown): { de: DeQuien | null; mensaje: string; pila: string } {
  if (!(error instanceof Error)) return { de: null, mensaje: String(error), pila: '' };
  const pila = error.stack ?? '';
  return { de: deQuien(pila), mensaje: `${error.name}: ${error.message}`, pila };
}

/** By the path that its area declares: what an address has besides is somebody's. */
function pantallaActual(): string {
  const direccion = location.pathname.replace(/^\/(admin|auth)\//, '');
  const rutas = arranqueActual().areas.flatMap(({ descriptor }) => descriptor.rutas);
  const suya = rutas.find(({ path }) => path === direccion)?.path ?? '';
  return /^[\w/-]{0,80}$/.test(suya) ? suya : '';
}
