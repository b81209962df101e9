import { z } from 'zod';

import { defineCalls, envelope } from '../defineCall';
import { decretoSchema, PROVINCIAS } from './ley';

/** Rows a page, as of the operator's other tables. */
export const DECRETOS_POR_PAGINA = 25;
/** A slip of the year is longer than any decree. */
export const DIAS_DE_DECRETO = 31;

/** `quien` and `creado` null: the product knows it by itself. `cesado`: from when a later row ended it; null: none did. */
export const decretoListadoSchema = decretoSchema.extend({
  quien: z.string().nullable(),
  creado: z.string().nullable(),
  cesado: z.string().nullable(),
});
export type DecretoListado = z.output<typeof decretoListadoSchema>;

const dia = (campo: string) => z.iso.date(`${campo}: elija un día`);
const fuenteField = z
  .string('Escriba de qué decreto es')
  .trim()
  .min(1, 'Escriba de qué decreto es')
  .max(200, 'La fuente admite 200 letras');

const operador = { perfiles: ['Dashboard'], area: null } as const;

export const decretosCalls = defineCalls('identidad', {
  /** What is known of all, the newest first. Rows that end others are told with those. */
  listarDecretos: {
    method: 'POST',
    path: '/v1/listar_decretos',
    acceso: operador,
    reply: envelope(z.array(decretoListadoSchema)),
  },
  /** It holds for all companies from then on, without a release. */
  agregarDecreto: {
    method: 'POST',
    path: '/v1/agregar_decreto',
    acceso: { ...operador, conClave: true },
    body: z.strictObject({
      /** Whole percent, written as any rate is. */
      tarifa: z.union([z.number(), z.string().min(1).max(10)], 'Elija la tarifa'),
      desde: dia('Desde'),
      hasta: dia('Hasta'),
      /** Whole provinces; none of them and no canton: the whole country. */
      provincias: z.array(z.enum(PROVINCIAS)).max(PROVINCIAS.length, 'Hay provincias repetidas'),
      /** One a line, 'Pichincha: Cayambe'. */
      cantones: z.string().trim().max(2_000, 'Los cantones admiten 2000 letras'),
      fuente: fuenteField,
    }),
    reply: envelope(decretoSchema),
    fallos: ['TARIFA_INVALIDA'],
  },
  /** It holds no more from a day on: a row that says so. */
  cesarDecreto: {
    method: 'POST',
    path: '/v1/cesar_decreto',
    acceso: { ...operador, conClave: true },
    body: z.strictObject({
      id: z.string().min(1).max(64),
      desde: dia('Desde'),
      fuente: fuenteField,
    }),
    reply: envelope(decretoSchema),
    fallos: ['NO_ENCONTRADO', 'DECRETO_CESADO'],
  },
});
