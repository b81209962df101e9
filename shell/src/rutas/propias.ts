import type { ComponentType } from 'react';

type Propia = {
  /** Under /admin. */
  path: string;
  titulo: string;
  cargar: () => Promise<{ default: ComponentType }>;
};

/** Everybody's screens, which no area brings: each a chunk of its own. */
export const RUTA_CUENTA: Propia = {
  path: 'cuenta',
  titulo: 'Mi cuenta',
  cargar: () => import(/* webpackChunkName: "cuenta" */ '../cuenta/CuentaScreen'),
};

export const AYUDA: Propia = {
  path: 'ayuda',
  titulo: 'Ayuda',
  cargar: () => import(/* webpackChunkName: "ayuda" */ '../ayuda/AyudaScreen'),
};

export const PROPIAS: readonly (Pick<Propia, 'path' | 'titulo'> & Partial<Propia>)[] = [
  { path: 'index', titulo: 'Inicio' }, // the frame brings it
  RUTA_CUENTA,
  AYUDA,
];
