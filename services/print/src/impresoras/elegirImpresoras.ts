import { elegirImpresora } from './elegirImpresora';

import type { Ajustes } from '../env';
import type { Impresora } from './impresora';

export type Impresoras = {
  /** The till's. */
  impresora: Impresora;
  /** Those of the kitchen's stations; one that has none prints at the till. */
  estaciones: ReadonlyMap<string, Impresora>;
};

/** 'Cocina' and 'COCINA' are one: stations are named on a screen, printers in a file. */
export const llaveDeEstacion = (nombre: string) => nombre.trim().toLowerCase();

/** Each printer has one queue, whatever it is called: what is dead holds up nobody else, and no paper is mixed. */
export function elegirImpresoras({ PRINTER, PRINTERS }: Ajustes, dataDir: string): Impresoras {
  const elegidas = new Map<string, Impresora>();
  const elegir = (printer: string | null) => {
    const otra = elegirImpresora({ printer, dataDir });
    const impresora = elegidas.get(otra.destino) ?? otra;
    elegidas.set(impresora.destino, impresora);
    return impresora;
  };
  return {
    impresora: elegir(PRINTER),
    estaciones: new Map(
      PRINTERS.map(({ estacion, printer }) => [llaveDeEstacion(estacion), elegir(printer)]),
    ),
  };
}
