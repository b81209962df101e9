import type { BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { deVentana } from '@comanda/shared/session';

/** So long a tab keeps off a build that failed in it. */
const OLVIDO_MS = 30 * 60_000;
const LLAVE = 'comanda.builds.malos';

type Clave = Pick<BuildArranque, 'contenedor'>;

const dePagina = new Set<string>();
const evaluados = new Set<string>();

/** A build failed here. `evaluado`: its screens' code has run, so that no other build of its area may run in this page. */
export function marcarMalo({ contenedor }: Clave, { evaluado }: { evaluado: boolean }): void {
  dePagina.add(contenedor);
  if (evaluado) evaluados.add(contenedor);
  guardar({ ...guardados(), [contenedor]: Date.now() });
}

/** It came after all, or is to be tried anew. */
export function desmarcar({ contenedor }: Clave): void {
  dePagina.delete(contenedor);
  evaluados.delete(contenedor);
  guardar(Object.fromEntries(Object.entries(guardados()).filter(([cual]) => cual !== contenedor)));
}

export const esMalo = ({ contenedor }: Clave): boolean =>
  dePagina.has(contenedor) || contenedor in guardados();

/** Whether it is known beyond this page: only then does loading the page anew lead to another build. */
export const quedaMarcado = ({ contenedor }: Clave): boolean =>
  deVentana.dura(LLAVE) && contenedor in guardados();

export const fueEvaluado = ({ contenedor }: Clave): boolean => evaluados.has(contenedor);

/** What the tab remembers; where something else is kept, nothing. */
function guardados(): Record<string, number> {
  try {
    const leido: unknown = JSON.parse(deVentana.leer(LLAVE) ?? '{}');
    const desde = Date.now() - OLVIDO_MS;
    return Object.fromEntries(
      Object.entries(leido ?? {}).filter(
        (par): par is [string, number] => typeof par[1] === 'number' && par[1] > desde,
      ),
    );
  } catch (error) {
    console.warn('federation: bad builds not remembered', error);
    return {};
  }
}

const guardar = (marcas: Record<string, number>): void =>
  deVentana.guardar(LLAVE, JSON.stringify(marcas));
