import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';

import type { Tema } from '../../contracts/ventas/flujo';

import { flujo } from './estado';

/** While the server tells what changes; what was not told all the same is found so late. */
const RED_MS = 60_000;

/** How often a list is to be asked for: as often as it says, unless the server tells when it changes. */
export function useCada(ms: number): number {
  useEffect(() => flujo.pedirCada(ms), [ms]);
  return useSyncExternalStore(flujo.oirVivo, flujo.estaVivo) ? RED_MS : ms;
}

type Consultada = {
  /** Nothing was asked for yet, or is to be. */
  isUninitialized: boolean;
  isError: boolean;
  /** Joins what is on its way, which may be of before. */
  refetch: () => PromiseLike<{ startedTimeStamp?: number }>;
};

/**
 * Whether it can be asked again. What another screen has asked for counts as asked for from the first drawing on, and this one holds
 * it a moment later, and until a moment before it is gone; what is told in between would be refused.
 */
function useAsida(isUninitialized: boolean): RefObject<boolean> {
  const asida = useRef(false);
  useLayoutEffect(
    () => () => {
      asida.current = false;
    },
    [isUninitialized],
  );
  useEffect(() => {
    asida.current = !isUninitialized;
  }, [isUninitialized]);
  return asida;
}

/**
 * Asks for a company's list when the server tells that its subject changed, and again where that came while an answer was on its
 * way. One that failed is asked for as often as `cadaMs` says, told of or not.
 */
export function useAlCambio(
  tema: Tema,
  empresa: string,
  { cadaMs, query }: { cadaMs: number; query: Consultada },
): void {
  const { isUninitialized, isError, refetch } = query;
  const asida = useAsida(isUninitialized);
  const preguntar = useEffectEvent(() => (asida.current ? refetch() : undefined));
  useAlDecirse(tema, empresa, query);
  const vivo = useSyncExternalStore(flujo.oirVivo, flujo.estaVivo);
  useEffect(() => {
    if (!isError || !vivo) return;
    const reloj = setInterval(() => void preguntar(), cadaMs); // one failure after another may be drawn as one
    return () => clearInterval(reloj);
  }, [isError, vivo, cadaMs]);
}

/**
 * For a figure that is asked for now and then: at once, too, when the server tells that its company's subject changed. What came
 * before the server began to tell is not asked for again where it was asked for a moment ago, and nobody stopped telling since.
 */
export function useAlDia(
  tema: Tema,
  empresa: string,
  query: Consultada & { startedTimeStamp?: number },
): void {
  useSiSeDice(tema, empresa, query); // lets go first: who asks no more ends the stream, which is told to who listens
  useCada(RED_MS);
}

/** The same where the server tells this page of something else anyway. `empresa` null: of any. */
export function useSiSeDice(
  tema: Tema,
  empresa: string | null,
  query: Consultada & { startedTimeStamp?: number },
): void {
  useAlDecirse(tema, empresa, { ...query, frescaMs: RED_MS / 2 });
}

type Preguntada = Consultada & {
  startedTimeStamp?: number;
  /** For how long what was asked for stands where nobody says what changed. */
  frescaMs?: number;
};

function useAlDecirse(
  tema: Tema,
  empresa: string | null,
  { isUninitialized, refetch, startedTimeStamp = 0, frescaMs = 0 }: Preguntada,
): void {
  const asida = useAsida(isUninitialized);
  const preguntar = useEffectEvent(() => (asida.current ? refetch() : undefined));
  const vale = useEffectEvent(
    (cuando: number, callado: number) =>
      cuando - startedTimeStamp < frescaMs && startedTimeStamp >= callado,
  );
  useEffect(() => {
    let esta = true; // who left the screen meanwhile has nothing left to ask with
    const preguntarDesde = async (cuando: number) => {
      const { startedTimeStamp = cuando } = (await preguntar()) ?? {};
      if (startedTimeStamp < cuando && esta) await preguntar();
    };
    const dejar = flujo.oirCambio((cual, deQuien, cuando, callado = 0) => {
      const suya = cual === tema && (empresa === null || deQuien === empresa);
      if (suya || (cual === null && !vale(cuando, callado))) void preguntarDesde(cuando);
    });
    return () => {
      esta = false;
      dejar();
    };
  }, [tema, empresa]);
}

/**
 * Of when what a list says is, in milliseconds since 1970: of its last answer, or of the last beat that said that nothing changed
 * since. One that failed is of no beat until it is answered, also while it is asked for again.
 */
export function useDeCuando(respuesta: number, fallo: boolean): number {
  const latido = useSyncExternalStore(flujo.oirLatido, flujo.ultimoLatido);
  const [visto, setVisto] = useState(0);
  const [fallida, setFallida] = useState<number | null>(null);
  if (fallo && fallida !== respuesta) setFallida(respuesta);
  if (!fallo && fallida !== respuesta && latido > visto) setVisto(latido);
  return Math.max(respuesta, visto);
}
