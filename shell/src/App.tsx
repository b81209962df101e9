import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Provider, useSelector } from 'react-redux';

import { adelantarGuardadas, type AppStore } from '@comanda/shared/api';
import { BrowserRouter } from '@comanda/shared/router';
import {
  onLoginIniciado,
  selectPorDesbloquear,
  useConexion,
  useUsuario,
} from '@comanda/shared/session';
import {
  BOTONES,
  ConfigProvider,
  espanol,
  retirarAvisos,
  SIN_SERVIDOR,
  temaDe,
} from '@comanda/shared/ui/core';

import { anotarPrecarga } from './arranque/anotarPrecarga';
import { insistir } from './avisos/insistir';
import { desbloqueo } from './desbloqueo/cargar';
import { cargarMarco } from './marco/cargarMarco';
import { FronteraShell } from './marco/FronteraShell';
import { Rutas } from './rutas/Rutas';
import { useModo, usePuntero } from './tema/temaElegido';

/** Where it does not come the page goes on without it. */
const NoticeHost = lazy(() =>
  insistir(() =>
    import('@comanda/shared/ui/avisos').then((avisos) => ({ default: avisos.NoticeHost })),
  ),
);

const Desbloqueo = lazy(() => insistir(desbloqueo));

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** The page: store, theme, router, and a boundary that speaks when the shell itself fails. */
export function App({ store }: { store: AppStore }) {
  const modo = useModo();
  const puntero = usePuntero();
  const tema = useMemo(() => temaDe(modo, puntero), [modo, puntero]);
  return (
    <Provider store={store}>
      <ConfigProvider theme={tema} locale={espanol} csp={{ nonce }} button={BOTONES}>
        <FronteraShell>
          <BrowserRouter>
            <Contenido />
          </BrowserRouter>
          <Avisos />
        </FronteraShell>
      </ConfigProvider>
    </Provider>
  );
}

/** Who opens the page while no server says whose it is shows first that it is them; the address waits. */
function Contenido() {
  const usuario = useSelector(selectPorDesbloquear);
  useEffect(() => {
    if (!usuario) return;
    adelantarGuardadas(usuario.id);
    cargarMarco()
      .then((marco) => marco.precargarRuta(usuario, location.pathname))
      .catch(anotarPrecarga);
  }, [usuario]);
  if (!usuario) return <Rutas />;
  return (
    <Suspense>
      <Desbloqueo usuario={usuario} />
    </Suspense>
  );
}

/** Notices are a tier of their own: fetched with the first login call, not before the form. */
function Avisos() {
  const usuario = useUsuario();
  const [pedidos, setPedidos] = useState(false);
  const hayConexion = useConexion();
  useEffect(() => onLoginIniciado(() => setPedidos(true)), []);
  useEffect(() => {
    if (hayConexion) retirarAvisos(SIN_SERVIDOR);
  }, [hayConexion]);
  if (!pedidos && usuario === null) return null;
  return (
    <Suspense>
      <NoticeHost />
    </Suspense>
  );
}
