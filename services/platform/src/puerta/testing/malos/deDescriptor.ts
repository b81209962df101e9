import type { AreaEnPuerta } from '../../../areas/deLaPlataforma';
import { AREAS_SEMBRADAS } from '../../../testing/areasSembradas';
import type { ContextoDePuerta } from '../../regla';

import { conIndice, rutasDe, type Malo } from './malo';

const conAreas = (area: string, over: Partial<AreaEnPuerta>): Partial<ContextoDePuerta> => {
  const nueva = { zona: 'admin', kb: 120, rutas: [], clases: [], perfiles: ['Cajero'] } as const;
  return { areas: new Map([...AREAS_SEMBRADAS, [area, { ...nueva, ...over }]]) };
};

/** Those that want what is of another area, or was not given to theirs. */
export const MALOS_DE_DESCRIPTOR: Record<string, Malo> = {
  'the descriptor of another area': {
    regla: 'descriptor-de-otra',
    motivo: 'el descriptor es de reportes',
    romper: ({ ficha }) => Object.assign(ficha.descriptor as object, { area: 'reportes' }),
  },
  'a path that leads out of its zone': {
    regla: 'ruta-fuera',
    motivo: '"../auth/login" sale de su zona',
    romper: (partes) => {
      Object.assign(rutasDe(partes)[0] ?? {}, { path: '../auth/login' });
      conIndice({ trozos: { '..-auth-login': [] } })(partes);
    },
  },
  'a path of another area': {
    regla: 'ruta-ajena',
    motivo: 'admin/mesas/nuevas es de ventas (admin/mesas)',
    romper: (partes) => {
      Object.assign(rutasDe(partes)[0] ?? {}, { path: 'mesas/nuevas' });
      conIndice({ trozos: { 'mesas-nuevas': [] } })(partes);
    },
  },
  'an area that nobody made': {
    regla: 'area-desconocida',
    motivo: 'no hay un área caja',
    contexto: { areas: new Map() },
  },
  'a path that its area was not given': {
    regla: 'ruta-reservada',
    motivo: 'la ruta caja no empieza por dinero ni por cierres',
    contexto: conAreas('caja', { rutas: ['dinero', 'cierres'] }),
  },
  'a path that another area was given': {
    regla: 'ruta-reservada',
    motivo: 'la ruta caja es del área eventos',
    contexto: conAreas('eventos', { rutas: ['caja'] }),
  },
  'a profile that its area was not given': {
    regla: 'perfil-fuera',
    motivo: 'la ruta caja es de Cajero, y el área no lo tiene',
    contexto: conAreas('caja', { perfiles: ['Administrador'] }),
  },
  'a chunk of another area': {
    regla: 'trozo-ajeno',
    motivo: 'el trozo mesas es de ventas',
    romper: (partes) => Object.assign(partes.indice.trozos as object, { mesas: [] }),
  },
  'a path without its chunk': {
    regla: 'ruta-sin-trozo',
    motivo: 'la ruta caja no tiene',
    romper: conIndice({ trozos: {} }),
  },
  'a card of Inicio without its chunk': {
    regla: 'ruta-sin-trozo',
    motivo: 'la ruta inicio-caja no tiene',
    romper: ({ ficha }) =>
      Object.assign(ficha.descriptor as object, {
        inicio: [{ path: 'inicio-caja', lugar: 'pulso', perfiles: ['Cajero'] }],
      }),
  },
};
