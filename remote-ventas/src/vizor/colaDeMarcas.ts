import { esApiError } from '@comanda/shared/api';

/** Before each new try, while the server does not answer. */
const REINTENTOS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** What is marked together, and how it is called when it is said. */
export type Tanda = { lineas: readonly string[]; listo: boolean; que: string };

type Servidor = {
  mandar: (tanda: Tanda) => Promise<unknown>;
  /** The server has it. */
  alTomar: (tanda: Tanda) => void;
  /** It will not be: refused, or nobody answered for half a minute (`error` null), and what waited behind it neither. */
  alDesistir: (tandas: readonly Tanda[], error: unknown) => void;
};

/**
 * Sends marks one after another, in the order they were made: what is taken back arrives after what it takes back. It goes
 * on when the screen is gone, so that none is lost without a word.
 */
export function colaDeMarcas({ mandar, alTomar, alDesistir }: Servidor): (tanda: Tanda) => void {
  const cola: Tanda[] = [];
  let enviando = false;

  const enviar = async (tanda: Tanda) => {
    for (const espera of REINTENTOS_MS) {
      try {
        await mandar(tanda);
        alTomar(tanda);
        return;
      } catch (error) {
        if (!pasajero(error)) {
          alDesistir([tanda], error);
          return;
        }
        await new Promise((seguir) => setTimeout(seguir, espera));
      }
    }
    alDesistir([tanda, ...cola.splice(0)], null);
  };

  const bombear = async () => {
    if (enviando) return;
    enviando = true;
    for (let tanda = cola.shift(); tanda; tanda = cola.shift()) await enviar(tanda);
    enviando = false;
  };

  return (tanda) => {
    cola.push(tanda);
    void bombear();
  };
}

/** The server, or the way to it, may be well in a moment. */
const pasajero = (error: unknown): boolean =>
  !esApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;
