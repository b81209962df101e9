import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

type Cerrable = { cerrar(): Promise<void> };
export type Mesa = {
  /** A folder of its own. */
  carpeta: string;
  /** Notes what was opened, to be closed at the end, and answers it. */
  abierto: <Algo extends Cerrable>(algo: Algo) => Algo;
};

/** Of those that are not done yet. */
const puestas = new Set<() => Promise<void>>();

/** What `hacer` answers; then all that it opened is closed, the last first, and the folder is gone, also where it failed. */
export async function conAbiertos<Resultado>(
  nombre: string,
  hacer: (mesa: Mesa) => Promise<Resultado>,
): Promise<Resultado> {
  const carpeta = await mkdtemp(path.join(os.tmpdir(), `comanda-${nombre}-`));
  const cerrables: Cerrable[] = [];
  const quitar = async () => {
    const fallos: unknown[] = [];
    for (let uno = cerrables.pop(); uno; uno = cerrables.pop())
      await uno.cerrar().catch((error: unknown) => fallos.push(error));
    await rm(carpeta, { recursive: true, force: true });
    if (fallos.length > 0) throw new AggregateError(fallos, `${nombre}: not all of it was closed`);
  };
  let quitado = Promise.resolve();
  const levantar = () => (quitado = quitado.then(quitar)); // one at a time: the folder goes after what is in it
  puestas.add(levantar);
  try {
    return await hacer({
      carpeta,
      abierto: (algo) => {
        cerrables.push(algo);
        return algo;
      },
    });
  } finally {
    await levantar().finally(() => puestas.delete(levantar));
  }
}

/** For a process that is told to end: closes what is open now, the innermost first. Who is at it goes on, and fails. */
export async function levantarTodo(): Promise<void> {
  for (const levantar of [...puestas].reverse()) await levantar();
}
