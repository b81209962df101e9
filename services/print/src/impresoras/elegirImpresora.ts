import path from 'node:path';

import { enFila, type Impresora } from './impresora';
import { impresoraArchivo } from './impresoraArchivo';
import { impresoraTcp } from './impresoraTcp';

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
