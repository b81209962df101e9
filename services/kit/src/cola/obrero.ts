import { crearBucle } from './bucle';

export type RegistroDeCola = { error(detalle: object, mensaje: string): void };

/** Work on a queue, by rounds or by a loop of its own. */
export type Obrero = {
  /** One round; answers how many tasks it took. */
  ronda: () => Promise<number>;
  iniciar: () => void;
  /** Waits for what is in hand; nothing new is taken. */
  detener: () => Promise<void>;
};

export type DepsDeObrero<Tarea> = {
  /** Takes what is due, up to as many. */
  tomar: (cuantas: number, ahora: Date) => Promise<Tarea[]>;
  /** What is done with each. A task that is rejected is left to its lease, which runs out. */
  hacer: (tarea: Tarea) => Promise<void>;
  /** Which one a line of the log is about. */
  nombrar: (tarea: Tarea) => object;
  /** What the log says when nothing could be taken, and when a task was rejected. */
  frases: { ronda: string; tarea: string };
  reloj: () => Date;
  log: RegistroDeCola;
  /** How long it sleeps when nothing is due. */
  pausaMs: number;
  simultaneos: number;
};

/**
 * Takes what is due in a queue and does it, as many at a time as it has hands. Any number of these may run on one
 * database, and be killed: rows are taken with a lease, and what makes a task's result one is the task's own.
 */
export function crearObrero<Tarea>(deps: DepsDeObrero<Tarea>) {
  const { tomar, hacer, nombrar, frases, reloj, log, pausaMs, simultaneos } = deps;
  return crearBucle<Tarea>({
    tomar: (cuantas) => tomar(cuantas, reloj()),
    procesar: (tarea) =>
      hacer(tarea).catch((error: unknown) => {
        log.error({ err: error, ...nombrar(tarea) }, frases.tarea);
      }),
    alFallar: (error) => log.error({ err: error }, frases.ronda),
    pausaMs,
    simultaneos,
  });
}
