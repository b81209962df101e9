import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Decreto, LeyDeEmpresa } from '../../contracts/admin/ley';
import { LEYENDAS_RIMPE } from '../../contracts/admin/rimpe';
import { baseSinIva, faltaDeTarifa } from '../dinero/iva';
import { centavos } from '../dinero/dinero';
import { DIA_MS } from '../texto/fecha';

import { avisoDeIva } from './avisoDeIva';
import { lugaresEnPalabras, SIN_REGISTRO } from './decretos';
import { LEYENDA_DE_NOTA } from './notasDeVenta';
import {
  ANIOS_DE_CONSERVACION,
  esLeyendaDeRimpe,
  LIMITE_DE_CONSUMIDOR_FINAL,
  PORCENTAJE_DE_SERVICIO,
  ultimoDiaDeAnulacion,
} from './limites';
import { leerCantones } from './lugares';
import { segunLey, tarifaQueRige, vendibleSegunLey } from './segunLey';
import {
  codigoIvaSri,
  rigeCodigoSri,
  TARIFAS_IVA,
  tarifaDeCodigoSri,
  tarifaGeneral,
  tarifasDeHoy,
  tarifasMuertas,
} from './tarifas';

const empresa = (provincia: string | null, canton: string | null): LeyDeEmpresa => ({
  ...SIN_REGISTRO,
  registro_turismo: '0905500123',
  provincia,
  canton,
});

/** Each kind of company that the decrees tell apart. */
const EMPRESAS = {
  sinRegistro: { ...empresa('Imbabura', 'Otavalo'), registro_turismo: null },
  sinLugar: empresa(null, null),
  guayas: empresa('Guayas', 'Guayaquil'),
  quito: empresa('Pichincha', 'Quito'),
  cayambe: empresa('Pichincha', 'cayambe '),
  pedroMoncayo: empresa('Pichincha', 'Pedro Moncayo'),
  imbabura: empresa('Imbabura', null),
  carchi: empresa('CARCHI', 'Tulcán'),
} as const;
type Clase = keyof typeof EMPRESAS;
const NADIE: readonly Clase[] = [];
const DEL_NORTE: readonly Clase[] = ['cayambe', 'pedroMoncayo', 'imbabura', 'carchi'];
const CON_REGISTRO: readonly Clase[] = [...DEL_NORTE, 'sinLugar', 'guayas', 'quito'];

/**
 * Written by hand beside its sources, from day to day: the general rate, and which companies have 8% instead.
 * 12 to 15: Ley Orgánica para Enfrentar el Conflicto Armado Interno. Decretos 196 (north), 271 and 304 (whole country).
 */
const A_MANO: readonly (readonly [hasta: string, general: number, con8: readonly Clase[]])[] = [
  ['2024-03-31', 12, NADIE],
  ['2025-10-31', 15, NADIE],
  ['2025-11-04', 15, DEL_NORTE],
  ['2025-12-31', 15, NADIE],
  ['2026-01-04', 15, CON_REGISTRO],
  ['2026-02-13', 15, NADIE],
  ['2026-02-17', 15, CON_REGISTRO],
  ['2027-12-31', 15, NADIE],
];

const INICIO = Date.parse('2024-01-01');
const DIAS = Array.from({ length: 1461 }, (_, i) =>
  new Date(INICIO + i * DIA_MS).toISOString().slice(0, 10),
);
const filaDe = (dia: string) => A_MANO.find(([hasta]) => dia <= hasta) ?? A_MANO[0]!;

describe('the rate of every day of 2024 to 2027', () => {
  it.each(Object.keys(EMPRESAS) as Clase[])('of a company that is %s', (clase) => {
    const malos = DIAS.flatMap((dia) => {
      const [, general, con8] = filaDe(dia);
      const debida = con8.includes(clase) ? 8 : general;
      const tarifa = tarifaGeneral(dia);
      const rige = tarifaQueRige({ dia, empresa: EMPRESAS[clase], producto: { tarifa } });
      const puede8 = faltaDeTarifa(8, dia, EMPRESAS[clase]) === null;
      return rige === debida && puede8 === (debida === 8) ? [] : [[dia, rige, debida, puede8]];
    });
    expect(malos).toEqual([]);
  });

  it('leaves alone what never was at the general rate', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DIAS),
        fc.constantFrom(...Object.values(EMPRESAS)),
        fc.constantFrom(...TARIFAS_IVA),
        (dia, suya, tarifa) => {
          const rige = tarifaQueRige({ dia, empresa: suya, producto: { tarifa } });
          if (tarifa !== tarifaGeneral(dia)) expect(rige).toBe(tarifa);
          else expect([tarifa, 8]).toContain(rige);
        },
      ),
    );
  });

  it('lets no document of a day carry the code of another', () => {
    const malos = DIAS.flatMap((dia) => {
      const [, general, con8] = filaDe(dia);
      const otra = general === 12 ? '4' : '2';
      const debidos = [true, false, con8.length > 0];
      const suyos = [codigoIvaSri(tarifaGeneral(dia)) ?? '', otra, '8'];
      const rigen = suyos.map((codigo) => rigeCodigoSri(codigo, dia, []));
      return JSON.stringify(rigen) === JSON.stringify(debidos) ? [] : [[dia, rigen]];
    });
    expect(malos).toEqual([]);
  });
});

