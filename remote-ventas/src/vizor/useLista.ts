import { useEffect, useEffectEvent, useState } from 'react';

import { esApiError, type ApiError } from '@comanda/shared/api';
import { ERRORES } from '@comanda/shared/errors/catalogo';
import { useAlCambio, useCada, useDeCuando } from '@comanda/shared/piezas/flujo';
import { escuchar } from '@comanda/shared/piezas/pagina';
import { useAhora, type Consulta } from '@comanda/shared/piezas/vista';
import { useUsuario } from '@comanda/shared/session';
import { VIZOR_REFRESH_MS } from '@comanda/shared/ui/core';

import { guardarLista, leerLista, type Leida, type ListaGuardada } from './listaGuardada';
import { useListarVizorQuery } from './vizorApi';

/** Also while nobody looks at the window: a kitchen's has no focus. RTK takes a page that is hidden for not focused. */
const SONDEO = {
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;

const CADA_MS = 1_000;
/** One refresh that fails is made good by the next: a list that flickers cannot be read. */
const GRACIA_MS = 2 * VIZOR_REFRESH_MS + 200;

export type EstadoLista = {
  /** The last list there is; null while none ever came. */
  lista: Leida | null;
  /** What the server has said since the page was opened; null before it did. */
  fresca: Leida | null;
  /** What was kept from before; null where nothing was. */
  guardada: ListaGuardada | null;
  /** Its four states, for QueryView. */
  consulta: Consulta<Leida>;
  /** Of when it is, by this machine's clock: read, or told that nothing changed since. Zero where there is none. */
  leida: number;
  /** Why it is not as it stands now; null where it is. */
  fallo: Pick<ApiError, 'code' | 'msg'> | null;
  /** Whether what is shown is of this moment. */
  alDia: boolean;
  /** The server's clock, in milliseconds. */
  ahora: number;
  /** When the last answer came, of one that changed nothing too. */
  respuesta: number;
};

/** A company's kitchen, of 900 ms ago at most (spec section 5): told or asked. The last list stays whatever happens. */
export function useLista(empresa: string): EstadoLista {
  const usuario = useIdDeUsuario();
  const [guardada] = useState(() => leerLista(usuario, empresa));
  const pollingInterval = useCada(VIZOR_REFRESH_MS);
  const query = useListarVizorQuery({ empresa }, { ...SONDEO, pollingInterval });
  useAlCambio('piso', empresa, { query, cadaMs: VIZOR_REFRESH_MS });
  const { currentData, fulfilledTimeStamp: respuesta = 0 } = query;
  const reloj = useAhora(CADA_MS).getTime();
  const fallo = enPalabras(query.error);
  const leida = useDeCuando(respuesta, fallo !== null);
  const ajena = fallo?.code === 'EMPRESA_NO_PERMITIDA';
  useGuardada({ usuario, empresa, currentData, leida, ajena });
  const fresca = currentData ? { lista: currentData, leida } : null;
  const ultima = ajena ? null : (fresca ?? guardada);
  const reciente = fallo === null || Math.abs(reloj - leida) <= GRACIA_MS;
  const fresco = fresca !== null && !ajena && reciente;
  return {
    ...partesDe(ultima),
    fresca: currentData ?? null,
    guardada,
    consulta: consultaDe(query, ultima),
    fallo: fresco ? null : fallo,
    alDia: fresco,
    ahora: reloj + useDesfase(ultima),
    respuesta,
  };
}

/** One that fails goes on saying so while it is asked again. */
const consultaDe = (
  { error, isFetching, refetch }: Consulta<Leida>,
  ultima: ListaGuardada | null,
): Consulta<Leida> => ({
  ...(ultima && { currentData: ultima.lista }),
  error,
  isFetching: isFetching && error === undefined,
  refetch,
});

const partesDe = (ultima: ListaGuardada | null) =>
  ultima ? { lista: ultima.lista, leida: ultima.leida } : { lista: null, leida: 0 };

const useIdDeUsuario = (): string => useUsuario()?.id ?? '';

function enPalabras(error: unknown): Pick<ApiError, 'code' | 'msg'> | null {
  if (error === undefined) return null;
  return esApiError(error) ? error : { code: 'INESPERADO', msg: ERRORES.INESPERADO.msg };
}

type Guardar = {
  usuario: string;
  empresa: string;
  currentData: Leida | undefined;
  leida: number;
  /** The server says that the company is not the user's: what was kept of it is not either. */
  ajena: boolean;
};

/** Keeps the list when it changes, and its hour when the page goes. */
function useGuardada({ usuario, empresa, currentData, leida, ajena }: Guardar): void {
  const guardar = useEffectEvent(() => {
    if (ajena) guardarLista(usuario, empresa, null);
    else if (currentData) guardarLista(usuario, empresa, { lista: currentData, leida });
  });
  useEffect(() => {
    guardar();
  }, [currentData, ajena]);
  useEffect(() => escuchar('pagehide', () => guardar()), []);
}

/** How far the server's clock is ahead of this machine's, as the answer that said its hour came. */
function useDesfase(ultima: ListaGuardada | null): number {
  const [de, setDe] = useState(ultima);
  if (de?.lista.ahora !== ultima?.lista.ahora) setDe(ultima);
  return de ? Date.parse(de.lista.ahora) - de.leida : 0;
}
