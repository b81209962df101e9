type Tarea<R> = () => Promise<R>;

/** So many turns: who finds none waits for one, in the order they came. Each is given back once. */
export function turnos(cuantos: number) {
  let libres = cuantos;
  const esperan: (() => void)[] = [];
  const tomar = async () => {
    if (libres > 0) libres--;
    else await new Promise<void>((pasar) => esperan.push(pasar));
  };
  const dejar = () => {
    const siguiente = esperan.shift();
    if (siguiente) siguiente();
    else libres++;
  };
  return { tomar, dejar };
}

/** Lets so many work at once; the others wait. */
export function aLaVez(cuantas: number) {
  const { tomar, dejar } = turnos(cuantas);
  return async <R>(tarea: Tarea<R>): Promise<R> => {
    await tomar();
    try {
      return await tarea();
    } finally {
      dejar();
    }
  };
}
