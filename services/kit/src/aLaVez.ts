type Tarea<R> = () => Promise<R>;

/** At most so many at once; the others wait for their turn in the order they came. */
export function aLaVez(cuantas: number) {
  let libres = cuantas;
  const esperan: (() => void)[] = [];
  const entrar = async () => {
    if (libres > 0) libres--;
    else await new Promise<void>((pasar) => esperan.push(pasar));
  };
  const salir = () => {
    const siguiente = esperan.shift();
    if (siguiente) siguiente();
    else libres++;
  };
  return async <R>(tarea: Tarea<R>): Promise<R> => {
    await entrar();
    try {
      return await tarea();
    } finally {
      salir();
    }
  };
}
