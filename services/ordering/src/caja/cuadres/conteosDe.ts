import type { ConteoDeCaja } from '@comanda/shared/contracts/caja/cuadres';
import { diferenciasDe } from '@comanda/shared/domain/caja/cuadre';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PeriodoDeCaja } from './periodoDe';
import type { PoolClient } from 'pg';

/** Every count of a period, in order. */
export async function conteosDe(
  client: PoolClient,
  empresa: EmpresaId,
  { caja_id, periodo }: Pick<PeriodoDeCaja, 'caja_id' | 'periodo'>,
): Promise<ConteoDeCaja[]> {
  const { rows } = await client.query<ConteoRow>(CONTEOS, [empresa, caja_id, periodo]);
  return rows.map(toConteo);
}

type ConteoRow = {
  numero: number;
  creado: Date;
  usuario: string;
  aprobado_por: string | null;
  conteo: string;
  esperado: string;
  total_vouchers: string;
  tarjeta: string | null;
  total_transferencias: string | null;
  transferencia: string | null;
  diferencia: string;
};

function toConteo(fila: ConteoRow): ConteoDeCaja {
  const { tarjeta, transferencia, total_transferencias } = fila;
  const totalVouchers = Number(fila.total_vouchers);
  const totalTransferencias = total_transferencias === null ? null : Number(total_transferencias);
  const diferencia = Number(fila.diferencia);
  const diferencias = diferenciasDe({
    diferencia,
    totalVouchers,
    tarjeta: Number(tarjeta ?? 0),
    totalTransferencias,
    transferencia: Number(transferencia ?? 0),
  });
  return {
    numero: fila.numero,
    cuando: fila.creado.toISOString(),
    usuario: fila.usuario,
    aprobado_por: fila.aprobado_por,
    conteo: Number(fila.conteo),
    esperado: Number(fila.esperado),
    diferencia,
    totalVouchers,
    totalTransferencias,
    diferencia_vouchers: tarjeta === null ? null : diferencias.vouchers,
    diferencia_transferencias: transferencia === null ? null : diferencias.transferencias,
  };
}

const CONTEOS = `
  select row_number() over (order by creado, numero nulls first)::int as numero, creado, usuario, aprobado_por, conteo,
         esperado, conteo - esperado as diferencia, total_vouchers, tarjeta, total_transferencias, transferencia
    from pedidos.conteos
   where empresa_id = $1 and caja_id = $2 and periodo = $3
   order by creado, numero nulls first`;
