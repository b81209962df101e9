import { Icono } from '@comanda/shared/ui/core';

import estilos from './tabla.module.css';

export type Chip<Valor extends string> = {
  valor: Valor;
  texto: string;
  icono?: string;
  /** Colour beside the word: what went well, what waits, what needs somebody. */
  tono?: string;
  cuantos: number;
};

type EstadoChipsProps<Valor extends string> = {
  etiqueta: string;
  /** What the chip of all of them says: 'Todas'. */
  todos: string;
  total: number;
  chips: readonly Chip<Valor>[];
  elegido: Valor | null;
  onElegir: (valor: Valor | null) => void;
};

/** One chip for each state that occurs, with its count; null is all of them. Plain buttons, pressed or not. */
export function EstadoChips<Valor extends string>(props: EstadoChipsProps<Valor>) {
  const { etiqueta, todos, total, chips, elegido, onElegir } = props;
  return (
    <div className={estilos.chips} role="group" aria-label={etiqueta}>
      <button type="button" aria-pressed={elegido === null} onClick={() => onElegir(null)}>
        {todos} <b className="cifra">{total}</b>
      </button>
      {chips.map(({ valor, texto, icono, tono, cuantos }) => (
        <button
          key={valor}
          type="button"
          data-tono={tono}
          aria-pressed={elegido === valor}
          onClick={() => onElegir(valor)}
        >
          {icono && <Icono nombre={icono} tamano={18} />}
          {texto} <b className="cifra">{cuantos}</b>
        </button>
      ))}
    </div>
  );
}
