import { cajaCalls, type Caja } from '@comanda/shared/contracts/caja/caja';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Icono } from '@comanda/shared/ui/core';

import type { HoraDeCorte } from './useCorte';

type TotalCuadreProps = { caja: Caja; corte: HoraDeCorte; onActualizar: () => void };

/** The total of the previous reconciliation: only Administrador can click it to update the cash (spec section 2). */
export function TotalCuadre({ caja, corte, onActualizar }: TotalCuadreProps) {
  const puedeActualizar = usePuede(cajaCalls.actualizarCaja);
  return (
    <section className="ui-tarjeta caja-total" aria-labelledby="caja-total">
      <h2 id="caja-total">Cuadre anterior</h2>
      <strong className="cifra">{formatMonto(caja.cuadre_total)}</strong>
      <p>{desdeCuando(caja)}</p>
      {puedeActualizar && (
        <button
          type="button"
          className="ui-plano"
          disabled={corte.lineas !== null}
          title={corte.lineas ?? undefined}
          onClick={onActualizar}
        >
          <Icono nombre="lapiz" tamano={16} /> Actualizar caja
        </button>
      )}
    </section>
  );
}

function desdeCuando({ cuadrado, cuadrado_por, abierto }: Caja): string {
  if (cuadrado) return `Cuadrada el ${formatFechaHora(cuadrado)} por ${cuadrado_por ?? ''}`;
  return abierto ? `Sin cuadre. Abierta desde el ${formatFechaHora(abierto)}` : 'Sin movimientos';
}
