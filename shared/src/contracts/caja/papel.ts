import { z } from 'zod';

import type { ErrorCode } from '../../errors/catalogo';
import { empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { boletoField, firmaDeVinculoField, impresionField, vinculoSchema } from './cajon';

/** Any paper of the cash drawer: an X, a Z, the receipt of an advance. Ours. */
export const hojaCajaSchema = z.strictObject({
  empresa: empresaField,
  titulo: z.string().min(1).max(60),
  /** Lines under the title: drawer, when, who. */
  cabecera: z.array(z.string().max(120)).max(12),
  secciones: z
    .array(
      z.strictObject({
        titulo: z.string().max(60),
        filas: z
          .array(
            z.strictObject({
              texto: z.string().max(120),
              /** This text stands at the right; '' for a line of words. */
              valor: z.string().max(40),
              fuerte: z.boolean().optional(),
            }),
          )
          .max(300),
      }),
    )
    .max(30),
  /** Who signs under a line; null: nobody. */
  firma: z.string().max(120).nullable(),
  copia: z.boolean().optional(),
});

export type HojaCaja = z.output<typeof hojaCajaSchema>;

/** Which paper it is for the print service, and where it went. */
export const impreso = envelope(z.object({ id: z.string(), destino: z.string() }));

/** Why a drawer stays shut; a service that was never paired asks for nothing. */
export const FALLOS_DE_CAJON = [
  'CAJON_SIN_BOLETO',
  'BOLETO_INVALIDO',
  'BOLETO_VENCIDO',
  'BOLETO_USADO',
  'CAJON_SIN_ANOTAR',
] as const satisfies readonly ErrorCode[];

/** The drawer, its papers and whose the print service is: who asks for them brings no contract of sales. */
export const papelDeCajaCalls = defineCalls('print', {
  imprimirHojaCaja: {
    method: 'POST',
    path: '/imprimir/caja',
    acceso: { perfiles: 'publico', area: null },
    body: hojaCajaSchema,
    reply: impreso,
    fallos: [
      'ORIGEN_NO_PERMITIDO',
      'IMPRESORA_NO_DISPONIBLE',
      'IMPRESORA_NO_TERMINO',
      'IMPRESORA_OCUPADA',
    ],
  },
  /** The pulse that opens the drawer; who and why is written down before (anotarApertura), which gives the right to it. */
  abrirCajon: {
    method: 'POST',
    path: '/imprimir/cajon',
    acceso: { perfiles: 'publico', area: null },
    body: z.strictObject({ empresa: empresaField, boleto: boletoField.optional() }),
    reply: impreso,
    fallos: [
      'ORIGEN_NO_PERMITIDO',
      'IMPRESORA_NO_DISPONIBLE',
      'IMPRESORA_NO_TERMINO',
      'IMPRESORA_OCUPADA',
      ...FALLOS_DE_CAJON,
    ],
  },
  /** Whose keys it knows; of none: it opens the drawer for any program of the machine. */
  estadoDeImpresion: {
    method: 'GET',
    path: '/imprimir/estado',
    acceso: { perfiles: 'publico', area: null },
    reply: envelope(
      z.object({
        /** Its own clock. */
        reloj: z.string(),
        vinculos: z.array(z.object({ empresa: z.string(), impresion: z.string() })),
      }),
    ),
    fallos: ['ORIGEN_NO_PERMITIDO'],
  },
  /** It takes the public key of a company: the first from a page of the product, any other where a key it knows signed it. */
  vincularImpresion: {
    method: 'POST',
    path: '/imprimir/vincular',
    acceso: { perfiles: 'publico', area: null },
    body: z.strictObject({
      vinculo: vinculoSchema,
      /** By which of its keys, and the signature. */
      presente: z
        .strictObject({ impresion: impresionField, firma: firmaDeVinculoField })
        .optional(),
    }),
    reply: envelope(z.object({ impresion: z.string() })),
    fallos: ['ORIGEN_NO_PERMITIDO', 'VINCULO_SIN_FIRMA'],
  },
});
