import type { EstadoComprobante } from '@comanda/shared/contracts/documentos';
import { Icono } from '@comanda/shared/ui/core';

import { ASPECTO, type Conteo } from './estados';

type EstadoChipsProps = {
  conteos: readonly Conteo[];
  total: number;
  elegido: EstadoComprobante | null;
  onElegir: (estado: EstadoComprobante | null) => void;
};

/** One chip per state that occurs, with its count; null is all of them. */
export function EstadoChips({ conteos, total, elegido, onElegir }: EstadoChipsProps) {
  return (
    <div className="reportes-chips" role="group" aria-label="Filtrar por estado">
      <button type="button" aria-pressed={elegido === null} onClick={() => onElegir(null)}>
        Todas <b className="cifra">{total}</b>
      </button>
      {conteos.map(({ estado, cuantas }) => (
        <button
          key={estado}
          type="button"
          data-tono={ASPECTO[estado].tono}
          aria-pressed={elegido === estado}
          onClick={() => onElegir(estado)}
        >
          <Icono nombre={ASPECTO[estado].icono} tamano={18} />
          {ASPECTO[estado].texto} <b className="cifra">{cuantas}</b>
        </button>
      ))}
    </div>
  );
}
