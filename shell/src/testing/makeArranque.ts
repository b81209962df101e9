import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type {
  AreaArranque,
  Arranque,
  Descriptor,
} from '@comanda/shared/contracts/plataforma/plataforma';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';

import { makeManifiesto } from './federacionFalsa';

const ruta = (path: string, titulo: string, perfiles: Perfil[]) => ({
  path,
  titulo,
  icono: 'venta',
  perfiles,
  menu: perfiles.length > 0,
});

const DESCRIPTORES = {
  auth: {
    area: 'auth',
    titulo: 'el ingreso',
    zona: 'auth',
    rutas: ['login', 'login_admin', 'login_contador', 'login_dashboard', 'login_cocinero'].map(
      (path) => ruta(path, 'Ingresar', []),
    ),
  },
  ventas: {
    area: 'ventas',
    titulo: 'ventas',
    zona: 'admin',
    rutas: [
      ruta('puntoventa', 'Punto de venta', ['Administrador', 'Cajero', 'Mesero']),
      ruta('mesas', 'Mesas', ['Administrador']),
    ],
  },
  reportes: {
    area: 'reportes',
    titulo: 'los reportes',
    zona: 'admin',
    rutas: [ruta('facturas', 'Facturas electrónicas', ['Administrador', 'Contador'])],
  },
  admin: {
    area: 'admin',
    titulo: 'la administración',
    zona: 'admin',
    rutas: [ruta('empresa', 'Información', ['Administrador'])],
  },
} satisfies Partial<Record<string, Descriptor>>;

let builds = 0;

/** A build of an area under a new name, so that nothing a test before has loaded is found again. */
export function makeArea(area: keyof typeof DESCRIPTORES): AreaArranque {
  const build = String(++builds).padStart(12, '0');
  const contenedor = `comanda_${area}_${build}`;
  const base = `/areas/${area}/${build}/`;
  return {
    descriptor: DESCRIPTORES[area],
    build,
    contenedor,
    base,
    manifiesto: makeManifiesto(contenedor),
    integridad: { 'remoteEntry.js': 'sha384-abc' },
  };
}

export function makeArranque(
  usuario: UsuarioSesion | null,
  over: Partial<Arranque> = {},
): Arranque {
  return {
    version: 1,
    areas: usuario ? [makeArea('auth'), makeArea('ventas')] : [makeArea('auth')],
    usuario,
    apagadas: [],
    direcciones: { ordering: '/', billing: '/facturacion', print: 'http://localhost:8000' },
    ...over,
  };
}

export const { ventas: DESCRIPTOR_VENTAS } = DESCRIPTORES;
