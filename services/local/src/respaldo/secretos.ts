import path from 'node:path';

import { leerClaveMaestra } from '@comanda/kit/cifrado/cifrado';
import { openDb } from '@comanda/kit/base/db';

import { ARCHIVO_CLAVE, conCertificado, leerClave } from '../claveFacturacion';
import { Impedimento } from '../impedimento';

import type { OrigenDeRespaldo } from './origen';
import type { Terminal } from './preguntar';

const MINIMO = 8;
const SIN_CIFRAR = 'SIN CIFRAR';

const AVISO =
  'La clave que abre los certificados de firma va en el respaldo: sin cifrar, quien tenga el archivo puede firmar por sus empresas.';

/** What the backup is encrypted with; null only where somebody has said that it is not to be. */
export async function fraseParaCifrar(
  { dada, sinCifrar }: { dada: string | undefined; sinCifrar: boolean },
  terminal: Terminal,
): Promise<string | null> {
  if (dada) return alMenos(dada);
  if (sinCifrar) return null;
  if (!terminal.hayAlguien)
    throw new Impedimento(
      `${AVISO} Cífrelo con COMANDA_RESPALDO_CLAVE, o confirme con --sin-cifrar.`,
    );
  const frase = await terminal.callado('Clave para cifrar el respaldo (Enter, sin cifrar): ');
  if (frase === '') {
    const dicho = await terminal.preguntar(`${AVISO} Para seguir escriba ${SIN_CIFRAR}: `);
    if (dicho.trim().toUpperCase() === SIN_CIFRAR) return null;
    throw new Impedimento('No se ha hecho el respaldo.');
  }
  alMenos(frase);
  if ((await terminal.callado('La misma clave, otra vez: ')) !== frase)
    throw new Impedimento('Las dos claves no son iguales. No se ha hecho el respaldo.');
  return frase;
}

function alMenos(frase: string): string {
  if (frase.length >= MINIMO) return frase;
  throw new Impedimento(`La clave del respaldo ha de tener al menos ${MINIMO} caracteres.`);
}

/** How the key of an encrypted backup is come by. */
export const fraseParaAbrir =
  (dada: string | undefined, terminal: Terminal) => async (): Promise<string | null> => {
    if (dada) return dada;
    if (!terminal.hayAlguien)
      throw new Impedimento('El respaldo está cifrado. Dé su clave en COMANDA_RESPALDO_CLAVE.');
    return terminal.callado('Clave del respaldo: ');
  };

/** The key of the certificates: from where the product has it, or asked for; null where there is nothing to open. */
export async function claveDeCertificados(
  { dataDir, direcciones }: OrigenDeRespaldo,
  dada: string | undefined,
  terminal: Terminal,
): Promise<Buffer | null> {
  if (dada) return leerClaveMaestra(dada);
  const guardada = await leerClave(path.join(dataDir, ARCHIVO_CLAVE));
  if (guardada) return guardada;
  if (!(await hayCerrado(direcciones.urlApp))) return null;
  const falta = `Falta ${ARCHIVO_CLAVE}: sin la clave que abre los certificados el respaldo no sirve para facturar.`;
  if (!terminal.hayAlguien) throw new Impedimento(`${falta} Dela en FACTURACION_CLAVE.`);
  return leerEscrita(await terminal.callado(`${falta} Escribala (FACTURACION_CLAVE): `));
}

/** Whether a certificate lies in the database that this key alone opens. */
async function hayCerrado(url: string): Promise<boolean> {
  const db = openDb({ url, max: 1 });
  try {
    return (await conCertificado(db)).length > 0;
  } finally {
    await db.close();
  }
}

function leerEscrita(texto: string): Buffer {
  try {
    return leerClaveMaestra(texto.trim());
  } catch (cause) {
    throw new Impedimento('Esa no es una clave de facturación: son 32 bytes en base64.', { cause });
  }
}
