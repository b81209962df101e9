import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';

import { colorDeSerie, filasDe, type GraficoProps } from './datos';
import { EJE, GLOBO, MARGEN_DE_GRAFICO, QUIETO, REJA } from './ejes';
import { MarcoGrafico } from './MarcoGrafico';

/** More of them would be a line of their own. */
const PUNTOS_A_LA_VISTA = 40;

/** How something stood from one label to the next: it stays until it changes. Arrows go from point to point. */
export function GraficoLineas(grafico: GraficoProps) {
  const { titulo, etiquetas, series, formato } = grafico;
  return (
    <MarcoGrafico {...grafico}>
      <LineChart data={filasDe(grafico)} margin={MARGEN_DE_GRAFICO} title={titulo}>
        <CartesianGrid {...REJA} />
        <XAxis dataKey="etiqueta" {...EJE} minTickGap={24} />
        <YAxis {...EJE} width="auto" domain={[0, 'auto']} tickFormatter={formato} />
        <Tooltip {...GLOBO} formatter={(valor) => formato(Number(valor))} />
        {series.map((serie, i) => (
          <Line
            key={serie.nombre}
            {...QUIETO}
            dataKey={`s${i}`}
            name={serie.nombre}
            type="stepAfter"
            stroke={colorDeSerie(serie)}
            strokeWidth={2}
            dot={etiquetas.length <= PUNTOS_A_LA_VISTA && { r: 3, fill: colorDeSerie(serie) }}
          />
        ))}
      </LineChart>
    </MarcoGrafico>
  );
}
