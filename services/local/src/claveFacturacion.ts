import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { BillingDeps } from '@comanda/billing/deps';
import { leerClaveMaestra } from '@comanda/billing/firmas/cifrado';
import { certificadosRepository } from '@comanda/billing/firmas/certificadosRepository';
import { abrirAlmacen } from '@comanda/billing/piezas';
import { verComo, type Db } from '@comanda/kit/db';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/tenant';

import { escribirEntero } from './archivoEntero';
import { Impedimento } from './impedimento';

/**
 * The key that encrypts certificates: FACTURACION_CLAVE, else one made once and kept beside the data, owner only.
 * Never another one over certificates that need the first.
 */
export async function claveFacturacion(
  dada: string | undefined,
  { dataDir, db }: { dataDir: string; db: Db },
): Promise<Buffer> {
  if (dada) return leerClaveMaestra(dada);
  const archivo = path.join(dataDir, 'facturacion.clave');
  const guardada = await leer(archivo);
  if (guardada) return guardada;
  if ((await conCertificado(db)).length > 0)
    throw new Impedimento(
      `Falta ${archivo}, o esta danado: es la clave que abre los certificados de firma. Restaurelo de un respaldo, o dela en FACTURACION_CLAVE. No se ha cambiado nada.`,
    );
  const nueva = randomBytes(32);
  await escribirEntero(archivo, nueva.toString('base64'));
  return nueva;
}

/** Tries the key on what it has to open: better now, in words, than at the first invoice. */
export async function comprobarClave(deps: BillingDeps): Promise<void> {
  const almacen = abrirAlmacen(deps);
  for (const empresa of await conCertificado(deps.db)) {
    try {
      await almacen.deEmpresa(empresa);
    } catch (cause) {
      if (cause instanceof Error && /unable to authenticate/.test(cause.message))
        throw new Impedimento(
          'La clave de facturacion no es la de los certificados guardados. Restaure facturacion.clave (o FACTURACION_CLAVE) de un respaldo. No se ha cambiado nada.',
          { cause },
        );
      throw cause;
    }
  }
}

async function leer(archivo: string): Promise<Buffer | null> {
  try {
    const clave = Buffer.from(await readFile(archivo, 'utf8'), 'base64');
    return clave.length === 32 ? clave : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null; // readFile throws nothing else
    throw error;
  }
}

/** The companies that sign with a certificate of ours. */
async function conCertificado(db: Db): Promise<EmpresaId[]> {
  const certificados = certificadosRepository(verComo(db));
  const { rows } = await db.pool.query<{ id: number }>('select id from plataforma.empresas');
  const encontradas: EmpresaId[] = [];
  for (const { id } of rows) {
    const empresa = empresaDeTrabajo(id);
    if ((await certificados.huellaActiva(empresa)) !== null) encontradas.push(empresa);
  }
  return encontradas;
}
