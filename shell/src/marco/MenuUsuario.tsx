import { useRef, useState, type FocusEvent } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { Icono } from '@comanda/shared/ui/core';

import { useCerrarSesion } from './useCerrarSesion';

/** The dropdown of the top bar: the user's name, and one item. Escape or a click elsewhere closes it. */
export function MenuUsuario({ usuario }: { usuario: UsuarioSesion }) {
  const [abierto, setAbierto] = useState(false);
  const boton = useRef<HTMLButtonElement>(null);
  const cerrarSesion = useCerrarSesion();

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setAbierto(false);
  };
  const onEscape = () => {
    setAbierto(false);
    boton.current?.focus();
  };

  return (
    <div
      className="menu-usuario"
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    >
      <button
        ref={boton}
        type="button"
        className="marco-boton"
        aria-haspopup="menu"
        aria-expanded={abierto}
        onClick={() => setAbierto(!abierto)}
      >
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
