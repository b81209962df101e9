import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { formatDiferencia } from '@comanda/shared/domain/caja/cuadre';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';

import estilos from './tabla.module.css';

const conCuantos = (total: number, cuantos: number) => `${formatMonto(total)} (${cuantos})`;

/** Cash, vouchers against card sales, transfers against theirs: counted, expected, difference. */
export function TablaComparacion({ comparacion }: { comparacion: Comparacion }) {
  const { totalVouchers, cantidaVouchers, tarjeta, tarjetas } = comparacion;
  const { totalTransferencias, transferencia } = comparacion;
  const filas = [
    {
      que: 'Efectivo',
      contado: formatMonto(comparacion.conteo),
      esperado: formatMonto(comparacion.esperado),
      diferencia: formatDiferencia(comparacion.diferencia),
    },
    {
      que: 'Tarjeta (vouchers)',
      contado: conCuantos(totalVouchers, cantidaVouchers),
      esperado: conCuantos(tarjeta, tarjetas),
      diferencia: formatDiferencia(totalVouchers - tarjeta),
    },
    {
      que: 'Transferencia',
      contado: totalTransferencias === null ? 'sin revisar' : formatMonto(totalTransferencias),
      esperado: formatMonto(transferencia),
      diferencia:
        totalTransferencias === null ? '' : formatDiferencia(totalTransferencias - transferencia),
    },
  ];
  return (
    <table className={estilos.tabla} aria-label="Comparación">
      <thead>
        <tr>
          <td />
          <th scope="col">Contado</th>
          <th scope="col">Debería haber</th>
          <th scope="col">Diferencia</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ que, contado, esperado, diferencia }) => (
          <tr key={que}>
            <th scope="row">{que}</th>
            <td>{contado}</td>
            <td>{esperado}</td>
            <td>{diferencia}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
