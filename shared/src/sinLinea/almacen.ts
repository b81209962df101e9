import { abortar, baseAbierta, hayBases } from '../equipo';

import { FalloDeEquipo } from './FalloDeEquipo';
import {
  esVenta,
  type Equipo,
  type FilaDeSalida,
  type Practica,
  type VentaEnSalida,
} from './modelo';

/** 2: the outbox has acts other than sales, which a page of a version before would send as such. */
const VERSION = 2;
const ALMACENES = ['equipos', 'salida', 'practica'] as const;
const POR_CLAVE = 'idempotencia';

/** Missing where a browser keeps nothing: such a one is no till. */
export const hayAlmacen = hayBases;

const deSalida = baseAbierta('comanda.sinLinea', VERSION, (base, antes) => {
  if (antes > 0) return; // what lies in it is good as it is
  base.createObjectStore('equipos', { keyPath: 'empresa' });
  base.createObjectStore('practica', { keyPath: 'empresa' });
  base
    .createObjectStore('salida', { keyPath: 'orden', autoIncrement: true })
    .createIndex(POR_CLAVE, POR_CLAVE, { unique: true });
});

export type Almacenes = {
  equipo: (empresa: string) => Promise<Equipo | undefined>;
  equipos: () => Promise<Equipo[]>;
  guardarEquipo: (equipo: Equipo) => Promise<unknown>;
  borrarEquipo: (empresa: string) => Promise<unknown>;
  /** The acts of the outbox, in the order they were done. */
  filas: () => Promise<FilaDeSalida[]>;
  fila: (orden: number) => Promise<FilaDeSalida | undefined>;
  filaDeClave: (idempotencia: string) => Promise<FilaDeSalida | undefined>;
  agregarFila: <Fila extends FilaDeSalida>(fila: Omit<Fila, 'orden'>) => Promise<Fila>;
  guardarFila: (fila: FilaDeSalida) => Promise<unknown>;
  borrarFila: (orden: number) => Promise<unknown>;
  /** The acts that are sales. */
  ventas: () => Promise<VentaEnSalida[]>;
  venta: (orden: number) => Promise<VentaEnSalida | undefined>;
  ventaDeClave: (idempotencia: string) => Promise<VentaEnSalida | undefined>;
  practica: (empresa: string) => Promise<Practica | undefined>;
  guardarPractica: (practica: Practica) => Promise<unknown>;
  borrarPractica: (empresa: string) => Promise<unknown>;
};

/**
 * Everything in it is done or nothing is, one after another in all tabs. What is written is on the disk when it answers:
 * the power may go the moment after a screen has said 'Vendido'. Not so 'sinPrisa': what would be done again.
 */
export async function enAlmacen<Hecho>(
  modo: 'readonly' | 'readwrite' | 'sinPrisa',
  hacer: (almacenes: Almacenes) => Promise<Hecho>,
): Promise<Hecho> {
  try {
    const base = await deSalida.abrir();
    const transaccion =
      modo === 'sinPrisa'
        ? base.transaction(ALMACENES, 'readwrite', { durability: 'relaxed' })
        : base.transaction(ALMACENES, modo, { durability: 'strict' });
    const fin = terminada(transaccion);
    fin.catch(() => undefined); // where what was asked of it never answers, nobody waits for its end
    const todo = async () => {
      const hecho = await hacer(almacenesDe(transaccion)).catch(async (error: unknown) => {
        abortar(transaccion);
        await fin.catch(() => undefined); // what was done in it says why
        throw error;
      });
      await fin;
      return hecho;
    };
    return await deSalida.esperar(todo(), transaccion);
  } catch (error) {
    throw enPalabras(error);
  }
}

function enPalabras(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  const lleno = error.name === 'QuotaExceededError';
  return new FalloDeEquipo(lleno ? 'EQUIPO_SIN_ESPACIO' : 'EQUIPO_NO_GUARDA', error);
}

const siEsVenta = (fila: FilaDeSalida | undefined): VentaEnSalida | undefined =>
  fila && esVenta(fila) ? fila : undefined;

const terminada = (transaccion: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaccion.oncomplete = () => resolve();
    transaccion.onabort = () =>
      reject(transaccion.error ?? new DOMException('sinLinea: given up', 'AbortError'));
  });

const respuesta = (pedido: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    pedido.onsuccess = () => resolve(pedido.result);
    pedido.onerror = () => reject(pedido.error ?? new Error('sinLinea: not answered'));
  });

function almacenesDe(transaccion: IDBTransaction): Almacenes {
  const equipos = transaccion.objectStore('equipos');
  const salida = transaccion.objectStore('salida');
  const practica = transaccion.objectStore('practica');
  /** Reads a value as this version, or one before, has written it. */
  const leer = async <Valor>(pedido: IDBRequest): Promise<Valor> =>
    (await respuesta(pedido)) as Valor;
  const filas = () => leer<FilaDeSalida[]>(salida.getAll());
  const fila = (orden: number) => leer<FilaDeSalida | undefined>(salida.get(orden));
  const filaDeClave = (idempotencia: string) =>
    leer<FilaDeSalida | undefined>(salida.index(POR_CLAVE).get(idempotencia));
  return {
    equipo: (empresa) => leer(equipos.get(empresa)),
    equipos: () => leer(equipos.getAll()),
    guardarEquipo: (equipo) => respuesta(equipos.put(equipo)),
    borrarEquipo: (empresa) => respuesta(equipos.delete(empresa)),
    filas,
    fila,
    filaDeClave,
    agregarFila: async <Fila extends FilaDeSalida>(nueva: Omit<Fila, 'orden'>) => {
      const orden = await leer<number>(salida.add(nueva));
      return { ...nueva, orden } as Fila;
    },
    guardarFila: (una) => respuesta(salida.put(una)),
    borrarFila: (orden) => respuesta(salida.delete(orden)),
    ventas: async () => (await filas()).filter(esVenta),
    venta: async (orden) => siEsVenta(await fila(orden)),
    ventaDeClave: async (idempotencia) => siEsVenta(await filaDeClave(idempotencia)),
    practica: (empresa) => leer(practica.get(empresa)),
    guardarPractica: (una) => respuesta(practica.put(una)),
    borrarPractica: (empresa) => respuesta(practica.delete(empresa)),
  };
}
