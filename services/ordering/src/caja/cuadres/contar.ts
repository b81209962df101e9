import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import type { AjustesCaja } from '@comanda/shared/contracts/caja/cajas';
import {
  aCentavos,
  aDolares,
  centavos,
  formatCentavos,
  sumar,
} from '@comanda/shared/domain/dinero/dinero';
import { loQuePide } from '@comanda/shared/domain/caja/cuadre';
import { enCampo } from '@comanda/kit/http/enCampo';

import { cuentasDePeriodo } from './informe';
import type { PeriodoDeCaja } from './periodoDe';

/** What somebody says is in the drawer; dollars. */
export type ContadoPedido = {
  conteo: number;
  cantidaVouchers: number; // as spelled in spec section 3
  totalVouchers: number;
  totalTransferencias: number | null;
  /** Cents and how many of each. */
  denominaciones: Readonly<Record<string, number>> | null;
};

type Entrada = Pick<ContadoPedido, 'conteo' | 'cantidaVouchers' | 'totalVouchers'> & {
  totalTransferencias?: number | null | undefined;
  denominaciones?: Record<string, number> | undefined;
};

/** Refuses denominations that do not sum to what was said. */
export function contadoDe(entrada: Entrada): ContadoPedido {
  const { conteo, cantidaVouchers, totalVouchers, totalTransferencias, denominaciones } = entrada;
  if (denominaciones) {
    const suma = sumar(
      Object.entries(denominaciones).map(([cada, cuantas]) => centavos(Number(cada) * cuantas)),
    );
    if (suma !== aCentavos(conteo)) {
      const msg = `Las denominaciones suman ${formatCentavos(suma)} y el conteo es ${formatCentavos(aCentavos(conteo))}`;
      throw enCampo('CONTEO_NO_SUMA', 'conteo', { msg });
    }
  }
  return {
    conteo,
    cantidaVouchers,
    totalVouchers,
    totalTransferencias: totalTransferencias ?? null,
    denominaciones: denominaciones ?? null,
  };
}

/** Refuses a count that says nothing of transfers where some were sold: nobody looked, and what is missing would not be seen. */
export function exigirTransferencias(
  { totalTransferencias }: ContadoPedido,
  { apertura, totales }: PeriodoDeCaja,
): void {
  if (totalTransferencias !== null) return;
  if (cuentasDePeriodo(apertura, totales).transferencias.total !== 0)
    throw enCampo('CONTEO_SIN_TRANSFERENCIAS', 'totalTransferencias');
}

type Comparar = {
  id: string;
  contado: ContadoPedido;
  periodo: PeriodoDeCaja;
  ajustes: AjustesCaja;
};

/** What was counted against what there should be. */
export function compararConteo({
  id,
  contado,
  periodo,
  ajustes,
}: Comparar): Omit<Comparacion, 'transferencias'> {
  const { esperado, vouchers, transferencias } = cuentasDePeriodo(
    periodo.apertura,
    periodo.totales,
  );
  const comparado = {
    diferencia: aDolares(centavos(aCentavos(contado.conteo) - esperado)),
    totalVouchers: contado.totalVouchers,
    tarjeta: aDolares(vouchers.total),
    totalTransferencias: contado.totalTransferencias,
    transferencia: aDolares(transferencias.total),
  };
  return {
    ...comparado,
    ...loQuePide(comparado, ajustes),
    conteo_id: id,
    caja: periodo.caja_id,
    periodo: periodo.periodo,
    conteo: contado.conteo,
    esperado: aDolares(esperado),
    cantidaVouchers: contado.cantidaVouchers,
    tarjetas: vouchers.cantidad,
  };
}
