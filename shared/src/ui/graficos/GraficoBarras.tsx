import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';

import { colorDeSerie, filasDe, type GraficoProps } from './datos';
import { EJE, EN_ORDEN, GLOBO, MARGEN, QUIETO, REJA } from './ejes';
import { MarcoGrafico } from './MarcoGrafico';

/** How much of each there was, one on top of the other. Arrows go from bar to bar. */
export function GraficoBarras(grafico: GraficoProps) {
  const { titulo, series, formato } = grafico;
  return (
    <MarcoGrafico {...grafico}>
      <BarChart data={filasDe(grafico)} margin={MARGEN} title={titulo}>
        <CartesianGrid {...REJA} />
        <XAxis dataKey="etiqueta" {...EJE} />
        <YAxis {...EJE} width="auto" tickFormatter={formato} />
        <Tooltip {...GLOBO} formatter={(valor) => formato(Number(valor))} />
        {series.length > 1 && <Legend {...EN_ORDEN} />}
        {series.map((serie, i) => (
          <Bar
            key={serie.nombre}
            {...QUIETO}
            dataKey={`s${i}`}
            name={serie.nombre}
            stackId="suma"
            fill={colorDeSerie(serie)}
            maxBarSize={56}
          />
        ))}
      </BarChart>
    </MarcoGrafico>
  );
}
