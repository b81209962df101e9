import { arranqueActual } from '../arranque/arranque';

import { cerrarPagina } from './cerrarPagina';
import { congelar } from './congelar';
import { vigilarHojas } from './hojas';
import { vigilarOyentes } from './oyentes';
import { vigilarSobrantes } from './sobrantes';

type Vigilancia = { alEntrar: (area: string) => void; alDejar: (area: string) => void };

let vigilancia: Vigilancia | null = null;
/** How many screens and cards of each area are shown. */
const enPantalla = new Map<string, number>();

/**
 * Before any area of the admin zone runs: what the page stands on stays as it is, and what an area adds to the page is its own. Where the
 * server says so (PAGE_CONTAINMENT), once a page.
 */
export function contener(): void {
  if (vigilancia || arranqueActual().contencion !== true) return;
  vigilancia = vigilar();
  congelar();
  cerrarPagina(); // what is put in its place above is closed with the rest
}

function vigilar(): Vigilancia {
  vigilarOyentes((area) => enPantalla.has(area) || !esDeLaZona(area));
  const sobrantes = vigilarSobrantes();
  const hojas = vigilarHojas();
  return {
    alEntrar: (area) => hojas.reponer(area),
    alDejar(area) {
      sobrantes.recoger(area);
      hojas.apartar(area);
    },
  };
}

/** The screens of who is not in yet are shown without the frame, which does not tell of them. */
const esDeLaZona = (area: string): boolean =>
  arranqueActual().areas.some(
    ({ descriptor }) => descriptor.area === area && descriptor.zona === 'admin',
  );

/** A screen of this area, or a card of Inicio, is shown, until the function it answers is called: with the last of them what the area left at the page is taken back. */
export function entrar(area: string): () => void {
  enPantalla.set(area, (enPantalla.get(area) ?? 0) + 1);
  vigilancia?.alEntrar(area);
  return () => {
    const quedan = (enPantalla.get(area) ?? 1) - 1;
    if (quedan > 0) return void enPantalla.set(area, quedan);
    enPantalla.delete(area);
    vigilancia?.alDejar(area);
  };
}
