import { lazy, type ComponentType } from 'react';

import type { AreaArranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { cargarPantalla } from './cargarArea';

/** A screen that was fetched before it was shown is no lazy one: those have their fallback stand for 300 ms. */
const perezosas = new Map<string, ComponentType>();

/** The lazy component of a screen. One whose load failed is forgotten: a lazy keeps its rejection for ever. */
export function pantallaDe(area: AreaArranque, path: string): ComponentType {
  const clave = `${area.contenedor}/${path}`;
  const conocida = perezosas.get(clave);
  if (conocida) return conocida;
  const nueva = lazy(() =>
    cargarPantalla(area, path).catch((error: unknown) => {
      perezosas.delete(clave);
      throw error;
    }),
  );
  perezosas.set(clave, nueva);
  return nueva;
}

/** The next time it is shown it is loaded anew. */
export function olvidarPantalla(area: AreaArranque, path: string): void {
  perezosas.delete(`${area.contenedor}/${path}`);
}

/** Fetches a screen before it is shown; if that fails, showing it tries again and says so. */
export function precargarPantalla(area: AreaArranque, path: string): void {
  const clave = `${area.contenedor}/${path}`;
  cargarPantalla(area, path, { alFondo: true })
    .then(({ default: traida }) => {
      if (!perezosas.has(clave)) perezosas.set(clave, traida);
    })
    .catch((error: unknown) => {
      console.warn(`precarga: ${area.descriptor.area}/${path} failed`, error);
    });
}
