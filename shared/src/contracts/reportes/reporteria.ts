import { z } from 'zod';

import {
  claveAccesoField,
  empresaField,
  ESPERA_DE_ARCHIVO,
  formatoDeTablaField,
  formatoField,
  mesField,
} from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { ESTADOS_COMPROBANTE, listarFacturas, TIPOS_COMPROBANTE } from '../facturacion/documentos';

/** Documents a page of those behind a figure (spec section 9, Page sizes). */
export const DOCUMENTOS_POR_PAGINA = 15;
/** Documents one download by their keys may have. */
export const DOCUMENTOS_POR_DESCARGA = 5_000;

/**
 * What the documents of a month are told apart by; each is in one, NETO besides in the two it is made of. FACTURAS, NOTAS:
 * authorised, which is what a declaration has. PENDIENTES: on their way. RECHAZADAS: wait for a person. RETIRADAS: voided
 * before they were authorised, or in the portal after it. PRUEBAS: of the authority's tests, in a month with documents that count.
 */
export const CONCEPTOS_DEL_MES = [
  'FACTURAS',
  'NOTAS',
  'NETO',
  'PENDIENTES',
  'RECHAZADAS',
  'RETIRADAS',
  'PRUEBAS',
] as const;
export type ConceptoDelMes = (typeof CONCEPTOS_DEL_MES)[number];

/** Which amount of each document a figure adds. */
export const FIGURAS_DEL_MES = ['total', 'base', 'iva', 'propina'] as const;
export type FiguraDelMes = (typeof FIGURAS_DEL_MES)[number];

/** Dollars; what a credit note gives back is below 0. */
const montos = { documentos: z.number().int(), base: z.number(), iva: z.number() };

const conceptoDelMesSchema = z.object({
  ...montos,
  propina: z.number(),
  /** base + iva + propina. */
  total: z.number(),
});
export type MontosDelMes = z.output<typeof conceptoDelMesSchema>;

/** What was issued at one rate; `neto`: invoices less the credit notes. */
const tarifaDelMesSchema = z.object({
  /** Whole percent. */
  tarifa: z.number().int(),
  facturas: z.object(montos),
  notas: z.object(montos),
  neto: z.object(montos),
});
export type TarifaDelMes = z.output<typeof tarifaDelMesSchema>;

/** A taxpayer with several companies here, each an establishment of its own: a declaration is of them all. */
const contribuyenteSchema = z.object({
  ruc: z.string(),
  /** Those that the caller sees, the one that was asked for among them. */
  establecimientos: z.array(
    z.object({
      empresa: z.string(),
      /** Number that its documents begin with: '001'. */
      establecimiento: z.string(),
      /** What of the month is its own; null where one company was asked for. */
      neto: conceptoDelMesSchema.nullable(),
    }),
  ),
  /** How many more there are. */
  ajenos: z.number().int(),
});
export type Contribuyente = z.output<typeof contribuyenteSchema>;

/** What a company issued in a month of Ecuador's calendar, by the day each document bears. */
export const mesSchema = z.object({
  /** Of the documents that count: those of tests where there are no others ('1'), which declare nothing. */
  ambiente: z.enum(['1', '2']),
  conceptos: z.object({
    FACTURAS: conceptoDelMesSchema,
    NOTAS: conceptoDelMesSchema,
    NETO: conceptoDelMesSchema,
    PENDIENTES: conceptoDelMesSchema,
    RECHAZADAS: conceptoDelMesSchema,
    RETIRADAS: conceptoDelMesSchema,
    PRUEBAS: conceptoDelMesSchema,
  }),
  /** Of FACTURAS and NOTAS, those that occur, highest first. */
  tarifas: z.array(tarifaDelMesSchema),
  /** Of bags, in NETO: part of its base. A server of before says nothing. */
  ice: z.number().optional(),
  /** Null: its RUC has no other company here. A server of before says nothing. */
  contribuyente: contribuyenteSchema.nullish(),
});
export type Mes = z.output<typeof mesSchema>;

/** A document behind a figure; `monto`: what of it is in the figure. */
export const documentoDelMesSchema = z.object({
  clave_acceso: z.string(),
  tipo: z.enum(TIPOS_COMPROBANTE),
  numero: z.string(),
  /** YYYY-MM-DD that it bears. */
  fecha: z.string(),
  cliente: z.string(),
  identificacion: z.string(),
  estado: z.enum(ESTADOS_COMPROBANTE),
  mensaje: z.string().nullable(),
  /** Number of the invoice a credit note takes back, or of the note that takes back an invoice. */
  relacionado: z.string().nullable(),
  total: z.number(),
  monto: z.number(),
  /** The company it is of, where the whole RUC was asked for; a server of before says nothing. */
  empresa: z.string().optional(),
});
export type DocumentoDelMes = z.output<typeof documentoDelMesSchema>;

