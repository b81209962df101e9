import { useSyncExternalStore } from 'react';

import type { AreaArranque, Arranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { crearOyentes } from '@comanda/shared/domain/oyentes/oyentes';

/** What this page began with: its builds are the ones it goes on with. */
let areas = new Map<string, AreaArranque>();
let shell: string | undefined;
let desde: number | null = null;
const oyentes = crearOyentes();

/** A page begins: what its boot document names is what it keeps. */
export function comenzarPagina(primero: Arranque): Arranque {
  areas = new Map();
  shell = primero.shell;
  anunciar(false);
  return conLoDeLaPagina(primero);
}

/**
 * A boot document as this page takes it: areas come and go with it, and each stays the build that the page has had of it.
 * Screens of two builds in one page would share what the first has put into the store. That there is another one is noted.
 */
export function conLoDeLaPagina(nuevo: Arranque): Arranque {
  const tomadas = nuevo.areas.map((area) => {
    const tenida = areas.get(area.descriptor.area) ?? area;
    areas.set(area.descriptor.area, tenida);
    return tenida;
  });
  anunciar(hayOtro(nuevo));
  return { ...nuevo, areas: tomadas };
}

/** The login alone is not worth a reload to who is in: it comes with the next one. */
function hayOtro(nuevo: Arranque): boolean {
  const otroShell = nuevo.shell !== undefined && shell !== undefined && nuevo.shell !== shell;
  return (
    otroShell ||
    nuevo.areas.some(
      ({ descriptor, build }) =>
        descriptor.zona === 'admin' && areas.get(descriptor.area)?.build !== build,
    )
  );
}

function anunciar(hay: boolean): void {
  if (hay === (desde !== null)) return;
  desde = hay ? Date.now() : null;
  oyentes.decir();
}

/** Since when another build than the page's waits to be taken up; null: the page has what there is. */
export const novedadDesde = (): number | null => desde;
export const useNovedadDesde = (): number | null => useSyncExternalStore(oyentes.oir, novedadDesde);
