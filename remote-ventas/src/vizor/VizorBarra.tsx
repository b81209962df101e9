import type { ReactNode } from 'react';

import { Chips } from '@comanda/shared/piezas/chips';
import { Icono } from '@comanda/shared/ui/core';

import type { PanelNombre } from './Panel';

type VizorBarraProps = {
  estaciones: readonly string[];
  /** Orders in the kitchen; null: of all stations. */
  cuantasDe: (estacion: string | null) => number;
  /** '' for all. */
  estacion: string;
  onEstacion: (estacion: string) => void;
  panel: PanelNombre | null;
  onPanel: (panel: PanelNombre) => void;
  children: ReactNode;
};

/** Which station this screen is of, and what else it can tell. */
export function VizorBarra({ estaciones, estacion, onEstacion, ...props }: VizorBarraProps) {
  const { cuantasDe, panel, onPanel, children } = props;
  const chips = [
    { valor: '', texto: 'Todas', cuantos: cuantasDe(null) },
    ...estaciones.map((una) => ({ valor: una, texto: una, cuantos: cuantasDe(una) })),
  ];
  return (
    <div className="ui-fila vizor-barra">
      <Chips etiqueta="Estaciones" chips={chips} elegido={estacion} onElegir={onEstacion} />
      <div className="ui-fila vizor-botones" role="group" aria-label="Vizor">
        <Boton
          corto={false}
          icono="reporte"
          puesto={panel === 'dia'}
          onPulsar={() => onPanel('dia')}
        >
          Del día
        </Boton>
        <Boton
          corto={false}
          icono="deshacer"
          puesto={panel === 'ultimas'}
          onPulsar={() => onPanel('ultimas')}
        >
          Últimas
        </Boton>
        {children}
      </div>
    </div>
  );
}

type BotonProps = {
  icono: string;
  puesto?: boolean;
  corto?: boolean;
  onPulsar: () => void;
  children: string;
};

/** One of the bar; where the screen is narrow the word of a `corto` one is only its name. */
export function Boton({ icono, puesto, corto = true, onPulsar, children }: BotonProps) {
  return (
    <button
      type="button"
      className={corto ? 'ui-boton vizor-corto' : 'ui-boton'}
      aria-pressed={puesto}
      aria-label={children}
      title={children}
      onClick={onPulsar}
    >
      <Icono nombre={icono} /> <span>{children}</span>
    </button>
  );
}
