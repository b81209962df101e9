import './entrada.css';

import type { AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import { NavLink } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import { cuantosDe } from './avisos/useAvisos';

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

/** At most 99+: beyond that nobody counts. */
export function Cuenta({ avisos }: { avisos: readonly AvisoDePantalla[] }) {
  const cuantos = cuantosDe(avisos);
  if (cuantos === 0) return null;
  return (
    <b className="cifra lateral-avisos" title={avisos.map(({ texto }) => texto).join(' · ')}>
      {cuantos > 99 ? '99+' : cuantos}
    </b>
  );
}
