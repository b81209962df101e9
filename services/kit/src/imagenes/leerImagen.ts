import type { ResizeOptions, Sharp } from 'sharp';

import { aLaVez } from '../proceso/aLaVez';
import { AppError } from '@comanda/shared/errors/AppError';

/** A picture of a phone has 12 to 50; a bomb of a hundred kilobytes, thousands. */
const MAX_PIXELES = 50_000_000;

/** It is loaded with the first picture: it takes a tenth of a second and 28 MB, which no start has to wait for. */
async function traerSharp() {
  const { default: sharp } = await import('sharp');
  // whatever else libvips could read (SVG, PDF, TIFF...) is refused by it, also where the first bytes lie
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1); // two pictures on one core each leave the tills theirs
  return sharp;
}

let traido: ReturnType<typeof traerSharp> | undefined;

/** However many arrive: two pictures on one core each. */
export const porTurnos = aLaVez(2);

/** A picture is known by its first bytes, whatever it is called. */
function esImagen(bytes: Buffer): boolean {
  const empieza = (firma: string) => bytes.subarray(0, firma.length / 2).toString('hex') === firma;
  return (
    empieza('ffd8ff') ||
    empieza('89504e470d0a1a0a') ||
    (empieza('52494646') && bytes.toString('latin1', 8, 12) === 'WEBP')
  );
}

/** A picture somebody sent, upright, in sRGB and as large as is said; without what the camera wrote in it. */
export async function leerImagen(base64: string, caja: ResizeOptions): Promise<Sharp> {
  const bytes = Buffer.from(base64, 'base64');
  if (!esImagen(bytes)) throw new AppError('IMAGEN_NO_RECONOCIDA');
  const sharp = await (traido ??= traerSharp());
  const imagen = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height } = await legible(imagen.metadata());
  if (width * height > MAX_PIXELES) throw new AppError('IMAGEN_MUY_GRANDE', { width, height });
  const reducida = imagen.autoOrient().resize(caja).toColourspace('srgb');
  const { data, info } = await legible(reducida.raw().toBuffer({ resolveWithObject: true }));
  const { channels } = info;
  return sharp(data, { raw: { width: info.width, height: info.height, channels } });
}

async function legible<R>(lectura: Promise<R>): Promise<R> {
  try {
    return await lectura;
  } catch (error) {
    throw new AppError('IMAGEN_DANADA', { motivo: error instanceof Error ? error.message : error });
  }
}
