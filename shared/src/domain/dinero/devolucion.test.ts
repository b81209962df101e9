import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { pisoDeIce } from '../ley/ice';

import {
  brutoDeLinea,
  iceFacturado,
  montoDeUnidades,
  parteDe,
  quedaDeLineas,
  totalesDeParte,
  type Devuelto,
  type LineaFacturada,
  type PedidoDeLinea,
} from './devolucion';
import { centavos } from './dinero';
import { TARIFAS_IVA, tarifaDe, type LineaGravada, type Tarifa, type Totales } from './iva';

const linea = (cambio: Partial<LineaFacturada> = {}): LineaFacturada => ({
  codigo: '1',
  descripcion: 'Encebollado',
  cantidad: 3,
  precio_venta: 350,
  tarifa: 15,
  ...cambio,
});

const gravar = (lineas: readonly LineaFacturada[]): LineaGravada[] =>
  lineas.map((una) => ({
    precio: brutoDeLinea(una),
    cantidad: 1,
    tarifa: tarifaDe(`${una.tarifa}%`) as Tarifa,
  }));

describe('parteDe', () => {
  it('gives back units at their price, and lowers a price by an amount', () => {
    const lineas = [linea(), linea({ descripcion: 'Cola', precio_venta: 125, cantidad: 2 })];
    const { parte } = parteDe(
      lineas,
      [],
      [
        { linea: 0, cantidad: 2 },
        { linea: 1, monto: 50 },
      ],
    );
    expect(parte?.lineas).toEqual([
      { codigo: '1', descripcion: 'Encebollado', cantidad: 2, precio_venta: 350, tarifa: 15 },
      { codigo: '1', descripcion: 'Rebaja: Cola', cantidad: 1, precio_venta: 50, tarifa: 15 },
    ]);
    expect(parte?.devuelve).toEqual([
      { linea: 0, cantidad: 2, monto: 700 },
      { linea: 1, cantidad: 0, monto: 50 },
    ]);
  });

  it('shares a discount among the units, the last of them with what is left', () => {
    const lineas = [linea({ descuento: 100 })];
    const primera = parteDe(lineas, [], [{ linea: 0, cantidad: 1 }]).parte;
    expect(primera?.devuelve).toEqual([{ linea: 0, cantidad: 1, monto: 317 }]);
    const [queda] = quedaDeLineas(lineas, primera?.devuelve ?? []);
    expect(queda).toEqual({ cantidad: 2, monto: 633 });
    expect(brutoDeLinea(primera?.lineas[0] ?? linea())).toBe(317);
  });

  it.each<[que: string, pedidos: PedidoDeLinea[], falta: string]>([
    ['more units than there are', [{ linea: 0, cantidad: 4 }], 'EXCEDE'],
    ['more than a line came to', [{ linea: 0, monto: 1_051 }], 'EXCEDE'],
    ['a line that there is not', [{ linea: 7, cantidad: 1 }], 'LINEA'],
    ['no line', [], 'NADA'],
    ['an amount of nothing', [{ linea: 0, monto: 0 }], 'NADA'],
  ])('refuses %s', (_que, pedidos, falta) => {
    expect(parteDe([linea()], [], pedidos)).toEqual({ falta });
  });

  it('refuses units of a line whose price was given back', () => {
    const dadas: Devuelto[] = [{ linea: 0, cantidad: 0, monto: 1_050 }];
    expect(parteDe([linea()], dadas, [{ linea: 0, cantidad: 1 }])).toEqual({ falta: 'EXCEDE' });
  });
});

/** Bags, discounted down to what holds their ICE or less. */
const fundas = fc
  .record({
    cantidad: fc.integer({ min: 1, max: 120 }),
    ice: fc.constantFrom(10, 5, 4),
    tarifa: fc.constantFrom(...TARIFAS_IVA),
    mas: fc.integer({ min: 0, max: 9 }),
    rebaja: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ mas, rebaja, ...una }) => {
    const piso = pisoDeIce(centavos(una.ice), 1, una.tarifa);
    const descuento = Math.floor((mas * una.cantidad * rebaja) / 100);
    return linea({ ...una, precio_venta: piso + mas, ...(descuento > 0 && { descuento }) });
  });

