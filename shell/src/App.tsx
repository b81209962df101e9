import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { BrowserRouter } from '@comanda/shared/router';
import { onLoginIniciado, useConexion, useUsuario } from '@comanda/shared/session';
import {
  ConfigProvider,
  espanol,
  retirarAvisos,
  SIN_SERVIDOR,
  temaDe,
} from '@comanda/shared/ui/core';

import { insistir } from './avisos/insistir';
import { FronteraShell } from './marco/FronteraShell';
import { Rutas } from './rutas/Rutas';
import { useModo } from './tema/temaElegido';

/** Where it does not come the page goes on without it. */
const NoticeHost = lazy(() =>
  insistir(() =>
    import('@comanda/shared/ui/avisos').then((avisos) => ({ default: avisos.NoticeHost })),
  ),
);

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** The page: store, theme, router, and a boundary that speaks when the shell itself fails. */
export function App({ store }: { store: AppStore }) {
  const modo = useModo();
  const tema = useMemo(() => temaDe(modo), [modo]);
  return (
    <Provider store={store}>
      <ConfigProvider
        theme={tema}
        locale={espanol}
        csp={{ nonce }}
        button={{ autoInsertSpace: false }}
      >
        <FronteraShell>
          <BrowserRouter>
            <Rutas />
          </BrowserRouter>
          <Avisos />
        </FronteraShell>
      </ConfigProvider>
    </Provider>
  );
}

/** Notices are a tier of their own: fetched with the first login call, not before the form. */
function Avisos() {
  const usuario = useUsuario();
  const [pedidos, setPedidos] = useState(usuario !== null);
  const hayConexion = useConexion();
  useEffect(() => onLoginIniciado(() => setPedidos(true)), []);
  useEffect(() => {
    if (hayConexion) retirarAvisos(SIN_SERVIDOR);
  }, [hayConexion]);
  if (!pedidos) return null;
  return (
    <Suspense>
      <NoticeHost />
    </Suspense>
  );
}
