import type { ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { GraficoBarras, type Serie } from '@comanda/shared/ui/graficos';

import type { CifraDeReporte } from './cifra';
import { cortesDe, type BarraDeCorte, type CorteDeVentas } from './cortes';
import estilos from './reporte.module.css';
import { TablaCorte } from './TablaCorte';

export type GraficosProps = { reporte: ReporteVentas; onCifra: (cifra: CifraDeReporte) => void };

/** More names beside each other cannot be read; the table has them all. */
const EN_GRAFICO = 12;

export default function Graficos({ reporte, onCifra }: GraficosProps) {
  return (
    <div className={estilos.graficos}>
      {cortesDe(reporte).map((corte) => (
        <section key={corte.titulo} className={`ui-tarjeta ${estilos.grafico ?? ''}`}>
          <GraficoDeCorte corte={corte} onCifra={onCifra} />
        </section>
      ))}
    </div>
  );
}

function GraficoDeCorte({
  corte,
  onCifra,
}: {
  corte: CorteDeVentas;
  onCifra: GraficosProps['onCifra'];
}) {
  const { titulo, eje, acostada, formato, barras } = corte;
  const dibujadas = acostada ? barras.slice(0, EN_GRAFICO) : barras;
  return (
    <GraficoBarras
      titulo={dibujadas.length < barras.length ? `${titulo}: los ${EN_GRAFICO} primeros` : titulo}
      eje={eje}
      etiquetas={dibujadas.map(({ etiqueta }) => etiqueta)}
      series={seriesDe(corte, dibujadas)}
      formato={formato}
      comparadas={corte.comparada}
      acostadas={acostada}
      onElegir={(lugar) => {
        const cifra = dibujadas[lugar]?.cifra;
        if (cifra) onCifra(cifra);
      }}
      {...(acostada && { alto: altoDe(dibujadas.length) })}
      tabla={<TablaCorte corte={corte} onCifra={onCifra} />}
    />
  );
}

/** Room for the axis and the legend, and for each of them. */
const altoDe = (cuantas: number): number => Math.max(140, 76 + cuantas * 36);

const seriesDe = (
  { serie, comparada }: CorteDeVentas,
  barras: readonly BarraDeCorte[],
): Serie[] => [
  { nombre: serie, color: 'serie', valores: barras.map(({ valor }) => valor) },
  ...(comparada
    ? [
        {
          nombre: 'Antes',
          color: 'serie-antes' as const,
          valores: barras.map(({ antes }) => antes),
        },
      ]
    : []),
];
