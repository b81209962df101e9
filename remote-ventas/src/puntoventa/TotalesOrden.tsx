import type { Totales } from '@comanda/shared/domain/iva';
import { formatCentavos } from '@comanda/shared/domain/dinero';

/** Subtotal per rate and IVA small, TOTAL large (design/ui.md, Till). */
export function TotalesOrden({ totales }: { totales: Totales }) {
  return (
    <dl className="ventas-totales">
      {totales.grupos.map(({ tarifa, base }) => (
        <div key={tarifa} className="ui-entre">
          <dt>Subtotal {tarifa}%</dt>
          <dd className="cifra">{formatCentavos(base)}</dd>
        </div>
      ))}
      <div className="ui-entre">
        <dt>IVA</dt>
        <dd className="cifra">{formatCentavos(totales.iva)}</dd>
      </div>
      <div className="ui-entre ventas-total">
        <dt>TOTAL</dt>
        <dd className="cifra" aria-live="polite">
          {formatCentavos(totales.total)}
        </dd>
      </div>
    </dl>
  );
}
