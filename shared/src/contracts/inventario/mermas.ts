import { z } from 'zod';

import { PERFILES_DE_BODEGA } from '../auth/perfiles';

import { ignorado, materiaIdField, MEDIDAS, pesoField } from './bodega';
import { empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';

export const MOTIVOS_MERMA = ['CADUCADO', 'DANADO', 'PREPARACION', 'OTRO'] as const;
export type MotivoMerma = (typeof MOTIVOS_MERMA)[number];

const INCOMPLETO = 'Por favor llene todos los campos.'; // spec section 5
const siEstaVacio = (valor: unknown) =>
  valor === undefined || valor === null || valor === '' ? INCOMPLETO : undefined;

/** Spec section 3, Waste record. `peso_merma` in `medida`, as it was said. */
export const mermaSchema = z.object({
  id: z.string(),
  id_materia: z.string(),
  materi_prima: z.string(),
  peso_merma: z.number(),
  medida: z.enum(MEDIDAS),
  descripcion: z.string(),
  motivo: z.enum(MOTIVOS_MERMA),
  nombreCompleto: z.string(),
  fecha_registro: z.string(),
  /** Dollars it was worth; null where nobody said what the material costs. */
  costo: z.number().nullable(),
  /** Ours: null while it stands. */
  reversada: z
    .object({ nombreCompleto: z.string(), fecha_registro: z.string(), motivo: z.string() })
    .nullable(),
});
export type Merma = z.output<typeof mermaSchema>;

export const TIPOS_MOVIMIENTO_BODEGA = [
  'INICIAL',
  'ENTRADA',
  'MERMA',
  'REVERSO',
  'CORRECCION',
] as const;
export type TipoDeMovimientoDeBodega = (typeof TIPOS_MOVIMIENTO_BODEGA)[number];

/** A row of a material's ledger, in its medida_entrada. */
export const movimientoSchema = z.object({
  id: z.string(),
  fecha_registro: z.string(),
  tipo: z.enum(TIPOS_MOVIMIENTO_BODEGA),
  /** Below zero where it went out. */
  cantidad: z.number(),
  /** What there was after it. */
  saldo: z.number(),
  costo: z.number().nullable(),
  nombreCompleto: z.string(),
  detalle: z.string(),
});
export type MovimientoDeBodega = z.output<typeof movimientoSchema>;

/** What there was of it at the end of a day of Ecuador. */
const puntoSchema = z.object({ fecha: z.string(), saldo: z.number() });
export type PuntoDeExistencia = z.output<typeof puntoSchema>;

/** What was wasted in a month for a reason, less what was reversed. */
const costoMermaSchema = z.object({
  /** 'YYYY-MM' */
  mes: z.string(),
  motivo: z.enum(MOTIVOS_MERMA),
  mermas: z.number().int(),
  costo: z.number(),
  /** How many of them have no cost. */
  sin_costo: z.number().int(),
});
export type CostoMerma = z.output<typeof costoMermaSchema>;

/** A month 'YYYY-MM'. */
const mesField = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'El mes debe ser YYYY-MM');

export const MOVIMIENTOS_POR_PAGINA = 15;

const todos = { perfiles: PERFILES_DE_BODEGA, area: 'inventario' } as const;
const administrador = { perfiles: ['Administrador'], area: 'inventario' } as const;
const deMateria = porEmpresa.extend({ id: materiaIdField });

/** Waste, and the ledger it is written in (spec section 7, Warehouse). */
export const mermasCalls = defineCalls('ordering', {
  crearMerma: {
    method: 'POST',
    path: '/v1/crear_merma_materia_prima',
    acceso: todos,
    clave: 'id',
    body: z.strictObject({
      /** The waste record's own: a UUID made by the client subtracts once; anything else is not looked at. */
      id: ignorado,
      empresa: empresaField,
      id_materia: materiaIdField,
      peso_merma: pesoField('El peso de la merma', siEstaVacio).refine(
        (peso) => peso > 0,
        'El peso de la merma debe ser mayor que cero',
      ),
      descripcion: z
        .string(INCOMPLETO)
        .trim()
        .min(1, INCOMPLETO)
        .max(300, 'La descripción admite 300 caracteres'),
      id_usuario: ignorado,
      /** Ours. */
      motivo: z.enum(MOTIVOS_MERMA).default('OTRO'),
      /** Ours: the unit of peso_merma; the material's medida_salida where nothing is said. */
      medida: z.enum(MEDIDAS).optional(),
    }),
    reply: envelope(mermaSchema),
    fallos: [
      'NO_ENCONTRADO',
      'EXISTENCIA_INSUFICIENTE',
      'PESO_MUY_PEQUENO',
      'MEDIDAS_NO_CONVIERTEN',
      'MOVIMIENTO_EN_CONFLICTO',
    ],
  },
  listarMermas: {
    method: 'GET',
    path: '/v1/listar_merma_materia_prima_id',
    acceso: todos,
    query: deMateria,
    reply: envelope(z.array(mermaSchema)),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ours: those of the day, of every material, the latest first. */
  listarMermasDeHoy: {
    method: 'GET',
    path: '/v1/mermas_de_hoy',
    acceso: todos,
    query: porEmpresa,
    reply: envelope(z.array(mermaSchema)),
  },
  /** Ours: puts back what a waste took out. Once: asked again, it answers the same. */
  reversarMerma: {
    method: 'POST',
    path: '/v1/reversar_merma_materia_prima',
    acceso: administrador,
    body: z.strictObject({
      empresa: empresaField,
      id: z.string().regex(/^\d{1,15}$/, 'Seleccione una merma'),
      motivo: z
        .string('Escriba el motivo')
        .trim()
        .min(1, 'Escriba el motivo')
        .max(300, 'El motivo admite 300 caracteres'),
    }),
    reply: envelope(mermaSchema),
    fallos: ['NO_ENCONTRADO', 'EXISTENCIA_MAXIMA', 'COSTO_MAXIMO'],
  },
  /** Ours: the ledger of a material, latest first. */
  listarMovimientos: {
    method: 'GET',
    path: '/v1/listar_movimiento_materia_prima',
    acceso: todos,
    query: deMateria.extend({
      pagina: z.coerce.number<number>('página no es válida').int().min(1).max(1_000_000).default(1),
    }),
    reply: envelope(
      z.object({
        id_materia: z.string(),
        filas: z.array(movimientoSchema),
        total: z.number().int(),
      }),
    ),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ours: what there was at the end of each day that something moved, of the last 180 such days. */
  listarExistencias: {
    method: 'GET',
    path: '/v1/listar_existencia_materia_prima',
    acceso: todos,
    query: deMateria,
    reply: envelope(z.object({ id_materia: z.string(), dias: z.array(puntoSchema) })),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ours: both months within. */
  costoMermas: {
    method: 'GET',
    path: '/v1/costo_merma_materia_prima',
    acceso: administrador,
    query: porEmpresa.extend({ desde: mesField, hasta: mesField }),
    reply: envelope(z.array(costoMermaSchema)),
  },
});
