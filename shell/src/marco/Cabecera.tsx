import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { Link } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import { MenuUsuario } from './MenuUsuario';
import { useConexion } from './useConexion';

type CabeceraProps = { titulo: string; usuario: UsuarioSesion; onMenu: () => void };

/** Title of the screen, company in use, connection; and the top bar, which small screens do without. */
export function Cabecera({ titulo, usuario, onMenu }: CabeceraProps) {
  const { empresa } = useEmpresaActiva();
  const enLinea = useConexion();
  return (
    <header className="cabecera">
      <button type="button" className="cabecera-menu" aria-label="Abrir el menu" onClick={onMenu}>
        <Icono nombre="menu" />
      </button>
      <h1 className="cabecera-titulo">{titulo}</h1>
      {empresa && <span className="cabecera-empresa">{empresa}</span>}
      <span className="cabecera-conexion" data-linea={enLinea} role="status">
        <Icono nombre={enLinea ? 'conexion' : 'sinConexion'} tamano={18} />
        <span>{enLinea ? 'En linea' : 'Sin conexion'}</span>
      </span>
      <div className="barra-superior">
        <Link to="/">Inicio</Link>
        <MenuUsuario usuario={usuario} />
      </div>
    </header>
  );
}
