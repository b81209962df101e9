import { FALLOS_DE_CAJON } from '@comanda/shared/contracts/caja/papel';
import { AppError } from '@comanda/shared/errors/AppError';

import type { GuardaDeCajon } from './guardaDeCajon';

type FalloDeCajon = (typeof FALLOS_DE_CAJON)[number];
type Usar = <Hecho>(imprimir: () => Promise<Hecho>) => Promise<Hecho>;
type Intento = { fallo: null; usar: Usar } | { fallo: FalloDeCajon; usar: null };

const esDeCajon = (code: string): code is FalloDeCajon =>
  (FALLOS_DE_CAJON as readonly string[]).includes(code);

/** A ticket is printed whether its drawer may open or not. What the printer did not take is given back. */
export function abrirSiPuede(cajon: GuardaDeCajon, boleto: string | undefined): Intento {
  try {
    return { fallo: null, usar: usarCon(cajon.tomar(boleto)) };
  } catch (error) {
    if (error instanceof AppError && esDeCajon(error.code))
      return { fallo: error.code, usar: null };
    throw error;
  }
}

export const usarCon =
  ({ devolver }: ReturnType<GuardaDeCajon['tomar']>): Usar =>
  async (imprimir) => {
    try {
      return await imprimir();
    } catch (error) {
      devolver();
      throw error;
    }
  };
