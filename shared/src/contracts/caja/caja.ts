import { z } from 'zod';

import { actoSinLineaSchema, conSuClave, FALLOS_DE_ACTO } from '../ventas/actoSinLinea';
import {
  diaField,
  dolaresField,
  empresaField,
  ESPERA_DE_ARCHIVO,
  formatoDeTablaField,
} from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES_DE_CAJA } from '../auth/perfiles';

/** A record that stands, and one that was taken off (spec section 3, Cash movement). */
export const ESTADOS_MOVIMIENTO = ['A', 'N'] as const;
export type EstadoMovimiento = (typeof ESTADOS_MOVIMIENTO)[number];

/** RETIRO: to the safe. */
export const TIPOS_MOVIMIENTO_CAJA = ['INGRESO', 'SALIDA', 'RETIRO', 'ANTICIPO'] as const;
export type TipoDeMovimientoDeCaja = (typeof TIPOS_MOVIMIENTO_CAJA)[number];

export const DETALLE_LARGO = 200;

/** Which drawer: the company's own number of it. Where nothing is said, the caller's. */
export const cajaField = z
  .number('La caja debe ser un número')
  .int('La caja no es válida')
  .min(1, 'La caja no es válida')
  .max(9999, 'La caja no es válida');

/** The same, in an address. */
export const cajaQuery = z.coerce
  .number<string>('La caja no es válida')
  .int('La caja no es válida')
  .min(1, 'La caja no es válida')
  .max(9999, 'La caja no es válida');

/** Spec section 5, Movement and Update cash. */
const empresaDeCajaField = z
  .string('Debe seleccionar una empresa')
  .min(1, 'Debe seleccionar una empresa')
  .max(200, 'empresa es demasiado larga');

/** The specification's calls carry it; the server knows it better, and looks at nothing in it. */
const ignorado = z.unknown().optional();

/** One drawer as it stands. `cuadre_total` is the specification's; the rest is ours. */
export const cajaSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  /** Dollars that its open period began with: what the previous reconciliation counted, or an Administrador set. */
  cuadre_total: z.number(),
  periodo: z.number().int(),
  /** ISO instant that its period began at; null: nothing ever happened in it. */
  abierto: z.string().nullable(),
  /** ISO instant of its last reconciliation, and who made it. */
  cuadrado: z.string().nullable(),
  cuadrado_por: z.string().nullable(),
  /** The caller works with it. */
  suya: z.boolean(),
});
export type Caja = z.output<typeof cajaSchema>;

/** Spec section 3, Cash movement. `fecha` is the business day; what is ours stands below. */
export const movimientoCajaSchema = z.object({
  id: z.string(),
  fecha: z.string(),
  detalle: z.string(),
  usuario: z.string(),
  ingreso: z.number(),
  salida: z.number(),
  estado: z.enum(ESTADOS_MOVIMIENTO),
  empresa: z.string(),
  tipo: z.enum(TIPOS_MOVIMIENTO_CAJA),
  /** Who was given an advance; null: it is none. */
  empleado: z.string().nullable(),
  caja: z.number().int(),
  /** ISO instant. */
  creado: z.string(),
});
export type MovimientoCaja = z.output<typeof movimientoCajaSchema>;

/** One page of the movements of some days (spec section 2, Report screen). */
export const paginaDeMovimientosSchema = z.object({
  filas: z.array(movimientoCajaSchema),
  /** How many there are in all. */
  total: z.number().int(),
  /** What those in force add up to, in dollars. */
  ingreso: z.number(),
  salida: z.number(),
});

const ver = { perfiles: PERFILES_DE_CAJA, area: 'caja' } as const;
/** Whose money moves: an advance is a movement. */
export const MOVER = { perfiles: ['Administrador', 'Cajero'], area: 'caja' } as const;
const administrar = { perfiles: ['Administrador'], area: 'caja' } as const;

/** Spec section 7, Cash: the drawer and what moves in it. Reconciliations: contracts/cuadres.ts. */
/** Which movements of several days. */
const deEsosDias = {
  empresa: empresaField,
  fecha_ini: diaField,
  fecha_fin: diaField,
  /** Ours, as what follows. Every word of it is found in the detail, the day or who it is of. */
  busqueda: z.string().max(200, 'La búsqueda es demasiado larga').optional(),
};
const enOrden = ({ fecha_ini, fecha_fin }: { fecha_ini: string; fecha_fin: string }) =>
  fecha_ini <= fecha_fin;
const alReves = { path: ['fecha_fin'], error: 'Fecha Fin no puede ser anterior a Fecha Inicio' };

