import { useState } from 'react';

import type { Mesa } from '@comanda/shared/contracts/mesas';
import type { Orden } from '@comanda/shared/contracts/ordenes';

import { useConsultarOrdenQuery } from '../../cocina/pisoApi';
import { SONDEO, usePiso } from '../../cocina/usePiso';

/** What the till was opened on: a table, or an order by its key. */
export type Cual = { mesa: string } | { random: string };

/** What the server says of it. Undefined: not known yet; a null order: the table is free. */
export type OrdenDeMesa = ReturnType<typeof useOrdenDeMesa>;

/**
 * The order of a table as the server has it, read anew every moment. `random`: its key, also for a moment after it was paid,
 * so that what was sold can still be seen and printed.
 */
export function useOrdenDeMesa(empresa: string, cual: Cual) {
  const query = useConsultarOrdenQuery({ empresa, ...cual }, SONDEO);
  const { currentData: piso } = usePiso(empresa);
  const orden: Orden | null | undefined = query.currentData;
  const ultima = useUltima(cual, orden);
  const mesa = mesaDe(piso?.mesas ?? [], cual, orden);
  const desfase = piso?.desfase ?? 0;
  return { query, orden, random: ultima, mesa, desfase, numero: numeroDe(cual, mesa, orden) };
}

function useUltima(cual: Cual, orden: Orden | null | undefined): string | null {
  const [ultima, setUltima] = useState('random' in cual ? cual.random : null);
  if (orden && orden.random !== ultima) setUltima(orden.random);
  return orden ? orden.random : ultima;
}

const mesaDe = (mesas: readonly Mesa[], cual: Cual, orden: Orden | null | undefined) => {
  const cualMesa = 'mesa' in cual ? cual.mesa : orden?.id_mesa;
  return mesas.find(({ id }) => id === cualMesa);
};

/** The table's, as the calls take it: '' for an order without one, undefined until it is known. */
function numeroDe(cual: Cual, mesa: Mesa | undefined, orden: Orden | null | undefined) {
  if (mesa) return String(mesa.numero_mesa);
  return 'random' in cual ? orden?.mesa : undefined;
}
