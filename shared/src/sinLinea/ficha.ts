import { abrirSello, nuevaLlave, sellar, seSella, type Sellado } from '../domain/sinLinea/sello';

/**
 * The token of a till, sealed with a key that is made here and does not leave: nothing of the server's is needed for it, so what
 * was sold can be sent whatever changes there. As text where the version before kept it, and over plain http, where it
 * goes out in the clear too.
 */
export type Ficha = string | { llave: CryptoKey; sellado: Sellado };

const COMO = 'token de equipo';

export async function sellarFicha(token: string): Promise<Ficha> {
  if (!seSella()) return token;
  const llave = await nuevaLlave();
  return { llave, sellado: await sellar(llave, token, COMO) };
}

export const abrirFicha = async (ficha: Ficha): Promise<string> =>
  typeof ficha === 'string' ? ficha : abrirSello(ficha.llave, ficha.sellado, COMO);
