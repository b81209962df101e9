import { setTimeout as esperar } from 'node:timers/promises';

type Opciones<Tarea> = {
  /** Takes what is due, up to as many. */
  tomar: (cuantos: number) => Promise<Tarea[]>;
  /** Never rejects: what goes wrong is the task's own business. */
  procesar: (tarea: Tarea) => Promise<void>;
  alFallar: (error: unknown) => void;
  pausaMs: number;
  simultaneos: number;
};

/** Background work on a queue: takes what it has hands free for, so that a slow task holds up no other. */
export function crearBucle<Tarea>(opciones: Opciones<Tarea>) {
  const { tomar, procesar, alFallar, pausaMs, simultaneos } = opciones;
  const enCurso = new Set<Promise<void>>();
  const fin = new AbortController();
  let bucle: Promise<void> | null = null;
  /** How often something was done that others may have waited for. */
  let novedades = 0;
  let despertar = (): void => undefined;

  function encargar(tarea: Tarea): Promise<void> {
    const trabajo = procesar(tarea).finally(() => {
      enCurso.delete(trabajo);
      novedades += 1;
    });
    enCurso.add(trabajo);
    return trabajo;
  }

  async function trabajar(): Promise<void> {
    while (!fin.signal.aborted) {
      const libres = simultaneos - enCurso.size;
      const antes = novedades;
      const tomadas = libres > 0 ? await tomarSiSePuede(libres) : [];
      for (const tarea of tomadas) void encargar(tarea);
      // one that ended, or said so, while it was asked what is due may have freed what it held up
      if (tomadas.length === 0 && novedades === antes) await algoQueHacer();
    }
  }

  const tomarSiSePuede = (cuantos: number): Promise<Tarea[]> =>
    tomar(cuantos).catch((error: unknown) => {
      alFallar(error);
      return [];
    });

  /** A task in hand is done or frees another, or some time has passed: there may be work again. */
  async function algoQueHacer(): Promise<void> {
    const despierto = new AbortController();
    despertar = () => despierto.abort();
    const signal = AbortSignal.any([fin.signal, despierto.signal]);
    const pausa = esperar(pausaMs, undefined, { signal }).catch(() => undefined); // stopped, or woken
    await Promise.race([pausa, ...enCurso]);
    despierto.abort();
  }

  return {
    encargar,

    /** A task in hand no longer holds up what waited for it, though it is not done. */
    avisar: (): void => {
      novedades += 1;
      despertar();
    },

    /** One round; answers how many tasks it took. */
    ronda: async (): Promise<number> => {
      const tomadas = await tomar(simultaneos);
      await Promise.all(tomadas.map(encargar));
      return tomadas.length;
    },

    iniciar: (): void => {
      bucle ??= trabajar();
    },

    /** Waits for what is in hand; nothing new is taken. */
    detener: async (): Promise<void> => {
      fin.abort();
      await bucle;
      await Promise.all(enCurso);
    },
  };
}
