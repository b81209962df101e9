import type { Publicable } from '@comanda/shared/contracts/auth/perfiles';

type Limites = {
  /** KB a page may load of the build in all, as they travel. */
  kb: number;
  /** What the classes of its global sheets begin with; those of a `.module.css` bear a hash. */
  prefijos: readonly string[];
};

/** What each area may weigh and style: about half as much again as it weighs today. */
const DE_CADA_UNA: Readonly<Record<Publicable, Limites>> = {
  auth: { kb: 30, prefijos: ['login'] },
  ventas: { kb: 290, prefijos: ['cocina', 'enmesa', 'mesas', 'programados', 'vizor'] },
  caja: { kb: 120, prefijos: [] },
  inventario: { kb: 150, prefijos: ['bodega'] },
  admin: { kb: 330, prefijos: [] },
  reportes: { kb: 190, prefijos: [] },
  shell: { kb: 850, prefijos: [] },
};

export const limitesDeArea = (area: Publicable): Limites => DE_CADA_UNA[area];

/** It is part of every boot document. */
export const MANIFIESTO_MAX_BYTES = 32 * 1024;
