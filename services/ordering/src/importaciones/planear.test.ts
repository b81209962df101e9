import { describe, expect, it } from '@jest/globals';

import { SIN_DECIR, type FilaDeLista, type ProductoActual } from './columnasDeProducto';
import { huellaDePlan } from './huellaDePlan';
import { planear, planearLoBueno } from './planear';

const CATEGORIAS = [
  { id: 1, categoria: 'Bebidas' },
  { id: 2, categoria: 'Platos' },
];
const HOY = '2026-11-20';
let siguiente = 1;
const makeProducto = (over: Partial<ProductoActual>): ProductoActual => ({
  ...SIN_DECIR,
  id: siguiente++,
  funda: null,
  producto: 'Cola',
  categoria: 'Bebidas',
  precio_venta: '1.00',
  porcentaje_iva: 15,
  ...over,
});
const makeFila = (over: Partial<FilaDeLista>): FilaDeLista => ({
  fila: 2,
  producto: 'Cola',
  categoria: 'Bebidas',
  precio_venta: '1.00',
  porcentaje_iva: 15,
  ...over,
});
const planDe = (filas: Partial<FilaDeLista>[], productos: Partial<ProductoActual>[] = []) =>
  planear(
    filas.map((una, i) => makeFila({ fila: i + 2, ...una })),
    { categorias: CATEGORIAS, productos: productos.map(makeProducto) },
    HOY,
  );
const erroresDe = (...con: Parameters<typeof planDe>) =>
  planDe(...con).errores.map(
    ({ fila, columna, valor, msg }) => `${fila} ${columna} ${valor}: ${msg}`,
  );

