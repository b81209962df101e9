import path from 'node:path';

import { openDb } from '@comanda/kit/base/db';
import pg from 'pg';

import {
  ARCHIVO_CLAVE,
  comprobarClaveMaestra,
  conCertificado,
  leerClave,
} from '../claveFacturacion';
import { Impedimento } from '../impedimento';
import { direccionesDe, elegirLugar, startPostgres } from '../postgres/startPostgres';

import { contarPorEmpresa, diferencias } from './cuentas';

import type { Manifiesto } from './manifiesto';

/**
 * Starts the database of a folder that was just written from a backup, which makes it whole, and compares: every company's
 * figures with those that its manifest says, and the key with the certificates that it has to open. What is not to stay is
 * not flushed to the disk, which whoever sells is waiting for.
 */
export async function comprobar(
  carpeta: string,
  { cuentas }: Manifiesto,
  paraQuedarse: boolean,
): Promise<void> {
  const dataDir = path.join(carpeta, 'postgres');
  const servidor = await startPostgres({ dataDir, rapido: !paraQuedarse });
  try {
    const { urlSuper } = await direccionesDe(await elegirLugar(dataDir));
    const distintas = diferencias(cuentas, await contarEn(urlSuper));
    if (distintas.length > 0)
      throw new Impedimento(
        `Lo restaurado no cuadra con el respaldo:\n${distintas.map((una) => `  ${una}`).join('\n')}`,
      );
    await abrirCertificados(servidor.urlApp, carpeta);
  } finally {
    await servidor.stop();
  }
}

async function contarEn(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await contarPorEmpresa(client);
  } finally {
    await client.end();
  }
}

async function abrirCertificados(url: string, carpeta: string): Promise<void> {
  const db = openDb({ url, max: 1 });
  try {
    const claveMaestra = await leerClave(path.join(carpeta, ARCHIVO_CLAVE));
    if (claveMaestra) await comprobarClaveMaestra({ db, claveMaestra, reloj: () => new Date() });
    else if ((await conCertificado(db)).length > 0)
      throw new Impedimento('El respaldo no trae la clave que abre los certificados de firma.');
  } finally {
    await db.close();
  }
}
