import type { AppDispatch } from '@comanda/shared/api';
import { hayConexion } from '@comanda/shared/session';

import { boletoDeVenta } from './cajonApi';

/** The right to open the drawer for that sale, without a line one that the till holds; without one the ticket is printed and the drawer stays shut. */
export async function permisoDeVenta(
  dispatch: AppDispatch,
  { empresa, venta }: { empresa: string; venta: string },
): Promise<string | undefined> {
  const { gastarBoleto, impresionDe, tenerBoletos } = await import('@comanda/shared/sinLinea');
  if (!hayConexion()) return gastarBoleto(empresa, venta);
  const para = await impresionDe(dispatch, empresa);
  if (!para) return undefined;
  void tenerBoletos(dispatch, empresa, para.impresion).catch((error: unknown) => {
    console.warn('cajon: none held for when there is no line', error);
  });
  const { data } = await dispatch(
    boletoDeVenta.initiate({ empresa, venta, ...para }, { track: false }),
  );
  return data?.boleto;
}
