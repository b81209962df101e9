import type { ReactElement } from 'react';

import { render, screen, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import ConfigProvider from 'antd/es/config-provider';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { makeStore } from '../api/store';
import type { UsuarioSesion } from '../contracts/auth/auth';
import { sesionIniciada } from '../session/sesionSlice';
import { BOTONES } from '../ui/botones';
import { registrarAnfitrion } from '../ui/notices';

type Opciones = {
  /** Null for the login gate. */
  usuario?: UsuarioSesion | null;
  ruta?: string;
  /** What the user answers when asked. */
  acepta?: boolean;
};

/** `llave`: 32 bytes, what is kept of readings is sealed with. */
const SESION = { token: 'token-de-prueba', vence: 600, llave: btoa('k'.repeat(32)) };

/** A cashier of one company, or whoever the overrides make of them. */
export function makeUsuario(over: Partial<UsuarioSesion> = {}): UsuarioSesion {
  return {
    id: 'u1',
    perfil: 'Cajero',
    empresa: ['La Cevichería del Puerto'],
    nombreCompleto: 'Carlos Andrade',
    logo_empresa: null,
    ...over,
  };
}

/** Named, for what cannot be named is no type of a package where the libraries stand elsewhere. */
type Vista = RenderResult & {
  screen: typeof screen;
  user: UserEvent;
  notices: string[];
  store: ReturnType<typeof makeStore>;
};

/** Of one name in all tests, so that what antd works out of it serves the next (hojas.ts). */
const TEMA = { zeroRuntime: true, cssVar: { key: 'prueba' } };

/** Renders a screen as the shell would: store, session, router, theme. `notices` collects what was said. */
export function renderScreen(ui: ReactElement, opciones: Opciones = {}): Vista {
  const { usuario = makeUsuario(), ruta = '/', acepta = true } = opciones;
  const store = makeStore();
  if (usuario) store.dispatch(sesionIniciada({ ...usuario, ...SESION }));

  const notices: string[] = [];
  registrarAnfitrion({
    mostrar: ({ tipo, titulo, texto }) => notices.push(`${tipo}: ${titulo} / ${texto ?? ''}`),
    retirar: () => undefined,
    preguntar: ({ titulo }) => {
      notices.push(`pregunta: ${titulo}`);
      return Promise.resolve(acepta);
    },
  });

  const user = userEvent.setup();
  const vista = render(
    <Provider store={store}>
      <ConfigProvider theme={TEMA} button={BOTONES}>
        <MemoryRouter initialEntries={[ruta]}>{ui}</MemoryRouter>
      </ConfigProvider>
    </Provider>,
  );
  return { ...vista, screen, user, notices, store };
}
