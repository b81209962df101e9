import './cabecera.css';

import { useEffect, useRef, type Ref } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { MODO_SRI_DICHO } from '@comanda/shared/domain/fiscal/modoSri';
import { useLocation } from '@comanda/shared/router';
import { useConexion, useDatosDe, useEmpresaActiva } from '@comanda/shared/session';
import { LUGAR_DE_EMPRESAS } from '@comanda/shared/piezas/vista';
import { Icono } from '@comanda/shared/ui/core';

import { useArranque } from '../arranque/arranque';
import { hayQueAtender, type RutaHallada } from '../rutas/buscarRuta';
import { esTrasLogin } from '../rutas/retorno';
import { AtencionDiferida } from './atencion/AtencionDiferida';
import { MenuUsuario } from './MenuUsuario';
import { usePantallaMostrada } from './pantallaMostrada';
import { PendientesAviso } from './PendientesAviso';
import { SinLineaDiferida } from './sinLinea/SinLineaDiferida';

type Lugar = { pathname: string; state: unknown };

/** Who goes to another screen is at its heading, unless the screen has put the focus somewhere itself. */
function useFocoEnTitulo() {
  const lugar: Lugar = useLocation();
  const mostrada = usePantallaMostrada();
  const titulo = useRef<HTMLHeadingElement>(null);
  const vista = useRef(esTrasLogin(lugar.state) ? null : lugar.pathname);
  useEffect(() => {
    if (!mostrada || vista.current === lugar.pathname) return;
    vista.current = lugar.pathname;
    const suyo = document.activeElement?.closest('main, [role="dialog"], [role="menu"]');
    if (!suyo) titulo.current?.focus();
  }, [mostrada, lugar.pathname]);
  return titulo;
}

type CabeceraProps = {
  titulo: string;
  usuario: UsuarioSesion;
  rutas: readonly RutaHallada[];
  /** Whether the menu is opened from here: a phone has a bar for it, and beside a menu there is nothing to open. */
  conMenu: boolean;
  refMenu: Ref<HTMLButtonElement>;
  onMenu: () => void;
};

/** Said on every screen: what is issued here is not what it seems. In production there is nothing to say. */
function Modo() {
  const { modo_sri: modo } = useArranque();
  if (modo === undefined || modo === 'produccion') return null;
  return (
    <span
      className="ui-etiqueta cabecera-modo"
      data-tono="pausa"
      title="Lo que se emite no tiene validez tributaria"
    >
      {MODO_SRI_DICHO[modo]}
    </span>
  );
}

/** Title of the screen, the companies it may be of, connection; and the top bar, which small screens do without. */
export function Cabecera(props: CabeceraProps) {
  const { titulo, usuario, rutas, conMenu, refMenu, onMenu } = props;
  const { empresa } = useEmpresaActiva();
  const enLinea = useConexion();
  const refTitulo = useFocoEnTitulo();
  const datosDe = useDatosDe();
  return (
    <header className="cabecera">
      {conMenu && (
        <button
          ref={refMenu}
          type="button"
          className="ui-plano cabecera-menu"
          aria-label="Abrir el menú"
          onClick={onMenu}
        >
          <Icono nombre="menu" />
        </button>
      )}
      <div className="cabecera-lugar">
        <h1 ref={refTitulo} className="cabecera-titulo" tabIndex={-1}>
          {titulo}
        </h1>
        <div className="cabecera-empresas" id={LUGAR_DE_EMPRESAS} />
        <span className="cabecera-empresa" title={empresa ?? undefined}>
          {empresa}
        </span>
      </div>
      <Modo />
      {hayQueAtender(rutas) && <AtencionDiferida rutas={rutas} />}
      <SinLineaDiferida rutas={rutas} />
      <PendientesAviso />
      <span
        className="ui-dato cabecera-conexion"
        data-linea={enLinea}
        role="status"
        title={
          datosDe === null ? undefined : `Con lo leído el ${formatFechaHora(new Date(datosDe))}`
        }
      >
        <Icono nombre={enLinea ? 'conexion' : 'sinConexion'} tamano={18} />
        <span>{enLinea ? 'En línea' : 'Sin conexión'}</span>
      </span>
      <div className="barra-superior">
        <MenuUsuario usuario={usuario} />
      </div>
    </header>
  );
}
