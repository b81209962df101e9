import type { Partes } from '../../../testing/makePublicable';

import type { Malo } from './malo';

const pidiendo =
  (name: string, requiredVersion: string) =>
  ({ manifiesto }: Partes) =>
    (manifiesto.shared = [{ name, requiredVersion }]);
const conEntrada =
  (codigo: string) =>
  ({ js }: Partes) =>
    (js['remoteEntry.js'] = `${js['remoteEntry.js'] ?? ''}${codigo}`);
/** Beside what the rest of it asks for. */
const PIDE_REACT_18 = 'var pide={shareKey:"react",requiredVersion:"^18.3.1"};';

/** Those that ask the shell for what it does not give. */
export const MALOS_DE_COSTURA: Record<string, Malo> = {
  'a huge manifest': {
    regla: 'manifiesto-grande',
    motivo: 'admite 32',
    romper: ({ manifiesto }) => (manifiesto.relleno = 'x'.repeat(40_000)),
  },
  'a second door': {
    regla: 'modulo-expuesto',
    motivo: 'expone ./routes, ./todo',
    romper: ({ manifiesto }) => (manifiesto.exposes = [{ path: './routes' }, { path: './todo' }]),
  },
  'another major of React': {
    regla: 'version-de-biblioteca',
    motivo: 'pide react ^18.2.0 y el marco da 19.3.1',
    romper: pidiendo('react', '^18.2.0'),
  },
  'a room that the shell does not give': {
    regla: 'sala-que-falta',
    motivo: '@comanda/shared/nueva no está en el marco en uso',
    romper: pidiendo('@comanda/shared/nueva', '^0.1.0'),
  },
  'a shared copy of its own': {
    regla: 'copia-propia',
    motivo: 'su propia copia de react',
    romper: ({ manifiesto }) => {
      const assets = { js: { async: [], sync: ['react.1.js'] } };
      manifiesto.shared = [{ name: 'react', requiredVersion: '^19.3.1', assets }];
    },
  },
  'no record of what it takes': {
    regla: 'sin-costura',
    motivo: 'no dice que toma',
    romper: ({ ficha }) => delete ficha.toma,
  },
  'the whole of a room': {
    regla: 'costura-entera',
    motivo: 'toma react entera',
    romper: ({ ficha }) => (ficha.toma = { react: { '*': 'desconocido' } }),
  },
  'a name the shell lacks': {
    regla: 'nombre-que-falta',
    motivo: 'Mapa de @comanda/shared/ui/core no está en el marco en uso: apareció en el marco ffff',
    romper: ({ ficha }) => (ficha.toma = { '@comanda/shared/ui/core': { Mapa: 'funcion' } }),
    contexto: { primero: () => 'ffff' },
  },
  'a shell without a name in use': {
    area: 'shell',
    regla: 'marco-que-quita',
    motivo: 'ventas 111111111111 toma useState de react',
    contexto: { area: 'shell' },
    romper: ({ ficha }) => (ficha.provee = { react: { version: '19.3.1', nombres: {} } }),
  },
  'a newer React than the shell gives': {
    regla: 'version-de-biblioteca',
    motivo: 'pide react ^19.9.0 y el marco da 19.3.1',
    romper: pidiendo('react', '^19.9.0'),
  },
  'an older minor of what is still 0.x': {
    regla: 'version-de-biblioteca',
    motivo: 'pide @comanda/shared/ui/core ^0.0.9 y el marco da 0.1.0',
    romper: pidiendo('@comanda/shared/ui/core', '^0.0.9'),
  },
  'a newer minor of what is still 0.x': {
    regla: 'version-de-biblioteca',
    motivo: 'pide @comanda/shared/ui/core ^0.2.0 y el marco da 0.1.0',
    romper: pidiendo('@comanda/shared/ui/core', '^0.2.0'),
  },
  'a newer patch than the shell gives': {
    regla: 'version-de-biblioteca',
    motivo: 'pide react ^19.3.2 y el marco da 19.3.1',
    romper: pidiendo('react', '^19.3.2'),
  },
  'a range that nobody can read': {
    regla: 'version-de-biblioteca',
    motivo: 'pide react ~19.3.1 y el marco da 19.3.1',
    romper: pidiendo('react', '~19.3.1'),
  },
  'a library that the shell does not give': {
    regla: 'version-de-biblioteca',
    motivo: 'moment no lo da el marco',
    romper: pidiendo('moment', '^2.30.0'),
  },
  'code that asks for another React than its manifest': {
    regla: 'manifiesto-que-difiere',
    motivo: 'remoteEntry.js pide react ^18.3.1 y el manifiesto dice ^19.3.1',
    romper: conEntrada(PIDE_REACT_18),
  },
  'code that asks for what its manifest does not say': {
    regla: 'manifiesto-que-difiere',
    motivo: 'remoteEntry.js pide zod ^4.6.7 y el manifiesto dice (nada)',
    romper: conEntrada('var mas={shareKey:"zod",requiredVersion:"^4.6.7"};'),
  },
  'a container that is no code': {
    regla: 'manifiesto-que-difiere',
    motivo: 'remoteEntry.js no se puede leer',
    romper: conEntrada('var ='),
  },
};
