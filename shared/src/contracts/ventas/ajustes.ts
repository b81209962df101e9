import { z } from 'zod';

import { POLITICAS_DE_IVA } from '../admin/ley';
import { aprobadorFields, exigirAprobador, FALLOS_DE_APROBADOR } from '../auth/aprobador';
import { dolaresField, empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES_DE_CAJA } from '../auth/perfiles';
import { plazoField } from './ventas';

/** What a scale prints after the product's code in a barcode that begins with 20 to 29. */
export const BARRAS_DE_PESO = ['PESO', 'PRECIO'] as const;

/** A company's own way of selling. It comes with the catalogue (listarProductos). */
export const ajustesSchema = z.object({
  /** Percent that who is no Administrador may take off a line or a sale without asking. */
  descuento_maximo: z.number(),
  /** Null: its barcodes of 20 to 29 are like any other. */
  barras_peso: z.enum(BARRAS_DE_PESO).nullable(),
  /** What becomes of its prices on days with another rate of IVA. */
  politica_iva: z.enum(POLITICAS_DE_IVA).default('MISMO_PRECIO'),
  /** Whether it sells on account, for how many days, and how much a customer may owe of whom nothing else is said. */
  vende_a_credito: z.boolean().default(false),
  credito_plazo: z.number().int().default(30),
  credito_limite: z.number().default(100),
});

export type Ajustes = z.output<typeof ajustesSchema>;

/** A company has these until it chooses others. */
export const AJUSTES: Ajustes = {
  descuento_maximo: 10,
  barras_peso: null,
  politica_iva: 'MISMO_PRECIO',
  vende_a_credito: false,
  credito_plazo: 30,
  credito_limite: 100,
};

export const aprobacionSchema = z.object({
  id: z.string(),
  /** Who approved. */
  aprobador: z.string(),
  /** Percent, of a line or of the sale. */
  porcentaje: z.number(),
  /** ISO instant until which a sale may use it, once. */
  vence: z.string(),
});

export type Aprobacion = z.output<typeof aprobacionSchema>;

export const ajustesCalls = defineCalls('ordering', {
  guardarAjustes: {
    method: 'PUT',
    path: '/v1/ajustes_venta',
    acceso: { perfiles: ['Administrador'], area: 'ventas', conClave: true },
    body: z.strictObject({
      empresa: empresaField,
      descuento_maximo: z
        .number('El descuento máximo debe ser un número')
        .min(0, 'El descuento máximo no puede ser negativo')
        .max(100, 'El descuento máximo no puede pasar de 100')
        .refine((valor) => Number.isInteger(valor), 'El descuento máximo no lleva decimales'),
      barras_peso: z.enum(BARRAS_DE_PESO).nullable(),
      politica_iva: z.enum(POLITICAS_DE_IVA, 'Elija qué pasa con los precios').optional(),
      vende_a_credito: z.boolean('vende_a_credito es si o no').optional(),
      credito_plazo: plazoField.optional(),
      credito_limite: dolaresField('El límite de crédito').optional(),
    }),
    reply: envelope(ajustesSchema),
  },
  /** An Administrador of the company approves a discount on somebody else's till, with their own PIN or password. */
  aprobarDescuento: {
    method: 'POST',
    path: '/v1/aprobar_descuento',
    acceso: { perfiles: PERFILES_DE_CAJA, area: 'ventas' },
    body: z
      .strictObject({
        empresa: empresaField,
        ...aprobadorFields,
        porcentaje: z
          .number('El porcentaje debe ser un número')
          .gt(0, 'El porcentaje debe ser mayor que cero')
          .max(100, 'El porcentaje no puede pasar de 100'),
      })
      .superRefine(exigirAprobador),
    reply: envelope(aprobacionSchema),
    fallos: FALLOS_DE_APROBADOR,
  },
});
