import { z } from 'zod';

import { empresaField, idField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { IMAGEN_MAX_BYTES } from './productos';

/** How many letters so many bytes take in base64. */
const enBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4;
const UN_KB = 1024;

export const imagenesCalls = defineCalls('ordering', {
  /** Another picture of a product, or none; it answers the address of what was made of it. */
  guardarImagen: {
    method: 'PUT',
    path: '/v1/imagen_producto',
    acceso: { perfiles: ['Administrador'], area: 'inventario' },
    cuerpo: enBase64(IMAGEN_MAX_BYTES) + UN_KB,
    espera: 60_000, // of a phone with little signal
    body: z.strictObject({
      empresa: empresaField,
      id: idField,
      imagen: z
        .string('imagen debe venir en base64')
        .min(1, 'Elija una imagen')
        .max(enBase64(IMAGEN_MAX_BYTES), 'La imagen admite hasta 12 MB')
        .nullable(),
    }),
    reply: envelope(z.object({ imagen: z.string().nullable() })),
    fallos: ['NO_ENCONTRADO', 'IMAGEN_NO_RECONOCIDA', 'IMAGEN_MUY_GRANDE', 'IMAGEN_DANADA'],
  },
  /**
   * A picture by what it is made of: whoever knows its address has seen the catalogue. `coleccion` is the number of the
   * company, and is not called so, since nobody is asked whether it is theirs.
   */
  verImagen: {
    method: 'GET',
    path: '/v1/imagenes/:coleccion/:huella',
    acceso: { perfiles: 'publico', area: null },
    params: z.strictObject({
      coleccion: z.string().regex(/^[1-9]\d{0,8}$/, 'La dirección de la imagen no es válida'),
      huella: z.string().regex(/^[0-9a-f]{64}$/, 'La dirección de la imagen no es válida'),
    }),
    reply: z.unknown(),
    fallos: ['NO_ENCONTRADO'],
  },
});
