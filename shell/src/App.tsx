import { useMemo } from 'react';
import { Provider } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { BrowserRouter } from '@comanda/shared/router';
import { ConfigProvider, espanol, temaDe } from '@comanda/shared/ui/core';

import { Avisos } from './avisos/Avisos';
import { FronteraShell } from './marco/FronteraShell';
import { Rutas } from './rutas/Rutas';
import { useModo } from './tema/temaElegido';

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
