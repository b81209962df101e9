import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';

const PERFILES = ['Administrador', 'Cajero', 'Contador', 'Dashboard'];
const TITULOS = {
  auth: 'Ingreso',
  ventas: 'Ventas',
  caja: 'Caja',
  inventario: 'Inventario',
  admin: 'Administración',
  reportes: 'Reportes',
};

export const makeArea = (over: Partial<AreaDePlataforma> = {}): AreaDePlataforma => ({
  area: 'ventas',
  titulo: 'Ventas',
  equipo: '',
  se_apaga: true,
  orden: 20,
  kb: 290,
  rutas: [],
  perfiles: PERFILES,
  origen: null,
  objetivo: 99.5,
  publicada: true,
  ...over,
});

/** Those of a new product, in the order of the menu. */
export const makeAreas = (): AreaDePlataforma[] =>
  Object.entries(TITULOS).map(([area, titulo], i) =>
    makeArea({ area, titulo, orden: (i + 1) * 10, se_apaga: area !== 'auth' }),
  );
