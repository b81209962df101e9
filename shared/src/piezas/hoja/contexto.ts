import { createContext, useContext } from 'react';

export type Paso = 'anterior' | 'siguiente';

/** Of the row whose sheet is open: how to go to those beside it, null where there is none. */
export type Vecinas = Readonly<Record<Paso, (() => void) | null>> & {
  /** Which arrow led here. */
  llegada: Paso | null;
};

export const ContextoDeVecinas = createContext<Vecinas | null>(null);

/** The rows beside that of this sheet; null where it is of no row of a table. */
export const useVecinas = () => useContext(ContextoDeVecinas);
