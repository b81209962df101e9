import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '@comanda/shared/errors/AppError';
import { archivo, type ArchivoDicho } from '../http/respuesta';

/** Its address says what it is made of: what a browser has of it is good for ever, on whichever page it stands. */
const PARA_SIEMPRE = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};

type Peticion = { request: FastifyRequest; reply: FastifyReply };

/** A picture by its hash; nothing is read for a browser that has it. */
export async function imagenParaSiempre(
  huella: string,
  { request, reply }: Peticion,
  leer: () => Promise<Buffer | undefined>,
): Promise<ArchivoDicho> {
  const etag = `"${huella}"`;
  const tenida = request.headers['if-none-match'] === etag;
  const contenido = tenida ? Buffer.alloc(0) : await leer();
  if (!contenido) throw new AppError('NO_ENCONTRADO', { huella });
  reply.code(tenida ? 304 : 200).headers({ ...PARA_SIEMPRE, etag });
  return archivo({ tipo: 'image/webp', nombre: `${huella.slice(0, 12)}.webp`, contenido });
}
