import { setTimeout as esperar } from 'node:timers/promises';

import { Indispuesto } from '@comanda/kit/http/salud';

import { estaVivo, type Postmaster } from './postmasterPid';
import { sinEspacio } from './registro';
import { detener, encender, type ServidorOptions } from './servidor';

const MIRADA_MS = 200;
/** Waits before each try to bring it back; together about a minute. */
const ESPERAS_MS = [0, 250, 500, 1_000, 2_000, 4_000, ...Array.from({ length: 10 }, () => 5_000)];
/** One that ends sooner than this after it came back has not come back. */
const ESTABLE_MS = 10_000;

export type ServidorVigilado = {
  /** The server's process; another one after it was brought back. */
  readonly pid: number;
  /** Rejects with what is the matter, in words for anyone, while the database cannot serve. */
  revisar(): Promise<void>;
  detener(): Promise<void>;
};

export type Cuidado = {
  /** It did not come back, try after try. */
  alCaer: (porque: unknown) => void;
  esperasMs?: readonly number[];
};

type VigilarOptions = Cuidado & { servidor: ServidorOptions; postmaster: Postmaster };

/** Keeps the server up: one that ends without being told to is started again on its port, where its clients look for it. */
export function vigilar(options: VigilarOptions): ServidorVigilado {
  const { servidor, alCaer, esperasMs = ESPERAS_MS } = options;
  const { puerto } = options.postmaster;
  const fin = new AbortController();
  let actual = options.postmaster;
  let arriba = true;
  const terminado = () => fin.signal.aborted;

  async function trabajar(): Promise<void> {
    let caidas = 0;
    while (!terminado()) {
      const desde = performance.now();
      await mientrasViva(actual.pid, fin.signal);
      if (terminado()) return;
      arriba = false;
      if (performance.now() - desde > ESTABLE_MS) caidas = 0;
      caidas = await reencender(caidas);
    }
  }

  /** Answers how many of the waits are used up. */
  async function reencender(usadas: number): Promise<number> {
    let porque: unknown = new Error('postgres: it ends whenever it is started');
    for (const [i, ms] of [...esperasMs.entries()].slice(usadas)) {
      await pausa(ms, fin.signal);
      if (terminado()) return i;
      try {
        actual = await encender(servidor, { puerto, signal: fin.signal });
        arriba = true;
        console.warn('La base de datos se detuvo y volvió a encender.');
        return i + 1;
      } catch (error) {
        porque = error;
      }
    }
    fin.abort();
    alCaer(porque);
    return 0;
  }

  const trabajo = trabajar();
  return {
    get pid() {
      return actual.pid;
    },
    async revisar() {
      if (await sinEspacio(servidor.datos)) throw new Indispuesto('No queda espacio en el disco');
      if (!arriba) throw new Indispuesto('La base de datos se detuvo y se está encendiendo');
    },
    async detener() {
      fin.abort();
      await trabajo;
      await detener(servidor.datos);
    },
  };
}

async function mientrasViva(pid: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && estaVivo(pid)) await pausa(MIRADA_MS, signal);
}

const pausa = (ms: number, signal: AbortSignal): Promise<void> =>
  esperar(ms, undefined, { signal }).catch(() => undefined); // told to stop: whoever waits looks at the signal
