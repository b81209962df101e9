import { createHash } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { imagenesCalls as calls } from '@comanda/shared/contracts/inventario/imagenes';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/http/exponer';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';

import { encoger } from './encoger';
import { imagenParaSiempre } from '@comanda/kit/imagenes/imagenParaSiempre';
import { direccionDeImagen, imagenesRepository, type Imagen } from './imagenesRepository';

export const imagenesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const imagenes = imagenesRepository(db);

  exponer(app, calls.guardarImagen, async ({ caller, empresa, entrada: { id, imagen }, ahora }) => {
    const nueva = imagen === null ? null : conHuella(await encoger(imagen));
    const hecho = { usuario: caller, ahora };
    if (!(await imagenes.poner(empresa, id, nueva, hecho)))
      throw new AppError('NO_ENCONTRADO', { id });
    return { imagen: nueva && direccionDeImagen(empresa, nueva.huella) };
  });

  exponer(app, calls.verImagen, ({ entrada: { coleccion, huella }, ...peticion }) =>
    imagenParaSiempre(huella, peticion, () =>
      imagenes.leer(empresaDeTrabajo(Number(coleccion)), huella),
    ),
  );
};

function conHuella(contenido: Buffer): Imagen {
  return { contenido, huella: createHash('sha256').update(contenido).digest('hex') };
}
