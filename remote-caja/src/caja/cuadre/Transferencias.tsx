import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';

import estilos from './hoja.module.css';

type TransferenciasProps = Pick<Comparacion, 'transferencias' | 'otras_transferencias'>;

/** Each transfer with its reference, for whoever looks for it in the bank's account. */
export function Transferencias({
  transferencias,
  otras_transferencias: otras,
}: TransferenciasProps) {
  if (transferencias.length === 0) return null;
  const cuantas = transferencias.length + (otras?.cantidad ?? 0);
  return (
    <details className={estilos.transferencias}>
      <summary>
        {cuantas === 1 ? 'Ver la transferencia' : `Ver las ${cuantas} transferencias`}
      </summary>
      <ul aria-label="Transferencias">
        {transferencias.map(({ venta, de_venta = true, banco, referencia, monto }) => (
          <li key={`${venta} ${banco ?? ''} ${referencia ?? ''}`}>
            <span>
              {[referencia ?? 'Sin referencia', banco, de_venta ? `Venta ${venta}` : venta]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span>{formatMonto(monto)}</span>
          </li>
        ))}
        {otras && (
          <li>
            <span>Y {otras.cantidad} más</span>
            <span>{formatMonto(otras.total)}</span>
          </li>
        )}
      </ul>
    </details>
  );
}
