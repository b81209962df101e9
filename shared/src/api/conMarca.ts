import type { ZodType } from 'zod';

import type { Call, CallInput, CallReply } from '../contracts/defineCall';

import type { MetaDeRespuesta } from './baseQuery';
import { toRequest } from './fromCall';
import { revisarRespuesta } from './revisarRespuesta';

type MarkedCall = Call & { marca: true; reply: ZodType<{ data: unknown }> };

type Recordada = { marca: string; cuerpo: unknown };

/** There is one for each list on screen: few things are polled, again and again. */
const RECORDADAS = 20;

/**
 * For a list that is asked for every moment: sends the mark of what it has (If-None-Match), and where the server answers
 * that nothing changed (304) the reply is the one of before. Answers the whole envelope.
 */
export function fromMarkedCall<C extends MarkedCall>(call: C) {
  const recordadas = new Map<string, Recordada>();

  const recordar = (llave: string, recordada: Recordada) => {
    recordadas.delete(llave);
    recordadas.set(llave, recordada);
    const [vieja] = recordadas.keys();
    if (recordadas.size > RECORDADAS && vieja !== undefined) recordadas.delete(vieja);
  };

  return {
    query: (input: CallInput<C>) => {
      const llave = JSON.stringify(input);
      const tenida = recordadas.get(llave);
      return {
        ...toRequest(call, input),
        ...(tenida && { headers: { 'if-none-match': tenida.marca } }),
        validateStatus: ({ ok, status }: Response) =>
          ok || (status === 304 && tenida !== undefined),
        responseHandler: async (response: Response): Promise<unknown> => {
          if (response.status === 304) return tenida?.cuerpo;
          const cuerpo: unknown = await response.json();
          const marca = response.headers.get('etag');
          if (response.ok && marca) recordar(llave, { marca, cuerpo });
          return cuerpo;
        },
      };
    },
    rawResponseSchema: revisarRespuesta(call),
    transformResponse: (reply: CallReply<C>, _meta: MetaDeRespuesta | undefined) => reply,
  };
}
