import type { ComponentType } from 'react';

import type { FormaEsqueleto } from '@comanda/shared/contracts/plataforma/plataforma';

type Propia = {
  /** Under /admin. */
  path: string;
  titulo: string;
  esqueleto?: FormaEsqueleto;
  cargar: () => Promise<{ default: ComponentType }>;
};

/** Everybody's screens, which no area brings: each a chunk of its own, with the name of its path. */
const INICIO: Propia = {
  path: 'index',
  titulo: 'Inicio',
  esqueleto: 'tarjetas',
  cargar: () => import(/* webpackChunkName: "index" */ '../inicio/InicioScreen'),
};

export const RUTA_CUENTA: Propia = {
  path: 'cuenta',
  titulo: 'Mi cuenta',
  cargar: () => import(/* webpackChunkName: "cuenta" */ '../cuenta/CuentaScreen'),
};

const EQUIPO: Propia = {
  path: 'equipo',
  titulo: 'Mi equipo',
  cargar: () => import(/* webpackChunkName: "equipo" */ '../equipo/EquipoScreen'),
};

export const AYUDA: Propia = {
  path: 'ayuda',
  titulo: 'Ayuda',
  cargar: () => import(/* webpackChunkName: "ayuda" */ '../ayuda/AyudaScreen'),
};

export const PROPIAS: readonly Propia[] = [INICIO, RUTA_CUENTA, EQUIPO, AYUDA];
