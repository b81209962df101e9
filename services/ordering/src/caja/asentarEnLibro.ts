import type { EstadoMovimiento, TipoDeMovimientoDeCaja } from '@comanda/shared/contracts/caja/caja';
import { ENTRA } from '@comanda/shared/domain/caja/movimientoCaja';

import type { EnCaja } from './enCaja';

import type { MovimientoRow } from './movimientoRow';

/** How the ledger calls a movement, and one that was taken off or brought back. */
const NOMBRE: Record<
  TipoDeMovimientoDeCaja,
  readonly [nuevo: string, quitado: string, repuesto: string]
> = {
  INGRESO: ['Ingreso', 'Ingreso eliminado', 'Ingreso activado'],
  SALIDA: ['Salida', 'Salida eliminada', 'Salida activada'],
  RETIRO: ['A caja fuerte', 'A caja fuerte, eliminado', 'A caja fuerte, activado'],
  ANTICIPO: ['Anticipo', 'Anticipo eliminado', 'Anticipo activado'],
};

/** `dia`: the business day that it is written on. */
type Asiento = { que: 'NUEVO' | EstadoMovimiento; dia: string };

/** The row of the drawer's ledger that a movement, its taking off or its bringing back is. */
export async function asentarEnLibro(
  { client, empresa, hecho: { usuario, ahora } }: EnCaja,
  movimiento: MovimientoRow,
  { que, dia }: Asiento,
): Promise<void> {
  const { id, caja_id, tipo, monto, detalle, empleado } = movimiento;
  const [nuevo, quitado, repuesto] = NOMBRE[tipo];
  const nombre = { NUEVO: nuevo, N: quitado, A: repuesto }[que];
  const entra = ENTRA[tipo] === (que !== 'N');
  await client.query(ASENTAR, [
    empresa,
    tipo,
    id,
    caja_id,
    `${nombre}: ${empleado ?? detalle}`,
    entra ? monto : '0',
    entra ? '0' : monto,
    usuario.id,
    usuario.nombreCompleto,
    dia,
    ahora,
  ]);
}

/** $6 ingreso, $7 salida. Its period is the database's to say. */
const ASENTAR = `
  insert into pedidos.caja_movimientos (empresa_id, tipo, movimiento_id, caja_id, detalle, forma_pago, monto, ingreso,
    salida, usuario_id, usuario, fecha_negocio, creado)
  values ($1, $2, $3, $4, $5, 'EFECTIVO', $6::numeric - $7::numeric, $6, $7, $8, $9, $10, $11)`;
