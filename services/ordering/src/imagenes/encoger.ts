import type { Sharp } from 'sharp';

import { AppError } from '@comanda/shared/errors/AppError';

import { leerImagen, porTurnos } from '@comanda/kit/imagenes/leerImagen';

/** What a tile of the till shows, at twice its points. */
const CAJA = { width: 320, height: 240 };
export const MAX_BYTES = 15 * 1024;
const CALIDADES = [80, 68, 56, 44];
const ESCALAS = [1, 0.75, 0.5, 0.25];

/** A picture as the catalogue keeps it: a WebP that covers the box, upright, without what the camera wrote in it. */
export function encoger(base64: string): Promise<Buffer> {
  return porTurnos(async () => comprimir(await leerImagen(base64, { ...CAJA, fit: 'cover' })));
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
