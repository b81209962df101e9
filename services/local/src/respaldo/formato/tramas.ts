import type { FileHandle } from 'node:fs/promises';

import { Impedimento } from '../../impedimento';

import { claveDeRespaldo, DANADO, leerCabecera, MAGIA, nuevaCabecera } from './cabecera';
import { ETIQUETA, sellos, type Sello } from './sello';

const TRAMA = 1024 * 1024;
const LARGO = 4;
const CABECERA_MAXIMA = 4096;

type Trozos = AsyncIterable<Buffer>;
type Como = { frase: string | null; creado: Date; n?: number; trama?: number };

/** A backup's bytes: the header, then sealed pieces of one size, the last one marked as such. */
export async function* enTramas(trozos: Trozos, { frase, trama = TRAMA, ...como }: Como) {
  const { texto, clave } = await nuevaCabecera(frase, como);
  yield Buffer.concat([MAGIA, texto]);
  const { cerrar } = sellos(texto, clave);
  let pendiente: Buffer | null = null;
  for await (const trozo of enPartes(trozos, trama)) {
    if (pendiente) yield conLargo(cerrar, pendiente, false);
    pendiente = trozo;
  }
  yield conLargo(cerrar, pendiente ?? Buffer.alloc(0), true);
}

function conLargo(cerrar: Sello, trozo: Buffer, ultimo: boolean): Buffer {
  const sellado = cerrar(trozo, ultimo);
  const largo = Buffer.alloc(LARGO);
  largo.writeUInt32BE(sellado.length);
  return Buffer.concat([largo, sellado]);
}

/** The same bytes in pieces of that size; the last one is what is left. */
async function* enPartes(trozos: Trozos, tamano: number) {
  let juntos: Buffer[] = [];
  let bytes = 0;
  for await (const trozo of trozos) {
    let resto = trozo;
    while (bytes + resto.length >= tamano) {
      const falta = tamano - bytes;
      yield Buffer.concat([...juntos, resto.subarray(0, falta)]);
      resto = resto.subarray(falta);
      juntos = [];
      bytes = 0;
    }
    if (resto.length > 0) juntos.push(resto);
    bytes += resto.length;
  }
  if (bytes > 0) yield Buffer.concat(juntos);
}

/** What was put in, or an Impedimento that says why not; `pedirFrase` is asked only for a file that is encrypted. */
export async function* deTramas(
  archivo: FileHandle,
  pedirFrase: () => Promise<string | null>,
): AsyncGenerator<Buffer> {
  const { size } = await archivo.stat();
  const { texto, desde } = await leerComienzo(archivo);
  const cabecera = leerCabecera(texto.toString());
  const clave = await claveDeRespaldo(cabecera, cabecera.cifrado ? await pedirFrase() : null);
  const { abrir } = sellos(texto, clave);
  let posicion = desde;
  do {
    const largo = (await leerJusto(archivo, posicion, LARGO)).readUInt32BE();
    if (largo < ETIQUETA || largo > TRAMA + ETIQUETA) throw new Impedimento(DANADO);
    const sellado = await leerJusto(archivo, posicion + LARGO, largo);
    posicion += LARGO + largo;
    yield abrir(sellado, posicion === size);
  } while (posicion < size);
}

async function leerComienzo(archivo: FileHandle): Promise<{ texto: Buffer; desde: number }> {
  const inicio = Buffer.alloc(MAGIA.length + CABECERA_MAXIMA);
  const { bytesRead } = await archivo.read(inicio, 0, inicio.length, 0);
  if (!inicio.subarray(0, MAGIA.length).equals(MAGIA))
    throw new Impedimento('El archivo no es un respaldo de Comanda.');
  const fin = inicio.subarray(0, bytesRead).indexOf('\n', MAGIA.length);
  if (fin === -1) throw new Impedimento(DANADO);
  return { texto: inicio.subarray(MAGIA.length, fin + 1), desde: fin + 1 };
}

async function leerJusto(archivo: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let leido = 0;
  while (leido < length) {
    const { bytesRead } = await archivo.read(buffer, leido, length - leido, position + leido);
    if (bytesRead === 0) throw new Impedimento(DANADO);
    leido += bytesRead;
  }
  return buffer;
}
