import { anotarFalla, anotarSana } from './fallas';

/** A browser may never answer, and nothing is kept waiting for what would only be nice to have. */
const ABRIR_MS = 4_000;
const HACER_MS = 8_000;
/** What did not answer is left alone for a while: not each sale waits for it once more. */
const DESCANSO_MS = 30_000;

/** Missing where a browser keeps nothing. */
export const hayBases = (): boolean => 'indexedDB' in globalThis;

export type Base = {
  abrir: () => Promise<IDBDatabase>;
  /** What was asked of it, unless it does not answer: then what was begun is given up, as far as it still can be. */
  esperar: <T>(hecho: Promise<T>, transaccion: IDBTransaction) => Promise<T>;
};

/**
 * One of the bases of this browser: opened when it is first asked for, and again where that failed or it was closed meanwhile.
 * `crear` gets the version that was there; 0: none. One that does not answer in time is an error like any other.
 */
export function baseAbierta(
  nombre: string,
  version: number,
  crear: (base: IDBDatabase, antes: number) => void,
): Base {
  let abierta: Promise<IDBDatabase> | null = null;
  let descansaHasta = 0;

  const pedir = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const pedido = indexedDB.open(nombre, version);
      pedido.onupgradeneeded = ({ oldVersion }) => crear(pedido.result, oldVersion);
      pedido.onblocked = () => console.warn(`equipo: ${nombre} waits for another tab`);
      pedido.onsuccess = () => {
        const base = pedido.result;
        base.onclose = base.onversionchange = () => {
          base.close();
          abierta = null;
        };
        resolve(base);
      };
      pedido.onerror = () => reject(pedido.error ?? new Error(`${nombre}: it cannot be opened`));
    });

  const descansar = (error: unknown): never => {
    abierta = null;
    if (esSinRespuesta(error)) descansaHasta = Date.now() + DESCANSO_MS;
    anotarFalla('bases', error);
    throw error;
  };

  const abrir = (): Promise<IDBDatabase> => {
    const pedida = pedir();
    void pedida.then(
      (base) => {
        abierta = Promise.resolve(base); // also where it came too late for who asked
        descansaHasta = 0;
        anotarSana('bases');
      },
      () => undefined, // told to who waits
    );
    return conPlazo(pedida, ABRIR_MS, nombre).catch(descansar);
  };

  return {
    abrir() {
      if (abierta) return abierta;
      if (Date.now() < descansaHasta) return Promise.reject(sinRespuesta(nombre));
      return (abierta = abrir());
    },
    esperar: (hecho, transaccion) =>
      conPlazo(hecho, HACER_MS, nombre).catch((error: unknown) => {
        if (!esSinRespuesta(error)) throw error;
        abortar(transaccion);
        return descansar(error);
      }),
  };
}

const sinRespuesta = (nombre: string) =>
  new DOMException(`${nombre}: it does not answer`, 'TimeoutError');

const esSinRespuesta = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** A page that stood still, or a machine that slept, lets at most one of these parts pass unheard: the answer may lie there all the same. */
const PARTES = 4;

function conPlazo<T>(hecho: Promise<T>, ms: number, nombre: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let reloj: ReturnType<typeof setTimeout>;
    const esperar = (quedan: number): void => {
      if (quedan === 0) reject(sinRespuesta(nombre));
      else reloj = setTimeout(() => esperar(quedan - 1), ms / PARTES);
    };
    esperar(PARTES);
    hecho.then(resolve, reject).finally(() => clearTimeout(reloj));
  });
}

/** Takes back what was not written yet; what has ended already stays as it ended. */
export function abortar(transaccion: IDBTransaction): void {
  if (transaccion.error !== null) return;
  try {
    transaccion.abort();
  } catch (error) {
    console.warn('equipo: it had ended already', error);
  }
}
