import type { Figuras, ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';

import type { CifraDeReporte } from './cifra';

type Definicion = Pick<CifraDeReporte, 'titulo' | 'como' | 'concepto' | 'figura'> & {
  de: (figuras: Figuras) => number;
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
    como: 'Suma las notas de crédito parciales que se emitieron en estos días, sea de cuando sea la venta. No están restadas de Ventas',
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
  /** The two as they are compared. */
  medidas: { ahora: number; antes: number; alReves: boolean };
  /** How many, beside how much. */
  nota: string | null;
};

/** The figures of a report, each beside the period before. */
export const figurasDeReporte = ({ figuras, antes, periodo }: ReporteVentas): FiguraDeReporte[] =>
  DEFINICIONES.filter(({ de, siHay }) => !siHay || de(figuras) > 0 || de(antes) > 0).map(
    ({ de, formato = formatMonto, nota, alReves = false, siHay: _siHay, ...deCifra }) => ({
      cifra: { ...deCifra, periodo },
      titulo: deCifra.titulo,
      valor: formato(de(figuras)),
      antes: formato(de(antes)),
      medidas: { ahora: de(figuras), antes: de(antes), alReves },
      nota: nota?.(figuras) ?? null,
    }),
  );
