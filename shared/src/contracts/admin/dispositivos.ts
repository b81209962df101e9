import { z } from 'zod';

import { PERFILES_DE_CAJA } from '../auth/perfiles';

import { claveAccesoField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { huellaDeLlaveField, tokenDeDispositivoField } from './firma';

export { firmaSchema, huellaDeLlaveField, tokenDeDispositivoField, type Firma } from './firma';

/** Numbers that a till may hold, and sales that it may tell of as not sent yet. */
export const NUMEROS_MAXIMO = 200;
export const POR_ENVIAR_MAXIMO = 1_000;
/** How long a till keeps its numbers after it was last in touch. */
export const ARRIENDO_HORAS = 48;
/** Keys that one person may begin at one till in a day. */
export const LLAVES_POR_DIA = 20;
/** A clock that differs by more is another clock. */
export const SALTO_MS = 5 * 60_000;

const horasField = (que: string) =>
  z
    .number(`${que} deben ser un número`)
    .int(`${que} no llevan decimales`)
    .min(1, `${que} son 1 o más`)
    .max(ARRIENDO_HORAS, `${que} no pueden pasar de ${ARRIENDO_HORAS}`);

export const ajustesSinLineaSchema = z.strictObject({
  /** How long somebody who logged in goes on selling without the server. */
  horas_sin_ingreso: horasField('Las horas sin ingreso'),
  /** After how long sales that a till has not sent are told to an Administrador. */
  horas_aviso: horasField('Las horas para avisar'),
});
export type AjustesSinLinea = z.output<typeof ajustesSinLineaSchema>;
export { AJUSTES_SIN_LINEA } from './ajustesSinLinea';

export const dispositivoSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  punto_emision: z.string(),
  estado: z.enum(['ACTIVO', 'REVOCADO']),
  creado: z.string(),
  /** When it was last in touch, and how far its clock was ahead of the server's then. */
  visto: z.string().nullable(),
  desfase_ms: z.number().int().nullable(),
  /** Sales that it had not sent then, and since when the oldest waits. */
  por_enviar: z.number().int(),
  por_enviar_desde: z.string().nullable(),
  /** Numbers that it holds, and until when. */
  numeros: z.number().int(),
  arriendo_hasta: z.string().nullable(),
});
export type Dispositivo = z.output<typeof dispositivoSchema>;

const dispositivoField = z.uuid('El equipo no es válido');
const nombreField = z
  .string('Escriba el nombre del equipo')
  .trim()
  .min(1, 'Escriba el nombre del equipo')
  .max(60, 'El nombre del equipo admite 60 letras');
const instanteField = (campo: string) => z.iso.datetime(`${campo} debe ser un instante`);

const deEmpresa = { perfiles: ['Administrador'], area: null } as const;
const administrar = { ...deEmpresa, conClave: true } as const;
const unDispositivo = z.strictObject({ empresa: empresaField, dispositivo: dispositivoField });

/** Numbers of a till, each with its access key for each day of the lease. */
export const arriendoSchema = z.object({
  hasta: z.string(),
  ambiente: z.enum(['1', '2']),
  /** Days 'YYYY-MM-DD' in Ecuador, in the order of `claves`. */
  fechas: z.array(z.string()),
  numeros: z.array(z.object({ secuencial: z.string(), claves: z.array(z.string()) })),
});
export type Arriendo = z.output<typeof arriendoSchema>;

const coordenadaField = z
  .string('Falta la llave de quien entra')
  .regex(/^[A-Za-z0-9_-]{43}$/, 'La llave de quien entra no es válida');
/** The public half of a key of P-256, and nothing else of it. */
export const llavePublicaSchema = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordenadaField,
  y: coordenadaField,
});
export type LlavePublica = z.output<typeof llavePublicaSchema>;

