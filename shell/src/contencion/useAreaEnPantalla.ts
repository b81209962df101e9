import { useEffect } from 'react';

import type { RutaHallada } from '../rutas/buscarRuta';

import { entrar } from './contener';

/** What an area adds to the page lasts while one of its screens is at the address. */
export function useAreaEnPantalla(rutas: readonly RutaHallada[], pathname: string): void {
  const hallada = rutas.find(({ ruta }) => `/admin/${ruta.path}` === pathname);
  const area = hallada?.area.descriptor.area;
  useEffect(() => (area === undefined ? undefined : entrar(area)), [area]);
}
