import { enBase } from '../session/baseLocal';

/** Whose reading it is, of which call, and what was asked; of one call so many answers are kept. */
export type Lectura = { usuario: string; llamada: string; entrada: string; cuantas: number };
type Guardada = Omit<Lectura, 'cuantas'> & { cuando: number; dato: unknown };

const llaveDe = ({ usuario, llamada, entrada }: Lectura) => [usuario, llamada, entrada];

/** Keeps what a call answered; of those of its kind the ones of longest ago go. */
export function guardarLectura(lectura: Lectura, dato: unknown): Promise<unknown> {
  const { usuario, llamada, entrada, cuantas } = lectura;
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

export async function leerLectura(lectura: Lectura): Promise<Guardada | undefined> {
  const hallada = await enBase('lecturas', 'readonly', (uno) => uno.get(llaveDe(lectura)));
  return hallada as Guardada | undefined; // what was put there
}

/** It is no longer theirs to read. */
export const olvidarLectura = (lectura: Lectura): Promise<unknown> =>
  enBase('lecturas', 'readwrite', (almacen) => almacen.delete(llaveDe(lectura)));

export const olvidarLecturas = (): Promise<unknown> =>
  enBase('lecturas', 'readwrite', (almacen) => almacen.clear());
