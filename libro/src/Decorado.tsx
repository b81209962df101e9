import { Suspense, useEffect, useState, type ReactNode } from 'react';

import { Provider } from 'react-redux';

import { makeStore } from '@comanda/shared/api';
import { MemoryRouter } from '@comanda/shared/router';
import { sesionIniciada } from '@comanda/shared/session';
import { ICONOS } from '@comanda/shared/contracts/plataforma/iconos';
import { ConfigProvider, espanol, temaDe, traerIconos, type Modo } from '@comanda/shared/ui/core';
import { NoticeHost } from '@comanda/shared/ui/avisos';
import '@comanda/shared/ui/estilos.css';
import '@comanda/shared/ui/controles.css';
import '@comanda/shared/ui/cajas.css';

import { LARGO } from './textos';

traerIconos(ICONOS);

const QUIEN = {
  id: 'u1',
  perfil: 'Administrador' as const,
  empresa: ['La Cevichería del Puerto', 'Andina', LARGO],
  nombreCompleto: 'Carlos Andrade',
  logo_empresa: null,
  token: 'del libro',
  vence: 600,
  llave: btoa('k'.repeat(32)),
};

/** What the shell puts around a screen: store, session, router, theme, and what says notices. */
export function Decorado({ modo, children }: { modo: Modo; children: ReactNode }) {
  const [store] = useState(() => {
    const nuevo = makeStore();
    nuevo.dispatch(sesionIniciada(QUIEN));
    return nuevo;
  });
  useEffect(() => {
    document.documentElement.dataset.tema = modo;
  }, [modo]);
  return (
    <Provider store={store}>
      <ConfigProvider theme={temaDe(modo)} locale={espanol} button={{ autoInsertSpace: false }}>
        <MemoryRouter>
          <main aria-label="Pieza" style={{ padding: 16 }}>
            <Suspense>{children}</Suspense>
          </main>
        </MemoryRouter>
        <NoticeHost />
      </ConfigProvider>
    </Provider>
  );
}
