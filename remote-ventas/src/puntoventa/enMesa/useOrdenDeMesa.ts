import { useMemo, useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { anotadoDe, conAnotado } from '@comanda/shared/domain/sinLinea/ordenSinLinea';
import { useAlCambio } from '@comanda/shared/piezas/flujo';
import { useConexion } from '@comanda/shared/session';

import { useConsultarOrdenQuery, type Abiertas } from '../../cocina/pisoApi';
import { useAbiertas } from '../../cocina/useAbiertas';
import { useAnotado } from '../../cocina/useAnotado';
import { PISO_MS, usePiso, useSondeoDePiso } from '../../cocina/usePiso';
import { useLeyDelDia } from '../catalogo/useLeyDelDia';
import { ordenSegunLey } from './ordenSegunLey';

/** What the till was opened on: a table, or an order by its key; `nombre`: of one that nothing was sent of. */
export type OrdenBuscada = { mesa: string } | { random: string; nombre?: string };

/** What is known of it. Undefined: nothing yet; a null order: the table is free. */
export type OrdenDeMesa = ReturnType<typeof useOrdenDeMesa>;

/**
 * The order of a table as the server has it, read anew every moment, with what this till did for it that the server does not
 * have yet, at the rates of today. `random`: its key, also for a moment after it was paid, so that what was sold can still be seen and printed.
 */
export function useOrdenDeMesa(empresa: string, cual: OrdenBuscada) {
  const query = useConsultarOrdenQuery({ empresa, ...llaveDe(cual) }, useSondeoDePiso());
  useAlCambio('piso', empresa, { query, cadaMs: PISO_MS });
  const { currentData: piso } = usePiso(empresa);
  const abiertas = useAbiertas(empresa);
  const enLinea = useConexion();
  const leida = leidaDe(query, abiertas, cual);
  const mesa = mesaDe(piso?.mesas ?? [], cual, leida.orden);
  const numero = numeroDe(cual, mesa, leida.orden);
  const pedida = useConAnotado(empresa, leida, { cual, numero });
  const ley = useLeyDelDia(empresa);
  const orden = useMemo(() => (pedida ? ordenSegunLey(pedida, ley) : pedida), [pedida, ley]);
  const random = useUltima(cual, orden);
  const desfase = piso?.desfase ?? 0;
  const de = enLinea || !abiertas ? null : leida.de;
  return {
    query: sinFalta(query, cual),
    orden,
    random,
    mesa,
    desfase,
    numero,
    de,
    nombre: nombreDe(cual),
  };
}

/** An order that began with a name and of which nothing was sent is not the server's to know. */
const sinFalta = <Query extends Consulta>(query: Query, cual: OrdenBuscada): Query =>
  nombreDe(cual) && esApiError(query.error) && query.error.code === 'NO_ENCONTRADO'
    ? { ...query, error: undefined }
    : query;

const llaveDe = (cual: OrdenBuscada) =>
  'mesa' in cual ? { mesa: cual.mesa } : { random: cual.random };
const nombreDe = (cual: OrdenBuscada): string => ('nombre' in cual ? (cual.nombre ?? '') : '');

/** `de`: of when it is, where it was kept; `leido`: when it was read. */
type Leida = { orden: Orden | null | undefined; leido: number; de: number | null };
type Consulta = {
  currentData?: Orden | null | undefined;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
};

/** As it was answered here; else among those that were kept. */
function leidaDe(query: Consulta, abiertas: Abiertas | undefined, cual: OrdenBuscada): Leida {
  const { currentData, fulfilledTimeStamp = 0 } = query;
  if (currentData !== undefined)
    return { orden: currentData, leido: fulfilledTimeStamp, de: fulfilledTimeStamp };
  if (!abiertas || query.error === undefined) return { orden: undefined, leido: 0, de: null };
  const suya = abiertas.ordenes.find((una) =>
    'mesa' in cual ? una.id_mesa === cual.mesa : una.random === cual.random,
  );
  const leido = abiertas.de ?? Date.now();
  return { orden: suya ?? null, leido, de: leido };
}

type Donde = { cual: OrdenBuscada; numero: string | undefined };

function useConAnotado(empresa: string, { orden, leido }: Leida, { cual, numero = '' }: Donde) {
  const { envios, pagos } = useAnotado(empresa, leido);
  const random = orden?.random ?? ('random' in cual ? cual.random : '');
  return useMemo(() => {
    const suyos = anotadoDe(envios, { random, mesa: numero });
    if (orden === undefined && suyos.length === 0) return undefined;
    return conAnotado(orden ?? null, suyos, pagos);
  }, [orden, envios, pagos, random, numero]);
}

function useUltima(cual: OrdenBuscada, orden: Orden | null | undefined): string | null {
  const [ultima, setUltima] = useState('random' in cual ? cual.random : null);
  if (orden && orden.random !== ultima) setUltima(orden.random);
  return orden ? orden.random : ultima;
}

const mesaDe = (mesas: readonly Mesa[], cual: OrdenBuscada, orden: Orden | null | undefined) => {
  const cualMesa = 'mesa' in cual ? cual.mesa : orden?.id_mesa;
  const numero = orden?.mesa ?? '';
  return mesas.find(({ id, numero_mesa }) => id === cualMesa || String(numero_mesa) === numero);
};

/** The table's, as the calls take it: '' for an order without one, undefined until it is known. */
function numeroDe(cual: OrdenBuscada, mesa: Mesa | undefined, orden: Orden | null | undefined) {
  if (mesa) return String(mesa.numero_mesa);
  if (!('random' in cual)) return undefined;
  return orden ? orden.mesa : cual.nombre === undefined ? undefined : '';
}
