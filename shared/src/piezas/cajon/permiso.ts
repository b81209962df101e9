import type { AppDispatch } from '@comanda/shared/api';
import { hayConexion } from '@comanda/shared/session';
import { gastarBoleto, tenerBoletos } from '@comanda/shared/sinLinea';

import { boletoDeVenta, estadoDeImpresion } from './cajonApi';

/** The print service of this till, as the company paired it, and what it says that it is now. */
type ParaImpresion = { impresion: string; reloj: string };

const SOLA = { subscribe: false, forceRefetch: true } as const;

/** Undefined where it asks for no right: it was never paired, is of a version before or does not answer. */
export async function impresionDe(
  dispatch: AppDispatch,
  empresa: string,
): Promise<ParaImpresion | undefined> {
  const { data } = await dispatch(estadoDeImpresion.initiate(undefined, SOLA));
  const suyo = data?.vinculos.find((uno) => uno.empresa === empresa);
  return data && suyo && { impresion: suyo.impresion, reloj: data.reloj };
}

/** The right to open the drawer for that sale, without a line one that the till holds; without one the ticket is printed and the drawer stays shut. */
export async function permisoDeVenta(
  dispatch: AppDispatch,
  { empresa, venta }: { empresa: string; venta: string },
): Promise<string | undefined> {
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
