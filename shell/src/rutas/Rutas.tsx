import { useLayoutEffect } from 'react';

import { primeraDe } from '@comanda/shared/domain/empresa/perfiles';
import { Navigate, Route, Routes, useLocation } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';

import { AdminZona } from './AdminZona';
import { AuthZona } from './AuthZona';
import { rutaLogin } from './rutaLogin';

/** The two zones of spec section 2; '/' leads to where the visitor belongs. */
export function Rutas() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo(0, 0); // answers a promise in new browsers, which React would take for a cleanup
    // within the frame it is this that scrolls, and it stays from screen to screen
    const contenido = document.querySelector('#contenido');
    if (contenido) contenido.scrollTop = 0;
  }, [pathname]);
  return (
    <Routes>
      <Route path="/auth/*" element={<AuthZona />} />
      <Route path="/admin/*" element={<AdminZona />} />
      <Route path="*" element={<Entrada />} />
    </Routes>
  );
}

function Entrada() {
  const usuario = useUsuario();
  return <Navigate replace to={usuario ? primeraDe(usuario) : rutaLogin()} />;
}
