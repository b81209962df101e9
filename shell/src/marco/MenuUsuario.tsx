import './menuUsuario.css';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { Link } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import { elegirTema, useTema } from '../tema/temaElegido';
import { OPCIONES_DE_TEMA } from '../tema/temas';

import { deUsuario } from './deUsuario';
import { useCerrarSesion } from './useCerrarSesion';
import { useMenu } from './useMenu';

const INICIALES = 2;

/** Of the first two names, as a plate in the place of a picture. */
const inicialesDe = (nombre: string) =>
  nombre
    .split(/\s+/)
    .slice(0, INICIALES)
    .map((uno) => uno.charAt(0).toUpperCase())
    .join('');

/** The menu under the user's name. Ours, not antd's Dropdown: every screen would wait for its tier. */
export function MenuUsuario({ usuario }: { usuario: UsuarioSesion }) {
  const { abierto, cerrar, boton, contenedor, lista } = useMenu();
  const cerrarSesion = useCerrarSesion();
  const elegido = useTema();
  const propias = deUsuario(usuario);

  return (
    <div className="desplegable" {...contenedor}>
      <button {...boton} type="button" className="ui-plano cabecera-usuario">
        <span className="cabecera-iniciales" aria-hidden>
          {inicialesDe(usuario.nombreCompleto)}
        </span>
        <span className="cabecera-nombre">{usuario.nombreCompleto}</span>
        <Icono nombre="abajo" tamano={14} />
      </button>
      {abierto && (
        <div {...lista} className="ui-menu" aria-label={usuario.nombreCompleto}>
          <div role="group" aria-label="Apariencia" className="menu-usuario-tema">
            <p aria-hidden>Apariencia</p>
            {OPCIONES_DE_TEMA.map(({ valor, texto }) => (
              <button
                key={valor}
                type="button"
                role="menuitemradio"
                aria-checked={valor === elegido}
                tabIndex={-1}
                onClick={() => {
                  elegirTema(valor);
                  cerrar();
                }}
              >
                {texto}
                {valor === elegido && <Icono nombre="listo" />}
              </button>
            ))}
          </div>
          {propias.map(({ texto, a, hacer }) =>
            a ? (
              <Link key={texto} to={a} role="menuitem" tabIndex={-1} onClick={cerrar}>
                {texto}
              </Link>
            ) : (
              <button
                key={texto}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  cerrar();
                  hacer?.();
                }}
              >
                {texto}
              </button>
            ),
          )}
          <button type="button" role="menuitem" tabIndex={-1} onClick={cerrarSesion}>
            Cerrar Sesión
          </button>
        </div>
      )}
    </div>
  );
}
