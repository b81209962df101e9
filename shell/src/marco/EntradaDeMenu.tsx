import './entrada.css';

import type { AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import { NavLink } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import { cuantosDe, pideAlgo } from './avisos/useAvisos';

type EntradaProps = {
  a: string;
  icono: string;
  titulo: string;
  avisos?: readonly AvisoDePantalla[];
  onElegir: () => void;
};

/** A screen in the menu, with what waits behind it. */
export function EntradaDeMenu({ a, icono, titulo, avisos = [], onElegir }: EntradaProps) {
  return (
    <li>
      <NavLink to={a} className="lateral-entrada" title={titulo} onClick={onElegir}>
        <Icono nombre={icono} tamano={18} />
        <span>{titulo}</span>
        <Cuenta avisos={avisos} />
      </NavLink>
    </li>
  );
}

/** Amber asks for something, and hides what only counts what is open. At most 99+: beyond that nobody counts. */
export function Cuenta({ avisos }: { avisos: readonly AvisoDePantalla[] }) {
  const piden = avisos.filter(pideAlgo);
  const dichos = piden.length > 0 ? piden : avisos;
  const cuantos = cuantosDe(dichos);
  if (cuantos === 0) return null;
  return (
    <b
      className="cifra lateral-avisos"
      data-clase={piden.length > 0 ? 'pide' : 'cuenta'}
      title={dichos.map(({ texto }) => texto).join(' · ')}
    >
      {cuantos > 99 ? '99+' : cuantos}
    </b>
  );
}
