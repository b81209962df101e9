import { z } from 'zod';

import { empresaField, idField, porEmpresa, usuarioIdField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { imprimible } from '../imprimible';
import { FALLOS_DE_P12, P12_MAX_BASE64 } from '../facturacion/emision';
import { IMAGEN_MAX_BYTES } from '../inventario/productos';
import { LEYENDAS_RIMPE } from './rimpe';

export { LEYENDAS_RIMPE };
import { CATEGORIAS_DE_TURISMO, PROVINCIAS, SERVICIOS } from './ley';
import { areaField } from '../plataforma/campoArea';

/** Rows a page (spec section 9, Page sizes). */
export const EMPRESAS_POR_PAGINA = 25;
/** @deprecated use tarifasDeHoy of domain/ley/tarifas: what the law has today. */
export const IVA_DE_EMPRESA = [15, 14, 12, 8, 4, 0] as const;

/** Spec section 3, Company: what may be told of it. The file of its certificate and its password never come back. */
export const empresaSchema = z.object({
  id: z.string(),
  empresa: z.string(),
  ruc: z.string(),
  razon_social: z.string(),
  nombre_comercial: z.string(),
  direccion: z.string(),
  matriz: z.string(),
  correo: z.string(),
  whatsapp: z.string(),
  establecimiento: z.string(),
  punto_emision: z.string(),
  tipo_emision: z.string(),
  tipo_comprobante: z.string(),
  ambiente: z.enum(['1', '2']),
  contabilidad: z.boolean(),
  contribuyente_especial: z.string().nullable(),
  agente_retencion: z.string().nullable(),
  rimpe: z.string().nullable(),
  /** Whole percent. */
  iva_actual: z.number().int(),
  tarifa: z.string(),
  /** Whether it issues electronic invoices. */
  factura: z.boolean(),
  /** Whether a negocio popular that issues invoices sells with notas de venta what is within its regime. */
  notas_de_venta: z.boolean().default(false),
  /** Address under that of the ordering API; null: it has none. */
  logo_empresa: z.string().nullable(),
  areas: z.array(z.string()),
  /** Who sold it the product; null: nobody. */
  id_vendedor: z.string().nullable(),
  vendedor: z.string().nullable(),
  /** Who made the certificate that signs, and its ISO instants; null: the company has none. */
  entidad_cert: z.string().nullable(),
  fecha_emision: z.string().nullable(),
  fecha_vencimiento: z.string().nullable(),
  /** Number of its tourism register, while that is active; null: it has none. */
  registro_turismo: z.string().nullable().default(null),
  provincia: z.string().nullable().default(null),
  canton: z.string().nullable().default(null),
  categoria_turismo: z.enum(CATEGORIAS_DE_TURISMO).nullable().default(null),
  /** Where it adds the servicio; null: nowhere. */
  servicio: z.enum(SERVICIOS).nullable().default(null),
});

export type Empresa = z.output<typeof empresaSchema>;

/** Spec section 5: 'El campo X no puede estar vacío'. */
const texto = (campo: string, max: number, que = 'letras') =>
  z
    .string(`El campo ${campo} no puede estar vacío`)
    .trim()
    .min(1, `El campo ${campo} no puede estar vacío`)
    .max(max, `El campo ${campo} admite ${max} ${que}`);

/** Three digits, written as the authority does whoever leaves zeros out. */
const serie = (campo: string) =>
  texto(campo, 3, 'dígitos')
    .regex(/^\d+$/, `El campo ${campo} admite solo dígitos`)
    .overwrite((valor) => valor.padStart(3, '0'))
    .refine((valor) => valor !== '000', `El campo ${campo} empieza en 001`);

const opcional = (campo: string, regla: RegExp, mal: string) =>
  z.string().trim().regex(regla, `El campo ${campo} ${mal}`).nullable().optional();

const nombreField = texto('empresa', 120);

const datos = z.strictObject({
  empresa: nombreField,
  ruc: texto('ruc', 13, 'dígitos').regex(/^\d+$/, 'El campo ruc admite solo dígitos'),
  razon_social: texto('razón social', 300).refine(...imprimible('La razón social')),
  nombre_comercial: z
    .string()
    .trim()
    .max(300, 'El nombre comercial admite 300 letras')
    .refine(...imprimible('El nombre comercial'))
    .optional(),
  direccion: texto('dirección', 300).refine(...imprimible('La dirección')),
  matriz: z
    .string()
    .trim()
    .max(300, 'La matriz admite 300 letras')
    .refine(...imprimible('La matriz'))
    .optional(),
  correo: texto('correo', 200).pipe(z.email('El correo no es válido')),
  whatsapp: texto('whatsapp', 20, 'dígitos').regex(
    /^\+?[\d ]+$/,
    'El campo whatsapp admite dígitos y espacios',
  ),
  establecimiento: serie('establecimiento'),
  punto_emision: serie('punto de emisión'),
  contabilidad: z.boolean().optional(),
  contribuyente_especial: opcional(
    'contribuyente especial',
    /^([A-Za-z0-9]{3,13})?$/,
    'tiene de 3 a 13 letras o dígitos',
  ),
  agente_retencion: opcional('agente de retención', /^\d{0,8}$/, 'tiene hasta 8 dígitos'),
  rimpe: z.enum(LEYENDAS_RIMPE, 'Seleccione el régimen').nullable().optional(),
  registro_turismo: z
    .string()
    .trim()
    .max(40, 'El registro de turismo admite 40 letras')
    .nullable()
    .optional(),
  provincia: z.enum(PROVINCIAS, 'Seleccione la provincia').nullable().optional(),
  canton: z.string().trim().max(80, 'El cantón admite 80 letras').nullable().optional(),
  categoria_turismo: z.enum(CATEGORIAS_DE_TURISMO, 'Seleccione la categoría').nullable().optional(),
  servicio: z.enum(SERVICIOS, 'Seleccione dónde se cobra el servicio').nullable().optional(),
  /** The specification lets it be written as 15, '15%' or 1.15. */
  iva_actual: z
    .union([z.number(), z.string().min(1).max(10)], 'Debe seleccionar un iva')
    .optional(),
  factura: z.boolean().optional(),
  notas_de_venta: z.boolean().optional(),
  /** The operator says which areas the company has. */
  areas: z
    .array(areaField, 'Seleccione las áreas')
    .max(100, 'Una empresa admite 100 áreas')
    .optional(),
  /** The operator says who sold it the product. */
  id_vendedor: usuarioIdField.nullable().optional(),
  /** The P12 with which it signs, in base64, and its password; both or none. */
  firma: z
    .base64('El certificado debe venir en base64')
    .max(P12_MAX_BASE64, 'El archivo es demasiado grande para ser un certificado')
    .optional(),
  clave_firma: z.string().max(200, 'La contraseña del certificado es demasiado larga').optional(),
  // what a company carries besides (spec section 3): accepted, and not the sender's to say
  tipo_emision: z.union([z.literal('1'), z.literal(1)], 'El tipo de emisión es 1').optional(),
  tipo_comprobante: z.literal('01', 'El tipo de comprobante es 01').optional(),
  ambiente: z.enum(['1', '2'], 'Seleccione el ambiente').optional(),
  tarifa: z.union([z.string().max(10), z.number()]).optional(),
  logo_empresa: z.string().max(300).nullable().optional(),
  numero_secuencial: z
    .union([z.string().max(20), z.number()])
    .nullable()
    .optional(),
  entidad_cert: z.string().max(500).nullable().optional(),
  fecha_emision: z.string().max(40).nullable().optional(),
  fecha_vencimiento: z.string().max(40).nullable().optional(),
});

/** A company and, where its certificate did not get to billing, the sentence that says so. */
const guardada = envelope(empresaSchema.extend({ aviso: z.string().nullable() }));

const operador = { perfiles: ['Dashboard'], area: null } as const;
/** These calls belong to no area: the operator sets up companies whose areas are off. */
const leer = { perfiles: ['Administrador', 'Dashboard'], area: null } as const;
const administrar = { ...leer, conClave: true } as const;

const deCertificado = [...FALLOS_DE_P12, 'FACTURACION_NO_DISPONIBLE'] as const;
const deDatos = [
  'IDENTIFICACION_INVALIDA',
  'TARIFA_INVALIDA',
  'SERIE_DE_OTRA_EMPRESA',
  'PUNTO_DE_DISPOSITIVO',
] as const;

const enBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4;

export const empresasCalls = defineCalls('identidad', {
  /** Every company for the operator; their own for an Administrador. */
  listarEmpresas: {
    method: 'POST',
    path: '/v1/listar_empresas',
    acceso: leer,
    reply: envelope(z.array(empresaSchema)),
  },
  consultarDatosEmpresa: {
    method: 'POST',
    path: '/v1/listar_empresa',
    acceso: leer,
    body: porEmpresa,
    reply: envelope(empresaSchema),
  },
  crearEmpresa: {
    method: 'POST',
    path: '/v1/crear_empresa',
    acceso: { ...operador, conClave: true, empresaNueva: true },
    espera: 60_000, // a certificate is opened twice
    /** `prospecto`: whom a seller registered, who is this company from now on, and the seller's. */
    body: datos.extend({ id: z.string().max(64).optional(), prospecto: usuarioIdField.optional() }),
    reply: guardada,
    fallos: ['EMPRESA_REPETIDA', ...deDatos, ...deCertificado],
  },
  /**
   * `empresa` names it, and stays: the name is locked (spec section 5). An `id` must be its own. `antes`: the company as it was read,
   * by no rule of the form, so that a record of before those rules can be mended; what is left as it was read undoes nobody's change.
   */
  actualizarEmpresa: {
    method: 'POST',
    path: '/v1/actualizar_empresa',
    acceso: administrar,
    espera: 60_000,
    body: datos.extend({
      id: idField.optional(),
      empresa: empresaField,
      antes: empresaSchema.partial().optional(),
    }),
    reply: guardada,
    fallos: ['NO_ENCONTRADO', 'CAMBIADO_POR_OTRO', 'RUC_EN_USO', ...deDatos, ...deCertificado],
  },
  /** Hides it; what it issued stays with it. Its name is free again. */
  eliminarEmpresa: {
    method: 'DELETE',
    path: '/v1/eliminar_empresa',
    acceso: { ...operador, conClave: true },
    body: porEmpresa,
    reply: envelope(z.null()),
  },
  /** Another logo, or none; it answers the address of what was made of it. */
  guardarLogo: {
    method: 'PUT',
    path: '/v1/logo_empresa',
    acceso: administrar,
    cuerpo: enBase64(IMAGEN_MAX_BYTES) + 1024,
    espera: 60_000, // of a phone with little signal
    body: z.strictObject({
      empresa: empresaField,
      imagen: z
        .string('imagen debe venir en base64')
        .min(1, 'Elija una imagen')
        .max(enBase64(IMAGEN_MAX_BYTES), 'La imagen admite hasta 12 MB')
        .nullable(),
    }),
    reply: envelope(z.object({ logo_empresa: z.string().nullable() })),
    fallos: ['IMAGEN_NO_RECONOCIDA', 'IMAGEN_MUY_GRANDE', 'IMAGEN_DANADA'],
  },
  /** A logo by what it is made of. `coleccion` is the number of the company, as in verImagen. */
  verLogo: {
    method: 'GET',
    path: '/v1/logos/:coleccion/:huella',
    acceso: { perfiles: 'publico', area: null },
    params: z.strictObject({
      coleccion: z.string().regex(/^[1-9]\d{0,8}$/, 'La dirección de la imagen no es válida'),
      huella: z.string().regex(/^[0-9a-f]{64}$/, 'La dirección de la imagen no es válida'),
    }),
    reply: z.unknown(),
    fallos: ['NO_ENCONTRADO'],
  },
});
