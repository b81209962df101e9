import { PNG } from 'pngjs';

import { COLUMNAS } from '@comanda/shared/contracts/caja/impresoras';

import { COLUMNAS_DE_PAPEL } from '@comanda/shared/domain/papel/columnas';

/** Dots of black on white: a bit each, eight a byte from the left. */
export type Trama = { anchoBytes: number; alto: number; puntos: Uint8Array };

/** A letter of font A is so many dots wide: 48 of them across 80 mm paper are 576. */
const PUNTOS_DE_LETRA = 12;
const ANCHOS = COLUMNAS.map((columnas) => Number(columnas) * PUNTOS_DE_LETRA);
const ALTO_MAXIMO = 400;
/** GS v 0: a picture, dot by dot. */
const IMAGEN = [0x1d, 0x76, 0x30, 0x00];

/** A picture in the middle of the paper; null when it is no PNG that fits on it: the ticket is printed without. */
export function tramaDe(base64: string, columnas = COLUMNAS_DE_PAPEL): Trama | null {
  const papel = columnas * PUNTOS_DE_LETRA;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length < 24) return null;
  const [ancho, alto] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]; // before anything is unpacked
  if (ancho < 1 || alto < 1 || ancho > papel || alto > ALTO_MAXIMO) return null;
  try {
    return centrada(PNG.sync.read(bytes), papel);
  } catch {
    return null; // cut off, or no PNG
  }
}

function centrada({ width, height, data }: PNG, papel: number): Trama {
  const anchoBytes = papel / 8;
  const margen = Math.floor((papel - width) / 2);
  const puntos = new Uint8Array(anchoBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const oscuro = (data[i] ?? 255) < 128 && (data[i + 3] ?? 0) > 127;
      const en = y * anchoBytes + ((margen + x) >> 3);
      if (oscuro) puntos[en] = (puntos[en] ?? 0) | (0x80 >> ((margen + x) & 7));
    }
  }
  return { anchoBytes, alto: height, puntos };
}

/** The picture above what is printed. */
export const conTrama = ({ anchoBytes, alto, puntos }: Trama, bytes: Uint8Array): Uint8Array =>
  Uint8Array.from([...IMAGEN, ...deDos(anchoBytes), ...deDos(alto), ...puntos, ...bytes]);

const deDos = (numero: number) => [numero & 0xff, numero >> 8];

/** The picture that begins there, and how many bytes it takes; null: none does. */
export function leerTrama(
  bytes: Uint8Array,
  desde: number,
): { trama: Trama; largo: number } | null {
  if (!IMAGEN.every((byte, i) => bytes[desde + i] === byte)) return null;
  const en = (i: number) => bytes[desde + IMAGEN.length + i] ?? 0;
  const anchoBytes = en(0) + en(1) * 256;
  if (!ANCHOS.includes(anchoBytes * 8)) return null; // none of ours
  const alto = en(2) + en(3) * 256;
  const largo = IMAGEN.length + 4 + anchoBytes * alto;
  const puntos = bytes.slice(desde + IMAGEN.length + 4, desde + largo);
  if (puntos.length !== anchoBytes * alto) throw new RangeError('leerTrama: a picture cut off');
  return { trama: { anchoBytes, alto, puntos }, largo };
}

/** Whether a dot is black. */
export const esNegro = ({ anchoBytes, puntos }: Trama, x: number, y: number): boolean =>
  ((puntos[y * anchoBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
