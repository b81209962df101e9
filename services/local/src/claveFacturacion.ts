import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { BillingDeps } from '@comanda/billing/deps';
import { leerClaveMaestra } from '@comanda/kit/cifrado/cifrado';
import { certificadosRepository } from '@comanda/billing/firmas/certificadosRepository';
import { abrirAlmacen } from '@comanda/billing/piezas';
import { verComo, type Db } from '@comanda/kit/base/db';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';

import { escribirEntero } from './archivoEntero';
import { Impedimento } from './impedimento';

export const ARCHIVO_CLAVE = 'facturacion.clave';

/**
 * The key that encrypts certificates: FACTURACION_CLAVE, else one made once and kept beside the data, owner only.
 * Never another one over certificates that need the first.
 */
export async function claveFacturacion(
  dada: string | undefined,
  { dataDir, db }: { dataDir: string; db: Db },
): Promise<Buffer> {
  if (dada) return leerClaveMaestra(dada);
  const archivo = path.join(dataDir, ARCHIVO_CLAVE);
  const guardada = await leerClave(archivo);
  if (guardada) return guardada;
  const cerradas = await conCertificado(db);
  if (cerradas.length > 0)
    throw new Impedimento(
      `Falta ${archivo}, o está dañado: es la clave que abre los certificados de firma de ${nombrar(cerradas)}. Restáurelo de un respaldo, o dela en FACTURACION_CLAVE. No se ha cambiado nada.`,
    );
  const nueva = randomBytes(32);
  await escribirEntero(archivo, nueva.toString('base64'));
  return nueva;
}

/** Tries the key on what it has to open: better now, in words, than at the first invoice. */
export async function comprobarClaveMaestra(
  deps: Pick<BillingDeps, 'db' | 'claveMaestra' | 'reloj'>,
): Promise<void> {
  const almacen = abrirAlmacen(deps);
  for (const { id, empresa } of await conCertificado(deps.db)) {
    try {
      await almacen.deEmpresa(id);
    } catch (cause) {
      if (cause instanceof Error && /unable to authenticate/.test(cause.message))
        throw new Impedimento(
          `La clave de facturación no es la del certificado de ${empresa}. Restaure facturacion.clave (o FACTURACION_CLAVE) de un respaldo. No se ha cambiado nada.`,
          { cause },
        );
      throw cause;
    }
  }
}

export async function leerClave(archivo: string): Promise<Buffer | null> {
  try {
    const clave = Buffer.from(await readFile(archivo, 'utf8'), 'base64');
    return clave.length === 32 ? clave : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null; // readFile throws nothing else
    throw error;
  }
}

type Firmante = { id: EmpresaId; empresa: string };

/** The companies that sign with a certificate of ours. */
export async function conCertificado(db: Db): Promise<Firmante[]> {
  const certificados = certificadosRepository(verComo(db));
  const { rows } = await db.pool.query<{ id: number; empresa: string }>(
    'select id, empresa from identidad.empresas order by empresa',
  );
  const encontradas: Firmante[] = [];
  for (const { id, empresa } of rows) {
    const suya = empresaDeTrabajo(id);
    if ((await certificados.huellaActiva(suya)) !== null) encontradas.push({ id: suya, empresa });
  }
  return encontradas;
}

const SE_NOMBRAN = 5;

function nombrar(firmantes: readonly Firmante[]): string {
  const nombres = firmantes.slice(0, SE_NOMBRAN).map(({ empresa }) => empresa);
  const mas = firmantes.length - nombres.length;
  return nombres.join(', ') + (mas > 0 ? ` y ${mas} más` : '');
}
