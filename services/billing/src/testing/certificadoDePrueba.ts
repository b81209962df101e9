import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { generarCertificadoDePrueba } from '../firmas/generarCertificadoDePrueba';

// From the root, where jest and the benches run: a bench is an ES module, which has no __dirname.
const CARPETA = path.resolve('node_modules/.cache/certificados');
const QUIEN_LO_HACE = path.resolve('services/billing/src/firmas/generarCertificadoDePrueba.ts');
/** Each quarter of a year has its own, since they end after two years. */
const DURA_MS = 90 * 86_400_000;

type Certificado = { p12: Buffer; clave: string };

/**
 * A company's certificate, made once and kept beside the dependencies: making its keys takes longer than most tests that sign.
 * Who needs two that differ, or one of other terms, calls generarCertificadoDePrueba.
 */
export function certificadoDePrueba({ ruc }: { ruc: string }): Certificado {
  const trimestre = Math.floor(Date.now() / DURA_MS);
  const como = createHash('sha256').update(readFileSync(QUIEN_LO_HACE)).digest('hex').slice(0, 12);
  const archivo = path.join(CARPETA, `${ruc}-${trimestre}-${como}.json`);
  return leer(archivo) ?? guardar(archivo, generarCertificadoDePrueba({ ruc, nombre: 'PRUEBA' }));
}

function leer(archivo: string): Certificado | undefined {
  if (!existsSync(archivo)) return undefined;
  const { p12, clave } = JSON.parse(readFileSync(archivo, 'utf8')) as {
    p12: string;
    clave: string;
  };
  return { p12: Buffer.from(p12, 'base64'), clave };
}

/** Whole at once: other workers read it meanwhile. */
function guardar(archivo: string, { p12, clave }: Certificado): Certificado {
  mkdirSync(CARPETA, { recursive: true });
  const borrador = `${archivo}.${process.pid}`;
  writeFileSync(borrador, JSON.stringify({ p12: p12.toString('base64'), clave }));
  renameSync(borrador, archivo);
  return { p12, clave };
}
