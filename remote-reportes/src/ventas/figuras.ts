import type { Figuras, ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';

import { cambioDe, type CambioDeCifra } from './cambio';
import type { CifraDeReporte } from './cifra';

type Definicion = Pick<CifraDeReporte, 'titulo' | 'como' | 'concepto' | 'figura'> & {
  de: (figuras: Figuras) => number;
  /** Dollars where nothing is said. */
  formato?: (valor: number) => string;
  nota?: (figuras: Figuras) => string;
};

const EN_VIGOR = 'ventas en vigor: las anuladas no cuentan';

const DEFINICIONES: readonly Definicion[] = [
  {
    titulo: 'Ventas',
    como: `Suma el total (subtotal, IVA y propina) de las ${EN_VIGOR}`,
    concepto: 'VENTAS',
    de: ({ total }) => total,
  },
  {
    titulo: 'Tickets',
    como: `Cuenta las ${EN_VIGOR}. La suma es la de sus totales`,
    concepto: 'VENTAS',
    de: ({ ventas }) => ventas,
    formato: (valor) => conMiles(String(valor)),
  },
  {
    titulo: 'Promedio',
    como: 'Divide el total de las ventas en vigor para su número, al centavo más cercano. La suma es la de sus totales',
    concepto: 'VENTAS',
    de: ({ promedio }) => promedio,
  },
  {
    titulo: 'Descuentos',
    como: `Suma lo que se descontó en las ${EN_VIGOR}. El total ya lo tiene restado`,
    concepto: 'DESCUENTO',
    de: ({ descuento }) => descuento,
  },
  {
    titulo: 'Anuladas',
    como: 'Suma el total de las ventas de estos días que se anularon, cuando sea que se anularon. No están en Ventas',
    concepto: 'ANULADAS',
    de: ({ total_anuladas }) => total_anuladas,
    nota: ({ anuladas }) => conMiles(String(anuladas)),
  },
  {
    titulo: 'Propinas',
    como: `Suma la propina de las ${EN_VIGOR}. Está dentro del total`,
    concepto: 'PROPINA',
    de: ({ propina }) => propina,
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

export type TarjetaDeReporte = {
  cifra: CifraDeReporte;
  valor: string;
  antes: string;
  cambio: CambioDeCifra;
  /** How many, beside how much. */
  nota: string | null;
};

/** The figures of a report, each beside the period before. */
export const tarjetasDeReporte = ({ figuras, antes, periodo }: ReporteVentas): TarjetaDeReporte[] =>
  DEFINICIONES.map(({ de, formato = formatMonto, nota, ...deCifra }) => ({
    cifra: { ...deCifra, periodo },
    valor: formato(de(figuras)),
    antes: formato(de(antes)),
    cambio: cambioDe(de(figuras), de(antes)),
    nota: nota?.(figuras) ?? null,
  }));
