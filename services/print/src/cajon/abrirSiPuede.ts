import type { FastifyBaseLogger } from 'fastify';

import { FALLOS_DE_CAJON } from '@comanda/shared/contracts/caja/papel';
import { AppError } from '@comanda/shared/errors/AppError';

import type { GuardaDeCajon } from './guardaDeCajon';

type FalloDeCajon = (typeof FALLOS_DE_CAJON)[number];
type Usar = <Hecho>(imprimir: () => Promise<Hecho>) => Promise<Hecho>;
type Intento = { fallo: null; usar: Usar } | { fallo: FalloDeCajon; usar: null };

const esDeCajon = (code: string): code is FalloDeCajon =>
  (FALLOS_DE_CAJON as readonly string[]).includes(code);

type Pedido = { cajon: GuardaDeCajon; boleto: string | undefined; log: FastifyBaseLogger };

/** A ticket is printed whether its drawer may open or not, whatever keeps it shut. */
export function abrirSiPuede(pedido: Pedido): Intento {
  try {
    return { fallo: null, usar: abrir(pedido) };
  } catch (error) {
    if (error instanceof AppError && esDeCajon(error.code))
      return { fallo: error.code, usar: null };
    throw error;
  }
}

/** Uses up the right, or refuses. What the printer did not take is given back. */
export function abrir({ cajon, boleto, log }: Pedido): Usar {
  const { devolver } = tomar({ cajon, boleto, log });
  return async (imprimir) => {
    try {
      return await imprimir();
    } catch (error) {
      // the pulse goes before the paper: one that had begun may have opened it
      if (error instanceof AppError && error.code === 'IMPRESORA_NO_TERMINO') throw error;
      try {
        devolver();
      } catch (err) {
        log.warn({ err }, 'a right of the drawer is not given back on the disk');
      }
      throw error;
    }
  };
}

/** A full disk says no of its own; the drawer stays shut for it as for any other. */
function tomar({ cajon, boleto, log }: Pedido): ReturnType<GuardaDeCajon['tomar']> {
  try {
    return cajon.tomar(boleto);
  } catch (err) {
    if (err instanceof AppError) throw err;
    log.error({ err }, 'a right of the drawer cannot be written down: it stays shut');
    throw new AppError('CAJON_SIN_ANOTAR');
  }
}
