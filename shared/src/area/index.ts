import type { ComponentType } from 'react';

import type { Descriptor, RutaArea } from '../contracts/plataforma/plataforma';

export type { Descriptor, RutaArea };

/** A screen that a remote exposes: `path` is that of its descriptor, `cargar` fetches the lazy chunk. */
export type PantallaArea = {
  path: string;
  cargar: () => Promise<{ default: ComponentType }>;
};

/** The one module a remote exposes, './routes': all its screens, each lazy. */
export type AreaModule = { rutas: readonly PantallaArea[] };

/** Declares an area with its literal types checked (each remote's area.ts). */
export const defineArea = (descriptor: Descriptor): Descriptor => descriptor;

/** Declares the screens of an area (each remote's routes.tsx). */
export const defineRoutes = (...rutas: PantallaArea[]): readonly PantallaArea[] => rutas;
