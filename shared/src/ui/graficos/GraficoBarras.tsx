import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';

import { colorDeSerie, filasDe, type GraficoProps } from './datos';
import { EJE, EN_ORDEN, GLOBO, MARGEN_DE_GRAFICO, QUIETO, REJA } from './ejes';
import { MarcoGrafico } from './MarcoGrafico';

type BarrasProps = GraficoProps & {
  /** Side by side, to be compared, instead of one on top of the other. */
  juntas?: boolean;
  /** The bars go from left to right, under each other: their names are long. */
  acostadas?: boolean;
  /** A bar was pressed, of this label; whoever uses the keyboard finds the same in the table. */
  onElegir?: (lugar: number) => void;
};

/** Room for names beside bars that lie. */
const ANCHO_NOMBRES = 132;

/** How much of each there was, one on top of the other. Arrows go from bar to bar. */
export function GraficoBarras({ juntas, acostadas, onElegir, ...grafico }: BarrasProps) {
  const { titulo, series, formato } = grafico;
  return (
    <MarcoGrafico {...grafico}>
      <BarChart
        data={filasDe(grafico)}
        margin={MARGEN_DE_GRAFICO}
        title={titulo}
        layout={acostadas ? 'vertical' : 'horizontal'}
      >
        <CartesianGrid {...REJA} vertical={acostadas} horizontal={!acostadas} />
        {acostadas ? (
          <XAxis type="number" {...EJE} tickFormatter={formato} />
        ) : (
          <XAxis dataKey="etiqueta" {...EJE} />
        )}
        {acostadas ? (
          <YAxis type="category" dataKey="etiqueta" {...EJE} width={ANCHO_NOMBRES} interval={0} />
        ) : (
          <YAxis {...EJE} width="auto" tickFormatter={formato} />
        )}
        <Tooltip {...GLOBO} formatter={(valor) => formato(Number(valor))} />
        {series.length > 1 && <Legend {...EN_ORDEN} />}
        {series.map((serie, i) => (
          <Bar
            key={serie.nombre}
            {...QUIETO}
            dataKey={`s${i}`}
            name={serie.nombre}
            stackId={juntas ? undefined : 'suma'}
            fill={colorDeSerie(serie)}
            maxBarSize={acostadas ? 18 : 56}
            cursor={onElegir && 'pointer'}
            onClick={onElegir && ((_, lugar) => onElegir(lugar))}
          />
        ))}
      </BarChart>
    </MarcoGrafico>
  );
}