/** What an invoice has, and how the guest gives it back: a share of each line at a time, as units or as an amount. */
const facturas = fc.array(
  fc.oneof(
    fundas,
    fc
      .record({
        cantidad: fc.oneof(
          fc.integer({ min: 1, max: 9 }),
          fc.integer({ min: 1, max: 4_000 }).map((gramos) => gramos / 1000),
        ),
        precio_venta: fc.integer({ min: 50, max: 9_999 }),
        tarifa: fc.constantFrom(...TARIFAS_IVA),
        rebaja: fc.integer({ min: 0, max: 60 }),
      })
      .map(({ rebaja, ...una }) => {
        const entera = linea(una);
        const descuento = Math.floor((brutoDeLinea(entera) * rebaja) / 100);
        return descuento > 0 ? { ...entera, descuento } : entera;
      }),
  ),
  { minLength: 1, maxLength: 6 },
);
const turnos = fc.array(
  fc.array(fc.record({ porMonto: fc.boolean(), parte: fc.integer({ min: 0, max: 100 }) }), {
    minLength: 6,
    maxLength: 6,
  }),
  { maxLength: 5 },
);

type Turno = readonly { porMonto: boolean; parte: number }[];

function pedidosDe(
  lineas: readonly LineaFacturada[],
  devueltos: readonly Devuelto[],
  turno: Turno | null,
): PedidoDeLinea[] {
  return quedaDeLineas(lineas, devueltos).flatMap((queda, i): PedidoDeLinea[] => {
    const { porMonto, parte } = turno?.[i] ?? { porMonto: false, parte: 100 };
    if (queda.monto === 0) return [];
    const monto = Math.floor((queda.monto * parte) / 100);
    if (porMonto) return monto > 0 ? [{ linea: i, monto }] : [];
    const suya = lineas[i];
    const enteras = (milesimas: number) =>
      suya?.ice ? Math.floor(milesimas / 1000) * 1000 : milesimas;
    const cantidad = enteras(Math.floor((Math.round(queda.cantidad * 1000) * parte) / 100)) / 1000;
    const algo = suya && cantidad > 0 && montoDeUnidades(suya, queda, cantidad) > 0;
    return algo ? [{ linea: i, cantidad }] : [];
  });
}

type Nota = Totales & { ices: number[] };

/** All the notes of an invoice until nothing is left of it. */
function devolverEntera(lineas: readonly LineaFacturada[], partes: readonly Turno[]): Nota[] {
  const devueltos: Devuelto[] = [];
  const notas: Nota[] = [];
  for (const turno of [...partes, null]) {
    const { parte } = parteDe(lineas, devueltos, pedidosDe(lineas, devueltos, turno));
    if (!parte) continue;
    expect(parte.lineas.map(brutoDeLinea)).toEqual(parte.devuelve.map(({ monto }) => monto));
    expect(parte.lineas.every(({ descuento = 0 }) => descuento >= 0)).toBe(true);
    notas.push({
      ...totalesDeParte(gravar(parte.lineas), parte.antes),
      ices: parte.lineas.map(iceFacturado),
    });
    devueltos.push(...parte.devuelve);
  }
  expect(quedaDeLineas(lineas, devueltos).every(({ monto }) => monto === 0)).toBe(true);
  return notas;
}

const deTarifa = (totales: readonly Totales[], tarifa: Tarifa, que: 'base' | 'iva' | 'bruto') =>
  totales
    .flatMap(({ grupos }) => grupos)
    .filter((grupo) => grupo.tarifa === tarifa)
    .reduce((suma, grupo) => suma + grupo[que], 0);

