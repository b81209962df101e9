import { z } from 'zod';

import { correosField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { imprimible } from '../imprimible';
import { PERFILES_DE_CAJA } from '../auth/perfiles';

/** The authority's buyer identification codes (spec section 9). */
export const TIPOS_IDENTIFICACION = ['04', '05', '06', '07', '08'] as const;
export type TipoIdentificacion = (typeof TIPOS_IDENTIFICACION)[number];

/** Spec section 3, Customer. */
export const clienteSchema = z.object({
  nombre: z.string(),
  razon_social: z.string(),
  email: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  cedula: z.string(),
  tipo_identificacion: z.enum(TIPOS_IDENTIFICACION),
});

export type Cliente = z.output<typeof clienteSchema>;

const requerido = (max: number) =>
  z.string().trim().min(1, 'Por favor complete los campos').max(max, `Admite ${max} caracteres`);

export const clienteBody = z.strictObject({
  empresa: empresaField,
  nombre: requerido(300).refine(...imprimible('El nombre')),
  razon_social: requerido(300).refine(...imprimible('La razón social')),
  email: requerido(200).pipe(correosField),
  direccion: requerido(300).refine(...imprimible('La dirección')),
  telefono: requerido(20),
  cedula: requerido(20),
  tipo_identificacion: z.enum(TIPOS_IDENTIFICACION, 'Seleccione el tipo de identificación'),
});

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;

/** Each company has its own customers. Paths as those of facturacionCalls. */
export const clientesCalls = defineCalls('billing', {
  consultarCliente: {
    method: 'GET',
    path: '/cedula/:id',
    acceso: vender,
    params: z.strictObject({ id: z.string().min(3).max(20) }),
    query: porEmpresa.partial(),
    guardadas: 200,
    reply: envelope(clienteSchema),
    fallos: ['CEDULA_NO_ENCONTRADA'],
  },
  registrarCliente: {
    method: 'POST',
    path: '/cedula',
    acceso: vender,
    body: clienteBody,
    reply: envelope(clienteSchema),
    fallos: ['CEDULA_YA_REGISTRADA', 'IDENTIFICACION_INVALIDA'],
  },
  refrescarCliente: {
    method: 'PUT',
    path: '/cedula_refrescar',
    acceso: vender,
    body: clienteBody,
    reply: envelope(clienteSchema),
    fallos: ['CEDULA_NO_ENCONTRADA', 'CEDULA_YA_REGISTRADA', 'IDENTIFICACION_INVALIDA'],
  },
});
