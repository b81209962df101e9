import { firmarBoleto } from '@comanda/kit/acceso/boletoDeCajon';
import { BOLETO_SEGUNDOS } from '@comanda/shared/contracts/caja/cajon';

import { exigirLlave, type En } from './llavesDeCajon';

/** With which print service, what it says that it is now, and when the server was asked; undefined: with none that asks. */
export type ParaImpresion = {
  impresion: string | undefined;
  reloj: string | undefined;
  recibida: Date;
};

type Que = { id: string; caja: number; motivo: string; dispositivo: string | null };

/** The clock of a till may be this far from the server's: further, and its rights end too early or too late to be of use. */
const DESFASE_MS = 10 * 60_000;

/** A minute from now, by the clock of who judges it. */
export function finDeBoleto({ reloj, recibida }: Omit<ParaImpresion, 'impresion'>): number {
  const aqui = recibida.getTime();
  const alla = reloj === undefined ? aqui : Date.parse(reloj);
  const suyo = Math.min(Math.max(alla, aqui - DESFASE_MS), aqui + DESFASE_MS);
  return suyo + BOLETO_SEGUNDOS * 1000;
}

/** The right to open the drawer once, in the transaction that writes down that it is opened. */
export async function darBoleto(
  en: En,
  { impresion, ...cuando }: ParaImpresion,
  que: Que,
): Promise<string | undefined> {
  if (impresion === undefined) return undefined;
  const llave = await exigirLlave(en, impresion);
  return firmarBoleto(llave, {
    ...que,
    impresion,
    hasta: finDeBoleto(cuando),
    quien: en.hecho.usuario.nombreCompleto,
  });
}
