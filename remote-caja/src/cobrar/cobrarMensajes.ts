import type { CuentaPorCobrar } from '@comanda/shared/contracts/caja/cuentas';
import {
  aCentavos,
  formatCentavos,
  formatMonto,
  sumar,
} from '@comanda/shared/domain/dinero/dinero';

const titulo = 'Cuentas por cobrar';

export const cobrarMensajes = {
  titulo,
  vacio: {
    titulo: 'Nadie debe',
    como: 'Aquí aparecen los clientes a quienes se vende a crédito, con lo que deben y desde cuándo. Un Administrador lo permite en Punto de venta, Ajustes, «Vender a crédito»',
  },
  sinHallar: 'Ningún cliente que deba coincide',
  /** What all of them owe, and what of it is late. */
  resumen: (cuentas: readonly CuentaPorCobrar[]) => {
    const suma = (campo: 'debe' | 'vencido') =>
      sumar(cuentas.map((cuenta) => aCentavos(cuenta[campo])));
    const vencido = suma('vencido');
    const debe = `Deben ${formatCentavos(suma('debe'))}`;
    return vencido === 0 ? debe : `${debe}, de eso ${formatCentavos(vencido)} vencido`;
  },
  favor: (monto: number) =>
    `Tiene ${formatMonto(monto)} a favor: pagó más de lo que debe, porque una venta se anuló o se devolvió. Se descuenta de lo que compre a crédito`,
  abono: { titulo, exito: 'Abono registrado' },
  mucho: (debe: number) => `El cliente debe ${formatMonto(debe)}: el abono no puede ser mayor`,
  limite: { titulo, exito: 'Límite guardado' },
  sinImpresora: 'No se imprimió: la impresora no está conectada. El abono queda registrado',
} as const;
