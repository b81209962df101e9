import { crearObrero, type DepsDeObrero, type Obrero } from './obrero';

/** How long a task that failed is left alone. */
const APARTE_MS = 10 * 60_000;

type DepsSinArriendo<Tarea> = Omit<DepsDeObrero<Tarea>, 'simultaneos'> & {
  /** The same for one task each time it is told. */
  claveDe: (tarea: Tarea) => string;
};

/**
 * The same for a queue that only tells what is due: the task's own transaction makes sure that it is done once, and who
 * comes second finds it done. One after the other; a task that fails is put aside, so that it does not hold up the others.
 */
export function crearObreroSinArriendo<Tarea>(deps: DepsSinArriendo<Tarea>): Obrero {
  const { tomar, hacer, claveDe, reloj } = deps;
  const aparte = new Map<string, number>();

  return crearObrero<Tarea>({
    ...deps,
    simultaneos: 1,
    tomar: async (cuantas, ahora) => {
      const debidas = await tomar(cuantas + aparte.size, ahora);
      const espera = (tarea: Tarea) => (aparte.get(claveDe(tarea)) ?? 0) > ahora.getTime();
      return debidas.filter((tarea) => !espera(tarea)).slice(0, cuantas);
    },
    hacer: async (tarea) => {
      try {
        await hacer(tarea);
        aparte.delete(claveDe(tarea));
      } catch (error) {
        aparte.set(claveDe(tarea), reloj().getTime() + APARTE_MS);
        throw error;
      }
    },
  });
}
