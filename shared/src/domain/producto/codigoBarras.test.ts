import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  ampliarUpc,
  cantidadDeEtiqueta,
  digitoDeControl,
  faltaDeBarras,
  leerEtiqueta,
  mismoCodigo,
} from './codigoBarras';
import { makeProducto } from '../../testing/makeProducto';
import { agregarProducto, totalesDeCarrito } from '../orden/carrito';

describe('faltaDeBarras', () => {
  it.each([
    ['EAN-13, of the standard', '4006381333931'],
    ['EAN-8', '96385074'],
    ['UPC-A', '036000291452'],
  ])('finds nothing wrong with an %s', (_que, codigo) => {
    expect(faltaDeBarras(codigo)).toBeNull();
  });

  it.each([
    ['4006381333930', 'El último dígito debería ser 1'],
    ['5901234123450', 'El último dígito debería ser 7'],
    ['96385070', 'El último dígito debería ser 4'],
    ['04252614', 'Es un UPC acortado. Escríbalo entero: 042100005264'],
    ['12345', 'El código de barras tiene 8, 12 o 13 dígitos, y este 5'],
    ['00000000000000', 'El código de barras tiene 8, 12 o 13 dígitos, y este 14'],
    ['40063813339X1', 'El código de barras tiene solo dígitos'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', 'El código de barras tiene solo dígitos'],
    ['', 'El código de barras tiene solo dígitos'],
  ])('says what is wrong with "%s"', (codigo, falta) => {
    expect(faltaDeBarras(codigo)).toBe(falta);
  });

  const cifras = (largo: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: largo, maxLength: largo });
  const sinControl = fc.constantFrom(7, 11, 12).chain(cifras);

  it('takes one last digit and refuses the nine others, naming the one it takes', () => {
    fc.assert(
      fc.property(sinControl, (antes) => {
        const inicio = antes.join('');
        const debido = digitoDeControl(inicio);
        for (let ultimo = 0; ultimo < 10; ultimo++) {
          const codigo = `${inicio}${ultimo}`;
          const falta = faltaDeBarras(codigo);
          if (ultimo === debido) expect(falta).toBeNull();
          else if (ampliarUpc(codigo) !== null) expect(falta).toMatch(/^Es un UPC acortado/);
          else expect(falta).toBe(`El último dígito debería ser ${debido}`);
        }
      }),
    );
  });

  it('finds any one digit that was typed wrongly', () => {
    fc.assert(
      fc.property(sinControl, fc.nat(), fc.integer({ min: 1, max: 9 }), (antes, donde, cuanto) => {
        const bueno = [...antes, digitoDeControl(antes.join(''))];
        const i = donde % bueno.length;
        const malo = bueno.with(i, ((bueno[i] ?? 0) + cuanto) % 10);
        expect(faltaDeBarras(malo.join(''))).not.toBeNull();
      }),
    );
  });

  it('finds most pairs of neighbours that were swapped: all but those five apart', () => {
    fc.assert(
      fc.property(sinControl, fc.nat(), (antes, donde) => {
        const bueno = [...antes, digitoDeControl(antes.join(''))];
        const i = donde % (bueno.length - 1);
        const [uno = 0, otro = 0] = bueno.slice(i, i + 2);
        const malo = bueno.with(i, otro).with(i + 1, uno);
        const distancia = Math.abs(uno - otro);
        expect(faltaDeBarras(malo.join('')) === null).toBe(distancia === 0 || distancia === 5);
      }),
    );
  });
});

describe('leerEtiqueta', () => {
  const cinco = fc.integer({ min: 0, max: 99_999 });
  const conControl = (antes: string) => antes + String(digitoDeControl(antes));
  const cifras5 = (numero: number) => String(numero).padStart(5, '0');

  it('reads code and value of every label of 20 to 29, and of no other prefix', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), cinco, cinco, (prefijo, codigo, valor) => {
        const dos = String(prefijo).padStart(2, '0');
        const leida = leerEtiqueta(conControl(dos + cifras5(codigo) + cifras5(valor)));
        const esperada = { codigo: cifras5(codigo), valor };
        expect(leida).toEqual(prefijo >= 20 && prefijo <= 29 ? esperada : null);
      }),
    );
  });

  it('refuses each of the nine wrong check digits', () => {
    fc.assert(
      fc.property(cinco, cinco, fc.integer({ min: 1, max: 9 }), (codigo, valor, mas) => {
        const antes = `21${cifras5(codigo)}${cifras5(valor)}`;
        expect(leerEtiqueta(antes + String((digitoDeControl(antes) + mas) % 10))).toBeNull();
      }),
    );
  });

  /** In cents; of what costs less, a label of $999.99 is more than a line holds. */
  const precios = fc.integer({ min: 11, max: 50_000 });
  const comprado = (valor: number, precio: number) =>
    cantidadDeEtiqueta({ codigo: '00001', valor }, 'PRECIO', precio) ?? 0;
  /** Cents of the line that so much of it is. */
  const pagado = (cantidad: number, precio: number) => {
    if (cantidad === 0) return 0;
    const producto = makeProducto({ por_peso: true, precio_venta: precio / 100 });
    return totalesDeCarrito(agregarProducto([], producto, { cantidad })).total;
  };

  it('sells its weight in thousandths', () => {
    fc.assert(
      fc.property(cinco, precios, (valor, precio) => {
        expect(cantidadDeEtiqueta({ codigo: '00001', valor }, 'PESO', precio)).toBe(
          valor === 0 ? null : valor / 1000,
        );
      }),
    );
  });

  it('of a price is paid as it says wherever a thousandth comes to that, and never above it', () => {
    fc.assert(
      fc.property(cinco, precios, (valor, precio) => {
        const cantidad = comprado(valor, precio);
        const debido = pagado(cantidad, precio);
        expect(debido).toBeLessThanOrEqual(valor);
        const otra = Math.round(cantidad * 1000 + 1) / 1000;
        if (debido < valor) expect(pagado(otra, precio)).toBeGreaterThan(valor);
      }),
    );
  });

  it('of what weighs a whole number of thousandths sells those', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 10 }), (peso, c) => {
        expect(comprado(peso * c, c * 1000)).toBe(peso / 1000);
      }),
    );
  });

  it.each([
    [501, 2490, 0.201, 500],
    [523, 1850, 0.282, 522],
    [347, 6000, 0.057, 342],
    [3, 6000, 0, 0],
    [100, 10, 10, 100],
  ])('of %d cents at %d a unit sells %d, for %d', (valor, precio, cantidad, debido) => {
    expect([comprado(valor, precio), pagado(cantidad, precio)]).toEqual([cantidad, debido]);
  });

  it('sells nothing of what has no price', () => {
    expect(cantidadDeEtiqueta({ codigo: '00001', valor: 450 }, 'PRECIO', 0)).toBeNull();
  });

  it.each([
    ['01234565', '0012345000065'],
    ['04252614', '0042100005264'],
    ['425261', '0042100005264'],
    ['4252614', '0042100005264'],
    ['0425261', '0042100005264'],
    ['04252615', null],
    ['24252614', null],
    ['7861234500012', null],
  ])('the UPC that is printed short as %s is %s', (corto, largo) => {
    expect(ampliarUpc(corto)).toBe(largo);
  });

  it.each([
    ['00042', '42', true],
    ['42', '00042', true],
    ['00000', '0', true],
    ['00420', '42', false],
  ])('%s and %s are the same code: %s', (uno, otro, mismo) => {
    expect(mismoCodigo(uno, otro)).toBe(mismo);
  });
});
