import { sinPersonas, type FaseContada } from '@comanda/shared/contracts/plataforma/fases';
import type { DetalleDeFallo } from '@comanda/shared/contracts/plataforma/telemetria';

import { deQuien, marcosDe, type DeQuien } from './deQuien';
import { dondeEsta } from './dondeEsta';
import { anotarEvento } from './telemetria';

/** A page that fails all the time says so no more often than this. */
const POR_PAGINA = 20;

const contados = new Set<string>();
const TRAS_PINTAR: ReadonlySet<FaseContada> = new Set(['contrato', 'uso']);
const fallidas = new Set<string>();

type Fallo = DeQuien & {
  fase: FaseContada;
  /** Of the screen that is looked at, where nothing is said. */
  pantalla?: string;
  mensaje: string;
  pila?: string;
} & Pick<DetalleDeFallo, 'llamada' | 'campo'>;

/** Tells the platform of a failure of a build, once a page: with screen, frames and message, and nothing of anybody. */
export function contarFallo({
  area,
  build,
  fase,
  mensaje,
  pila = '',
  pantalla,
  ...que
}: Fallo): void {
  const detalle: DetalleDeFallo = {
    pantalla: pantalla ?? dondeEsta().pantalla,
    mensaje: sinPersonas(mensaje),
    pila: marcosDe(pila),
    ...que,
  };
  const llave = [area, build, fase, que.llamada ?? [detalle.mensaje, detalle.pila[0]]].join('/');
  if (contados.has(llave) || contados.size >= POR_PAGINA) return;
  contados.add(llave);
  console.error(`federation: ${area} ${build} failed at ${fase}`, que.llamada ?? mensaje);
  anotarEvento({ area, build, fase, ms: 0, detalle });
  if (TRAS_PINTAR.has(fase)) contarFallida({ area, build });
}

/** What fails in a page is one failed visit, however often. */
function contarFallida({ area, build }: DeQuien): void {
  const llave = `${area}/${build}`;
  if (fallidas.has(llave)) return;
  fallidas.add(llave);
  anotarEvento({ area, build, fase: 'fallida', ms: 0 });
}

/** Whose a thrown thing is, what it says and where: of what is no error, nobody knows. */
export function leerError(error: unknown): { de: DeQuien | null; mensaje: string; pila: string } {
  if (!(error instanceof Error)) return { de: null, mensaje: String(error), pila: '' };
  const pila = error.stack ?? '';
  return { de: deQuien(pila), mensaje: `${error.name}: ${error.message}`, pila };
}
