import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';

import { colorDeSerie, filasDe, type GraficoProps } from './datos';
import { EJE, GLOBO, MARGEN, QUIETO, REJA } from './ejes';
import { MarcoGrafico } from './MarcoGrafico';

/** How something stood from one label to the next: it stays until it changes. Arrows go from point to point. */
export function GraficoLineas(grafico: GraficoProps) {
  const { titulo, series, formato } = grafico;
  return (
    <MarcoGrafico {...grafico}>
      <LineChart data={filasDe(grafico)} margin={MARGEN} title={titulo}>
        <CartesianGrid {...REJA} />
        <XAxis dataKey="etiqueta" {...EJE} minTickGap={24} />
        <YAxis {...EJE} width="auto" domain={[0, 'auto']} tickFormatter={formato} />
        <Tooltip {...GLOBO} formatter={(valor) => formato(Number(valor))} />
        {series.length > 1 && <Legend />}
        {series.map((serie, i) => (
          <Line
            key={serie.nombre}
            {...QUIETO}
            dataKey={`s${i}`}
            name={serie.nombre}
            type="stepAfter"
            stroke={colorDeSerie(serie)}
            strokeWidth={2}
            dot={{ r: 3, fill: colorDeSerie(serie), strokeWidth: 0 }}
          />
        ))}
      </LineChart>
    </MarcoGrafico>
  );
}
