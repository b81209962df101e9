import { createHash } from 'node:crypto';

import sharp from 'sharp';

import { dibujoDe } from './dibujos';

type Fotografiado = { producto: string; color: string };
export type Foto = { producto: string; huella: string; base64: string };

/** Our own drawings are the one SVG that is read here: what people send may be none (kit/imagenes). */
const SVG = { operation: ['VipsForeignLoadSvgBuffer'] };

/** A picture of each dish that we can draw, as the catalogue keeps them. */
export async function fotografiar(menu: readonly Fotografiado[]): Promise<Foto[]> {
  sharp.unblock(SVG);
  try {
    const fotos = await Promise.all(menu.map(fotoDe));
    return fotos.flatMap((foto) => foto ?? []);
  } finally {
    sharp.block(SVG);
  }
}

async function fotoDe({ producto, color }: Fotografiado): Promise<Foto | null> {
  const dibujo = dibujoDe(producto, color);
  if (dibujo === null) return null;
  const webp = await sharp(Buffer.from(dibujo)).webp({ quality: 72, effort: 2 }).toBuffer();
  return {
    producto,
    huella: createHash('sha256').update(webp).digest('hex'),
    base64: webp.toString('base64'),
  };
}
