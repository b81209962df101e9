import type { Ref } from 'react';

import type { AjustesCocina } from '@comanda/shared/contracts/ventas/vizor';
import { minutosDesde, tonoDeEspera, type OrdenVizor } from '@comanda/shared/domain/orden/vizor';

import { OrdenCard } from './OrdenCard';
import type { AccionesDeOrden } from './useAccionesDeOrden';

type TableroProps = {
  /** What scrolls. */
  caja: Ref<HTMLDivElement>;
  ordenes: readonly OrdenVizor[];
  ajustes: AjustesCocina;
  /** The server's clock. */
  ahora: number;
  acciones: AccionesDeOrden;
  puedePagar: boolean;
  /** What is shown is of before. */
  viejo: boolean;
  vacio: string;
};

/** The cards, the oldest first, one column after another; what is ready and not paid follows for those who may. */
export function Tablero({ caja, ordenes, vacio, viejo, ...resto }: TableroProps) {
  const porHacer = ordenes.filter(({ grupo }) => grupo !== 'lista');
  const porCobrar = resto.puedePagar ? ordenes.filter(({ grupo }) => grupo === 'lista') : [];
  return (
    <div ref={caja} className="vizor-tablero" data-viejo={viejo}>
      {porHacer.length === 0 && <p className="vizor-vacio">{vacio}</p>}
      <Cartas ordenes={porHacer} {...resto} />
      {porCobrar.length > 0 && (
        <>
          <h2 className="vizor-grupo">Listas, por cobrar</h2>
          <Cartas ordenes={porCobrar} {...resto} />
        </>
      )}
    </div>
  );
}

type CartasProps = Omit<TableroProps, 'caja' | 'vacio' | 'viejo'>;

function Cartas({ ordenes, ajustes, ahora, acciones, puedePagar }: CartasProps) {
  return ordenes.map((orden) => {
    const minutos = orden.desde === null ? null : minutosDesde(orden.desde, ahora);
    return (
      <OrdenCard
        key={orden.random}
        orden={orden}
        minutos={minutos}
        tono={tonoDeEspera(minutos ?? 0, ajustes)}
        acciones={acciones}
        puedePagar={puedePagar}
      />
    );
  });
}
