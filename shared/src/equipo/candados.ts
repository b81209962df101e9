import { anotarFalla } from './fallas';

/** Whether one is free is told at once: a browser that does not say so is not well, and no reason to stop. */
const RESPONDE_MS = 2_000;

const OCUPADO = Symbol('another tab has it');

/** Missing over plain http, and in old browsers. */
export const hayCandados = (): boolean => 'locks' in navigator;

/** Does something after whatever another tab does under that name, as far as this browser can tell. */
export async function conCandado<T>(nombre: string, hacer: () => Promise<T>): Promise<T> {
  const hecho = await siNadie(nombre, hacer);
  return hecho === OCUPADO ? navigator.locks.request(nombre, hacer) : hecho;
}

/** Does something unless another tab does it already: undefined then. */
export async function siEstaLibre<T>(
  nombre: string,
  hacer: () => Promise<T>,
): Promise<T | undefined> {
  const hecho = await siNadie(nombre, hacer);
  return hecho === OCUPADO ? undefined : hecho;
}

async function siNadie<T>(nombre: string, hacer: () => Promise<T>): Promise<T | typeof OCUPADO> {
  if (!hayCandados()) return hacer();
  let hecho: Promise<T> | null = null;
  const sinCandado = (error: unknown) => {
    anotarFalla('candados', error);
    return (hecho ??= hacer());
  };
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const enVano = new Promise<T>((resolve) => {
    const callado = new Error(`${nombre}: nobody says whether it is free`);
    reloj = setTimeout(() => resolve(sinCandado(callado)), RESPONDE_MS);
  });
  const pedido = navigator.locks
    .request(nombre, { ifAvailable: true }, (candado) => {
      clearTimeout(reloj);
      if (!candado || hecho) return OCUPADO; // told too late, when it is being done
      return (hecho = hacer());
    })
    .catch((error: unknown) => {
      if (hecho) throw error; // its own
      return sinCandado(error);
    });
  try {
    return await Promise.race([pedido, enVano]);
  } finally {
    clearTimeout(reloj);
  }
}
