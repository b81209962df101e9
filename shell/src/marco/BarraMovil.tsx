import './barraMovil.css';

import type { Ref } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { NavLink } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import type { RutaHallada } from '../rutas/buscarRuta';

import { gruposDeMenu } from './gruposDeMenu';

/** Besides Inicio; and of a group no more than so many, so that the next has its place too. */
const LUGARES = 3;
const POR_GRUPO = 2;

type BarraMovilProps = {
  usuario: UsuarioSesion;
  rutas: readonly RutaHallada[];
  refMas: Ref<HTMLButtonElement>;
  onMas: () => void;
};

/** Under the screen of a phone: the first places of this profile, and the rest of the menu. */
export function BarraMovil({ usuario, rutas, refMas, onMas }: BarraMovilProps) {
  const lugares = gruposDeMenu(rutas)
    .flatMap(({ rutas: suyas }) => suyas.slice(0, POR_GRUPO))
    .slice(0, LUGARES);
  return (
    <nav className="barra-movil" aria-label="Accesos">
      {!usuario.pendiente && <Lugar a="/admin/index" icono="inicio" titulo="Inicio" />}
      {lugares.map(({ ruta }) => (
        <Lugar key={ruta.path} a={`/admin/${ruta.path}`} icono={ruta.icono} titulo={ruta.titulo} />
      ))}
      <button ref={refMas} type="button" aria-label="Más, abrir el menú" onClick={onMas}>
        <Icono nombre="menu" tamano={22} />
        <span>Más</span>
      </button>
    </nav>
  );
}

const Lugar = ({ a, icono, titulo }: { a: string; icono: string; titulo: string }) => (
  <NavLink to={a}>
    <Icono nombre={icono} tamano={22} />
    <span>{titulo}</span>
  </NavLink>
);
