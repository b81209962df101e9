import { Spin } from '@comanda/shared/ui/core';

import estilos from './vista.module.css';

/** What stands where the answer will: a turning sign, or grey shapes as large as what comes. */
export type FormaEsqueleto = 'giro' | 'tabla' | 'tarjetas' | 'formulario';

const CUANTOS = { tabla: 9, tarjetas: 12, formulario: 6 } as const;

export function Esqueleto({ forma, filas }: { forma: FormaEsqueleto; filas?: number }) {
  return (
    <div
      className={forma === 'giro' ? 'ui-vista' : estilos[forma]}
      role="status"
      aria-label="Cargando"
    >
      {forma === 'giro' ? (
        <Spin />
      ) : (
        Array.from({ length: filas ?? CUANTOS[forma] }, (_, i) => (
          <span key={i} className={estilos.hueso} />
        ))
      )}
    </div>
  );
}
