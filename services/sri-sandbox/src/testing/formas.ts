import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A document, and the schema that it is held against. */
export type DeEsquema = { raiz: string; version: string; xml: string };
export type PedidoDeFormas = { carpeta: string; documentos: readonly DeEsquema[] };
/** What a document breaks in our grammar and in the authority's schema; null: nothing. */
export type Formas = { nuestra: string | null; suya: string | null };

const RAIZ = path.join(__dirname, '../../../..');

export function compararFormas(pedido: PedidoDeFormas): Formas[] {
  const salida = execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'procesoDeForma.ts')],
    { cwd: RAIZ, input: JSON.stringify(pedido), maxBuffer: 256 * 1024 * 1024 },
  );
  return JSON.parse(salida.toString('utf8')) as Formas[]; // our own script writes exactly this
}
