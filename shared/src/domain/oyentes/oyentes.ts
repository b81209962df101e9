export type Oyentes<Dicho extends unknown[] = []> = {
  /** Answers how to stop listening. */
  oir: (oyente: (...dicho: Dicho) => void) => () => undefined;
  decir: (...dicho: Dicho) => void;
};

/** Who wants to hear of something, whenever it happens. */
export function crearOyentes<Dicho extends unknown[] = []>(): Oyentes<Dicho> {
  const todos = new Set<(...dicho: Dicho) => void>();
  return {
    oir: (oyente) => {
      todos.add(oyente);
      return () => void todos.delete(oyente);
    },
    decir: (...dicho) => todos.forEach((oyente) => oyente(...dicho)),
  };
}
