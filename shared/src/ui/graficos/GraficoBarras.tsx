import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import { colorDeSerie, filasDe, type GraficoProps } from './datos';
import { EJE, GLOBO, MARGEN_DE_GRAFICO, QUIETO, REJA } from './ejes';
import { MarcoGrafico } from './MarcoGrafico';

type BarrasProps = GraficoProps & {
  /** The second is what the first is measured against: wide and pale behind it, instead of one on top of the other. */
  comparadas?: boolean;
  /** A bar was pressed, of this label; whoever uses the keyboard finds the same in the table. */
  onElegir?: (lugar: number) => void;
};

/** The axis of the bars behind: on one axis they would stand side by side. */
const ANTES = 'antes';

type AnchoProps = { comparadas: boolean; detras: boolean };

/** Of a bar, in pixels: narrow now, wide before. */
function anchoDe({ comparadas, detras }: AnchoProps): number {
  if (!comparadas) return 56;
  return detras ? 40 : 26;
}

/** Where there are many, of the room that each has, which recharts asks for as a part of them all. */
function parteDe({ comparadas, detras, cuantas }: AnchoProps & { cuantas: number }) {
  if (!comparadas || cuantas <= BARRAS_SUELTAS) return undefined;
  return `${(detras ? 85 : 55) / cuantas}%`;
}

const BARRAS_SUELTAS = 8;

type RotuloProps = { x?: unknown; y?: unknown; width?: unknown; value?: unknown };

/** Of a letter of the label, about, in pixels. */
const LETRA_PX = 7;

/**
 * The figure over the highest bar; over no other. By its value: recharts counts the bars that it draws, and one of nothing is none.
 * Over the first or the last bar it stays within the chart.
 */
const rotuloDe =
  (mayor: number, { series, formato }: GraficoProps) =>
  ({ x, y, width, value }: RotuloProps) => {
    const alFinal = series[0]?.valores.at(-1) === mayor;
    const desde = Number(x) + Number(width) / (alFinal ? 1 : 2);
    return value === mayor && mayor > 0 ? (
      <text
        x={alFinal ? desde : Math.max(desde, (formato(mayor).length * LETRA_PX) / 2)}
        y={Number(y) - 6}
        textAnchor={alFinal ? 'end' : 'middle'}
        fill="var(--c-tinta)"
        fontSize={12}
        fontWeight={600}
      >
        {formato(mayor)}
      </text>
    ) : (
      <g />
    );
  };

/** How much of each there was, one on top of the other. Arrows go from bar to bar. */
export function GraficoBarras({ comparadas = false, onElegir, ...grafico }: BarrasProps) {
  const { titulo, series, formato } = grafico;
  const [primera] = series;
  const mayor = Math.max(...(primera?.valores ?? []));
  return (
    <MarcoGrafico {...grafico}>
      <BarChart data={filasDe(grafico)} margin={MARGEN_DE_GRAFICO} title={titulo}>
        <CartesianGrid {...REJA} />
        <XAxis dataKey="etiqueta" {...EJE} />
        <YAxis {...EJE} width="auto" tickFormatter={formato} hide={comparadas} />
        {comparadas && <XAxis xAxisId={ANTES} dataKey="etiqueta" hide />}
        <Tooltip {...GLOBO} formatter={(valor) => formato(Number(valor))} />
        {/* what is behind is drawn first */}
        {(comparadas ? [1, 0] : series.map((_, i) => i)).map((i) => {
          const serie = series[i];
          if (!serie) return null;
          const detras = comparadas && i > 0;
          return (
            <Bar
              key={serie.nombre}
              {...QUIETO}
              dataKey={`s${i}`}
              name={serie.nombre}
              stackId={comparadas ? undefined : 'suma'}
              {...(detras && { xAxisId: ANTES })}
              fill={colorDeSerie(serie)}
              radius={comparadas ? 3 : 0}
              barSize={parteDe({
                comparadas,
                detras,
                cuantas: grafico.etiquetas.length,
              })}
              maxBarSize={anchoDe({ comparadas, detras })}
              label={comparadas && i === 0 ? rotuloDe(mayor, grafico) : false}
              cursor={onElegir && 'pointer'}
              onClick={onElegir && ((_, lugar) => onElegir(lugar))}
            />
          );
        })}
      </BarChart>
    </MarcoGrafico>
  );
}
