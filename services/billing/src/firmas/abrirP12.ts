import { aLaVez } from '@comanda/kit/proceso/aLaVez';
import { Demasiado, enHilo } from '@comanda/kit/proceso/enHilo';

import { P12Error } from './leerP12';

/** `ruc`: whose certificate is looked for, where a file has several. */
export type PedidoDeP12 = { p12: Uint8Array; clave: string; ahora: Date; ruc?: string | undefined };
/** A signing certificate and its key, as plain bytes. */
export type LlaveDeFirma = { der: Uint8Array; pkcs8: Uint8Array };
export type LecturaDeP12 =
  | ({ ok: true } & LlaveDeFirma)
  | { ok: false; motivo: P12Error['motivo'] };

const LIMITES = { memoriaMb: 256, limiteMs: 60_000 };
const HILO = new URL('./hiloP12.mjs', import.meta.url);

/** Uploads take one core at most from those who sell. */
const porTurnos = aLaVez(1);

/** Reads a P12 in a thread of its own: a hundred thousand iterations would stop every till for seconds. */
export async function abrirP12(pedido: PedidoDeP12): Promise<LlaveDeFirma> {
  const lectura = await porTurnos(() => leer(pedido));
  if (!lectura.ok) throw new P12Error(lectura.motivo);
  return lectura;
}

async function leer(pedido: PedidoDeP12): Promise<LecturaDeP12> {
  try {
    return await enHilo<LecturaDeP12>(HILO, pedido, LIMITES);
  } catch (error) {
    if (error instanceof Demasiado) return { ok: false, motivo: 'CLAVE_INCORRECTA' };
    throw error;
  }
}
