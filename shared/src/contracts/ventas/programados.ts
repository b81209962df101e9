import { z } from 'zod';

import { PERFILES_DE_CAJA } from '../auth/perfiles';

import { diaField, dolaresField, empresaField, idField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { notaDeVentaSchema, ventasCalls } from './ventas';

/** The sale as crear_venta carries it (spec section 3, json_structura), before there is a number for it. */
export const ventaProgramadaSchema = z
  .strictObject(ventasCalls.crearVenta.body.shape)
  .omit({ secuencial: true, clave_acceso: true, orden: true, sin_linea: true });

export type VentaProgramada = z.output<typeof ventaProgramadaSchema>;

/** Spec section 3, Scheduled invoice. `fecha` is 'YYYY-MM-DD', `hora` 'HH:mm', both of Ecuador. */
export const programadoSchema = z.object({
  id: z.string(),
  cliente: z.string(),
  fecha: z.string(),
  hora: z.string(),
  /** Dollars. */
  valor: z.number(),
  mensaje: z.string(),
  /** False: stopped. */
  estado: z.boolean(),
  repetir: z.boolean(),
  empresa: z.string(),
  json_structura: z.looseObject({}),
  /** Ours: when it is issued next, an instant; null: nothing more is planned. */
  proximo: z.string().nullable(),
  /** Ours: how many of its times passed without a sale, and can still be issued. */
  no_emitidas: z.number().int(),
  /** Ours: how many became a sale. */
  emitidas: z.number().int(),
});

export type Programado = z.output<typeof programadoSchema>;

/** What became of one planned time: a sale, or why there is none. */
export const resultadoProgramadoSchema = z.object({
  id_programado: z.string(),
  /** The instant it was planned for; with the schedule's id, its key. */
  previsto: z.string(),
  estado: z.enum(['EMITIDA', 'NO_EMITIDA']),
  /** Null: it became a sale. */
  motivo: z.string().nullable(),
  secuencia: z.string().nullable(),
  /** Its nota de venta, where it has one. */
  nota: notaDeVentaSchema.optional(),
  clave_acceso: z.string().nullable(),
  /** Of the sale: ANULADO where it was voided since. */
  estado_venta: z.enum(['ACTIVO', 'ANULADO']).nullable(),
  /** When it was sold, or tried last. */
  fecha: z.string(),
});

export type ResultadoProgramado = z.output<typeof resultadoProgramadoSchema>;

export const PROGRAMADOS_POR_PAGINA = 25; // spec section 9

const acceso = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;

const cuando = {
  fecha: diaField,
  hora: z
    .string('Elija la hora')
    .min(1, 'Elija la hora')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora debe ser HH:mm'),
  repetir: z.boolean('repetir debe ser sí o no'),
  mensaje: z.string().trim().max(300, 'El mensaje admite 300 letras'),
};

const deUno = porEmpresa.extend({ id: idField });
const deUnaVez = deUno.extend({ previsto: z.iso.datetime('previsto debe ser un instante') });

export const programadosCalls = defineCalls('ordering', {
  listarProgramados: {
    method: 'GET',
    path: '/v1/programado',
    acceso,
    query: porEmpresa,
    reply: envelope(z.array(programadoSchema)),
  },
  /** Refused as crear_venta would: what is agreed here is what is issued then, whatever the catalogue says by then. */
  crearProgramado: {
    method: 'POST',
    path: '/v1/programado',
    acceso,
    clave: 'clave',
    body: z.strictObject({
      ...cuando,
      empresa: z
        .string('Seleccione una empresa') // spec section 5
        .min(1, 'Seleccione una empresa')
        .max(200, 'empresa es demasiado larga'),
      /** Who it is issued to is `json_structura.cedula`; the name is that of their record. */
      cliente: z.string().max(300),
      valor: dolaresField('El valor'),
      json_structura: ventaProgramadaSchema,
      /** Ours, made by the client: what is sent twice is scheduled once. */
      clave: z.uuid().optional(),
    }),
    reply: envelope(programadoSchema),
    fallos: [
      'PROGRAMADO_PASADO',
      'IDEMPOTENCIA_EN_CONFLICTO',
      'EMPRESA_NO_ACTIVA',
      'PRECIO_CAMBIADO',
      'PRODUCTO_NO_DISPONIBLE',
      'TARIFA_NO_FACTURABLE',
      'VENTA_DE_DOS_DOCUMENTOS',
      'VENTA_SIN_DOCUMENTO',
      'TOTALES_NO_COINCIDEN',
      'CLIENTE_NO_REGISTRADO',
      'CONSUMIDOR_FINAL_LIMITE',
      'CANTIDAD_NO_ENTERA',
      'DESCUENTO_INVALIDO',
      'DESCUENTO_SIN_APROBACION',
      'PAGOS_NO_SUMAN',
      'CREDITO_NO_PERMITIDO',
      'PROPINA_MAXIMA',
    ],
  },
  /** The whole record. What is sold, to whom and for how much stays as it was agreed. */
  actualizarProgramado: {
    method: 'PUT',
    path: '/v1/programado',
    acceso,
    body: z.strictObject({
      ...cuando,
      empresa: empresaField,
      id: idField,
      estado: z.boolean('estado debe ser sí o no'),
      // what the record carries besides (spec section 3): accepted, and not the sender's to say
      cliente: z.string().max(300).optional(),
      valor: z.number().optional(),
      json_structura: z.looseObject({}).optional(),
      proximo: z.string().nullable().optional(),
      no_emitidas: z.number().optional(),
      emitidas: z.number().optional(),
      /** As the sender read it: what a colleague changed since stays. A page of before does not say. */
      antes: programadoSchema
        .pick({ fecha: true, hora: true, repetir: true, mensaje: true, estado: true })
        .optional(),
    }),
    reply: envelope(programadoSchema),
    fallos: ['NO_ENCONTRADO', 'PROGRAMADO_PASADO', 'CAMBIADO_POR_OTRO'],
  },
  eliminarProgramado: {
    method: 'DELETE',
    path: '/v1/programado',
    acceso,
    query: deUno,
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ours: what became of its last five times, and of any other that was not issued; the last first. */
  listarResultadosProgramado: {
    method: 'GET',
    path: '/v1/programado_resultados',
    acceso,
    query: deUno,
    reply: envelope(z.array(resultadoProgramadoSchema)),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Issues today a sale that was not issued when it was planned. A time that was issued already answers its sale. */
  emitirProgramado: {
    method: 'POST',
    path: '/v1/programado_emitir',
    acceso,
    body: deUnaVez,
    reply: envelope(resultadoProgramadoSchema),
    fallos: [
      'NO_ENCONTRADO',
      'EMPRESA_NO_ACTIVA',
      'CLIENTE_NO_REGISTRADO',
      'CONSUMIDOR_FINAL_LIMITE',
      'EMPRESA_SIN_FACTURACION',
      'SIN_TALONARIO',
      'VENTA_DE_DOS_DOCUMENTOS',
      'VENTA_SIN_DOCUMENTO',
      'SERIE_DE_OTRA_EMPRESA',
      'SERIE_AGOTADA',
      'FACTURA_MUY_GRANDE',
      'LETRA_NO_IMPRIMIBLE',
      'TARIFA_NO_FACTURABLE',
    ],
  },
});
