import { arranqueActual } from '../arranque/arranque';

import { cerrarPagina } from './cerrarPagina';
import { congelar } from './congelar';

let contenida = false;

/** Before any area of the admin zone runs: what the page stands on stays as it is. Where the server says so (PAGE_CONTAINMENT), once a page. */
export function contener(): void {
  if (contenida || arranqueActual().contencion !== true) return;
  contenida = true;
  congelar();
  cerrarPagina();
}