describe('totalesDeParte', () => {
  it('sums to the invoice at every rate, however it is given back', () => {
    fc.assert(
      fc.property(facturas, turnos, (lineas, partes) => {
        const entera = totalesDeParte(gravar(lineas), {});
        const notas = devolverEntera(lineas, partes);
        for (const { tarifa, base, iva, bruto } of entera.grupos) {
          expect(deTarifa(notas, tarifa, 'bruto')).toBe(bruto);
          expect(deTarifa(notas, tarifa, 'base')).toBe(base);
          expect(deTarifa(notas, tarifa, 'iva')).toBe(iva);
        }
      }),
    );
  });

  it('keeps each note within a cent of its own base and tax, and its lines sum to it', () => {
    fc.assert(
      fc.property(facturas, turnos, (lineas, partes) => {
        for (const nota of devolverEntera(lineas, partes)) {
          for (const { tarifa, base, iva, bruto } of nota.grupos) {
            expect(base + iva).toBe(bruto);
            expect(iva).toBeGreaterThanOrEqual(0);
            expect(Math.abs(iva - Math.round((base * tarifa) / 100))).toBeLessThanOrEqual(1);
          }
          for (const { base, iva, bruto } of nota.lineas) {
            expect(base + iva).toBe(bruto);
            expect(iva).toBeGreaterThanOrEqual(0);
          }
          const sumas = nota.lineas.reduce((suma, una) => suma + una.base, 0);
          expect(sumas).toBe(nota.subtotal);
        }
      }),
    );
  });

  it('is what an invoice of those lines has, where nothing was given back before', () => {
    const lineas = [linea({ precio_venta: 333 }), linea({ precio_venta: 101, tarifa: 0 })];
    const { subtotal, iva, total } = totalesDeParte(gravar(lineas), {});
    expect({ subtotal, iva, total }).toEqual({ subtotal: 1_172, iva: 130, total: centavos(1_302) });
  });
});

describe('iceFacturado', () => {
  const suma = (montos: readonly number[]) => montos.reduce((total, monto) => total + monto, 0);
  const porUnidades = (partes: readonly Turno[]): Turno[] =>
    partes.map((turno) => turno.map(({ parte }) => ({ parte, porMonto: false })));

  it('of all notes is that of the invoice where units come back, however many at a time', () => {
    fc.assert(
      fc.property(facturas, turnos, (lineas, partes) => {
        const notas = devolverEntera(lineas, porUnidades(partes));
        const deLaFactura = lineas.map((una) => (una.ice ?? 0) * una.cantidad);
        expect(lineas.map(iceFacturado)).toEqual(deLaFactura);
        expect(suma(notas.flatMap(({ ices }) => ices))).toBe(suma(deLaFactura));
      }),
    );
  });

  it('is never more than that, nor than what the line of a note has to bear it', () => {
    fc.assert(
      fc.property(facturas, turnos, (lineas, partes) => {
        const notas = devolverEntera(lineas, partes);
        expect(suma(notas.flatMap(({ ices }) => ices))).toBeLessThanOrEqual(
          suma(lineas.map(iceFacturado)),
        );
        for (const { ices, lineas: suyas } of notas)
          ices.forEach((ice, i) => {
            expect(ice).toBeGreaterThanOrEqual(0);
            expect(ice).toBeLessThanOrEqual(suyas[i]?.base ?? -1);
          });
      }),
    );
  });

  it('leaves the last of many bags no less than its own, whatever the cents before it rounded to', () => {
    const bolsas = linea({ cantidad: 10, precio_venta: 15, descuento: 25, ice: 10 });
    const dadas: Devuelto[] = [];
    const ices = Array.from({ length: 10 }, () => {
      const { parte } = parteDe([bolsas], dadas, [{ linea: 0, cantidad: 1 }]);
      dadas.push(...(parte?.devuelve ?? []));
      return parte?.lineas.map(iceFacturado);
    });
    expect(ices).toEqual(Array.from({ length: 10 }, () => [10]));
    expect(suma(dadas.map(({ monto }) => monto))).toBe(125);
  });

  it('is none of an amount off the price, and what is left of it of bags that come back after', () => {
    const bolsas = [linea({ cantidad: 10, precio_venta: 15, ice: 10 })];
    const rebajada = parteDe(bolsas, [], [{ linea: 0, monto: 100 }]).parte;
    expect(rebajada?.lineas.map(iceFacturado)).toEqual([0]);
    const vuelta = parteDe(bolsas, rebajada?.devuelve ?? [], [{ linea: 0, cantidad: 10 }]).parte;
    expect(vuelta?.lineas.map(iceFacturado)).toEqual([43]); // of 50 cents with their IVA
  });

  it('refuses half a bag', () => {
    expect(parteDe([linea({ ice: 10 })], [], [{ linea: 0, cantidad: 0.5 }])).toEqual({
      falta: 'NADA',
    });
  });
});
