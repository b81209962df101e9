import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';

import type { AreaEnPuerta, AreasEnPuerta } from '../areas/deLaPlataforma';

const area = (
  kb: number,
  clases: readonly string[] = [],
  zona: AreaEnPuerta['zona'] = 'admin',
) => ({
  zona,
  kb,
  clases,
  rutas: [],
  perfiles: PERFILES,
});

/** The areas of a new database, for a gate without one; areasRoutes.test.ts holds them against the migration. */
export const AREAS_SEMBRADAS: AreasEnPuerta = new Map([
  ['auth', area(30, ['login'], 'auth')],
  ['ventas', area(440, ['cocina', 'enmesa', 'mesas', 'programados', 'vizor'])],
  ['caja', area(170)],
  ['inventario', area(230, ['bodega'])],
  ['admin', area(420)],
  ['reportes', area(225)],
]);
