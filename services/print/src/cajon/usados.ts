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
  if (usados.size > 0) escribirTodos();
  return {
    esta: (id) => usados.has(id),
    anotar(renglon) {
      usados.set(renglon.id, renglon.hasta);
      if (archivo !== null) agregar(archivo, JSON.stringify(renglon));
    },
    devolver(id) {
      usados.delete(id);
      escribirTodos();
    },
  };
}

/** The last line may be cut off where the power went while it was written: the drawer had not opened yet. */
function leerRenglones(archivo: string | null): Renglon[] {
  const texto = archivo === null ? null : leerSiHay(archivo);
  const enteros = (texto ?? '').split('\n').slice(0, -1);
  return enteros.map((renglon) => renglonSchema.parse(JSON.parse(renglon)));
}
