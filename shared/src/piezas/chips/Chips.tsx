import { useId } from 'react';

import { Icono } from '@comanda/shared/ui/core';

export type Chip<Valor> = {
  valor: Valor;
  texto: string;
  icono?: string;
  /** Colour beside the word: 'mal' needs somebody, 'pausa' waits for somebody. */
  tono?: string;
  cuantos?: number;
  /** Under its word: a figure or two. */
  nota?: string;
};

type ChipsProps<Valor> = {
  etiqueta: string;
  chips: readonly Chip<Valor>[];
  elegido: Valor | undefined;
  onElegir: (valor: Valor) => void;
};

/** A few choices in sight, one of them taken. Plain buttons, pressed or not: antd's Segmented neither wraps nor counts. */
export function Chips<Valor extends string | null>(props: ChipsProps<Valor>) {
  const { etiqueta, chips, elegido, onElegir } = props;
  const id = useId();
  const idDeNota = (valor: Valor) => `${id} ${valor ?? ''}`.replaceAll(' ', '-');
  return (
    <div className="ui-segmentos" role="group" aria-label={etiqueta}>
      {chips.map(({ valor, texto, icono, tono, cuantos, nota }) => (
        <button
          key={valor}
          type="button"
          data-tono={tono}
          aria-pressed={elegido === valor}
          aria-describedby={nota === undefined ? undefined : idDeNota(valor)}
          onClick={() => onElegir(valor)}
        >
          {icono && <Icono nombre={icono} tamano={18} />}
          {texto} {cuantos !== undefined && <b className="cifra">{cuantos}</b>}
          {nota !== undefined && (
            <small id={idDeNota(valor)} aria-hidden>
              {nota}
            </small>
          )}
        </button>
      ))}
    </div>
  );
}
