import { z } from 'zod';

import { diaField, empresaField, ESPERA_DE_ARCHIVO, formatoDeTablaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { emisionSchema, ESTADOS_COMPROBANTE, listarFacturas } from './documentos';

/** Which documents are looked for. */
const filtro = z.strictObject({
  empresa: empresaField,
  /**
   * Every word of it is found, whatever its case and accents, in the number, the buyer's name or identification, the
   * access key or the amount. Empty: all. The specification's name (section 7), which knew the buyer's RUC alone.
   */
  ruc: z.string().max(200, 'La búsqueda es demasiado larga'),
  /** The state that the list shows: an invoice that a credit note took back is ANULADA. */
  estado: z.enum(ESTADOS_COMPROBANTE).optional(),
  /** Days that the documents are of, both within, whenever they came in. */
  desde: diaField.optional(),
  hasta: diaField.optional(),
});

export type FiltroEmisiones = z.output<typeof filtro>;

/** Rows a page (spec section 9, Page sizes). */
export const EMISIONES_POR_PAGINA = 15;

/** One file of documents holds this many, so no more are chosen at once. */
export const ELECCION_MAXIMA = 5_000;

export const paginaDeEmisionesSchema = z.object({
  filas: z.array(emisionSchema),
  /** How many there are in all, and what they add up to: less the credit notes, without what was withdrawn. */
  total: z.number().int(),
  suma: z.number(),
  /** How many in each state that occurs, whichever state was asked for. */
  estados: z.array(z.object({ estado: z.enum(ESTADOS_COMPROBANTE), cuantos: z.number().int() })),
});

export type PaginaDeEmisiones = z.output<typeof paginaDeEmisionesSchema>;

/** A document that is chosen, and how it stands with the authority. */
export const emisionElegidaSchema = z.object({
  clave_acceso: z.string(),
  estado: z.enum(ESTADOS_COMPROBANTE),
});

export type EmisionElegida = z.output<typeof emisionElegidaSchema>;

/** The list of what was issued. Paths as those of facturacionCalls. */
export const emisionesCalls = defineCalls('billing', {
  /** Answers one page, latest first where no order is asked for. */
  consultarEmisiones: {
    method: 'POST',
    path: '/consultar_emisiones',
    acceso: listarFacturas,
    body: filtro.extend({
      pagina: z.number().int().min(1).max(10_000_000).optional(),
      filas: z.number().int().min(1).max(100).optional(),
      orden: z.enum(['fecha', 'total']).optional(),
      desc: z.boolean().optional(),
      /** The page alone, of who has the sums: nothing is counted nor added up, and they are answered as nothing. */
      sin_sumas: z.boolean().optional(),
    }),
    reply: envelope(paginaDeEmisionesSchema),
  },
  /** Ours: the keys of all that is listed, latest first, to do something about all of them; no more than ELECCION_MAXIMA. */
  elegirEmisiones: {
    method: 'POST',
    path: '/elegir_emisiones',
    acceso: listarFacturas,
    body: filtro,
    reply: envelope(
      z.object({
        filas: z.array(emisionElegidaSchema),
        /** There are more. */ hay_mas: z.boolean(),
      }),
    ),
  },
  /** All of them, latest first, as a sheet. */
  exportarEmisiones: {
    method: 'POST',
    path: '/exportar_emisiones',
    acceso: { ...listarFacturas, conClave: true },
    body: filtro.extend({ formato: formatoDeTablaField }),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
});
