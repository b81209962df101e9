import { createHash } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { imagenesCalls as calls } from '@comanda/shared/contracts/imagenes';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';
import { archivo } from '@comanda/kit/respuesta';
import { empresaDeTrabajo } from '@comanda/kit/tenant';

import type { Deps } from '../deps';

import { encoger } from './encoger';
import { direccionDeImagen, imagenesRepository, type Imagen } from './imagenesRepository';

/** Its address says what it is made of: what a browser has of it is good for ever, on whichever page it stands. */
const PARA_SIEMPRE = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};

export const imagenesRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const imagenes = imagenesRepository(db);

  exponer(app, calls.guardarImagen, async ({ caller, empresa, entrada: { id, imagen } }) => {
    const nueva = imagen === null ? null : conHuella(await encoger(imagen));
    const hecho = { usuario: caller, ahora: reloj() };
    if (!(await imagenes.poner(empresa, id, nueva, hecho)))
      throw new AppError('NO_ENCONTRADO', { id });
    return { imagen: nueva && direccionDeImagen(empresa, nueva.huella) };
  });

  exponer(app, calls.verImagen, async ({ entrada: { coleccion, huella }, request, reply }) => {
    const etag = `"${huella}"`;
    const tenida = request.headers['if-none-match'] === etag;
    const contenido = tenida
      ? Buffer.alloc(0)
      : await imagenes.leer(empresaDeTrabajo(Number(coleccion)), huella);
    if (!contenido) throw new AppError('NO_ENCONTRADO', { coleccion, huella });
    reply.code(tenida ? 304 : 200).headers({ ...PARA_SIEMPRE, etag });
    return archivo({ tipo: 'image/webp', nombre: `${huella.slice(0, 12)}.webp`, contenido });
  });
};

function conHuella(contenido: Buffer): Imagen {
  return { contenido, huella: createHash('sha256').update(contenido).digest('hex') };
}