describe('faltaDeTarifa of 8%', () => {
  it.each([
    [
      '2026-11-27',
      EMPRESAS.guayas,
      'rige solo en los días que fija un decreto, y el 27/11/2026 no es uno',
    ],
    ['2026-02-14', EMPRESAS.sinRegistro, 'es de establecimientos con registro de turismo'],
    [
      '2025-11-02',
      EMPRESAS.guayas,
      'El Decreto Ejecutivo 196 no da la tarifa 8% en Guayaquil, Guayas',
    ],
    ['2025-11-02', EMPRESAS.sinLugar, 'anote su provincia y cantón en Empresa'],
  ])('on %s names the reason', (dia, suya, dicho) => {
    expect(faltaDeTarifa(8, dia, suya)).toContain(dicho);
  });
});

const agregado: Decreto = {
  id: 'a',
  tarifa: 8,
  desde: '2026-12-24',
  hasta: '2026-12-27',
  lugares: [],
  fuente: 'Decreto Ejecutivo 400',
  cesa: null,
};
const cese: Decreto = { ...agregado, id: 'b', desde: '2026-12-26', hasta: '2026-12-26', cesa: 'a' };
const con = (...decretos: Decreto[]) => ({ ...EMPRESAS.guayas, decretos });

describe('a decree that was added', () => {
  const rige = (dia: string, suya: LeyDeEmpresa) =>
    tarifaQueRige({ dia, empresa: suya, producto: { tarifa: 15 } });

  it('holds on its days, and no more from the day that a later row names', () => {
    const dias = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27', '2026-12-28'];
    expect(dias.map((dia) => rige(dia, con(agregado)))).toEqual([15, 8, 8, 8, 15]);
    expect(dias.map((dia) => rige(dia, con(agregado, cese)))).toEqual([15, 8, 15, 15, 15]);
    expect(rigeCodigoSri('8', '2026-12-26', [agregado])).toBe(true);
    expect(rigeCodigoSri('8', '2026-12-26', [agregado, cese])).toBe(false);
  });

  it('ends one that was known by itself too', () => {
    const fin = { ...cese, cesa: 'decreto-304', desde: '2026-02-16', hasta: '2026-02-16' };
    expect(rige('2026-02-15', con(fin))).toBe(8);
    expect(rige('2026-02-16', con(fin))).toBe(15);
  });

  it('is told of the day before, on its last and the day after, and not in between', () => {
    const dichos = ['22', '23', '24', '25', '27', '28', '29'].map((dia) =>
      avisoDeIva(`2026-12-${dia}`, con(agregado)),
    );
    expect(dichos).toEqual([
      null,
      'Mañana empieza a regir el IVA 8%, hasta el 27/12/2026 (Decreto Ejecutivo 400). Las cajas cambian solas a medianoche',
      null,
      null,
      'Hoy es el último día del IVA 8%. Mañana rige de nuevo el 15%',
      'Desde hoy rige de nuevo el IVA 15%',
      null,
    ]);
    expect(avisoDeIva('2026-12-23', { ...con(agregado), registro_turismo: null })).toBeNull();
  });

  it('says its places', () => {
    expect(lugaresEnPalabras(agregado)).toBe('Todo el país');
    const lugares = [
      { provincia: 'Carchi', canton: null },
      { provincia: 'Pichincha', canton: 'Cayambe' },
    ];
    expect(lugaresEnPalabras({ lugares })).toBe('Carchi; Cayambe, Pichincha');
  });
});

