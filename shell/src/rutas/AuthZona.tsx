import { useEffect } from 'react';

import { Navigate, Route, Routes, useLocation } from '@comanda/shared/router';
import { onLoginAceptado, useUsuario } from '@comanda/shared/session';

import { useArranque } from '../arranque/arranque';
import { anotarPrecarga } from '../arranque/anotarPrecarga';
import { cargarMarco } from '../marco/cargarMarco';
import { PantallaDeArea } from '../marco/PantallaDeArea';

import { destinoDe, TRAS_LOGIN } from './retorno';
import { recordarRutaLogin } from './rutaLogin';

/** The login paths, all drawn from the descriptor of auth. Whoever is logged in goes on to their screen. */
export function AuthZona() {
  const usuario = useUsuario();
  const lugar = useLocation();
  const state: unknown = lugar.state;
  const area = useArranque().areas.find(({ descriptor }) => descriptor.zona === 'auth');
  useEffect(
    () =>
      onLoginAceptado((quien) => {
        cargarMarco()
          .then((marco) => marco.precargarDestino(quien, destinoDe(state, quien)))
          .catch(anotarPrecarga);
      }),
    [state],
  );
  if (usuario) return <Navigate replace to={destinoDe(state, usuario)} state={TRAS_LOGIN} />;
  return (
    <Routes>
      {area?.descriptor.rutas.map((ruta) => (
        <Route
          key={ruta.path}
          path={ruta.path}
          element={
            <Recordada>
              <PantallaDeArea area={area} ruta={ruta} />
            </Recordada>
          }
        />
      ))}
      <Route path="*" element={<Navigate replace to="/auth/login" state={state} />} />
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
