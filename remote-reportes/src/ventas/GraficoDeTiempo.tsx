import { useState } from 'react';

import { Chips } from '@comanda/shared/piezas/chips';
import { useMedia } from '@comanda/shared/piezas/vista';
import { GraficoBarras } from '@comanda/shared/ui/graficos';

import type { CifraDeReporte } from './cifra';
import type { CorteDeVentas } from './corte';
import { TablaCorte } from './TablaCorte';

export type GraficoDeTiempoProps = {
  /** One at least. */
  cortes: readonly CorteDeVentas[];
  onCifra: (cifra: CifraDeReporte) => void;
};

/** Where the page has room for a higher chart. */
const ALTA = '(min-height: 960px)';

/** The sales as time goes by, beside those before: by days, or by the hours of all of them. */
export default function GraficoDeTiempo({ cortes, onCifra }: GraficoDeTiempoProps) {
  const [elegido, setElegido] = useState<string | null>(null);
  const alto = useMedia(ALTA) ? 300 : 220;
  const corte = cortes.find(({ corto }) => corto === elegido) ?? cortes[0];
  if (!corte) return null;
  const { titulo, eje, serie, formato, barras } = corte;
  return (
    <>
      {cortes.length > 1 && (
        <Chips
          etiqueta="Ver las ventas"
          chips={cortes.map(({ corto }) => ({ valor: corto, texto: corto }))}
          elegido={corte.corto}
          onElegir={setElegido}
        />
      )}
      <GraficoBarras
        key={titulo}
        titulo={titulo}
        conTitulo={cortes.length === 1}
        eje={eje}
        etiquetas={barras.map(({ etiqueta }) => etiqueta)}
        series={[
          { nombre: serie, color: 'serie', valores: barras.map(({ valor }) => valor) },
          { nombre: 'Antes', color: 'serie-antes', valores: barras.map(({ antes }) => antes) },
        ]}
        formato={formato}
        comparadas
        onElegir={(lugar) => {
          const cifra = barras[lugar]?.cifra;
          if (cifra) onCifra(cifra);
        }}
        alto={alto}
        tabla={<TablaCorte corte={corte} onCifra={onCifra} />}
      />
    </>
  );
}
