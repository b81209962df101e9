import type { Sharp } from 'sharp';

import { aLaVez } from '@comanda/kit/aLaVez';
import { AppError } from '@comanda/shared/errors/AppError';

/** What a tile of the till shows, at twice its points. */
const CAJA = { width: 320, height: 240 };
export const MAX_BYTES = 15 * 1024;
/** A picture of a phone has 12 to 50; a bomb of a hundred kilobytes, thousands. */
const MAX_PIXELES = 50_000_000;
const CALIDADES = [80, 68, 56, 44];
const ESCALAS = [1, 0.75, 0.5, 0.25];

/** With the first picture: it takes a tenth of a second and 28 MB, which no start has to wait for. */
async function traerSharp() {
  const { default: sharp } = await import('sharp');
  // whatever else libvips could read (SVG, PDF, TIFF...) is refused by it, also where the first bytes lie
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      ...['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1); // two pictures on one core each leave the tills theirs
  return sharp;
}

let traido: ReturnType<typeof traerSharp> | undefined;

const porTurnos = aLaVez(2);

/** A picture as the catalogue keeps it: a WebP that covers the box, upright, without what the camera wrote in it. */
export function encoger(base64: string): Promise<Buffer> {
  return porTurnos(async () => {
    const bytes = Buffer.from(base64, 'base64');
    if (!esImagen(bytes)) throw new AppError('IMAGEN_NO_RECONOCIDA');
    return comprimir(await reducir(bytes));
  });
}

/** By its first bytes, whatever it is called. */
function esImagen(bytes: Buffer): boolean {
  const empieza = (firma: string) => bytes.subarray(0, firma.length / 2).toString('hex') === firma;
  return (
    empieza('ffd8ff') ||
    empieza('89504e470d0a1a0a') ||
    (empieza('52494646') && bytes.toString('latin1', 8, 12) === 'WEBP')
  );
}

async function reducir(bytes: Buffer): Promise<Sharp> {
  const sharp = await (traido ??= traerSharp());
  const imagen = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height } = await legible(imagen.metadata());
  if (width * height > MAX_PIXELES) throw new AppError('IMAGEN_MUY_GRANDE', { width, height });
  const reducida = imagen
    .autoOrient()
    .resize({ ...CAJA, fit: 'cover' })
    .toColourspace('srgb');
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

/** The best that fits: less quality first, then fewer points. */
async function comprimir(imagen: Sharp): Promise<Buffer> {
  for (const escala of ESCALAS) {
    const caja = { width: CAJA.width * escala, height: CAJA.height * escala };
    for (const quality of CALIDADES) {
      const webp = await imagen.clone().resize(caja).webp({ quality, effort: 4 }).toBuffer();
      if (webp.length < MAX_BYTES) return webp;
    }
  }
  throw new AppError('IMAGEN_DANADA', { motivo: 'nothing of it fits' });
}
