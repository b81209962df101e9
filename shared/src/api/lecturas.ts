import { enBase } from '../session/baseLocal';

/** Whose reading it is, of which call, and what was asked; of one call so many answers are kept. */
export type Lectura = { usuario: string; llamada: string; entrada: string; cuantas: number };
type Guardada = Omit<Lectura, 'cuantas'> & { cuando: number; dato: unknown };

/** Read before they are asked for; each is good once, and none once anything else was kept. */
let adelantadas: readonly Guardada[] = [];

const llaveDe = ({ usuario, llamada, entrada }: Omit<Lectura, 'cuantas'>) => [
  usuario,
  llamada,
  entrada,
];

/** Keeps what a call answered; of those of its kind the ones of longest ago go. */
export function guardarLectura(lectura: Lectura, dato: unknown): Promise<unknown> {
  const { usuario, llamada, entrada, cuantas } = lectura;
  adelantadas = [];
  return enBase('lecturas', 'readwrite', (almacen) => {
    const nueva: Guardada = { usuario, llamada, entrada, cuando: Date.now(), dato };
    const puesta = almacen.put(nueva);
    const suyas = IDBKeyRange.bound([usuario, llamada, 0], [usuario, llamada, Infinity]);
    const todas = almacen.index('porFecha').getAllKeys(suyas);
    todas.onsuccess = () => {
      for (const vieja of todas.result.slice(0, -cuantas)) almacen.delete(vieja);
    };
    return puesta;
  });
}

/** Reads the last answer of each call. */
export async function adelantarLecturas(usuario: string): Promise<void> {
  const suyas = IDBKeyRange.bound([usuario], [usuario, []]);
  const todas = await enBase('lecturas', 'readonly', (uno) => uno.index('porFecha').getAll(suyas));
  const guardadas = todas as Guardada[]; // what was put there, by call and time
  adelantadas = [...new Map(guardadas.map((una) => [una.llamada, una])).values()];
}

export async function leerLectura(lectura: Lectura): Promise<Guardada | undefined> {
  const ya = adelantadas.find((una) => llaveDe(una).join() === llaveDe(lectura).join());
  adelantadas = adelantadas.filter((una) => una !== ya);
  if (ya) return ya;
  const hallada = await enBase('lecturas', 'readonly', (uno) => uno.get(llaveDe(lectura)));
  return hallada as Guardada | undefined; // what was put there
}

/** It is no longer theirs to read. */
export function olvidarLectura(lectura: Lectura): Promise<unknown> {
  adelantadas = [];
  return enBase('lecturas', 'readwrite', (almacen) => almacen.delete(llaveDe(lectura)));
}

export function olvidarLecturas(): Promise<unknown> {
  adelantadas = [];
  return enBase('lecturas', 'readwrite', (almacen) => almacen.clear());
}
