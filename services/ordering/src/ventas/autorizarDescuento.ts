import { formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import { porcentajeMayor } from '@comanda/shared/domain/dinero/rebaja';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { Persona } from '@comanda/kit/acceso/tenant';

import type { VentaRevisada } from './revisarVenta';

/** An approval that is still good for a sale. */
export type AprobacionVigente = { id: string; porcentaje: number; aprobador: string };

export type PermisoDeDescuento = {
  caller: Persona;
  /** Percent that the company lets anybody take off. */
  maximo: number;
  aprobacion: AprobacionVigente | null;
};

/** What let a discount through that the seller may not give alone, for the percent it is of; null where nobody had to. */
export function autorizarDescuento(
  { lineas, descuento }: VentaRevisada,
  { caller, maximo, aprobacion }: PermisoDeDescuento,
): AprobacionVigente | null {
  const porcentaje = porcentajeMayor(lineas);
  if (caller.perfil === 'Administrador' || porcentaje <= maximo) return null;
  if (aprobacion && porcentaje <= aprobacion.porcentaje) return { ...aprobacion, porcentaje };
  const hasta = aprobacion ? `lo aprobado, ${aprobacion.porcentaje}%` : `${maximo}%`;
  const msg = `El descuento de ${formatCentavos(descuento)} (${porcentaje}%) pasa de ${hasta}. Pida la aprobación de un Administrador`;
  throw enCampo('DESCUENTO_SIN_APROBACION', 'descuento', { msg });
}
