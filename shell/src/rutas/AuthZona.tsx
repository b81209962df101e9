import { useEffect } from 'react';

import { aterrizajeDe } from '@comanda/shared/domain/perfiles';
import { Navigate, Route, Routes, useLocation } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';

import { useArranque } from '../arranque/arranque';
import { PantallaArea } from '../marco/PantallaArea';

import { volverA } from './retorno';
import { recordarRutaLogin } from './rutaLogin';

/** The login paths, all drawn from the descriptor of auth. Whoever is logged in goes on to their screen. */
export function AuthZona() {
  const usuario = useUsuario();
  const lugar = useLocation();
  const state: unknown = lugar.state;
  const area = useArranque().areas.find(({ descriptor }) => descriptor.zona === 'auth');
  if (usuario)
    return <Navigate replace to={volverA(state, usuario) ?? aterrizajeDe(usuario.perfil)} />;
  return (
    <Routes>
      {area?.descriptor.rutas.map((ruta) => (
        <Route
          key={ruta.path}
          path={ruta.path}
          element={
            <Recordada>
              <PantallaArea area={area} ruta={ruta} />
            </Recordada>
          }
        />
      ))}
      <Route path="*" element={<Navigate replace to="/auth/login" />} />
    </Routes>
  );
}

function Recordada({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    recordarRutaLogin(pathname);
    document.title = 'Ingresar · Comanda';
  }, [pathname]);
  return children;
}
