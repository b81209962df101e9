import { formatCentavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { fraseDeCredito, venceEl } from '@comanda/shared/domain/dinero/credito';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { Datos, useAhora } from '@comanda/shared/piezas/vista';
import { Input } from '@comanda/shared/ui/core';

import type { CreditoDeVenta } from './useCredito';

type CreditoCamposProps = {
  credito: CreditoDeVenta;
  plazo: string;
  onPlazo: (plazo: string) => void;
};

/** What is left on account, for how long, and how its buyer stands. */
export function CreditoCampos({ credito, plazo: escrito, onPlazo }: CreditoCamposProps) {
  const { suyo, plazo, plazoComun, debido } = credito;
  const hoy = fechaNegocio(useAhora(60_000));
  const valido = Number.isInteger(plazo) && plazo > 0;
  return (
    <div className="ui-pila">
      <label htmlFor="ventas-pago-plazo">Plazo (días)</label>
      <Input
        id="ventas-pago-plazo"
        size="large"
        className="cifra"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        placeholder={String(plazoComun)}
        value={escrito}
        onChange={(event) => onPlazo(event.target.value)}
      />
      <p>
        {formatCentavos(debido)}
        {valido && ` · ${fraseDeCredito({ plazo, vence: venceEl(hoy, plazo) })}`}
      </p>
      {suyo && (
        <Datos
          datos={[
            ['Debe', formatMonto(suyo.debe)],
            ['A favor', suyo.favor > 0 ? formatMonto(suyo.favor) : ''],
            ['Límite', formatMonto(suyo.limite)],
            ['Le queda a crédito', formatMonto(suyo.disponible)],
          ]}
        />
      )}
    </div>
  );
}
