import type { ParteDeReporte, ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';

import type { CifraDeReporte } from './cifra';

export type BarraDeCorte = {
  clave: string;
  etiqueta: string;
  valor: number;
  antes: number;
  /** The other cells of its row in the table. */
  celdas: readonly string[];
  /** Null where there is no sale behind it. */
  cifra: CifraDeReporte | null;
  /** Of a day that is not over, beside a whole one: it is not compared. */
  enCurso?: boolean;
};

/** What the sales are told apart by. */
export type CorteDeVentas = {
  titulo: string;
  /** Among others of its place. */
  corto: string;
  /** In a chart, as time goes by; in a table, one at a time; or beside them as a short list, each with its part of the whole. */
  lugar: 'tiempo' | 'tabla' | 'aparte';
  eje: string;
  /** Headings of `celdas`. */
  columnas: readonly string[];
  serie: string;
  /** Whether there is the same of the period before: half a day stands beside a whole one and is not compared. */
  comparada: boolean;
  formato: (valor: number) => string;
  barras: readonly BarraDeCorte[];
};

export const entero = (valor: number) => conMiles(String(valor));
const unidades = (valor: number) => String(Number(valor.toFixed(3)));

export const DINERO = { serie: 'Este periodo', comparada: true, formato: formatMonto } as const;
export const COLUMNAS = ['Ventas', 'Total', 'Antes'] as const;
export const TODO_EL_DIA_ANTES = 'Todo el día antes';

/** Of a day that is not over: what is known of the other one is of all of it. */
export const deMedioDia = (corte: CorteDeVentas): CorteDeVentas => ({
  ...corte,
  columnas: corte.columnas.map((una) => (una === 'Antes' ? TODO_EL_DIA_ANTES : una)),
  comparada: false,
});

export type Cuanto = { ventas: number; total: number };

export const celdasDe = ({ ventas, total }: Cuanto, antes: number) => [
  entero(ventas),
  formatMonto(total),
  formatMonto(antes),
];

type DePartes = Pick<CorteDeVentas, 'titulo' | 'corto' | 'lugar' | 'eje'> & {
  partes: readonly ParteDeReporte[];
  /** Heading of units, where they are counted. */
  cantidad?: string;
  nombre?: (parte: ParteDeReporte) => string;
  cifra: (parte: ParteDeReporte, nombre: string) => Omit<CifraDeReporte, 'periodo'>;
};

/** A cut by parts, each beside what it was before. */
export function dePartes({ periodo }: ReporteVentas, de: DePartes): CorteDeVentas {
  const { titulo, corto, lugar, eje, partes, cantidad } = de;
  const { nombre = (parte: ParteDeReporte) => parte.nombre } = de;
  return {
    titulo,
    corto,
    lugar,
    eje,
    columnas: cantidad === undefined ? COLUMNAS : [cantidad, ...COLUMNAS],
    ...DINERO,
    barras: partes.map((parte) => ({
      clave: parte.clave,
      etiqueta: nombre(parte),
      valor: parte.total,
      antes: parte.antes.total,
      celdas: [
        ...(cantidad === undefined ? [] : [unidades(parte.cantidad)]),
        ...celdasDe(parte, parte.antes.total),
      ],
      cifra: parte.ventas > 0 ? { ...de.cifra(parte, nombre(parte)), periodo } : null,
    })),
  };
}
