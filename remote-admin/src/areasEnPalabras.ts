import type { Area } from '@comanda/shared/contracts/auth/perfiles';

export const AREAS_EN_PALABRAS: Readonly<Record<Area, string>> = {
  auth: 'Ingreso',
  ventas: 'Ventas',
  caja: 'Caja',
  inventario: 'Inventario',
  admin: 'Administracion',
  reportes: 'Reportes',
};
