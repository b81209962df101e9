import { aLaVez } from '@comanda/kit/proceso/aLaVez';
import { Demasiado, enHilo } from '@comanda/kit/proceso/enHilo';

import type { hacer, LecturaDeP12, LlaveDeFirma, PedidoDeP12 } from './hiloP12';
import { P12Error } from './leerP12';

const LIMITES = { memoriaMb: 256, limiteMs: 60_000 };

/** Uploads take one core at most from those who sell. */
const porTurnos = aLaVez(1);

/** Reads a P12 in a thread beside the servers: a hundred thousand iterations would stop every till for seconds. */
export async function abrirP12(pedido: PedidoDeP12): Promise<LlaveDeFirma> {
  const lectura = await porTurnos(() => leer(pedido));
  if (!lectura.ok) throw new P12Error(lectura.motivo);
  return lectura;
}

const leerAparte = enHilo<typeof hacer>(new URL('./hiloP12.mjs', import.meta.url), LIMITES);

async function leer(pedido: PedidoDeP12): Promise<LecturaDeP12> {
  try {
    return await leerAparte(pedido);
  } catch (error) {
    if (error instanceof Demasiado) return { ok: false, motivo: 'CLAVE_INCORRECTA' };
    throw error;
  }
}
