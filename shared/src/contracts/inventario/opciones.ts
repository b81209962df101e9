import { z } from 'zod';

import { dolaresField, empresaField, idField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { imprimible } from '../imprimible';
import { MODIFICADOR_LARGO } from './modificadores';

export const GRUPOS_MAXIMO = 8;
export const OPCIONES_DE_GRUPO_MAXIMO = 30;
/** What can be chosen of all groups of a product: a kitchen ticket has room for it and a note. */
export const ELEGIDAS_MAXIMO = 10;

/** Of a product, what is asked before it is sold: 'Sopa', exactly one; 'Extras', none or up to two. Ours. */
export const grupoDeOpcionesSchema = z.object({
  /** Of that product alone. */
  id: z.string(),
  nombre: z.string(),
  minimo: z.number().int(),
  maximo: z.number().int(),
});

export type GrupoDeOpciones = z.output<typeof grupoDeOpcionesSchema>;

const nombreField = (campo: string) =>
  z
    .string(`${campo} no puede estar vacío`)
    .trim()
    .min(1, `${campo} no puede estar vacío`)
    .max(MODIFICADOR_LARGO, `${campo} admite ${MODIFICADOR_LARGO} letras`)
    .refine(...imprimible(campo));

const cuantasField = (que: string, desde: number) =>
  z
    .number(`${que} debe ser un número`)
    .int(`${que} no lleva decimales`)
    .min(desde, `${que} es ${desde} o más`)
    .max(ELEGIDAS_MAXIMO, `${que} no puede pasar de ${ELEGIDAS_MAXIMO}`);

const opcionBody = z.strictObject({
  /** Unsaid: a new one. */
  id: idField.optional(),
  nombre: nombreField('El nombre de la opción'),
  precio: dolaresField('El precio de la opción'),
  agotado: z.boolean(),
});

const grupoBody = z.strictObject({
  id: idField.optional(),
  nombre: nombreField('El nombre del grupo'),
  minimo: cuantasField('El mínimo', 0),
  maximo: cuantasField('El máximo', 1),
  opciones: z
    .array(opcionBody)
    .min(1, 'Un grupo necesita al menos una opción')
    .max(OPCIONES_DE_GRUPO_MAXIMO, `Un grupo admite ${OPCIONES_DE_GRUPO_MAXIMO} opciones`),
});

export type GrupoPorGuardar = z.output<typeof grupoBody>;

/** One that is there, as it was read: whatever is in it has its id, and what was in it may all be gone. */
const grupoLeido = grupoBody.extend({
  id: idField,
  opciones: z.array(opcionBody.extend({ id: idField })).max(OPCIONES_DE_GRUPO_MAXIMO),
});

export type GrupoLeido = z.output<typeof grupoLeido>;

export const opcionesCalls = defineCalls('ordering', {
  /**
   * All groups of a product, in order, in place of those it had: what is not among them is offered no more. `antes`: the same as they
   * were read; what is left as it was stays as others have it by now, what others added stays, and what both changed is refused.
   */
  guardarOpciones: {
    method: 'PUT',
    path: '/v1/opciones_producto',
    acceso: { perfiles: ['Administrador'], area: 'inventario' },
    body: z.strictObject({
      empresa: empresaField,
      id: idField,
      grupos: z.array(grupoBody).max(GRUPOS_MAXIMO, `Un producto admite ${GRUPOS_MAXIMO} grupos`),
      antes: z.array(grupoLeido).max(GRUPOS_MAXIMO).optional(),
    }),
    reply: envelope(z.object({ id: z.string(), grupos: z.array(grupoDeOpcionesSchema) })),
    fallos: ['NO_ENCONTRADO', 'CAMBIADO_POR_OTRO'],
  },
});
