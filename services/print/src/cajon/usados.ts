import path from 'node:path';

import { z } from 'zod';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import { agregar, leerSiHay, reemplazar } from './enDisco';

/** The server may give the right of a sale again for an hour, with another end: it is the same one, and used. */
const SE_RECUERDA_MS = DIA_MS;

const renglonSchema = z.object({ id: z.string(), hasta: z.number() });
type Renglon = z.output<typeof renglonSchema>;

export type Usados = {
  esta: (id: string) => boolean;
  /** Before the drawer opens: what was used is so after the power went, too. */
  anotar: (renglon: Renglon) => void;
  /** The printer took nothing of it, so that it was not used. */
  devolver: (id: string) => void;
};

/** The rights that were used, until nobody could show them again. `carpeta` null: kept for as long as the process lives. */
export function abrirUsados(carpeta: string | null, reloj: () => number): Usados {
  const archivo = carpeta === null ? null : path.join(carpeta, 'boletos-usados.jsonl');
  const usados = new Map<string, number>(
    leerRenglones(archivo).map(({ id, hasta }) => [id, hasta]),
  );
  const olvidarViejos = () => {
    for (const [id, hasta] of usados) if (hasta + SE_RECUERDA_MS < reloj()) usados.delete(id);
  };
  const escribirTodos = () => {
    olvidarViejos();
    if (archivo === null) return;
    const renglones = [...usados].map(([id, hasta]) => `${JSON.stringify({ id, hasta })}\n`);
    reemplazar(archivo, renglones.join(''));
  };
  if (archivo !== null && leerSiHay(archivo)) siSePuede(escribirTodos);
  return {
    esta: (id) => usados.has(id),
    anotar(renglon) {
      if (archivo !== null) agregar(archivo, JSON.stringify(renglon)); // what a full disk refused was not used
      usados.set(renglon.id, renglon.hasta);
    },
    devolver(id) {
      usados.delete(id);
      escribirTodos();
    },
  };
}

/** A till whose disk is full prints all the same: what was there before still is, and is read as well. */
function siSePuede(escribir: () => void): void {
  try {
    escribir();
  } catch (error) {
    console.warn('No se pudieron ordenar los permisos usados del cajón.', error);
  }
}

/**
 * A line may be cut off, where the power went or the disk filled up while it was written: its drawer had not opened yet. What was written
 * behind it stands in the same line, and is whole.
 */
function leerRenglones(archivo: string | null): Renglon[] {
  const texto = archivo === null ? null : leerSiHay(archivo);
  return (texto ?? '').split('\n').flatMap(leerRenglon);
}

function leerRenglon(renglon: string): Renglon[] {
  const entero = renglon.slice(Math.max(0, renglon.lastIndexOf('{')));
  try {
    return [renglonSchema.parse(JSON.parse(entero))];
  } catch {
    return [];
  }
}
