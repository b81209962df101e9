import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { CUENTA_DE_VENTAS } from '../reportes/totalesSql';

import type { FiltroDeEmitidos } from './filtroEmitidos';
import type { PoolClient } from 'pg';

type Fila = { concepto: 'VENTAS' | 'ANULADAS'; ventas: number; total: string };
type DeTotales = Pick<FiltroDeEmitidos, 'desde' | 'hasta' | 'estado' | 'usuario'>;

/** How many sales there are of those days, and what those in force add up to, in cents; where they are all voided, what they were. */
export async function cuentaDeEmitidos(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { desde, hasta, estado, usuario }: DeTotales,
): Promise<{ total: number; suma: number }> {
  const { rows } = await client.query<Fila>(CUENTA_DE_VENTAS, [
    empresa,
    desde,
    hasta,
    null,
    null,
    usuario ?? null,
  ]);
  const de = (concepto: Fila['concepto'], otras: FiltroDeEmitidos['estado']) => {
    const suya = estado === otras ? undefined : rows.find((fila) => fila.concepto === concepto);
    return { ventas: suya?.ventas ?? 0, suma: aCentavos(Number(suya?.total ?? 0)) };
  };
  const activas = de('VENTAS', 'ANULADO');
  const anuladas = de('ANULADAS', 'ACTIVO');
  return {
    total: activas.ventas + anuladas.ventas,
    suma: estado === 'ANULADO' ? anuladas.suma : activas.suma,
  };
}
