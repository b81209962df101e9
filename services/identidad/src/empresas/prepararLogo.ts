import { createHash } from 'node:crypto';

import { leerImagen, porTurnos } from '@comanda/kit/imagenes/leerImagen';

export type Logo = { huella: string; pantalla: Buffer; documento: Buffer; ticket: Buffer };

/** Twice what the sidebar shows, and what 8 cm of a PDF print. */
const CAJA = { width: 480, height: 240 };
/** Dots of an 80 mm printer: two thirds of the paper, 2 cm high. */
const PAPEL = { width: 384, height: 160 };
const CABE = { fit: 'inside', withoutEnlargement: true } as const;
const BLANCO = { background: '#ffffff' };

/** A company's logo as each place takes it: whole, never larger than it was. */
export function prepararLogo(base64: string): Promise<Logo> {
  return porTurnos(async () => {
    const imagen = await leerImagen(base64, { ...CAJA, ...CABE });
    const pantalla = await imagen.clone().webp({ quality: 85, effort: 4 }).toBuffer();
    const documento = await imagen.clone().flatten(BLANCO).png({ compressionLevel: 9 }).toBuffer();
    const { data, info } = await imagen
      .clone()
      .flatten(BLANCO)
      .resize({ ...PAPEL, ...CABE })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    tramar(data, width);
    const { default: sharp } = await import('sharp');
    const ticket = await sharp(data, { raw: { width, height, channels: 1 } })
      .png({ compressionLevel: 9, palette: true, colours: 2, dither: 0 })
      .toBuffer();
    const huella = createHash('sha256').update(pantalla).digest('hex');
    return { huella, pantalla, documento, ticket };
  });
}

/** Greys as black dots closer or farther apart (Floyd-Steinberg), in place: thermal paper knows no grey. */
function tramar(puntos: Buffer, ancho: number): void {
  const grises = Float32Array.from(puntos);
  const sumar = (i: number, error: number) => {
    if (i < grises.length) grises[i] = (grises[i] ?? 0) + error;
  };
  for (let i = 0; i < grises.length; i++) {
    const gris = grises[i] ?? 0;
    const punto = gris < 128 ? 0 : 255;
    puntos[i] = punto;
    const error = gris - punto;
    const columna = i % ancho;
    if (columna < ancho - 1) sumar(i + 1, (error * 7) / 16);
    if (columna > 0) sumar(i + ancho - 1, (error * 3) / 16);
    sumar(i + ancho, (error * 5) / 16);
    if (columna < ancho - 1) sumar(i + ancho + 1, error / 16);
  }
}
