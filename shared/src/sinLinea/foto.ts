import { useSyncExternalStore } from 'react';

import { enAlmacen, hayAlmacen } from './almacen';
import { sinEnviar, type Equipo, type VentaEnSalida } from './modelo';

/** What this browser keeps, as it was last read. */
export type Foto = {
  leida: boolean;
  equipos: readonly Equipo[];
  salida: readonly VentaEnSalida[];
};

const CANAL = 'comanda.sinLinea';

let foto: Foto = { leida: false, equipos: [], salida: [] };
const oyentes = new Set<() => void>();

function revelar(otra: Foto): void {
  foto = otra;
  oyentes.forEach((oyente) => oyente());
}

/** Reads all of it; a browser that keeps nothing has nothing. */
export async function releer(): Promise<Foto> {
  if (!hayAlmacen()) revelar({ leida: true, equipos: [], salida: [] });
  else {
    const [equipos, salida] = await enAlmacen('readonly', ({ equipos: todos, ventas }) =>
      Promise.all([todos(), ventas()]),
    );
    revelar({ leida: true, equipos, salida });
  }
  return foto;
}

let canal: BroadcastChannel | null = null;

function conOtras(): BroadcastChannel {
  canal ??= new BroadcastChannel(CANAL);
  canal.onmessage = () => void releer().catch(noSeLeyo);
  return canal;
}

/** Reads again what was changed here, and has other tabs do so. */
export async function contarCambio(): Promise<void> {
  await releer();
  conOtras().postMessage('cambio');
}

/** One sale as it is now, without reading all the others. */
export const revelarVenta = (venta: VentaEnSalida): void =>
  revelar({
    ...foto,
    salida: foto.salida.map((otra) => (otra.orden === venta.orden ? venta : otra)),
  });

const noSeLeyo = (error: unknown): void => {
  console.error(error);
  revelar({ ...foto, leida: true });
};

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  if (!foto.leida) {
    if (hayAlmacen()) conOtras();
    void releer().catch(noSeLeyo);
  }
  return () => void oyentes.delete(oyente);
}

/** Sales of this browser that the server does not have, of whatever company. */
export const contarSinEnviar = async (): Promise<number> =>
  (await releer()).salida.filter(sinEnviar).length;

export const leerFoto = (): Foto => foto;

/** The tills that this browser is, and what it has sold. */
export const useSinLinea = (): Foto => useSyncExternalStore(suscribir, leerFoto);

/** This browser as a till of a company, or null. */
export const useEquipo = (empresa: string): Equipo | null =>
  useSinLinea().equipos.find((uno) => uno.empresa === empresa) ?? null;

/** Nothing of it is of the next test. */
export const olvidarFoto = (): void => revelar({ leida: false, equipos: [], salida: [] });
