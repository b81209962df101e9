// @ts-nocheck
import { createContext } from 'react';

/** The companies the open screen may be of: those that have its area. Null: those of the user. The frame says which. */
export const EmpresasDePantalla = createContext<readonly string[] | null>(null);
