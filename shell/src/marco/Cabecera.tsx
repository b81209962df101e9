import './cabecera.css';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { Link } from '@comanda/shared/router';
import { useConexion, useEmpresaActiva, usePendientes } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import { AtencionDiferida } from './atencion/AtencionDiferida';
import { MenuUsuario } from './MenuUsuario';

type CabeceraProps = {
  titulo: string;
  usuario: UsuarioSesion;
  /** Where one sees to what needs attention; null for those who do not. */
  atencion: string | null;
  onMenu: () => void;
};

/** Title of the screen, company in use, connection; and the top bar, which small screens do without. */
export function Cabecera({ titulo, usuario, atencion, onMenu }: CabeceraProps) {
  const { empresa } = useEmpresaActiva();
  const enLinea = useConexion();
  const pendientes = usePendientes();
  return (
    <header className="cabecera">
      <button
        type="button"
        className="ui-plano cabecera-menu"
        aria-label="Abrir el menu"
        onClick={onMenu}
      >
        <Icono nombre="menu" />
      </button>
      <h1 className="cabecera-titulo">{titulo}</h1>
      {empresa && <span className="cabecera-empresa">{empresa}</span>}
      {atencion !== null && <AtencionDiferida destino={atencion} />}
      {pendientes > 0 && (
        <span className="ui-dato cabecera-pendientes" role="status">
          <Icono nombre="reloj" tamano={18} /> {pendientes} por enviar
        </span>
      )}
      <span className="ui-dato cabecera-conexion" data-linea={enLinea} role="status">
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
