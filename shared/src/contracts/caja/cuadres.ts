import { z } from 'zod';

import { aprobadorSchema, FALLOS_DE_APROBADOR } from '../auth/aprobador';
import { cajaField, cajaQuery } from './caja';
import { diaField, dolaresField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { FORMAS_DE_VENTA, FORMAS_PAGO } from '../ventas/formas';

export const MOTIVO_CUADRE_LARGO = 300;

const cuantos = z.object({ cantidad: z.number().int(), total: z.number() });

/** One count of a period, as it was when it was made; dollars. */
export const conteoSchema = z.object({
  /** Which of its period, from 1. */
  numero: z.number().int(),
  /** ISO instant. */
  cuando: z.string(),
  usuario: z.string(),
  /** Whoever let it be counted again; null: it was the first. */
  aprobado_por: z.string().nullable(),
  conteo: z.number(),
  esperado: z.number(),
  diferencia: z.number(),
  totalVouchers: z.number(),
  totalTransferencias: z.number().nullable(),
  /** Differences of vouchers and of transfers; null: nobody looked, or it was not written down then. */
  diferencia_vouchers: z.number().nullable(),
  diferencia_transferencias: z.number().nullable(),
});
export type ConteoDeCaja = z.output<typeof conteoSchema>;

/** A period until now (X) or until its closing (Z); dollars. What was voided is taken out of everything but `anulaciones`. */
export const informeCajaSchema = z.object({
  empresa: z.string(),
  caja: z.object({ id: z.number().int(), nombre: z.string() }),
  periodo: z.number().int(),
  /** ISO instants; null: nothing ever happened in it. `hasta`: of the closing, or of the question. */
  abierto: z.string().nullable(),
  hasta: z.string(),
  apertura: z.number(),
  ventas: cuantos,
  formas: z.array(z.object({ forma_pago: z.enum(FORMAS_DE_VENTA), ...cuantos.shape })),
  tarifas: z.array(z.object({ tarifa: z.number(), base: z.number(), iva: z.number() })),
  usuarios: z.array(z.object({ usuario: z.string(), ...cuantos.shape })),
  descuentos: cuantos,
  cortesias: cuantos,
  propinas: cuantos,
  /** The workers' money: in no tip, and in what was paid. None from a server of before. */
  servicio: cuantos.default({ cantidad: 0, total: 0 }),
  anulaciones: cuantos,
  /** Given back of sales that stay in force; taken out of everything else too. None from a server of before. */
  devoluciones: cuantos.default({ cantidad: 0, total: 0 }),
  ingresos: cuantos,
  salidas: cuantos,
  retiros: cuantos,
  anticipos: cuantos,
  /** What customers paid of what they owed, by method; none from a server of before. */
  abonos: z.array(z.object({ forma_pago: z.enum(FORMAS_PAGO), ...cuantos.shape })).default([]),
  /** Numbers of its sales, '001-001-000000123'; null without one. */
  primera: z.string().nullable(),
  ultima: z.string().nullable(),
  /** Cash: apertura + cash sales + abonos in cash + ingresos - salidas - retiros - anticipos. */
  esperado: z.number(),
  /** Every count of it, in order. */
  conteos: z.array(conteoSchema),
});
export type InformeCaja = z.output<typeof informeCajaSchema>;

/** What was counted against what there should be. `diferencia` = conteo - esperado. */
export const comparacionSchema = z.object({
  conteo_id: z.string(),
  caja: z.number().int(),
  periodo: z.number().int(),
  conteo: z.number(),
  esperado: z.number(),
  diferencia: z.number(),
  cantidaVouchers: z.number().int(),
  totalVouchers: z.number(),
  /** Card sales, and how many payments they are. */
  tarjeta: z.number(),
  tarjetas: z.number().int(),
  totalTransferencias: z.number().nullable(),
  transferencia: z.number(),
  /** What was paid by transfer, one by one, to be looked for in the bank's account: the 200 largest. */
  transferencias: z.array(
    z.object({
      /** Number of its sale, or what it was. */
      venta: z.string(),
      /** False where it was no sale: an abono. Absent: a sale. */
      de_venta: z.boolean().optional(),
      banco: z.string().nullable(),
      referencia: z.string().nullable(),
      monto: z.number(),
    }),
  ),
  /** Those that are not among them: how many, and what they add up to. Absent: none. */
  otras_transferencias: z.object({ cantidad: z.number().int(), total: z.number() }).optional(),
  /** The company asks for a reason, or for an Administrador, with differences like these. */
  pide_motivo: z.boolean(),
  pide_aprobacion: z.boolean(),
});
export type Comparacion = z.output<typeof comparacionSchema>;

/** A closing (spec section 2, Report screen, Cuadres; section 3). */
export const cuadreSchema = z.object({
  id: z.string(),
  /** The business day. */
  fecha: z.string(),
  responsable: z.string(),
  conteo: z.number(),
  /** What there should have been. */
  cuadre: z.number(),
  diferencia: z.number(),
  /** The same as the specification writes it: '+1.50', '-0.25', '0.00'. */
  diferencia_texto: z.string(),
  /** The totals of sales: by all methods, in cash, by card, by transfer. */
  total_venta: z.number(),
  venta: z.number(),
  tarjeta: z.number(),
  transferencia: z.number(),
  cantidaVouchers: z.number().int(),
  totalVouchers: z.number(),
  totalTransferencias: z.number().nullable(),
  empresa: z.string(),
  caja: z.object({ id: z.number().int(), nombre: z.string() }),
  periodo: z.number().int(),
  motivo: z.string(),
  aprobado_por: z.string().nullable(),
  /** ISO instant. */
  creado: z.string(),
  /** Its difference is above the company's limit and no Administrador has said they saw it. */
  por_revisar: z.boolean(),
});
export type Cuadre = z.output<typeof cuadreSchema>;

/** What is open of one kind: how many, and the first of them by name. */
const abiertos = z.object({ cuantos: z.number().int(), nombres: z.array(z.string()) });

/** So many are named; the rest are told as a number. */
export const PENDIENTES_CON_NOMBRE = 20;

export const pendientesDeCierreSchema = z.object({
  /** Tables and orders that nobody paid. */
  mesas: abiertos,
  /** Orders with something that was taken down and not sent to the kitchen. */
  cocina: abiertos,
  /** Invoices of its sales that the authority has not authorised, which go on by themselves. */
  documentos: abiertos,
  /** Those that stay as they are until a person acts. */
  detenidos: abiertos,
  /** Tills with something they have not sent, each with how much; a server from before told none. */
  equipos: abiertos.optional(),
});
export type PendientesDeCierre = z.output<typeof pendientesDeCierreSchema>;

/** Cents of a denomination and how many of it there are: {"2000": 3}. */
const denominacionesField = z
  .record(
    z
      .string()
      .regex(/^(1|5|10|25|50|100|200|500|1000|2000|5000|10000)$/, 'No hay tal denominación'),
    z
      .number('La cantidad debe ser un número')
      .int('La cantidad no lleva decimales')
      .min(0, 'La cantidad no puede ser negativa')
      .max(100_000, 'La cantidad es demasiado grande'),
  )
  .optional();

const contado = {
  empresa: empresaField,
  conteo: dolaresField('El conteo', 'Ingrese el conteo de la caja'),
  cantidaVouchers: z // as spelled in spec section 3
    .number('La cantidad de vouchers debe ser un número')
    .int('La cantidad de vouchers no lleva decimales')
    .min(0, 'La cantidad de vouchers no puede ser negativa')
    .max(100_000, 'La cantidad de vouchers es demasiado grande')
    .default(0),
  totalVouchers: dolaresField('El total de vouchers').default(0),
  /** Ours, as what follows: null where nobody looked. */
  totalTransferencias: dolaresField('El total de transferencias').nullable().optional(),
  denominaciones: denominacionesField,
  caja: cajaField.optional(),
};

const cuadrar = { perfiles: ['Administrador', 'Cajero'], area: 'caja' } as const;

export const cuadresCalls = defineCalls('ordering', {
  /** Ours: what was counted, and only then what there should be. Nothing is closed. A period is counted once: counting it again takes an approval. */
  contarCaja: {
    method: 'POST',
    path: '/v1/contar_caja',
    acceso: cuadrar,
    clave: 'conteo_id',
    body: z.strictObject({
      ...contado,
      /** The client makes a key for each count. */
      conteo_id: z.uuid('conteo_id no es válido').optional(),
      /** The period that was shown; another is refused before it is counted. */
      periodo: z.number().int().optional(),
      /** An Administrador of the company lets it be counted again; one who counts needs none. */
      aprobacion: aprobadorSchema.optional(),
    }),
    reply: envelope(comparacionSchema),
    fallos: [
      'CAJA_NO_EXISTE',
      'CONTEO_NO_SUMA',
      'CONTEO_SIN_TRANSFERENCIAS',
      'CAJA_YA_CUADRADA',
      'CAJA_YA_CONTADA',
      'APROBACION_RECHAZADA',
      'DEMASIADOS_INTENTOS',
      'MOVIMIENTO_EN_CONFLICTO',
    ],
  },
  /** Spec section 7, Cash: closes the period with its last count; where nobody counted it, what is said is that count, and stands whatever becomes of the closing. */
  cuadreCaja: {
    method: 'POST',
    path: '/v1/cuadre_caja',
    acceso: cuadrar,
    clave: 'cuadre_id',
    body: z.strictObject({
      ...contado,
      fecha_cuadre: z.unknown().optional(),
      usuario: z.unknown().optional(),
      estado: z.unknown().optional(),
      /** The client makes a key for each closing: a key closes once. */
      cuadre_id: z.uuid('cuadre_id no es válido').optional(),
      /** The period and what should be in it, as they were shown; another is refused. */
      periodo: z.number().int().optional(),
      esperado: z.number().optional(),
      motivo: z
        .string()
        .trim()
        .max(MOTIVO_CUADRE_LARGO, `El motivo admite ${MOTIVO_CUADRE_LARGO} letras`)
        .optional(),
      /** An Administrador of the company approves, with their own PIN or password; one who closes needs none. */
      aprobacion: aprobadorSchema.optional(),
    }),
    reply: envelope(cuadreSchema),
    fallos: [
      'CAJA_NO_EXISTE',
      'CONTEO_NO_SUMA',
      'CONTEO_SIN_TRANSFERENCIAS',
      'CAJA_YA_CUADRADA',
      'CAJA_YA_CONTADA',
      'CAJA_CAMBIO',
      'CUADRE_SIN_MOTIVO',
      'CUADRE_SIN_APROBACION',
      ...FALLOS_DE_APROBADOR,
      'MOVIMIENTO_EN_CONFLICTO',
    ],
  },
  /** Ours: what is still open in the company, or waits of what a drawer sold, for whoever is about to close it. */
  pendientesDeCierre: {
    method: 'GET',
    path: '/v1/pendientes_de_cierre',
    acceso: cuadrar,
    query: porEmpresa.extend({ caja: cajaQuery.optional() }),
    reply: envelope(pendientesDeCierreSchema),
    fallos: ['CAJA_NO_EXISTE'],
  },
  /** Ours: the open period, without closing it. Where the count is blind, who is no Administrador counts first. */
  consultarX: {
    method: 'GET',
    path: '/v1/caja_x',
    acceso: cuadrar,
    query: porEmpresa.extend({ caja: cajaQuery.optional() }),
    reply: envelope(informeCajaSchema),
    fallos: ['CAJA_NO_EXISTE', 'CONTEO_CIEGO'],
  },
  /** Ours: a closed one. */
  consultarZ: {
    method: 'GET',
    path: '/v1/caja_z',
    acceso: cuadrar,
    query: porEmpresa.extend({ cuadre: z.uuid('El cuadre no es válido') }),
    reply: envelope(z.object({ informe: informeCajaSchema, cuadre: cuadreSchema })),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Either of them as a PDF for a roll of 80 mm. Ours. */
  descargarX: {
    method: 'GET',
    path: '/v1/caja_x.pdf',
    acceso: cuadrar,
    query: porEmpresa.extend({ caja: cajaQuery.optional() }),
    reply: z.unknown(),
    fallos: ['CAJA_NO_EXISTE', 'CONTEO_CIEGO'],
  },
  descargarZ: {
    method: 'GET',
    path: '/v1/caja_z.pdf',
    acceso: cuadrar,
    query: porEmpresa.extend({ cuadre: z.uuid('El cuadre no es válido') }),
    reply: z.unknown(),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Spec section 7, reports: closings of some days, latest first. */
  listarCuadres: {
    method: 'POST',
    path: '/v1/cuadres_caja',
    acceso: { ...cuadrar, area: ['caja', 'reportes'] },
    body: z
      .strictObject({ empresa: empresaField, fecha_ini: diaField, fecha_fin: diaField })
      .refine(({ fecha_ini, fecha_fin }) => fecha_ini <= fecha_fin, {
        path: ['fecha_fin'],
        error: 'Fecha Fin no puede ser anterior a Fecha Inicio',
      }),
    reply: envelope(z.array(cuadreSchema)),
  },
  /** Ours: an Administrador has seen a difference. */
  revisarCuadre: {
    method: 'POST',
    path: '/v1/revisar_cuadre',
    acceso: { perfiles: ['Administrador'], area: 'caja' },
    body: z.strictObject({ empresa: empresaField, cuadre: z.uuid('El cuadre no es válido') }),
    reply: envelope(cuadreSchema),
    fallos: ['NO_ENCONTRADO'],
  },
});
