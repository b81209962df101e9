import type { PendientesDeCierre } from '@comanda/shared/contracts/caja/cuadres';
import type { Consulta } from '@comanda/shared/piezas/vista';
import { useSinLinea } from '@comanda/shared/sinLinea';

import { usePendientesDeCierreQuery } from './cuadreApi';
import { pendientesDelEquipo, pendientesDelServidor, type Pendiente } from './pendientes';

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
  const enServidor = query.currentData ? pendientesDelServidor(query.currentData) : [];
  return { query, todos: [...enServidor, ...enEquipo] };
}
