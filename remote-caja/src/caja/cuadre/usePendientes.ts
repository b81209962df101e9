import type { PendientesDeCierre } from '@comanda/shared/contracts/caja/cuadres';
import { usePendientes as useDelEquipo } from '@comanda/shared/session';
import type { Consulta } from '@comanda/shared/piezas/vista';
import { useEquipo, useSinLinea } from '@comanda/shared/sinLinea';

import { usePendientesDeCierreQuery } from './cuadreApi';
import {
  pendientesDeLaVenta,
  pendientesDelEquipo,
  pendientesDelServidor,
  type Pendiente,
} from './pendientes';

export type PendientesLeidos = {
  query: Consulta<PendientesDeCierre>;
  /** What is known to be open, here and at the server, where it was read. */
  todos: Pendiente[];
};

/** What is still open before a drawer is closed. Counting it reads it again. */
export function usePendientes(empresa: string, caja: number): PendientesLeidos {
  const query = usePendientesDeCierreQuery(
    { empresa, caja: String(caja) },
    { refetchOnMountOrArgChange: true },
  );
  const enEquipo = pendientesDelEquipo(useSinLinea(), empresa);
  const deLaVenta = pendientesDeLaVenta(useDelEquipo());
  const propio = useEquipo(empresa)?.nombre ?? null;
  const enServidor = query.currentData ? pendientesDelServidor(query.currentData, propio) : [];
  return { query, todos: [...enServidor, ...enEquipo, ...deLaVenta] };
}
