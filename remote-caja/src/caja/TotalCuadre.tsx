import type { ReactNode } from 'react';

import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Icono } from '@comanda/shared/ui/core';

import type { HoraDeCorte } from './useCorte';

type TotalCuadreProps = {
  caja: Caja;
  corte: HoraDeCorte;
  /** Null for those who may not change it: theirs is the card of the screen. */
  onActualizar: (() => void) | null;
  /** What else there is to do about the drawer, in a corner of the card. */
  children: ReactNode;
};

/** The total of the previous reconciliation: only Administrador can click it to update the cash (spec section 2). */
export function TotalCuadre({ caja, corte, onActualizar, children }: TotalCuadreProps) {
  return (
    <section
      className={onActualizar ? 'ui-fila caja-anterior' : 'ui-tarjeta caja-total'}
      aria-labelledby="caja-total"
    >
      <h2 id="caja-total">Cuadre anterior</h2>
      <strong className="cifra">{formatMonto(caja.cuadre_total)}</strong>
      <small>{desdeCuando(caja)}</small>
      {onActualizar && (
        <button
          type="button"
          className="ui-boton"
          disabled={corte.lineas !== null}
          title={corte.lineas ?? undefined}
          onClick={onActualizar}
        >
          <Icono nombre="lapiz" tamano={16} /> Actualizar caja
        </button>
      )}
      {children}
    </section>
  );
}

function desdeCuando({ cuadrado, cuadrado_por, abierto }: Caja): string {
  if (cuadrado) return `Cuadrada el ${formatFechaHora(cuadrado)} por ${cuadrado_por ?? ''}`;
  return abierto ? `Sin cuadre. Abierta desde el ${formatFechaHora(abierto)}` : 'Sin movimientos';
}