describe('segunLey', () => {
  const dia = '2026-02-14';
  const ley = EMPRESAS.guayas;
  const producto = { precio: centavos(1150), tarifa: 15 as const };

  it('keeps what the guest pays, or the base', () => {
    expect(segunLey(producto, { dia, ley, politica: 'MISMO_PRECIO' })).toEqual({
      precio: 1150,
      tarifa: 8,
    });
    expect(segunLey(producto, { dia, ley, politica: 'MISMA_BASE' })).toEqual({
      precio: 1080,
      tarifa: 8,
    });
  });

  it('changes no base where the base is kept, of any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }).map(centavos), (precio) => {
        const hoy = segunLey({ precio, tarifa: 15 }, { dia, ley, politica: 'MISMA_BASE' });
        expect(baseSinIva(hoy.precio, 8)).toBe(baseSinIva(precio, 15));
        expect(hoy.precio).toBeLessThanOrEqual(precio);
      }),
    );
  });

  it('leaves a product as it is, and the same, where nothing runs or it is another rate', () => {
    const otroDia = { dia: '2026-02-18', ley, politica: 'MISMA_BASE' } as const;
    expect(segunLey(producto, otroDia)).toBe(producto);
    const sinIva = { precio: centavos(100), tarifa: 0 as const };
    expect(segunLey(sinIva, { ...otroDia, dia })).toBe(sinIva);
  });

  it('is the same of dollars; what was chosen keeps its price', () => {
    const linea = { precio_venta: 12.5, porcentaje_iva: 15, modificadores: [{ precio: 1 }], n: 1 };
    expect(vendibleSegunLey(linea, { dia, ley, politica: 'MISMA_BASE' })).toEqual({
      ...linea,
      precio_venta: 11.8,
      porcentaje_iva: 8,
    });
    expect(vendibleSegunLey(linea, { dia: '2026-03-01', ley, politica: 'MISMA_BASE' })).toBe(linea);
  });
});

describe('what else the law says', () => {
  it('has rates that are dead, and those that are offered', () => {
    expect(tarifasMuertas('2026-11-27')).toEqual([4, 12, 14]);
    expect(tarifasMuertas('2024-03-31')).toEqual([4, 5, 13, 14, 15]);
    expect(tarifasDeHoy('2026-11-27')).toEqual([15, 5, 0]);
    expect(tarifasDeHoy('2024-03-31')).toEqual([12, 0]);
  });

  it('has a code for each rate but 4%, and reads them back', () => {
    expect(TARIFAS_IVA.map(codigoIvaSri)).toEqual(['0', null, '5', '8', '2', '10', '3', '4']);
    expect(['0', '2', '3', '4', '5', '6', '7', '8', '10', '9'].map(tarifaDeCodigoSri)).toEqual([
      0,
      12,
      14,
      15,
      5,
      0,
      0,
      8,
      13,
      null,
    ]);
  });

  it.each([
    ['2026-01-31', '2026-02-07'],
    ['2026-12-01', '2027-01-07'],
    ['2028-02-29', '2028-03-07'],
  ])('annuls an invoice of %s in the page of the authority until %s', (dia, hasta) => {
    expect(ultimoDiaDeAnulacion(dia)).toBe(hasta);
  });

  it.each(['MISMO_PRECIO', 'MISMA_BASE'] as const)(
    'sells what a negocio popular sells at no rate and its own price with %s',
    (politica) => {
      const ley = { ...SIN_REGISTRO, regimen: LEYENDA_DE_NOTA };
      const plato = { precio: centavos(1_150), tarifa: 15 as const };
      const hoy = segunLey(plato, { dia: '2026-11-27', ley, politica });
      expect(hoy).toEqual({ precio: 1_150, tarifa: 0 });
      expect(segunLey(plato, { dia: '2021-12-31', ley, politica })).toEqual(plato);
    },
  );

  it('has its other limits and legends', () => {
    expect([LIMITE_DE_CONSUMIDOR_FINAL, PORCENTAJE_DE_SERVICIO, ANIOS_DE_CONSERVACION]).toEqual([
      5_000, 10, 7,
    ]);
    expect(LEYENDAS_RIMPE.map((una) => esLeyendaDeRimpe(una, '2026-11-27'))).toEqual([true, true]);
    expect(LEYENDAS_RIMPE.map((una) => esLeyendaDeRimpe(una, '2021-12-31'))).toEqual([
      false,
      false,
    ]);
    expect(esLeyendaDeRimpe('RIMPE', '2026-11-27')).toBe(false);
  });
});

describe('leerCantones', () => {
  it('reads one a line, whatever its case and accents', () => {
    expect(leerCantones('pichincha: Cayambe\n\n LOS RIOS :Quevedo')).toEqual({
      lugares: [
        { provincia: 'Pichincha', canton: 'Cayambe' },
        { provincia: 'Los Ríos', canton: 'Quevedo' },
      ],
    });
    expect(leerCantones('')).toEqual({ lugares: [] });
  });

  it.each(['Cayambe', 'Pichincha:', 'Lima: Miraflores'])(
    'names a line that is none: %s',
    (linea) => {
      expect(leerCantones(linea)).toEqual({ msg: `Escriba «${linea}» como Provincia: Cantón` });
    },
  );
});
