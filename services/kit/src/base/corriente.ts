import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  cabezaDePedazo,
  marcoDeAvance,
  marcoDeFin,
  TIPO_CON_AVANCE,
} from '@comanda/shared/domain/hojas/avance';

import type { Corriente } from '../http/respuesta';

type Pedida = { request: FastifyRequest; reply: FastifyReply };

/**
 * A file that is sent while it is made. Whoever waits with a progress bar (`accept`) gets how far it is with it; anybody
 * else the file alone. What fails half way cuts the connection, and fastify destroys what nobody reads any more.
 */
export function enviarCorriente(corriente: Corriente, { request, reply }: Pedida): FastifyReply {
  const { tipo, nombre, contenido } = corriente;
  reply.header('content-disposition', `attachment; filename="${nombre}"`);
  if (!request.headers.accept?.includes(TIPO_CON_AVANCE)) return reply.type(tipo).send(contenido);
  return reply.type(TIPO_CON_AVANCE).send(conAvance(corriente));
}

/** A person sees no more than this. */
const CADA_MS = 200;

function conAvance({ contenido, hechas, total }: Corriente): Readable {
  async function* marcos() {
    let dicho = 0;
    yield marcoDeAvance({ hechas: 0, total });
    for await (const pedazo of contenido as AsyncIterable<Buffer>) {
      yield cabezaDePedazo(pedazo.length);
      yield pedazo;
      if (Date.now() - dicho < CADA_MS) continue;
      dicho = Date.now();
      yield marcoDeAvance({ hechas: hechas(), total });
    }
    yield marcoDeAvance({ hechas: hechas(), total });
    yield marcoDeFin();
  }
  return Readable.from(marcos(), { objectMode: false });
}
