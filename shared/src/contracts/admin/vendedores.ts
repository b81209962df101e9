import { z } from 'zod';

import { usuarioIdField } from '../campos';
import { claveNuevaField } from '../auth/cuenta';
import { defineCalls, envelope } from '../defineCall';
import { claveOpcionalField } from './usuarios';

/** Rows a page (spec section 9, Page sizes). */
export const VENDEDORES_POR_PAGINA = 25;

/** Spec section 3, Seller. `empresas`, ours: those they brought. */
export const vendedorSchema = z.object({
  id: z.string(),
  nombreCompleto: z.string(),
  email: z.string(),
  ciudad: z.string(),
  /** Percent. */
  comision: z.number(),
  empresas: z.array(z.string()),
  segundo_factor: z.boolean().default(false),
  /** Too many wrong passwords: it waits. */
  bloqueado: z.boolean().default(false),
});
export type Vendedor = z.output<typeof vendedorSchema>;

/** What a form says of one, as it was read. */
const leido = vendedorSchema.pick({
  nombreCompleto: true,
  email: true,
  ciudad: true,
  comision: true,
});

/** Spec section 5, Seller. */
const vacio = (campo: string) => `El campo ${campo} no puede estar vacío`;
const texto = (campo: string, max: number) =>
  z
    .string(vacio(campo))
    .trim()
    .min(1, vacio(campo))
    .max(max, `El campo ${campo} admite ${max} caracteres`);

const datos = z.strictObject({
  nombreCompleto: texto('nombre', 120),
  email: texto('email', 200).toLowerCase().pipe(z.email('El email no es válido')),
  ciudad: texto('ciudad', 80),
  comision: z
    .number({
      error: ({ input }) =>
        input === undefined ? vacio('comisión') : 'La comisión debe ser un número',
    })
    .min(0, 'La comisión va de 0 a 100')
    .max(100, 'La comisión va de 0 a 100')
    .refine(
      (valor) => Math.abs(valor * 100 - Math.round(valor * 100)) < 1e-6,
      'La comisión admite dos decimales',
    ),
});

/** These calls belong to no area: a seller belongs to no company. */
const administrar = { perfiles: ['Dashboard'], area: null, conClave: true } as const;

export const vendedoresCalls = defineCalls('identidad', {
  listarVendedores: {
    method: 'POST',
    path: '/v1/listar_vendedores',
    acceso: administrar,
    reply: envelope(z.array(vendedorSchema)),
  },
  crearVendedor: {
    method: 'POST',
    path: '/v1/crear_vendedor',
    acceso: administrar,
    body: datos.extend({ password: claveNuevaField }),
    reply: envelope(vendedorSchema),
    fallos: ['CORREO_EN_USO', 'CLAVE_DEBIL'],
  },
  /** A blank password is not changed (spec section 5). `antes`: as they were read; what is left so undoes nobody's change. */
  actualizarVendedor: {
    method: 'POST',
    path: '/v1/actualizar_vendedor',
    acceso: administrar,
    body: datos.extend({
      id: usuarioIdField,
      password: claveOpcionalField.optional(),
      antes: leido.optional(),
    }),
    reply: envelope(vendedorSchema),
    fallos: ['CAMBIADO_POR_OTRO', 'CORREO_EN_USO', 'CLAVE_DEBIL', 'NO_ENCONTRADO'],
  },
  eliminarVendedor: {
    method: 'DELETE',
    path: '/v1/eliminar_vendedor',
    acceso: administrar,
    body: z.strictObject({ id: usuarioIdField }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
});
