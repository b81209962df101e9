import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { hojaCajaSchema } from '../../contracts/caja/papel';
import { FORMAS_PAGO } from '../../contracts/ventas/ventas';
import { makeConteo, makeCuadre, makeInforme } from '../../testing/makeInforme';

import { aCentavos, aDolares, centavos } from '../dinero/dinero';
import { hojaDeInforme } from './hojaCaja';

const valorDe = (hoja: ReturnType<typeof hojaDeInforme>, texto: string) =>
  hoja.secciones.flatMap(({ filas }) => filas).find((fila) => fila.texto === texto)?.valor;

describe('hojaDeInforme', () => {
  it('says all that an X says, and nothing of a closing', () => {
    const hoja = hojaDeInforme(makeInforme(), null);
    expect(hoja).toMatchObject({ titulo: 'REPORTE X', firma: null });
    expect(hoja.cabecera).toEqual([
      'Caja, periodo 3',
      'Desde: 20/11/2026 08:00',
      'Hasta: 20/11/2026 22:15',
    ]);
    expect(hoja.secciones.map(({ titulo }) => titulo)).toEqual([
      'Ventas',
      'Por forma de pago',
      'Por tarifa',
      'Por usuario',
      'Movimientos',
      'Efectivo',
    ]);
    const dichos = {
      'Total de ventas (7)': '$1,070.00',
      'Descuentos (1)': '$2.00',
      'Cortesías (1)': '$3.50',
      'Propinas (2)': '$4.00',
      'Anulaciones (1)': '$12.00',
      'Primera venta': '001-001-000000120',
      'Última venta': '001-001-000000126',
      'EFECTIVO (4)': '$70.00',
      'TARJETA (3)': '$1,000.00',
      'Base 15%': '$900.00',
      'IVA 15%': '$135.00',
      'Base 0%': '$35.00',
      'Carla Caja (7)': '$1,070.00',
      'Ingresos (1)': '$10.00',
      'Salidas (2)': '$5.25',
      'A la caja fuerte (1)': '$40.00',
      'Anticipos (1)': '$20.00',
      'Debería haber': '$114.75',
    };
    for (const [texto, valor] of Object.entries(dichos)) expect(valorDe(hoja, texto)).toBe(valor);
    expect(valorDe(hoja, 'IVA 0%')).toBeUndefined();
  });

  it('of a Z says what was counted, the difference, why and who approved, for who closed to sign', () => {
    const hoja = hojaDeInforme(makeInforme(), makeCuadre());
    expect(hoja).toMatchObject({ titulo: 'REPORTE Z', firma: 'Carla Caja' });
    expect(hoja.cabecera.slice(-2)).toEqual(['Fecha: 20/11/2026', 'Responsable: Carla Caja']);
    expect(hoja.secciones.at(-1)?.filas).toEqual([
      { texto: 'Contado', valor: '$110.00', fuerte: true },
      { texto: 'Debería haber', valor: '$114.75' },
      { texto: 'Diferencia: Falta', valor: '-4.75', fuerte: true },
      { texto: 'Vouchers (3)', valor: '$1,000.00' },
      { texto: 'Vouchers que debe haber', valor: '$1,000.00' },
      { texto: 'Transferencias revisadas', valor: 'no' },
      { texto: 'Transferencias que debe haber', valor: '$0.00' },
      { texto: 'Motivo: Se dio mal un vuelto', valor: '' },
      { texto: 'Aprobado por: Ada Admin', valor: '' },
    ]);
  });

  it('says every count, with its differences and whoever let it be counted again', () => {
    const conteos = [
      makeConteo({ conteo: 0, diferencia: -114.75, diferencia_vouchers: -12.5 }),
      makeConteo({ numero: 2, aprobado_por: 'Ada Admin', diferencia_transferencias: 3 }),
    ];
    const hoja = hojaDeInforme(makeInforme({ conteos }), makeCuadre());
    expect(hoja.secciones.find(({ titulo }) => titulo === 'Conteos')?.filas).toEqual([
      { texto: 'Conteo 1: Carla Caja, 20/11/2026 22:10', valor: '$0.00', fuerte: true },
      { texto: 'Diferencia', valor: '-114.75' },
      { texto: 'Diferencia en vouchers', valor: '-12.50' },
      { texto: 'Conteo 2: Carla Caja, 20/11/2026 22:10', valor: '$110.00', fuerte: true },
      { texto: 'Diferencia', valor: '-4.75' },
      { texto: 'Diferencia en vouchers', valor: '0.00' },
      { texto: 'Diferencia en transferencias', valor: '+3.00' },
      { texto: 'Aprobado por: Ada Admin', valor: '' },
    ]);
  });

  it('fits the paper however often it was counted, and says how often', () => {
    const conteos = Array.from({ length: 400 }, (_, i) => makeConteo({ numero: i + 1 }));
    const hoja = hojaDeInforme(makeInforme({ conteos }), makeCuadre());
    expect(hojaCajaSchema.safeParse(hoja).error).toBeUndefined();
    expect(valorDe(hoja, 'Otros conteos')).toBe('360');
  });

  it('says of service, of returns and of payments on account only where there were', () => {
    const texto = JSON.stringify(hojaDeInforme(makeInforme(), null));
    expect(texto).not.toMatch(/Servicio|Devoluciones|Abonos/);
    const hoja = hojaDeInforme(
      makeInforme({
        servicio: { cantidad: 3, total: 9.1 },
        devoluciones: { cantidad: 1, total: 5 },
        abonos: [{ forma_pago: 'EFECTIVO', cantidad: 2, total: 12.5 }],
      }),
      null,
    );
    expect(valorDe(hoja, 'Servicio 10% (3)')).toBe('$9.10');
    expect(valorDe(hoja, 'Devoluciones (1)')).toBe('$5.00');
    expect(hoja.secciones.find(({ titulo }) => titulo === 'Abonos de clientes')?.filas).toEqual([
      { texto: 'EFECTIVO (2)', valor: '$12.50' },
    ]);
  });

  it('makes the sum of sales and what should be there stand out, and nothing else of an X', () => {
    const filas = hojaDeInforme(makeInforme(), null).secciones.flatMap((una) => una.filas);
    const fuertes = filas.filter(({ fuerte }) => fuerte === true);
    expect(fuertes.map(({ texto }) => texto)).toEqual(['Total de ventas (7)', 'Debería haber']);
  });

  it('says the transfers that somebody looked at', () => {
    const hoja = hojaDeInforme(
      makeInforme(),
      makeCuadre({ totalTransferencias: 25, transferencia: 30, diferencia: 1 }),
    );
    expect(valorDe(hoja, 'Transferencias revisadas')).toBe('$25.00');
    expect(valorDe(hoja, 'Transferencias que debe haber')).toBe('$30.00');
    expect(valorDe(hoja, 'Diferencia: Sobra')).toBe('+1.00');
  });

  it('says of no sale by card what was paid of an older one', () => {
    const abonos = [{ forma_pago: 'TARJETA' as const, cantidad: 1, total: 30 }];
    const hoja = hojaDeInforme(makeInforme({ abonos }), makeCuadre({ tarjeta: 1030 }));
    const filas = hoja.secciones.flatMap((una) => una.filas);
    expect(filas.filter(({ texto }) => /^Ventas (con|por)/.test(texto))).toEqual([]);
    expect(valorDe(hoja, 'TARJETA (3)')).toBe('$1,000.00');
    expect(valorDe(hoja, 'Vouchers que debe haber')).toBe('$1,030.00');
  });

  it('gives the first 299 users their line, and the others one together', () => {
    const usuarios = (cuantos: number) =>
      Array.from({ length: cuantos }, (_, i) => ({ usuario: `U${i}`, cantidad: 2, total: 0.1 }));
    const impresos = (cuantos: number) =>
      hojaDeInforme(makeInforme({ usuarios: usuarios(cuantos) }), null).secciones.find(
        ({ titulo }) => titulo === 'Por usuario',
      )?.filas ?? [];
    expect(impresos(300)).toHaveLength(300);
    expect(impresos(300).at(-1)).toEqual({ texto: 'U299 (2)', valor: '$0.10' });
    expect(impresos(303)).toHaveLength(300);
    expect(impresos(303).at(-1)).toEqual({ texto: 'Otros 4 (8)', valor: '$0.40' });
  });

  it('breaks a long reason at spaces, and cuts a long name without losing how many', () => {
    const motivo = `${'a'.repeat(100)} ${'b'.repeat(100)} ${'c'.repeat(130)}`;
    const hoja = hojaDeInforme(
      makeInforme({ usuarios: [{ usuario: 'u'.repeat(200), cantidad: 7, total: 1 }] }),
      makeCuadre({ motivo, aprobado_por: null, responsable: `${'r'.repeat(119)}😀` }),
    );
    expect(hoja.secciones.at(-1)?.filas.slice(-4)).toEqual([
      { texto: `Motivo: ${'a'.repeat(100)}`, valor: '' },
      { texto: 'b'.repeat(100), valor: '' },
      { texto: 'c'.repeat(120), valor: '' },
      { texto: 'c'.repeat(10), valor: '' },
    ]);
    expect(valorDe(hoja, `${'u'.repeat(108)} (7)`)).toBe('$1.00');
    expect(hoja.firma).toBe('r'.repeat(119));
    expect(hoja.cabecera.at(-1)).toBe(`Responsable: ${'r'.repeat(107)}`);
  });

  it('says that nothing was sold, and when nothing ever happened', () => {
    const hoja = hojaDeInforme(
      makeInforme({ abierto: null, primera: null, ultima: null, formas: [], tarifas: [] }),
      makeCuadre({ diferencia: 0, motivo: '', aprobado_por: null }),
    );
    expect(hoja.cabecera).toContain('Desde: sin movimientos');
    expect(valorDe(hoja, 'Primera venta')).toBe('ninguna');
    expect(valorDe(hoja, '+ Ventas en efectivo')).toBe('$0.00');
    expect(valorDe(hoja, 'Diferencia: Cuadra')).toBe('0.00');
    expect(hoja.secciones.map(({ titulo }) => titulo)).not.toContain('Por tarifa');
    expect(JSON.stringify(hoja)).not.toMatch(/Motivo|Aprobado/);
  });

  const dolares = fc.integer({ min: 0, max: 10_000_000 }).map((monto) => aDolares(centavos(monto)));
  const cuantos = fc.record({ cantidad: fc.nat(100_000), total: dolares });
  const nombre = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });

  it('fits the paper whatever happened, and loses no sale of a user', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ usuario: nombre, cantidad: fc.nat(9), total: dolares }), {
          minLength: 290,
          maxLength: 320,
        }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (usuarios, motivo) => {
          const hoja = hojaDeInforme(makeInforme({ usuarios }), makeCuadre({ motivo }));
          expect(hojaCajaSchema.safeParse(hoja).error).toBeUndefined();
          const suma = (montos: readonly number[]) =>
            montos.reduce((total, monto) => total + aCentavos(monto), 0);
          const impresos = hoja.secciones.find(({ titulo }) => titulo === 'Por usuario')?.filas;
          expect(suma((impresos ?? []).map(({ valor }) => leer(valor)))).toBe(
            suma(usuarios.map(({ total }) => total)),
          );
        },
      ),
      { numRuns: 20 },
    );
  });

  it('shows what the cash should come to as the sum of what stands above it', () => {
    const montos = fc.record({ ingresos: cuantos, salidas: cuantos, retiros: cuantos });
    fc.assert(
      fc.property(
        montos,
        cuantos,
        dolares,
        fc.array(cuantos, { minLength: 3, maxLength: 3 }),
        (movidos, anticipos, apertura, ventas) => {
          const formas = FORMAS_PAGO.map((forma_pago, i) => ({
            forma_pago,
            cantidad: 1,
            total: ventas[i]?.total ?? 0,
          }));
          const vendido = formas.find(({ forma_pago }) => forma_pago === 'EFECTIVO')?.total ?? 0;
          const { ingresos, salidas, retiros } = movidos;
          const sale = [salidas, retiros, anticipos].map(({ total }) => aCentavos(-total));
          const entra = [apertura, vendido, ingresos.total].map(aCentavos);
          const esperado = [...entra, ...sale].reduce<number>((suma, monto) => suma + monto, 0);
          const informe = makeInforme({ ...movidos, anticipos, apertura, formas });
          const hoja = hojaDeInforme({ ...informe, esperado: esperado / 100 }, null);
          const filas = hoja.secciones.find(({ titulo }) => titulo === 'Efectivo')?.filas ?? [];
          const arriba = filas
            .slice(0, -1)
            .map(({ texto, valor }) => aCentavos(leer(valor)) * (texto.startsWith('-') ? -1 : 1));
          expect(arriba.reduce((suma, monto) => suma + monto, 0)).toBe(
            aCentavos(leer(filas.at(-1)?.valor ?? '')),
          );
        },
      ),
    );
  });
});

const leer = (valor: string) => Number(valor.replace(/[$,]/g, ''));
