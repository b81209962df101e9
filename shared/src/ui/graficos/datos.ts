import type { ReactNode } from 'react';

import type { ColorNombre } from '../paleta';

/** A line, or a part of each bar. */
export type Serie = { nombre: string; color: ColorNombre; valores: readonly number[] };

/** What any chart is made of: plain figures, a name for each of them, and how a figure is written. */
export type GraficoProps = {
  titulo: string;
  /** False where what stands around it says what it is: only who hears the page is told. */
  conTitulo?: boolean;
  /** What the labels are: 'Fecha', 'Mes'. */
  eje: string;
  etiquetas: readonly string[];
  series: readonly Serie[];
  formato: (valor: number) => string;
  /** The table of the figures, where the chart's own would leave something out. */
  tabla?: ReactNode;
  /** Pixels. */
  alto?: number;
};

/** A row a label, its figures by the place of their series. */
export const filasDe = ({ etiquetas, series }: Pick<GraficoProps, 'etiquetas' | 'series'>) =>
  etiquetas.map((etiqueta, i) => ({
    etiqueta,
    ...Object.fromEntries(series.map(({ valores }, n) => [`s${n}`, valores[i] ?? 0])),
  }));

export const colorDeSerie = ({ color }: Serie): string => `var(--c-${color})`;
