import { useId, type ReactNode } from 'react';

import type { AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import { Icono } from '@comanda/shared/ui/core';

import { Cuenta } from './EntradaDeMenu';

type GrupoProps = {
  titulo: string;
  abierto: boolean;
  onAlternar: () => void;
  /** Of all its screens: what a closed one would hide. */
  avisos: readonly AvisoDePantalla[];
  children: ReactNode;
};

/** The screens of an area under its name, which closes and opens them. */
export function GrupoDelMenu({ titulo, abierto, onAlternar, avisos, children }: GrupoProps) {
  const id = useId();
  return (
    <li className="lateral-grupo" data-abierto={abierto}>
      <button
        type="button"
        aria-expanded={abierto}
        aria-controls={`${id}-lista`}
        onClick={onAlternar}
      >
        <span id={id}>{titulo}</span>
        {!abierto && <Cuenta avisos={avisos} />}
        <Icono nombre={abierto ? 'abajo' : 'siguiente'} tamano={14} />
      </button>
      <ul id={`${id}-lista`} aria-labelledby={id}>
        {children}
      </ul>
    </li>
  );
}
