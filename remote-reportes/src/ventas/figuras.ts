import type { Figuras, ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { aDolares, centavos, conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';

import { hastaLaHora, type Mitad } from '../cifras/hastaLaHora';

import type { CifraDeReporte } from './cifra';

type Definicion = Pick<CifraDeReporte, 'titulo' | 'como' | 'concepto' | 'figura'> & {
  de: (figuras: Figuras) => number;
  /** Of half a day, where it is known by hours. */
  deMitad?: (mitad: Mitad) => number;
  /** Dollars where nothing is said. */
  formato?: (valor: number) => string;
  nota?: (figuras: Figuras) => string;
  /** More of it is worse. */
  alReves?: true;
  /** Not shown where there was none, then or before. */
  siHay?: true;
};

const EN_VIGOR = 'ventas en vigor: las anuladas no cuentan';

const DEFINICIONES: readonly Definicion[] = [
  {
    titulo: 'Ventas',
    como: `Suma el total (subtotal, IVA, propina y servicio) de las ${EN_VIGOR}`,
    concepto: 'VENTAS',
    de: ({ total }) => total,
    deMitad: ({ total }) => aDolares(total),
  },
  {
    titulo: 'Tickets',
    como: `Cuenta las ${EN_VIGOR}. La suma es la de sus totales`,
    concepto: 'VENTAS',
    de: ({ ventas }) => ventas,
    deMitad: ({ ventas }) => ventas,
    formato: (valor) => conMiles(String(valor)),
  },
  {
    titulo: 'Promedio',
    como: 'Divide el total de las ventas en vigor para su número, al centavo más cercano. La suma es la de sus totales',
    concepto: 'VENTAS',
    de: ({ promedio }) => promedio,
    deMitad: ({ total, ventas }) =>
      ventas === 0 ? 0 : aDolares(centavos(Math.round(total / ventas))),
  },
  {
    titulo: 'Descuentos',
    como: `Suma lo que se descontó en las ${EN_VIGOR}. El total ya lo tiene restado`,
    concepto: 'DESCUENTO',
    de: ({ descuento }) => descuento,
    alReves: true,
  },
  {
    titulo: 'Anuladas',
    como: 'Suma el total de las ventas de estos días que se anularon, cuando sea que se anularon. No están en Ventas',
    concepto: 'ANULADAS',
    de: ({ total_anuladas }) => total_anuladas,
    alReves: true,
    nota: ({ anuladas }) => conMiles(String(anuladas)),
  },
  {
    titulo: 'Devoluciones',
    como: 'Suma lo que se devolvió en estos días con notas de crédito parciales, sea de cuando sea la venta, mientras no se anule. No está restado de Ventas',
    concepto: 'DEVOLUCIONES',
    de: ({ total_devoluciones }) => total_devoluciones,
    alReves: true,
    siHay: true,
    nota: ({ devoluciones }) => conMiles(String(devoluciones)),
  },
  {
    titulo: 'Propinas',
    como: `Suma la propina de las ${EN_VIGOR}. Está dentro del total`,
    concepto: 'PROPINA',
    de: ({ propina }) => propina,
  },
  {
    titulo: 'Servicio',
    como: `Suma el servicio del ${PORCENTAJE_DE_SERVICIO}% de las ${EN_VIGOR}. Está dentro del total, no en Propinas, y es de los trabajadores`,
    concepto: 'SERVICIO',
    de: ({ servicio }) => servicio,
    siHay: true,
  },
  {
    titulo: 'IVA',
    como: `Suma el IVA de las ${EN_VIGOR}. Está dentro del total`,
    concepto: 'VENTAS',
    figura: 'iva',
    de: ({ iva }) => iva,
  },
];

/** What each figure is, and how it is computed. */
export const COMO_SE_CALCULAN_LAS_VENTAS = DEFINICIONES.map(({ titulo, como }) => ({
  titulo,
  como,
}));

export type FiguraDeReporte = {
  cifra: CifraDeReporte;
  titulo: string;
  valor: string;
  antes: string;
  /** The two as they are compared; null where half a day stands beside a whole one. */
  medidas: { ahora: number; antes: number; alReves: boolean } | null;
  /** How many, beside how much. */
  nota: string | null;
};

/**
 * The figures of a report, each beside the period before. `hora`: of a day that is not over, the hour that has begun: what was sold is
 * compared until then, and what is not known by hours with nothing.
 */
export const figurasDeReporte = (
  reporte: ReporteVentas,
  hora: number | null = null,
): FiguraDeReporte[] => {
  const { figuras, antes, periodo } = reporte;
  const mitades = hora === null ? null : hastaLaHora(reporte, hora);
  return DEFINICIONES.filter(({ de, siHay }) => !siHay || de(figuras) > 0 || de(antes) > 0).map(
    (definicion) => {
      const { titulo, como, concepto, figura, de, formato = formatMonto, nota } = definicion;
      const medidas = medidasDe(definicion, { figuras, antes, mitades });
      return {
        cifra: { titulo, como, concepto, ...(figura && { figura }), periodo },
        titulo,
        valor: formato(de(figuras)),
        antes: formato(medidas?.antes ?? de(antes)),
        medidas,
        nota: nota?.(figuras) ?? null,
      };
    },
  );
};

type Comparadas = Pick<ReporteVentas, 'figuras' | 'antes'> & {
  mitades: { ahora: Mitad; antes: Mitad } | null;
};

function medidasDe(
  { de, deMitad, alReves: peor }: Definicion,
  { figuras, antes, mitades }: Comparadas,
): FiguraDeReporte['medidas'] {
  const alReves = peor === true;
  if (mitades === null) return { ahora: de(figuras), antes: de(antes), alReves };
  if (!deMitad) return null;
  return { ahora: deMitad(mitades.ahora), antes: deMitad(mitades.antes), alReves };
}