export const cajaCalls = defineCalls('ordering', {
  /** The drawers of the company, the caller's first: its `cuadre_total` is data[0]'s. */
  listarCaja: {
    method: 'POST',
    path: '/v1/listar_caja',
    acceso: ver,
    body: z.strictObject({
      empresa: empresaField,
      fecha_ini: ignorado,
      fecha_fin: ignorado,
      estado: ignorado,
    }),
    guardadas: 5,
    reply: envelope(z.array(cajaSchema)),
  },
  /** The movements of one business day, latest first; of today where no day is said. A sale is no movement. */
  listarMovimiento: {
    method: 'GET',
    path: '/v1/listar_movimiento',
    acceso: ver,
    query: z.strictObject({
      empresa: empresaField,
      /** Movements in both states are listed where nothing is said. */
      estado: z.enum([...ESTADOS_MOVIMIENTO, ''], 'estado es A o N').optional(),
      fecha: diaField.optional(),
    }),
    guardadas: 5,
    reply: envelope(z.array(movimientoCajaSchema)),
  },
  /** Spec section 7, reports: of some business days, latest first, those that were taken off too. */
  listarMovimientoAdmin: {
    method: 'POST',
    path: '/v1/listar_movimiento_admin',
    acceso: { perfiles: ['Administrador'], area: ['caja', 'reportes'] },
    body: z
      .strictObject({
        ...deEsosDias,
        pagina: z
          .number('página debe ser un número')
          .int('página debe ser un número entero')
          .min(1, 'página empieza en 1')
          .optional(),
        filas: z
          .number('filas debe ser un número')
          .int('filas debe ser un número entero')
          .min(1, 'filas empieza en 1')
          .max(1_000, 'filas es demasiado grande')
          .optional(),
      })
      .refine(enOrden, alReves),
    reply: envelope(paginaDeMovimientosSchema),
  },
  /** The same as a sheet. Ours. */
  exportarMovimientos: {
    method: 'GET',
    path: '/v1/exportar_movimientos',
    acceso: { perfiles: ['Administrador'], area: ['caja', 'reportes'], conClave: true },
    query: z.strictObject({ ...deEsosDias, formato: formatoDeTablaField }).refine(enOrden, alReves),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
  /** Type I has `ingreso`, type S has `salida`; the other is zero. */
  ingresarMovimiento: {
    method: 'POST',
    path: '/v1/ingresar_movimiento',
    acceso: MOVER,
    clave: 'movimiento_id',
    body: z
      .strictObject({
        empresa: empresaDeCajaField,
        detalle: z
          .string('Ingrese el detalle')
          .trim()
          .min(1, 'Ingrese el detalle')
          .max(DETALLE_LARGO, `El detalle admite ${DETALLE_LARGO} letras`),
        ingreso: dolaresField('El ingreso').default(0),
        salida: dolaresField('La salida').default(0),
        usuario: ignorado,
        fecha: ignorado,
        /** Ours: money that goes out to the safe. */
        a_caja_fuerte: z.boolean('a_caja_fuerte es si o no').optional(),
        caja: cajaField.optional(),
        /** Ours: of this movement, made by the client; the same one moves nothing twice. */
        movimiento_id: z.uuid('movimiento_id no es válido').optional(),
        /** Ours: it was done by a registered till without a line. */
        sin_linea: actoSinLineaSchema.optional(),
      })
      .refine(({ ingreso, salida }) => ingreso > 0 || salida > 0, {
        path: ['ingreso'],
        error: 'El monto debe ser mayor que cero',
      })
      .refine(({ ingreso, salida }) => ingreso === 0 || salida === 0, {
        path: ['salida'],
        error: 'Registre un ingreso o una salida, no los dos a la vez',
      })
      .refine(({ a_caja_fuerte, salida }) => a_caja_fuerte !== true || salida > 0, {
        path: ['salida'],
        error: 'Lo que va a la caja fuerte es una salida',
      })
      .refine(...conSuClave('movimiento_id')),
    reply: envelope(movimientoCajaSchema),
    fallos: ['CAJA_NO_EXISTE', 'MOVIMIENTO_EN_CONFLICTO', ...FALLOS_DE_ACTO],
  },
  /** Brings a movement to the `estado` that is named, once however often it is asked. A movement of a closed period is compensated in the open one. */
  cambiarEstadoCaja: {
    method: 'POST',
    path: '/cambiar-estado-caja',
    acceso: administrar,
    body: z.strictObject({
      empresa: empresaField,
      id: z
        .union([z.string(), z.number()], 'Seleccione un movimiento')
        .transform(String)
        .refine((id) => /^\d{1,15}$/.test(id), 'Seleccione un movimiento'),
      estado: z.enum(ESTADOS_MOVIMIENTO, 'estado es A o N'),
      perfil: ignorado,
      accion: ignorado,
    }),
    reply: envelope(movimientoCajaSchema),
    // an advance that comes back is one more of its month
    fallos: ['NO_ENCONTRADO', 'ANTICIPO_MAXIMO'],
  },
  /** What the open period began with. */
  actualizarCaja: {
    method: 'PUT',
    path: '/v1/actualizar_caja',
    acceso: { ...administrar, conClave: true },
    body: z.strictObject({
      empresa: empresaDeCajaField,
      cantidad: dolaresField('La cantidad', 'Ingrese la cantidad'),
      caja: cajaField.optional(),
      /** The period that was shown; another is refused. */
      periodo: z.number().int().optional(),
    }),
    reply: envelope(cajaSchema),
    fallos: ['CAJA_NO_EXISTE', 'CAJA_YA_CUADRADA'],
  },
});
