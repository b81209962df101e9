import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

type Cerrable = { cerrar(): Promise<void> };
type Mesa = {
  /** A folder of its own. */
  carpeta: string;
  /** Notes what was opened, to be closed at the end, and answers it. */
  abierto: <Algo extends Cerrable>(algo: Algo) => Algo;
};

/** What `hacer` answers; then all that it opened is closed, the last first, and the folder is gone, also where it failed. */
export async function conAbiertos<Resultado>(
  nombre: string,
  hacer: (mesa: Mesa) => Promise<Resultado>,
): Promise<Resultado> {
  const carpeta = await mkdtemp(path.join(os.tmpdir(), `comanda-${nombre}-`));
  const cerrables: Cerrable[] = [];
  try {
    return await hacer({
      carpeta,
      abierto: (algo) => {
        cerrables.push(algo);
        return algo;
      },
    });
  } finally {
    for (const uno of cerrables.reverse()) await uno.cerrar();
    await rm(carpeta, { recursive: true, force: true });
  }
}
