import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';

import { nombreDeMesa } from '../cocina/nombres';
import { ESTADOS } from './estados';

/** A table to choose, by the number the calls take, with the icon of its state. */
export const opcionDeMesa = (mesa: Mesa) => ({
  valor: String(mesa.numero_mesa),
  texto: nombreDeMesa(mesa),
  icono: ESTADOS[mesa.estado].icono,
});
