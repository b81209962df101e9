import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';

import estilos from './hoja.module.css';

type TransferenciasProps = Pick<Comparacion, 'transferencias'>;

/** Each transfer with its reference, for whoever looks for it in the bank's account. */
export function Transferencias({ transferencias }: TransferenciasProps) {
  if (transferencias.length === 0) return null;
  const cuantas = transferencias.length;
  return (
    <details className={estilos.transferencias}>
      <summary>
        {cuantas === 1 ? 'Ver la transferencia' : `Ver las ${cuantas} transferencias`}
      </summary>
      <ul aria-label="Transferencias">
        {transferencias.map(({ venta, banco, referencia, monto }) => (
          <li key={`${venta} ${banco ?? ''} ${referencia ?? ''}`}>
            <span>
              {[referencia ?? 'Sin referencia', banco, `Venta ${venta}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span>{formatMonto(monto)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
