import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';

import { xmlDeFactura } from '../testing/documentos';
import { pdftoppm, verPagina } from '@comanda/kit/testing/verPdf';

import { leerRide } from './leerRide';
import { logoDeRide } from './logo';
import { ride80mm } from './ride80mm';
import { rideA4 } from './rideA4';

/** Green, transparent in its lower half. */
function png(ancho: number, alto: number): Buffer {
  const dibujo = new PNG({ width: ancho, height: alto });
  for (let i = 0; i < ancho * alto; i++)
    dibujo.data.set([0, 160, 60, i < (ancho * alto) / 2 ? 255 : 0], i * 4);
  return PNG.sync.write(dibujo);
}
const uri = (bytes: Buffer, tipo = 'image/png') =>
  `data:${tipo};base64,${bytes.toString('base64')}`;

/** One grey dot, as cjpeg writes it. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);

describe('prepararLogo', () => {
  it('takes a PNG, on white, no larger than it is printed', () => {
    const listo = logoDeRide(uri(png(1_000, 200)));
    const leido = PNG.sync.read(listo ?? Buffer.alloc(0));

    expect(leido.width).toBeLessThanOrEqual(480);
    expect(leido.width / leido.height).toBeCloseTo(5, 1);
    expect([...leido.data.subarray(0, 4)]).toEqual([0, 160, 60, 255]);
    expect([...leido.data.subarray(-4)]).toEqual([255, 255, 255, 255]);
  });

  it('takes a JPEG as it is', () => {
    expect(logoDeRide(uri(JPEG, 'image/jpeg'))).toEqual(JPEG);
  });

  it('prepares each once', () => {
    const logo = uri(png(10, 10));
    expect(logoDeRide(logo)).toBe(logoDeRide(logo));
  });

  it.each([
    ['none', null],
    ['a path', '/logos/puerto.png'],
    ['an address', 'https://malo.example/logo.png'],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['text called PNG', uri(Buffer.from('hola, no soy un png, de verdad'))],
    ['a PNG cut off', uri(png(50, 50).subarray(0, 60))],
    [
      'a PNG whose data are damaged',
      uri(Buffer.concat([png(50, 50).subarray(0, 45), Buffer.alloc(90, 7)])),
    ],
    ['a JPEG cut off', uri(JPEG.subarray(0, 80), 'image/jpeg')],
    ['a JPEG without a size', uri(Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0xff, 0xd9]), 'image/jpeg')],
    ['one that unpacks to gigabytes', uri(deLado(60_000))],
  ])('leaves out %s', (_, logo) => {
    expect(logoDeRide(logo)).toBeNull();
  });
});

(pdftoppm.esta ? describe : describe.skip)(pdftoppm.titulo('a logo'), () => {
  it.each([
    ['A4', rideA4],
    ['80 mm', ride80mm],
  ])('is drawn on a document, %s', async (_, forma) => {
    const documento = leerRide(xmlDeFactura().replace('<ambiente>1<', '<ambiente>2<'));
    const verde = async (logo: Buffer | null) => {
      const pdf = await forma({ documento, autorizada: new Date(), logo });
      const { pixeles } = verPagina(pdf, { ppp: 40 }) ?? { pixeles: Buffer.alloc(0) };
      return pixeles.some((valor, i) => i % 3 === 1 && valor > (pixeles[i - 1] ?? 0) + 60);
    };
    expect(await verde(logoDeRide(uri(png(300, 100))))).toBe(true);
    expect(await verde(null)).toBe(false);
  });

  it('that is a JPEG does not keep a document from being printed', async () => {
    const documento = leerRide(xmlDeFactura());
    const pdf = await rideA4({
      documento,
      autorizada: new Date(),
      logo: logoDeRide(uri(JPEG, 'image/jpeg')),
    });
    expect(pdf.includes('DCTDecode')).toBe(true);
  });
});

/** A PNG that says it is as wide and as high as that. */
function deLado(lado: number): Buffer {
  const bytes = Buffer.from(png(2, 2));
  bytes.writeUInt32BE(lado, 16);
  bytes.writeUInt32BE(lado, 20);
  return bytes;
}
