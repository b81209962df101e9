import { describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';

import { encoger, MAX_BYTES } from './encoger';

type Formato = 'jpeg' | 'png' | 'webp';

/** What no quality makes small: every point another colour. */
const ruido = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const lisa = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } });
const en = (imagen: Sharp, formato: Formato) => imagen.toFormat(formato).toBuffer();
const encogida = (bytes: Buffer) => encoger(bytes.toString('base64'));

describe('encoger', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes a small WebP of a %s', async (formato) => {
    const hecha = await encogida(await en(lisa(1200, 500), formato));
    expect(await sharp(hecha).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 240,
    });
  });

  it('stays under its bytes whatever there is in the picture', async () => {
    const hecha = await encogida(await en(ruido(1600, 1200), 'jpeg'));
    expect(hecha.length).toBeLessThan(MAX_BYTES);
    expect((await sharp(hecha).metadata()).format).toBe('webp');
  });

  it('turns it as the camera was held, and keeps nothing of what the camera wrote', async () => {
    const abajo = { input: await en(lisa(400, 300), 'png'), top: 300, left: 0 };
    const dePie = sharp({
      create: { width: 400, height: 600, channels: 3, background: '#ffffff' },
    });
    const bytes = await dePie
      .composite([abajo])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'de alguien' }, IFD3: { GPSLatitude: '2/1 10/1 0/1' } })
      .withMetadata({ orientation: 3 })
      .toBuffer();
    const hecha = await encogida(bytes);

    const { data, info } = await sharp(hecha).raw().toBuffer({ resolveWithObject: true });
    const verdeDe = (fila: number) => data[(fila * info.width + 160) * info.channels + 1] ?? 0;
    expect(verdeDe(20)).toBeLessThan(100);
    expect(verdeDe(220)).toBeGreaterThan(200);
    const { exif, orientation } = await sharp(hecha).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a text', Buffer.from('no soy una foto')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('refuses %s, which is none of the three', async (_que, bytes) => {
    await expect(encogida(bytes)).rejects.toMatchObject({ code: 'IMAGEN_NO_RECONOCIDA' });
  });

  it('reads none but the three, also where the first bytes lie', async () => {
    const tiff = await lisa(9, 9).tiff().toBuffer();
    await expect(sharp(tiff).metadata()).rejects.toThrow('unsupported image format');
    const disfraz = Buffer.concat([Buffer.from('ffd8ff', 'hex'), tiff]);
    await expect(encogida(disfraz)).rejects.toMatchObject({ code: 'IMAGEN_DANADA' });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses half a %s', async (formato) => {
    const bytes = await en(ruido(600, 400), formato);
    const media = bytes.subarray(0, bytes.length / 2);
    await expect(encogida(media)).rejects.toMatchObject({ code: 'IMAGEN_DANADA' });
  });

  it('refuses more points than a phone makes, before it unpacks them', async () => {
    const bomba = await lisa(8_000, 6_251).png({ compressionLevel: 9 }).toBuffer();
    expect(bomba.length).toBeLessThan(400_000);
    await expect(encogida(bomba)).rejects.toMatchObject({ code: 'IMAGEN_MUY_GRANDE' });
  });
});
