import type { Abono, CuentaPorCobrar, VentaACredito } from '@comanda/shared/contracts/caja/cuentas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { numeroDeVenta } from '@comanda/shared/domain/orden/numeroDeVenta';
import { formatFecha, formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

const dinero = (monto: number) => (monto > 0 ? formatMonto(monto) : '');

export const cuentasColumns: readonly Column<CuentaPorCobrar>[] = [
  {
    id: 'nombre',
    header: 'CLIENTE',
    text: ({ nombre }) => nombre,
    movil: 'titulo',
    fija: true,
    compare: (a, b) => a.nombre.localeCompare(b.nombre, 'es'),
  },
  { id: 'cedula', header: 'IDENTIFICACIÓN', text: ({ cedula }) => cedula },
  {
    id: 'debe',
    header: 'DEBE',
    align: 'right',
    text: ({ debe }) => formatMonto(debe),
    numero: ({ debe }) => debe,
    movil: 'titulo',
    compare: (a, b) => a.debe - b.debe,
  },
  {
    id: 'vencido',
    header: 'VENCIDO',
    align: 'right',
    text: ({ vencido }) => dinero(vencido),
    cell: ({ vencido }) => vencido > 0 && <strong data-tono="mal">{formatMonto(vencido)}</strong>,
    numero: ({ vencido }) => vencido,
    movil: 'nombrado',
    compare: (a, b) => a.vencido - b.vencido,
  },
  {
    id: 'vence',
    header: 'VENCE',
    explica: 'la deuda más antigua',
    text: ({ vence }) => (vence === null ? '' : formatFecha(vence)),
    movil: 'nombrado',
    compare: (a, b) => (a.vence ?? '9').localeCompare(b.vence ?? '9'),
  },
  {
    id: 'favor',
    header: 'A FAVOR',
    align: 'right',
    text: ({ favor }) => dinero(favor),
    numero: ({ favor }) => favor,
    movil: 'nombrado',
  },
];

/** `hoy`: what was due before is late. */
export const ventasDeCuenta = (hoy: string): readonly Column<VentaACredito>[] => [
  { id: 'secuencia', header: 'VENTA', text: numeroDeVenta, movil: 'titulo' },
  { id: 'fecha', header: 'FECHA', text: ({ fecha }) => formatFecha(fecha) },
  {
    id: 'vence',
    header: 'VENCE',
    text: ({ vence }) => formatFecha(vence),
    cell: ({ vence, pendiente }) => (
      <span data-tono={pendiente > 0 && vence < hoy ? 'mal' : undefined}>{formatFecha(vence)}</span>
    ),
    movil: 'nombrado',
  },
  {
    id: 'monto',
    header: 'A CRÉDITO',
    align: 'right',
    text: ({ monto }) => formatMonto(monto),
    numero: ({ monto }) => monto,
    movil: 'nombrado',
  },
  {
    id: 'pendiente',
    header: 'DEBE',
    align: 'right',
    text: ({ pendiente }) => formatMonto(pendiente),
    numero: ({ pendiente }) => pendiente,
    movil: 'titulo',
  },
];

export const abonosDeCuenta: readonly Column<Abono>[] = [
  { id: 'creado', header: 'FECHA', text: ({ creado }) => formatFechaHora(creado), movil: 'titulo' },
  { id: 'forma_pago', header: 'FORMA DE PAGO', text: ({ forma_pago }) => formaDicha(forma_pago) },
  { id: 'usuario', header: 'RECIBIÓ', text: ({ usuario }) => usuario },
  {
    id: 'monto',
    header: 'ABONO',
    align: 'right',
    text: ({ monto }) => formatMonto(monto),
    numero: ({ monto }) => monto,
    movil: 'titulo',
  },
];
