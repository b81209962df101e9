import { useEffect } from 'react';

import { init } from '@module-federation/enhanced/runtime';

import type { AreaModule } from '@comanda/shared/area';
import { PorEmpresa } from '@comanda/shared/piezas/vista';

import integrityPlugin from '../federation/integrityPlugin';

const PATHS = [
  'login',
  'login_admin',
  'login_contador',
  'login_dashboard',
  'login_cocinero',
  'puntoventa',
  'mesas',
  'facturas',
];

const modulo: AreaModule = {
  rutas: PATHS.map((path) => ({
    path,
    cargar: () =>
      Promise.resolve({
        default: () => (
          <>
            <p>Pantalla {path}</p>
            <PorEmpresa selector="botones">{(empresa) => <p>Datos de {empresa}</p>}</PorEmpresa>
          </>
        ),
      }),
  })),
};

/** A screen that is drawn, and throws in its effect. */
function SeRompe() {
  useEffect(() => {
    throw new Error('it throws as it is mounted');
  }, []);
  return <p>Pantalla que se rompe</p>;
}

const moduloRoto: AreaModule = {
  rutas: PATHS.map((path) => ({ path, cargar: () => Promise.resolve({ default: SeRompe }) })),
};

/** Containers whose screens throw as they are mounted. */
export const alMontar = new Set<string>();

/** Areas, or containers of single builds, whose files a test has taken away. */
export const rotas = new Set<string>();
/** Containers whose files never come. */
export const colgadas = new Set<string>();
/** Containers whose files come, once what is said here has happened. */
export const tardias = new Map<string, Promise<unknown>>();

/** The real federation runtime, with our plugin; only the scripts of the remotes do not come over a network. */
export function iniciarFederacion(): void {
  init({
    name: 'shell-en-prueba',
    remotes: [],
    plugins: [
      integrityPlugin(),
      {
        name: 'red-falsa',
        async loadEntry({ remoteInfo: { name } }) {
          await tardias.get(name);
          if (colgadas.has(name)) return new Promise(() => undefined);
          if (rotas.has(name.split('_')[1] ?? '') || rotas.has(name))
            throw new Error(`${name}: file is missing`);
          return {
            init: () => undefined,
            get: () => () => Promise.resolve(alMontar.has(name) ? moduloRoto : modulo),
          };
        },
      },
    ],
  });
}

/** What a build's mf-manifest.json must hold for the runtime to take it. */
export function makeManifiesto(name: string): Record<string, unknown> {
  const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'global' };
  const metaData = {
    name,
    globalName: name,
    publicPath: 'auto',
    remoteEntry,
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: name },
  };
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return {
    id: name,
    name,
    metaData,
    shared: [],
    remotes: [],
    exposes: [{ id: `${name}:routes`, name: 'routes', path: './routes', assets }],
  };
}
