import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { formatDiferencia } from '@comanda/shared/domain/caja/cuadre';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Alert } from '@comanda/shared/ui/core';

import { cuadreMensajes as mensajes } from './cuadreMensajes';

/** What another till, or another person, did to it meanwhile. */
export function CambioAviso({ antes, ahora }: { antes: Comparacion; ahora: Comparacion }) {
  const cambios = [
    ['En efectivo', antes.esperado, ahora.esperado],
    ['Con tarjeta', antes.tarjeta, ahora.tarjeta],
    ['Por transferencia', antes.transferencia, ahora.transferencia],
  ] as const;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={mensajes.cambio}
      description={
        <ul>
          {cambios
            .filter(([, era, es]) => era !== es)
            .map(([que, era, es]) => (
              <li key={que}>
                {que}: {formatMonto(es)} y no {formatMonto(era)} ({formatDiferencia(es - era)})
              </li>
            ))}
        </ul>
      }
    />
  );
}
