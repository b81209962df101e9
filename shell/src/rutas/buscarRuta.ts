import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type {
  AreaArranque,
  DescriptorLeido,
  RutaArea,
} from '@comanda/shared/contracts/plataforma/plataforma';

export type RutaHallada = { area: AreaArranque; ruta: RutaArea };

/** The routes of the admin zone that a profile has, with the area that brings each. */
export function rutasDe(areas: readonly AreaArranque[], perfil: Perfil): RutaHallada[] {
  return areas
    .filter(({ descriptor }) => descriptor.zona === 'admin')
    .flatMap((area) =>
      area.descriptor.rutas
        .filter(({ perfiles }) => perfiles.includes(perfil))
        .map((ruta) => ({ area, ruta })),
    );
}

/** The route behind an address such as '/admin/puntoventa', if this profile has it. */
export function buscarRuta(
  areas: readonly AreaArranque[],
  perfil: Perfil,
  direccion: string,
): RutaHallada | undefined {
  return rutasDe(areas, perfil).find(({ ruta }) => `/admin/${ruta.path}` === direccion);
}

export const tieneRuta = (rutas: readonly RutaHallada[], path: string): boolean =>
  rutas.some(({ ruta }) => ruta.path === path);

/** The screen where what needs attention is seen to (the documents of the companies), for those who have it. */
export const dondeAtender = (rutas: readonly RutaHallada[]): string | null =>
  tieneRuta(rutas, RUTA_DE_DOCUMENTOS) ? `/admin/${RUTA_DE_DOCUMENTOS}` : null;

/** The screen of the tills that sell without a line, for those who have it. */
export const dondeSinLinea = (rutas: readonly RutaHallada[]): string | null =>
  tieneRuta(rutas, RUTA_SIN_LINEA) ? `/admin/${RUTA_SIN_LINEA}` : null;

const RUTA_DE_DOCUMENTOS = 'facturas';
const RUTA_SIN_LINEA = 'sinlinea';

/** Whether there is something in the header for those who have these screens. */
export const hayQueAtender = (rutas: readonly RutaHallada[]): boolean =>
  dondeAtender(rutas) !== null || rutas.some(({ ruta }) => ruta.urge);

/** Paths of areas that are off for every company of the user and that their profile would have. */
export function rutasApagadas(apagadas: readonly DescriptorLeido[], perfil: Perfil): RutaArea[] {
  return apagadas
    .filter(({ zona }) => zona === 'admin')
    .flatMap(({ rutas }) => rutas.filter(({ perfiles }) => perfiles.includes(perfil)));
}