/** Rates 'n,n' in whole percent. */
const tarifasField = z.string().regex(/^\d{1,2}(,\d{1,2}){0,9}$/, 'La tarifa no es válida');

const enQuery = (campo: string, max: number) =>
  z.coerce
    .number<number>(`${campo} debe ser un número`)
    .int(`${campo} debe ser un número entero`)
    .min(1, `${campo} empieza en 1`)
    .max(max, `${campo} es demasiado grande`);

const delMes = { empresa: empresaField, mes: mesField };
/** RUC: of all companies of its taxpayer that the caller sees; where nothing is said, of the company alone. */
const deField = z.enum(['RUC'], 'Elija la empresa o todo el RUC').optional();
/** A figure of the month. */
const cifra = {
  ...delMes,
  concepto: z.enum(CONCEPTOS_DEL_MES, 'La cifra no es válida'),
  /** The total where nothing is said. */
  figura: z.enum(FIGURAS_DEL_MES, 'La cifra no es válida').optional(),
  /** All of them where nothing is said; of base and tax alone. */
  tarifas: tarifasField.optional(),
};
const acceso = { perfiles: ['Contador'], area: 'reportes' } as const;

type Descarga = {
  mes?: string | undefined;
  de?: 'RUC' | undefined;
  claves?: readonly string[] | undefined;
};
/** A month, or those documents; one rule, so that who wrote it before `de` was there still keeps all of them. */
function exigirUnoSolo({ mes, de, claves }: Descarga, contexto: z.RefinementCtx): void {
  const decir = (campo: keyof Descarga, message: string) =>
    contexto.addIssue({ code: 'custom', path: [campo], message });
  if ((mes === undefined) === (claves === undefined))
    decir('claves', 'Elija un mes o los documentos que desea');
  if (claves && de) decir('de', 'Todo el RUC se descarga por mes');
}

/** The screen 'Reporteria' (spec section 2, route reporteria). Paths as those of facturacionCalls. */
export const reporteriaCalls = defineCalls('billing', {
  resumenDelMes: {
    method: 'GET',
    path: '/reporteria/mes',
    acceso,
    query: z.strictObject({ ...delMes, de: deField }),
    espera: 30_000,
    turno: 'reporte',
    reply: envelope(mesSchema),
  },
  /** The documents behind a figure, latest first; what is in it of each adds up to it. */
  documentosDetras: {
    method: 'GET',
    path: '/reporteria/detras',
    acceso,
    query: z.strictObject({
      ...cifra,
      de: deField,
      pagina: enQuery('pagina', 1_000_000).optional(),
      filas: enQuery('filas', 100).optional(),
    }),
    espera: 30_000,
    turno: 'reporte',
    reply: envelope(
      z.object({
        filas: z.array(documentoDelMesSchema),
        /** How many there are in all, and what they add up to in the figure. */
        total: z.number().int(),
        suma: z.number(),
      }),
    ),
  },
  /** The same as a sheet. */
  exportarDocumentos: {
    method: 'GET',
    path: '/reporteria/exportar_detras',
    acceso: { ...acceso, conClave: true },
    query: z.strictObject({ ...cifra, de: deField, formato: formatoDeTablaField }),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
  /** One row a document, as the annex of sales has them (ATS); what was voided in a section of its own. */
  descargarAts: {
    method: 'GET',
    path: '/reporteria/ats',
    acceso,
    query: z.strictObject({ ...delMes, de: deField, formato: formatoField }),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
  /**
   * A ZIP of the XML of a month, or of those documents, as authorised or as signed; with the printed form of each where
   * `ride`. What could not be put in it is listed in it (LEEME.txt).
   */
  descargarComprobantes: {
    method: 'POST',
    path: '/reporteria/comprobantes',
    acceso: { ...listarFacturas, conClave: true },
    body: z
      .strictObject({
        empresa: empresaField,
        mes: mesField.optional(),
        /** Of a month. */
        de: deField,
        claves: z
          .array(claveAccesoField)
          .min(1, 'Elija al menos un documento')
          .max(DOCUMENTOS_POR_DESCARGA, 'Elija hasta 5,000 documentos')
          .optional(),
        ride: z.boolean().optional(),
      })
      .superRefine(exigirUnoSolo),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
});
