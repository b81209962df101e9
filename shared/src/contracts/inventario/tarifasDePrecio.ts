import { z } from 'zod';

import { diaField, dolaresField, empresaField, idField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { imprimible } from '../imprimible';
import { canalField } from '../ventas/canales';

export const TARIFAS_MAXIMO = 20;
export const PRECIOS_DE_TARIFA_MAXIMO = 200;
export const TARIFA_LARGO = 40;

/** The price of a product while a tarifa holds: dollars with tax, as the product's own. */
const precioDeTarifaSchema = z.object({ id_producto: z.string(), precio: z.number() });

/** Ours: other prices by channel, day and hour of Ecuador (docs/adr/0089). The list of a company is in the order that decides. */
export const tarifaDePrecioSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  activa: z.boolean(),
  /** Of `CANALES`; none: all of them. */
  canales: z.array(z.string()),
  /** 1 Monday to 7 Sunday, of the day that it begins on; none: every day. */
  dias: z.array(z.number().int()),
  /** 'HH:mm', up to and without `hasta`, which may be of the next day; null, both: all day. */
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  /** First and last day that it begins on; null: without one. */
  primer_dia: z.string().nullable(),
  ultimo_dia: z.string().nullable(),
  /** Whole percent on a price: -50 halves it; null: it changes only the prices below. */
  porcentaje: z.number().int().nullable(),
  /** Whose products the percent is of; none: all. */
  categorias: z.array(z.string()),
  precios: z.array(precioDeTarifaSchema),
});

export type TarifaDePrecio = z.output<typeof tarifaDePrecioSchema>;

const horaField = (cual: string) =>
  z
    .string(`La hora ${cual} debe ser HH:mm`)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `La hora ${cual} debe ser HH:mm`)
    .nullable();

export const tarifaPorGuardar = z.strictObject({
  nombre: z
    .string('Escriba el nombre de la tarifa')
    .trim()
    .min(1, 'Escriba el nombre de la tarifa')
    .max(TARIFA_LARGO, `El nombre de la tarifa admite ${TARIFA_LARGO} letras`)
    .refine(...imprimible('El nombre de la tarifa')),
  activa: z.boolean(),
  canales: z.array(canalField).max(3, 'Elija cada canal una vez'),
  dias: z.array(z.number().int().min(1).max(7), 'Elija los días').max(7, 'Elija cada día una vez'),
  desde: horaField('de inicio'),
  hasta: horaField('de fin'),
  primer_dia: diaField.nullable(),
  ultimo_dia: diaField.nullable(),
  porcentaje: z
    .number('El porcentaje debe ser un número')
    .int('El porcentaje no lleva decimales')
    .min(-99, 'El descuento llega hasta el 99%')
    .max(300, 'El recargo llega hasta el 300%')
    .nullable(),
  categorias: z.array(idField).max(200),
  precios: z
    .array(
      z.strictObject({
        id_producto: idField,
        precio: dolaresField('El precio').refine(
          (precio) => precio > 0,
          'El precio debe ser mayor que cero',
        ),
      }),
    )
    .max(
      PRECIOS_DE_TARIFA_MAXIMO,
      `Una tarifa admite ${PRECIOS_DE_TARIFA_MAXIMO} precios de productos`,
    ),
});

export type TarifaPorGuardar = z.output<typeof tarifaPorGuardar>;

const administrar = { perfiles: ['Administrador'], area: 'inventario' } as const;
const todas = envelope(z.array(tarifaDePrecioSchema));

export const tarifasDePrecioCalls = defineCalls('ordering', {
  /** In the order that decides. */
  listarTarifas: {
    method: 'GET',
    path: '/v1/tarifas_precio',
    acceso: administrar,
    query: porEmpresa,
    reply: todas,
  },
  /** Without `id` a new one, the last of all. It answers all of them. */
  guardarTarifa: {
    method: 'PUT',
    path: '/v1/tarifa_precio',
    acceso: administrar,
    body: tarifaPorGuardar.extend({
      empresa: empresaField,
      id: idField.optional(),
      /** The same as it was read: what is left as it was stays as others have it by now, and what both changed is refused. */
      antes: tarifaDePrecioSchema.omit({ id: true }).partial().optional(),
    }),
    reply: todas,
    fallos: ['NO_ENCONTRADO', 'CAMBIADO_POR_OTRO'],
  },
  /** Switches it on or off. */
  encenderTarifa: {
    method: 'PUT',
    path: '/v1/encender_tarifa_precio',
    acceso: administrar,
    body: z.strictObject({ empresa: empresaField, id: idField, activa: z.boolean() }),
    reply: todas,
    fallos: ['NO_ENCONTRADO'],
  },
  /** Puts it before the one that stands before it. */
  adelantarTarifa: {
    method: 'PUT',
    path: '/v1/adelantar_tarifa_precio',
    acceso: administrar,
    body: z.strictObject({ empresa: empresaField, id: idField }),
    reply: todas,
    fallos: ['NO_ENCONTRADO'],
  },
  eliminarTarifa: {
    method: 'DELETE',
    path: '/v1/tarifa_precio',
    acceso: administrar,
    query: porEmpresa.extend({ id: idField }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
});
