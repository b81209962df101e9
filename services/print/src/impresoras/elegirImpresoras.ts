import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { AjustesDeImpresion } from '../env';
import { retratar } from '../vista/retratar';
import { enFila, type Impresora } from './impresora';
import { impresoraTcp } from './impresoraTcp';

/** Who bought what concerns nobody else on the machine. */
const SOLO_DUENO = { mode: 0o600 };

/** Without a printer: the bytes it would get, and a picture of the paper, in a folder. */
export function impresoraArchivo(carpeta: string): Impresora {
  return {
    destino: 'archivo',
    async imprimir(bytes, id) {
      const png = await retratar(bytes);
      await mkdir(carpeta, { recursive: true, mode: 0o700 });
      await writeFile(path.join(carpeta, `${id}.bin`), bytes, SOLO_DUENO);
      await writeFile(path.join(carpeta, `${id}.png`), png, SOLO_DUENO);
    },
  };
}

const PUERTO_CRUDO = 9100;

/** PRINTER=tcp://host:9100 is a network printer; none, files under DATA_DIR/tickets. */
export function elegirImpresora({
  printer,
  dataDir,
}: {
  printer: string | null;
  dataDir: string;
}): Impresora {
  if (printer === null) return enFila(impresoraArchivo(path.join(dataDir, 'tickets')));
  const { protocol, hostname, port } = new URL(printer);
  if (protocol !== 'tcp:' || !hostname)
    throw new Error(`env: PRINTER must be tcp://host:port, got "${printer}"`);
  return enFila(impresoraTcp({ host: hostname, port: Number(port) || PUERTO_CRUDO }));
}

export type Impresoras = {
  /** The till's. */
  impresora: Impresora;
  /** Those of the kitchen's stations; one that has none prints at the till. */
  estaciones: ReadonlyMap<string, Impresora>;
};

/** 'Cocina' and 'COCINA' are one: stations are named on a screen, printers in a file. */
export const llaveDeEstacion = (nombre: string) => nombre.trim().toLowerCase();

/** Each printer has one queue, whatever it is called: what is dead holds up nobody else, and no paper is mixed. */
export function elegirImpresoras(
  { PRINTER, PRINTERS }: AjustesDeImpresion,
  dataDir: string,
): Impresoras {
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
