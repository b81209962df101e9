import { z } from 'zod';

import {
  diaField,
  empresaField,
  ESPERA_DE_ARCHIVO,
  formatoDeTablaField,
  porEmpresa,
  usuarioIdField,
} from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES_DE_CAJA } from '../auth/perfiles';
import { ESTADOS_VENTA, FORMAS_DE_VENTA, notaDeVentaSchema } from '../ventas/ventas';

/** Rows a page of a report (spec section 9, Page sizes). */
export const REPORTES_POR_PAGINA = 15;
/** Three years and the days of February. */
export const DIAS_DE_REPORTE = 1_097;
/** Best and worst sellers that a report names. */
export const PRODUCTOS_DE_REPORTE = 10;

/** What a period is compared with. */
export const COMPARACIONES = ['anterior', 'semana', 'anio'] as const;
export type ComparacionDe = (typeof COMPARACIONES)[number];

/** What the sales of a period are told apart by. */
export const CONCEPTOS = [
  'VENTAS',
  'ANULADAS',
  'DEVOLUCIONES',
  'DESCUENTO',
  'PROPINA',
  'SERVICIO',
  'PRODUCTO',
  'CATEGORIA',
  'FORMA',
  'TARIFA',
  'MESA',
  'CANAL',
] as const;
export type Concepto = (typeof CONCEPTOS)[number];

/** Which amount of each sale, or of its lines, a figure adds. */
export const FIGURAS = ['total', 'subtotal', 'iva'] as const;
export type Figura = (typeof FIGURAS)[number];

/**
 * Sales in force, in dollars; voided ones apart, and what was given back in the period of sales that stay in force, which is
 * not taken out of their totals. `promedio`: of a sale, 0 where there is none.
 */
export const figurasSchema = z.object({
  ventas: z.number().int(),
  /** subtotal + iva + propina + servicio. */
  total: z.number(),
  subtotal: z.number(),
  iva: z.number(),
  descuento: z.number(),
  propina: z.number(),
  /** Of the law: the workers'. None from a server of before. */
  servicio: z.number().default(0),
  promedio: z.number(),
  anuladas: z.number().int(),
  total_anuladas: z.number(),
  /** None from a server of before. */
  devoluciones: z.number().int().default(0),
  total_devoluciones: z.number().default(0),
});
export type Figuras = z.output<typeof figurasSchema>;

const cuanto = { ventas: z.number().int(), total: z.number() };

/** What is sold of one thing, beside the period before. */
const parteSchema = z.object({
  /** Of the thing: what the sales behind it are asked for with. */
  clave: z.string(),
  nombre: z.string(),
  ...cuanto,
  /** The units of a product or category, or the guests of a table; 0 where there are none. */
  cantidad: z.number(),
  base: z.number(),
  iva: z.number(),
  descuento: z.number(),
  propina: z.number(),
  /** Of a table: orders that ended, and how long it was taken for them. */
  vueltas: z.number().int(),
  minutos: z.number().int(),
  antes: z.object({ ...cuanto, cantidad: z.number() }),
});
export type ParteDeReporte = z.output<typeof parteSchema>;

const periodoSchema = z.object({ desde: z.string(), hasta: z.string() });
const porDia = z.array(z.object({ fecha: z.string(), ...cuanto }));

/** How a period was, beside the one it is compared with. */
export const reporteVentasSchema = z.object({
  periodo: periodoSchema,
  anterior: periodoSchema,
  figuras: figurasSchema,
  antes: figurasSchema,
  /** Every day of the period, also those without a sale, first to last; and of the one before. */
  dias: porDia,
  dias_antes: porDia,
  /** 0 to 23, those with a sale in either period, as a business day goes: from its cut-off hour on. */
  horas: z.array(z.object({ hora: z.number().int(), ...cuanto, antes: z.object(cuanto) })),
  /** `dia`: 1 Monday to 7 Sunday; those with a sale. */
  calor: z.array(z.object({ dia: z.number().int(), hora: z.number().int(), ...cuanto })),
  /** Each with most first. */
  formas: z.array(parteSchema),
  categorias: z.array(parteSchema),
  tarifas: z.array(parteSchema),
  usuarios: z.array(parteSchema),
  mesas: z.array(parteSchema),
  /** By the channel that a sale says; none where none says one, nor from a server of before. */
  canales: z.array(parteSchema).default([]),
  mejores: z.array(parteSchema),
  /** Of those that were sold, the least first; none that is among the best. */
  peores: z.array(parteSchema),
  /** How many products were sold. */
  productos: z.number().int(),
  /** The company's business day by now. */
  hoy: z.string(),
  /** The hour at which one begins; none is said by a server of before. */
  hora_corte: z.number().int().default(0),
});
export type ReporteVentas = z.output<typeof reporteVentasSchema>;

/** `datos_hasta`: the instant it is of, where it is read from a replica that is behind and its days go on; null: of now. */
export const reporteLeidoSchema = reporteVentasSchema.extend({
  datos_hasta: z.string().nullable(),
});
export type ReporteLeido = z.output<typeof reporteLeidoSchema>;

