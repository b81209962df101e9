import { EstadoChips } from '@comanda/shared/piezas/tabla';

import { chipsDe } from './estados';
import type { Facturas } from './useFacturas';
import type { FiltroFacturas } from './useFiltro';

type FacturasFiltrosProps = { filtro: FiltroFacturas; facturas: Facturas };

/** The states there are, each with its count. */
export function FacturasFiltros({ filtro, facturas }: FacturasFiltrosProps) {
  const estados = facturas.sumas?.estados ?? [];
  return (
    <div className="reportes-filtros">
      <EstadoChips
        etiqueta="Filtrar por estado"
        todos="Todas"
        total={estados.reduce((suma, { cuantos }) => suma + cuantos, 0)}
        chips={chipsDe(estados, filtro.estado)}
        elegido={filtro.estado}
        onElegir={filtro.elegirEstado}
      />
    </div>
  );
}
