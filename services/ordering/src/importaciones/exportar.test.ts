import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { esTextoSano } from '@comanda/kit/http/textoSano';
import { digitoDeControl } from '@comanda/shared/domain/producto/codigoBarras';
import { normalizar } from '@comanda/shared/domain/texto/texto';

import { SIN_DECIR, type ProductoActual } from './columnasDeProducto';
import { ejemplosDe, exportar, hojaDe } from './exportar';

const EJEMPLOS = ejemplosDe(15);
const HOY = '2026-11-20';
import { escribirXlsx } from '@comanda/kit/listas/escribirXlsx';
import { leerHoja } from '@comanda/kit/listas/leerHoja';
import { leerProductos } from './listaDeProductos';
import { planear } from './planear';

/** What an invoice can print (contracts/imprimible). */
const letraDeProducto = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
  fc.constantFrom(...Array.from('áÉñÑüçßœŽ€“”–…½×→≤ЖяŁłΩ\u00a0\u200b'), 'e\u0301', 'n\u0303'),
);
const texto = (largo: number, unit: 'grapheme' | fc.Arbitrary<string> = 'grapheme') =>
  fc
    .oneof(
      fc.string({ unit, minLength: 1, maxLength: largo / 4 }),
      fc.stringMatching(/^['=+\-@";,\t\n0-9]{1,12}$/),
    )
    .map((uno) => uno.trim())
    .filter((uno) => uno !== '' && uno.length <= largo && esTextoSano(uno));
const barras = fc
  .stringMatching(/^(\d{7}|\d{11}|\d{12})$/)
  .map((c) => c + String(digitoDeControl(c)));
const o = <T>(uno: fc.Arbitrary<T>) => fc.option(uno, { nil: null });
const unProducto = fc.record({
  producto: texto(150, letraDeProducto),
  categoria: texto(80),
  precio_venta: fc.integer({ min: 0, max: 9_999_999_999 }).map((c) => (c / 100).toFixed(2)),
  porcentaje_iva: fc.constantFrom(0, 4, 5, 8, 12, 13, 14, 15),
  codigo: o(fc.stringMatching(/^[A-Za-z0-9._/-]{1,25}$/)),
  codigo_barras: o(barras),
  favorito: fc.boolean(),
  agotado: fc.boolean(),
});
/** Codes are of one product each, and categories of one name; names repeat as they like. */
const unCatalogo = fc
  .uniqueArray(unProducto, {
    comparator: (a, b) =>
      (a.codigo !== null && a.codigo.toLowerCase() === b.codigo?.toLowerCase()) ||
      (a.codigo_barras !== null && a.codigo_barras === b.codigo_barras) ||
      (a.categoria !== b.categoria && normalizar(a.categoria) === normalizar(b.categoria)),
    minLength: 1,
    maxLength: 30,
  })
  .map((productos) =>
    productos.map((uno, id): ProductoActual => ({ ...SIN_DECIR, ...uno, id, funda: null })),
  );

/** What the bytes of a file would do to the products they were made of. */
const deVuelta = async (productos: readonly ProductoActual[], bytes: Buffer, nombre = 'x.csv') => {
  const nombres = [...new Set(productos.map(({ categoria }) => categoria))];
  const categorias = nombres.map((categoria, id) => ({ id, categoria }));
  const { filas, errores } = leerProductos(await leerHoja(bytes, nombre), { dicho: {} });
  const plan = planear(filas, { categorias, productos }, HOY);
  return { iguales: plan.iguales, errores: [...errores, ...plan.errores] };
};
const enCsv = async (productos: readonly ProductoActual[], formato: 'csv' | 'csv_coma' = 'csv') =>
  Buffer.from((await exportar('x', productos, formato)).contenido);

describe('what is exported', () => {
  it.each(['csv', 'csv_coma'] as const)('imports back unchanged, as %s', async (formato) => {
    await fc.assert(
      fc.asyncProperty(unCatalogo, async (productos) => {
        expect(await deVuelta(productos, await enCsv(productos, formato))).toEqual({
          iguales: productos.length,
          errores: [],
        });
      }),
    );
  });

  it('imports back unchanged, as XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(unCatalogo, async (productos) => {
        const bytes = await escribirXlsx(hojaDe(productos));
        expect(await deVuelta(productos, bytes, 'x.xlsx')).toEqual({
          iguales: productos.length,
          errores: [],
        });
      }),
    );
  });

  it('says the same product twice where it is there twice', async () => {
    const dos = [1, 2].flatMap((id) =>
      EJEMPLOS.slice(2).map((ejemplo) => ({ ...ejemplo, id, funda: null })),
    );
    expect(await deVuelta(dos, await enCsv(dos))).toEqual({ iguales: 2, errores: [] });
  });

  it('is a template that imports as it stands', async () => {
    for (const formato of ['csv', 'xlsx'] as const) {
      const { contenido, nombre } = await exportar('plantilla', EJEMPLOS, formato);
      const { filas, errores } = leerProductos(await leerHoja(Buffer.from(contenido), nombre), {
        dicho: {},
      });
      const plan = planear(filas, { categorias: [], productos: [] }, HOY);
      expect([errores, plan.errores, plan.crear.length]).toEqual([[], [], 3]);
    }
  });

  it('opens as a table in the Excel of Ecuador', async () => {
    const { contenido } = await exportar('productos', EJEMPLOS, 'csv');
    expect(String(contenido)).toBe(
      '\uFEFFCodigo;Codigo de barras;Producto;Categoria;Precio;IVA;Favorito;Agotado\r\n' +
        'CEV-01;;Ceviche de camarón;Ceviches;9,50;15;Sí;No\r\n' +
        ';7861234567898;Agua sin gas 500 ml;Bebidas;0,75;15;No;No\r\n' +
        ';;Arroz blanco;Guarniciones;1,00;0;No;Sí\r\n',
    );
  });
});