describe('planear', () => {
  it('gives a code of digits the zeros that a spreadsheet took from it, and no other product', () => {
    const productos = [{ codigo: '001' }, { codigo: '0010', producto: 'Jugo' }];
    expect(planDe([{ codigo: '1', precio_venta: '2.00' }], productos)).toMatchObject({
      crear: [],
      cambiar: [{ antes: { codigo: '001' }, despues: { codigo: '001', precio_venta: '2.00' } }],
    });
    const conOtra = [{ codigo: '1', producto: 'Té' }, { codigo: '001' }];
    expect(planDe(conOtra, productos)).toMatchObject({
      crear: [{ datos: { codigo: '1', producto: 'Té' } }],
      iguales: 1,
    });
    const dos = [
      { codigo: '01', producto: 'A' },
      { codigo: '001', producto: 'B' },
    ];
    expect(planDe([{ codigo: '1', producto: 'C' }], dos).crear).toHaveLength(1);
  });

  it('makes what is not there, and each category once', () => {
    const plan = planDe([
      { producto: 'Te', categoria: 'Calientes' },
      { producto: 'Café', categoria: 'CALIENTES' },
      { producto: 'Agua', categoria: 'bebidas' },
    ]);
    expect(plan.crear.map(({ datos }) => [datos.producto, datos.categoria])).toEqual([
      ['Te', 'Calientes'],
      ['Café', 'Calientes'],
      ['Agua', 'Bebidas'],
    ]);
    expect(plan).toMatchObject({ categorias: ['Calientes'], cambiar: [], iguales: 0, errores: [] });
  });

  it.each([
    ['its code, whatever its case', { codigo: 'a-1', producto: 'Otra' }, 'con código'],
    ['its barcode', { codigo_barras: '96385074', producto: 'Otra' }, 'con barras'],
    [
      'its barcode where no product has that code',
      { codigo: 'Z', codigo_barras: '96385074' },
      'con barras',
    ],
    ['its name, whatever its case and accents', { producto: 'JUGO DE PIÑA' }, 'Jugo de piña'],
    [
      'its name where nobody has its codes',
      { codigo: 'Z', producto: 'jugo de piña' },
      'Jugo de piña',
    ],
  ])('finds a product by %s', (_por, fila, producto) => {
    const { cambiar, crear } = planDe(
      [fila],
      [
        { producto: 'con código', codigo: 'A-1' },
        { producto: 'con barras', codigo_barras: '96385074' },
        { producto: 'Jugo de piña' },
      ],
    );
    expect([cambiar.map(({ antes }) => antes.producto), crear]).toEqual([[producto], []]);
  });

  it('leaves what a row does not say, and knows what is as it was', () => {
    const suyo = { codigo: 'A', codigo_barras: '96385074', favorito: true, agotado: true };
    const plan = planDe(
      [{}, { producto: 'Pan', precio_venta: '0.20' }],
      [suyo, { producto: 'Pan' }],
    );
    expect(plan.iguales).toBe(1);
    expect(plan.cambiar).toMatchObject([
      { antes: { precio_venta: '1.00' }, despues: { precio_venta: '0.20', categoria: 'Bebidas' } },
    ]);
  });

  it('asks for the code where several have the name, unless nothing changes', () => {
    const dos = [{ precio_venta: '1.00' }, { precio_venta: '2.00' }];
    expect(planDe(dos, dos)).toMatchObject({ iguales: 2, errores: [] });
    expect(erroresDe([{ precio_venta: '3.00' }], dos)).toEqual([
      '2 Codigo Cola: Hay varios productos con ese nombre: escriba el código del que es',
    ]);
    const conCodigo = [{ codigo: 'A', precio_venta: '3.00' }];
    expect(planDe(conCodigo, [{ codigo: 'A' }, {}])).toMatchObject({ errores: [], iguales: 0 });
  });

  it('takes a product once', () => {
    expect(
      erroresDe([{ codigo: 'A' }, { codigo: 'a', producto: 'Otra' }], [{ codigo: 'A' }]),
    ).toEqual(['3 Producto Otra: Es el mismo producto de la fila 2']);
    expect(erroresDe([{}, {}])).toEqual([
      '3 Producto Cola: Es igual al de la fila 2: si son dos, escriba un código en cada uno',
    ]);
    expect(planDe([{ codigo: 'A' }, { codigo: 'B' }])).toMatchObject({ errores: [] });
  });

  it('refuses a code two products would have', () => {
    expect(erroresDe([{ codigo: 'A' }, { codigo: 'a', producto: 'Pan' }])).toEqual([
      '3 Codigo a: Ya está en la fila 2',
    ]);
    const ajeno = [
      { producto: 'Con código', codigo: 'A', codigo_barras: '96385074' },
      { codigo: 'B' },
    ];
    expect(erroresDe([{ codigo: 'B', codigo_barras: '96385074' }], ajeno)).toEqual([
      '2 Codigo de barras 96385074: Ya es de Con código',
    ]);
  });

  it('refuses a price that the ICE of a bag is not in, of what it writes', () => {
    const funda = { funda: 'FUNDA', precio_venta: '0.12' } as const;
    const falta = 'Una funda lleva $0.10 de ICE: con su IVA, el precio es $0.12 o más';
    expect(erroresDe([{ precio_venta: '0.11' }], [funda])).toEqual([`2 Precio 0.11: ${falta}`]);
    const sinIva = { precio_venta: '0.10', porcentaje_iva: 0 };
    expect(planDe([sinIva], [funda])).toMatchObject({ errores: [], cambiar: [{ fila: 2 }] });
    const deAntes = { ...funda, precio_venta: '0.05' };
    expect(planDe([{ precio_venta: '0.05' }], [deAntes])).toMatchObject({
      errores: [],
      iguales: 1,
    });
    expect(planDe([{ precio_venta: '0.05' }], [{}])).toMatchObject({ errores: [] });
  });

  it('lets two change their barcodes with each other', () => {
    const plan = planDe(
      [
        { codigo: 'A', codigo_barras: '96385074' },
        { codigo: 'B', codigo_barras: '65833254' },
      ],
      [
        { codigo: 'A', codigo_barras: '65833254' },
        { codigo: 'B', codigo_barras: '96385074' },
      ],
    );
    expect([plan.errores, plan.cambiar.length]).toEqual([[], 2]);
  });

  it('has another fingerprint when anything else would be done', () => {
    const productos = [makeProducto({})];
    const con = (filas: Partial<FilaDeLista>[], suyos = productos) =>
      huellaDePlan(planear(filas.map(makeFila), { categorias: CATEGORIAS, productos: suyos }, HOY));
    const unas = [
      con([{}]),
      con([{ precio_venta: '2.00' }]),
      con([{ producto: 'Pan' }]),
      con([{ categoria: 'Otras' }]),
      con([{ precio_venta: '2.00' }], []),
      con([{ precio_venta: '2.00' }], [makeProducto({ precio_venta: '1.50' })]),
    ];
    expect(new Set(unas).size).toBe(unas.length);
    expect(con([{}])).toBe(unas[0]);
  });
});

it('plans what has nothing wrong: of rows that clash the first, and never one with an error', () => {
  const filas = ['Té', 'Té', 'Mote', 'Té'].map((producto, i) =>
    makeFila({ fila: i + 2, producto }),
  );
  const { crear, errores } = planearLoBueno(filas, { categorias: CATEGORIAS, productos: [] }, HOY);
  expect(crear.map(({ fila }) => fila)).toEqual([2, 4]);
  expect(errores.map(({ fila }) => fila)).toEqual([3, 5]);
});
