import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What each document breaks in a schema; null for one that breaks nothing. */
export function faltasXsd(xsd: string, documentos: readonly string[]): (string | null)[] {
  const salida = execFileSync(process.execPath, [path.join(__dirname, 'procesoXsd.mjs'), xsd], {
    input: JSON.stringify(documentos),
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(salida.toString('utf8')) as (string | null)[]; // our own script writes exactly this
}
