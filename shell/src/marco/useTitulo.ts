import { useEffect } from 'react';

import type { RutaHallada } from '../rutas/buscarRuta';

const MARCA = 'Comanda';

/** The name of the matching route, the product's when none matches (spec section 2), also in the window's title. */
export function useTitulo(rutas: readonly RutaHallada[], pathname: string): string {
  const titulo =
    pathname === '/admin/index'
      ? 'Inicio'
      : (rutas.find(({ ruta }) => `/admin/${ruta.path}` === pathname)?.ruta.titulo ?? MARCA);
  useEffect(() => {
    document.title = titulo === MARCA ? MARCA : `${titulo} · ${MARCA}`;
  }, [titulo]);
  return titulo;
}