/** A sale behind a figure; `monto`: what of it is in the figure. */
export const ventaDetrasSchema = z.object({
  id: z.string(),
  editar: z.string(),
  secuencia: z.string(),
  /** Its nota de venta, where it has one. */
  nota: notaDeVentaSchema.optional(),
  fecha: z.string(),
  fecha_creacion: z.string(),
  caja_usuario: z.string(),
  nombre: z.string(),
  forma_pago: z.enum(FORMAS_DE_VENTA),
  estado: z.enum(ESTADOS_VENTA),
  total: z.number(),
  monto: z.number(),
});
export type VentaDetras = z.output<typeof ventaDetrasSchema>;

const rango = {
  empresa: empresaField,
  fecha_ini: diaField,
  fecha_fin: diaField,
  /** Sold by them only. Who is neither Administrador nor Contador sees what they sold, whatever is asked. */
  usuario: usuarioIdField.optional(),
};

type Rango = { fecha_ini: string; fecha_fin: string };
const enOrden = ({ fecha_ini, fecha_fin }: Rango) => fecha_ini <= fecha_fin;
const alReves = { path: ['fecha_fin'], error: 'Fecha Fin no puede ser anterior a Fecha Inicio' };
const cabe = ({ fecha_ini, fecha_fin }: Rango) =>
  Date.parse(fecha_fin) - Date.parse(fecha_ini) < DIAS_DE_REPORTE * 86_400_000;
const largo = { path: ['fecha_ini'], error: 'Elija un rango de hasta tres años' };

const numeroDeQuery = (campo: string, min: number, max: number) =>
  z.coerce
    .number<number>(`${campo} debe ser un número`)
    .int(`${campo} debe ser un número entero`)
    .min(min, `${campo} empieza en ${min}`)
    .max(max, `${campo} es demasiado grande`);

/** A figure of a report. */
const cifra = {
  ...rango,
  concepto: z.enum(CONCEPTOS, 'La cifra no es válida'),
  /** Of the thing; an hour ('09') of VENTAS and ANULADAS. */
  clave: z.string().max(64, 'La cifra no es válida').optional(),
  dia_semana: numeroDeQuery('El día de la semana', 1, 7).optional(),
  /** The total where nothing is said. */
  figura: z.enum(FIGURAS, 'La cifra no es válida').optional(),
};

const acceso = { perfiles: PERFILES_DE_CAJA, area: 'reportes' } as const;
/** The sales report is in the accountant's 'Reporteria' too. */
const conContador = { perfiles: [...PERFILES_DE_CAJA, 'Contador'], area: 'reportes' } as const;

/** The screen 'Reporte de ventas' (spec section 2, route reporteventa). */
export const reportesCalls = defineCalls('ordering', {
  reporteVentas: {
    method: 'GET',
    path: '/v1/reporte_ventas',
    acceso: conContador,
    query: z
      .strictObject({
        ...rango,
        comparar: z.enum(COMPARACIONES, 'Elija con qué comparar').optional(),
      })
      .refine(enOrden, alReves)
      .refine(cabe, largo),
    espera: 30_000,
    turno: 'reporte',
    reply: envelope(reporteLeidoSchema),
  },
  /** The same of the company's business day by now, which of a bar ends after midnight. Ours. */
  reporteDeHoy: {
    method: 'GET',
    path: '/v1/reporte_de_hoy',
    acceso: conContador,
    query: porEmpresa.extend({
      comparar: z.enum(COMPARACIONES, 'Elija con qué comparar').optional(),
    }),
    espera: 30_000,
    turno: 'reporte',
    reply: envelope(reporteLeidoSchema),
  },
  /** Every product that was sold, most first. Ours. */
  reporteProductos: {
    method: 'GET',
    path: '/v1/reporte_productos',
    acceso,
    query: z
      .strictObject({
        ...rango,
        comparar: z.enum(COMPARACIONES, 'Elija con qué comparar').optional(),
      })
      .refine(enOrden, alReves)
      .refine(cabe, largo),
    espera: 30_000,
    turno: 'reporte',
    reply: envelope(z.array(parteSchema)),
  },
  /** The sales behind a figure, latest first; what is in it of each adds up to it. Ours. */
  ventasDetras: {
    method: 'GET',
    path: '/v1/reporte_ventas_detras',
    acceso: conContador,
    query: z
      .strictObject({
        ...cifra,
        pagina: numeroDeQuery('pagina', 1, 1_000_000).optional(),
        filas: numeroDeQuery('filas', 1, 1_000).optional(),
      })
      .refine(enOrden, alReves)
      .refine(cabe, largo),
    espera: 30_000,
    turno: 'reporte',
    reply: envelope(
      z.object({
        filas: z.array(ventaDetrasSchema),
        /** How many there are in all, and what they add up to in the figure. */
        total: z.number().int(),
        suma: z.number(),
      }),
    ),
  },
  /** The same as a sheet. Ours. */
  exportarDetras: {
    method: 'GET',
    path: '/v1/exportar_ventas_detras',
    acceso: { ...conContador, conClave: true },
    query: z
      .strictObject({ ...cifra, formato: formatoDeTablaField })
      .refine(enOrden, alReves)
      .refine(cabe, largo),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
});
