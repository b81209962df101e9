// @ts-nocheck
const SALA = Symbol.for('comanda.trabajo');

type Preguntas = Map<string, () => boolean>;

/** On the page, not in a room of the shell's: a remote that says what it has open goes on with whatever shell it finds. */
function preguntas(): Preguntas {
  const pagina = globalThis as { [SALA]?: Preguntas };
  return (pagina[SALA] ??= new Map<string, () => boolean>());
}

/** An area says how to find out whether somebody has something open in it that another build should not take over. */
export function declararTrabajo(quien: string, hay: () => boolean): void {
  preguntas().set(quien, hay);
}

/** Whether any area has something open, as they say themselves. */
export const hayTrabajoDeclarado = (): boolean => [...preguntas().values()].some((hay) => hay());
