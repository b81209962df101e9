import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';

import { ticketLayout } from '../tickets/ticketLayout';
import { LINEAS, makeTicket, totalesDePrueba } from '../testing/tickets';
import { dibujar } from '../vista/dibujar';
import { puntosDe } from '../vista/fuente';

import { codificar } from './codificar';
import { decodificar, textoImpreso } from './decodificar';

const renglones = ticketLayout(makeTicket(), totalesDePrueba(LINEAS));

describe('ESC/POS', () => {
  it('prints what the layout says, accents and all, and cuts once at the end', () => {
    const impreso = decodificar(codificar(renglones));
    const texto = textoImpreso(impreso);

    expect(texto.slice(0, renglones.length)).toEqual(
      renglones.map((renglon) => renglon.texto.trimEnd()),
    );
    expect(texto.slice(renglones.length).join('')).toBe('');
    expect(impreso.cortes).toBe(1);
  });

  it('prints the total twice as large and headings in bold', () => {
    const { lineas } = decodificar(codificar(renglones));
    const linea = (inicio: string) =>
      lineas.find((signos) =>
        signos
          .map(({ letra }) => letra)
          .join('')
          .startsWith(inicio),
      );
    expect(linea('TOTAL')?.[0]).toMatchObject({ ancho: 2, alto: 2, negrita: true });
    expect(linea('FACTURA')?.[0]).toMatchObject({ ancho: 1, alto: 1, negrita: true });
    expect(linea('Subtotal')?.[0]).toMatchObject({ ancho: 1, alto: 1, negrita: false });
  });

  it('prints a question mark for what the code page lacks, and goes on', () => {
    const texto = textoImpreso(decodificar(codificar([{ texto: 'a😀b € ñ', estilo: 'normal' }])));
    expect(texto[0]).toMatch(/^a\?+b € ñ$/);
  });

  it.each([
    ['a command nobody knows', [0x1b, 0x70, 0, 1, 1]],
    ['another font', [0x1b, 0x4d, 1]],
    ['another code page', [0x1b, 0x74, 2]],
    ['an accent before the code page', [0xa4]],
  ])('does not decode %s', (_caso, bytes) => {
    expect(() => decodificar(Uint8Array.from(bytes))).toThrow(RangeError);
  });
});

describe('the picture of the paper', () => {
  it('is as wide as the paper, with ink on it', () => {
    const png = PNG.sync.read(dibujar(decodificar(codificar(renglones))));
    let negros = 0;
    for (let i = 0; i < png.data.length; i += 4) negros += (png.data[i] ?? 0xff) < 0x80 ? 1 : 0;
    expect(png.width).toBe(576 + 48);
    expect(png.height).toBeGreaterThan(24 * renglones.length);
    expect(negros).toBeGreaterThan(5_000);
  });

  it('has a shape of its own for every character a ticket uses', () => {
    const letras = Array.from(
      ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéíóúüñÁÉÍÓÚÜÑ¿¡°€',
    );
    const forma = (letra: string) => {
      const tinta = puntosDe(letra);
      return Array.from({ length: 55 }, (_, i) =>
        tinta(i % 5, Math.floor(i / 5)) ? '#' : '.',
      ).join('');
    };
    const formas = new Map(letras.map((letra) => [forma(letra), letra]));
    expect(formas.size).toBe(letras.length);
    expect(formas.has(forma('漢'))).toBe(false); // the frame of what the font lacks is none of them
  });
});
