import type { ComponentType } from 'react';

import type { Descriptor, RutaArea } from '../contracts/plataforma/plataforma';

export type { Descriptor, RutaArea };

/** A screen that a remote exposes, or a card of Inicio: `path` is that of its descriptor, `cargar` fetches the lazy chunk. */
export type PantallaArea = {
  path: string;
  cargar: () => Promise<{ default: ComponentType }>;
};

/** The one module a remote exposes, './routes': all its screens and cards, each lazy. */
export type AreaModule = { rutas: readonly PantallaArea[] };

/** Something of an area that the operator may switch on in a company; `nombre` is what its code asks for. */
type Bandera = NonNullable<Descriptor['banderas']>[number];

/** An area with the names of its flags, which `banderasDe` of piezas/banderas reads. */
export type AreaConBanderas<Nombre extends string> = Omit<Descriptor, 'banderas'> & {
  banderas?: readonly (Bandera & { nombre: Nombre })[];
};

/** Declares an area with its literal types checked (each remote's area.ts). */
export const defineArea = <const Nombre extends string = never>(
  descriptor: AreaConBanderas<Nombre>,
): AreaConBanderas<Nombre> => descriptor;

/** Declares the screens and cards of an area (each remote's routes.tsx). */
export const defineRoutes = (...rutas: PantallaArea[]): readonly PantallaArea[] => rutas;
