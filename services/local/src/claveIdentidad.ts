import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { secretosCerrados } from '@comanda/identidad/auth/cerrarSecretos';
import type { Db } from '@comanda/kit/base/db';
import { leerClaveMaestra } from '@comanda/kit/cifrado/cifrado';
import { abrirSecreto, usarClaveDeSecretos } from '@comanda/kit/credenciales/secretos';
import { abrirLlave, llaveCerrada } from '@comanda/ordering/cajon/cerrarLlaves';

import { escribirEntero } from './archivoEntero';
import { leerClave } from './claveFacturacion';
import { Impedimento } from './impedimento';

const ARCHIVO_CLAVE = 'identidad.clave';

/**
 * The key that closes the secrets of second factors, and those that drawers are opened with: IDENTIDAD_CLAVE, else one made once
 * and kept beside the data, owner only. It is tried on what it has to open; never another one over secrets that need the first.
 */
export async function claveIdentidad(
  dada: string | undefined,
  { dataDir, db }: { dataDir: string; db: Db },
): Promise<Buffer> {
  const archivo = path.join(dataDir, ARCHIVO_CLAVE);
  const clave = dada ? leerClaveMaestra(dada, 'IDENTIDAD_CLAVE') : await leerClave(archivo);
  if (clave) {
    usarClaveDeSecretos(db, clave);
    await probar(db);
    return clave;
  }
  if ((await secretosCerrados(db)).length > 0 || (await llaveCerrada(db)))
    throw new Impedimento(
      `Falta ${archivo}, o está dañado: es la clave que abre los segundos factores y las llaves de las impresoras. Restáurelo de un respaldo, o dela en IDENTIDAD_CLAVE. No se ha cambiado nada.`,
    );
  const nueva = randomBytes(32);
  await escribirEntero(archivo, nueva.toString('base64'));
  return nueva;
}

async function probar(db: Db): Promise<void> {
  const [cerrado] = await secretosCerrados(db);
  const llave = await llaveCerrada(db);
  try {
    if (cerrado) abrirSecreto(db, cerrado.usuario, cerrado.secreto);
    if (llave) abrirLlave(db, llave);
  } catch (cause) {
    throw new Impedimento(
      `La clave de los segundos factores no es la de esta base. Restaure ${ARCHIVO_CLAVE} (o IDENTIDAD_CLAVE) de un respaldo. No se ha cambiado nada.`,
      { cause },
    );
  }
}
