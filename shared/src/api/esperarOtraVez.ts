import type { ApiError } from './apiError';

type Rechazada = {
  error?: Pick<ApiError, 'code'>;
  meta?: { response?: Response | undefined } | undefined;
};
type Pedido = { vez: number; type: 'query' | 'mutation'; signal: AbortSignal };

/** Twice more, and not for longer than a person waits without a word. */
const VECES = 2;
const MAXIMO_S = 10;
/** Where the header cannot be read: of another origin. */
const SIN_DECIR_S = 1;
/** Tills that were told the same do not come back all at once. */
const REPARTO_MS = 500;

/**
 * Waits as long as a refusal says (Retry-After), where the call may be made again: true when it is time. One of too many
 * calls did nothing; of what reads, it does not matter.
 */
export async function esperarOtraVez(
  { error, meta }: Rechazada,
  { vez, type, signal }: Pedido,
): Promise<boolean> {
  const sePuede =
    error?.code === 'DEMASIADAS_PETICIONES' ||
    (error?.code === 'SERVIDOR_OCUPADO' && type === 'query');
  const segundos = Number(meta?.response?.headers.get('retry-after') ?? SIN_DECIR_S);
  if (!sePuede || vez >= VECES || !(segundos >= 0 && segundos <= MAXIMO_S)) return false;
  await pausa(segundos * 1_000 + Math.random() * REPARTO_MS, signal);
  return !signal.aborted;
}

function pausa(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const reloj = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(reloj);
      resolve();
    });
  });
}
