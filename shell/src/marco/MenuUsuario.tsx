import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { Icono } from '@comanda/shared/ui/core';

import { useCerrarSesion } from './useCerrarSesion';
import { useDesplegable } from './useDesplegable';

/** The dropdown of the top bar: the user's name, and one item. Escape or a click elsewhere closes it. */
export function MenuUsuario({ usuario }: { usuario: UsuarioSesion }) {
  const { abierto, boton, contenedor } = useDesplegable();
  const cerrarSesion = useCerrarSesion();

  return (
    <div className="menu-usuario" {...contenedor}>
      <button {...boton} type="button" className="marco-boton" aria-haspopup="menu">
        <Icono nombre="persona" />
        {usuario.nombreCompleto}
        <Icono nombre="abajo" tamano={14} />
      </button>
      {abierto && (
        <div role="menu" className="menu-usuario-lista">
          <button type="button" role="menuitem" onClick={cerrarSesion}>
            Cerrar Sesion
          </button>
        </div>
      )}
    </div>
  );
}
