import type { AppDispatch } from '@comanda/shared/api';
import { hayConexion } from '@comanda/shared/session';

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

/** The right to open the drawer for that sale; without one the ticket is printed and the drawer stays shut. */
export async function permisoDeVenta(
  dispatch: AppDispatch,
  { empresa, venta }: { empresa: string; venta: string },
): Promise<string | undefined> {
  const para = hayConexion() ? await impresionDe(dispatch, empresa) : undefined;
  if (!para) return undefined;
  const { data } = await dispatch(
    boletoDeVenta.initiate({ empresa, venta, ...para }, { track: false }),
  );
  return data?.boleto;
}
