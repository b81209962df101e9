import { createContext, useContext, useEffect } from 'react';

import type { Esquemas } from './esquema';

/** A box that stands in the form: how it is called, what it shows first, and what it sends for what it shows. */
export type RegistroDeCampos = {
  nombre: string;
  etiqueta: string;
  /** The value that the box shows before anybody typed. */
  inicial: unknown;
  leer: (mostrado: unknown) => unknown;
};

export type ContextoDeFormulario = {
  /** Start of every box's id. */
  id: string;
  call: Esquemas;
  inicial: Readonly<Record<string, unknown>>;
  /** True while the call is on its way. */
  enviando: boolean;
  anotar: (registro: RegistroDeCampos) => () => void;
  /** Writes into a box as if somebody had typed it there. */
  escribirEn: (nombre: string, valor: unknown) => void;
  /** The form is not sent before it is there (a file that is being read). */
  esperar: (lectura: Promise<unknown>) => void;
  /** Says something of a box before the form is sent (a file that is too large). */
  fallar: (nombre: string, fallo: string) => void;
};

export const ContextoFormulario = createContext<ContextoDeFormulario | null>(null);

/** The form a box stands in. Throws outside of one. */
export function useContextoFormulario(): ContextoDeFormulario {
  const contexto = useContext(ContextoFormulario);
  if (!contexto) throw new Error('Campo: it stands in no Formulario');
  return contexto;
}

/** Makes a box known to its form while it is shown. */
export function useRegistro({ nombre, etiqueta, inicial, leer }: RegistroDeCampos): void {
  const { anotar } = useContextoFormulario();
  useEffect(
    () => anotar({ nombre, etiqueta, inicial, leer }),
    [anotar, nombre, etiqueta, inicial, leer],
  );
}
