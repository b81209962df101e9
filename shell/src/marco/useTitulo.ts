import { useEffect } from 'react';

import type { RutaHallada } from '../rutas/buscarRuta';
import { PROPIAS } from '../rutas/propias';

const MARCA = 'Comanda';

/** The name of the matching route, the product's when none matches (spec section 2), also in the window's title. */
export function useTitulo(rutas: readonly RutaHallada[], pathname: string): string {
  const conocidas = [...PROPIAS, ...rutas.map(({ ruta }) => ruta)];
  const titulo = conocidas.find(({ path }) => `/admin/${path}` === pathname)?.titulo ?? MARCA;
  useEffect(() => {
    document.title = titulo === MARCA ? MARCA : `${titulo} · ${MARCA}`;
  }, [titulo]);
  return titulo;
}