/** Ours: tills that may sell without a line (docs/adr/0045). Paths as those of facturacionCalls. */
export const dispositivosCalls = defineCalls('billing', {
  listarDispositivos: {
    method: 'GET',
    path: '/dispositivos',
    acceso: deEmpresa,
    query: porEmpresa,
    reply: envelope(
      z.object({ dispositivos: z.array(dispositivoSchema), ajustes: ajustesSinLineaSchema }),
    ),
  },
  /**
   * This browser becomes a till of its own. `token` is told now and never again. Where no point of emission is said it has the first that
   * nobody has had, and where no name, one after its point.
   */
  registrarDispositivo: {
    method: 'POST',
    path: '/dispositivo',
    acceso: administrar,
    body: z.strictObject({
      empresa: empresaField,
      nombre: nombreField.optional(),
      punto_emision: z
        .string('Escriba el punto de emisión')
        .regex(/^(?!000)\d{3}$/, 'punto de emisión: son 3 dígitos, desde 001')
        .optional(),
    }),
    reply: envelope(z.object({ dispositivo: dispositivoSchema, token: z.string() })),
    fallos: ['PUNTO_EN_USO', 'DISPOSITIVO_REPETIDO', 'SERIE_DE_OTRA_EMPRESA', 'SIN_PUNTOS_LIBRES'],
  },
  renombrarDispositivo: {
    method: 'PUT',
    path: '/dispositivo',
    acceso: administrar,
    body: unDispositivo.extend({ nombre: nombreField }),
    reply: envelope(dispositivoSchema),
    fallos: ['NO_ENCONTRADO', 'DISPOSITIVO_REPETIDO'],
  },
  /** It sells without a line no more, forgets what it keeps at its next contact, and its numbers go back. */
  revocarDispositivo: {
    method: 'POST',
    path: '/revocar_dispositivo',
    acceso: administrar,
    body: unDispositivo,
    reply: envelope(dispositivoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Gives the numbers of a till that does not come back to the others, without waiting for its lease to end. */
  devolverNumeros: {
    method: 'POST',
    path: '/devolver_numeros',
    acceso: administrar,
    body: unDispositivo,
    reply: envelope(dispositivoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  guardarAjustesSinLinea: {
    method: 'PUT',
    path: '/ajustes_sin_linea',
    acceso: administrar,
    body: porEmpresa.extend(ajustesSinLineaSchema.shape),
    reply: envelope(ajustesSinLineaSchema),
  },
  /**
   * What a till says while it has a line, and what it then may do. Its outbox goes first: what it still says to have sold is
   * kept for it. With `numeros` 0 it gives back what it holds.
   */
  contactarDispositivo: {
    method: 'POST',
    path: '/contacto_dispositivo',
    acceso: { perfiles: PERFILES_DE_CAJA, area: 'ventas' },
    body: unDispositivo.extend({
      token: tokenDeDispositivoField,
      /** Its own clock, corrected by nothing. */
      reloj: instanteField('reloj'),
      numeros: z.number().int().min(0).max(NUMEROS_MAXIMO, `Se dan hasta ${NUMEROS_MAXIMO}`),
      por_enviar: z.strictObject({
        cuantas: z.number().int().min(0).max(1_000_000),
        desde: instanteField('por_enviar.desde').nullable(),
        /** Keys it has sold with. */
        claves: z.array(claveAccesoField).max(POR_ENVIAR_MAXIMO),
      }),
    }),
    reply: envelope(
      z.object({
        estado: z.enum(['ACTIVO', 'REVOCADO']),
        ahora: z.string(),
        horas_sin_ingreso: z.number().int(),
        /** Null: revoked, or a company that issues no invoices, which numbers its sales as they come. */
        arriendo: arriendoSchema.nullable(),
        /** The keys that it sold with whose numbers belong to another sale by now. */
        perdidas: z.array(z.string()),
      }),
    ),
    fallos: ['DISPOSITIVO_DESCONOCIDO', 'SERIE_DE_OTRA_EMPRESA', 'SERIE_AGOTADA'],
  },
  /**
   * Whoever is in says with which key they sign at this till what they do without a line. Said again it is good for longer;
   * another one takes the place of the one before, which is good for what was done until now.
   */
  registrarLlaveDeEquipo: {
    method: 'POST',
    path: '/llave_de_dispositivo',
    acceso: { perfiles: PERFILES_DE_CAJA, area: 'ventas' },
    body: unDispositivo.extend({ token: tokenDeDispositivoField, publica: llavePublicaSchema }),
    reply: envelope(z.object({ huella: huellaDeLlaveField, hasta: z.string() })),
    fallos: [
      'DISPOSITIVO_DESCONOCIDO',
      'DISPOSITIVO_REVOCADO',
      'LLAVE_INVALIDA',
      'LLAVE_DE_OTRO',
      'LLAVES_DE_MAS',
    ],
  },
});
