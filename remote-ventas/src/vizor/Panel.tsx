import './panel.css';

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { Icono } from '@comanda/shared/ui/core';

import type { Tanda } from './colaDeMarcas';
import { DelDia } from './DelDia';
import { Ultimas } from './Ultimas';

export type PanelNombre = 'dia' | 'ultimas';

type PanelProps = {
  cual: PanelNombre;
  empresa: string;
  lineas: readonly LineaVizor[];
  estacion: string | null;
  onRecuperar: (tanda: Tanda) => void;
  onCerrar: () => void;
};

/** Beside the cards: what is asked for now and then. */
export function Panel({ cual, onCerrar, ...resto }: PanelProps) {
  const { empresa, lineas, estacion, onRecuperar } = resto;
  return cual === 'dia' ? (
    <Marco titulo="Del día" onCerrar={onCerrar}>
      <DelDia lineas={lineas} estacion={estacion} />
    </Marco>
  ) : (
    <Marco titulo="Últimas" onCerrar={onCerrar}>
      <Ultimas empresa={empresa} estacion={estacion} onRecuperar={onRecuperar} />
    </Marco>
  );
}

type MarcoProps = { titulo: string; onCerrar: () => void; children: ReactNode };

function Marco({ titulo, onCerrar, children }: MarcoProps) {
  const cerrar = useRef<HTMLButtonElement>(null);
  useEffect(() => cerrar.current?.focus(), [titulo]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCerrar();
  };
  return (
    <aside className="vizor-panel" aria-label={titulo} onKeyDown={onKeyDown}>
      <header>
        <h2>{titulo}</h2>
        <button
          ref={cerrar}
          type="button"
          className="ui-plano"
          aria-label={`Cerrar ${titulo}`}
          onClick={onCerrar}
        >
          <Icono nombre="cerrar" />
        </button>
      </header>
      {children}
    </aside>
  );
}
