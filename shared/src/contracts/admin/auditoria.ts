import { z } from 'zod';

import {
  diaField,
  empresaField,
  ESPERA_DE_ARCHIVO,
  formatoDeTablaField,
  usuarioIdField,
} from '../campos';
import { defineCalls, envelope } from '../defineCall';

export const AUDITORIA_POR_PAGINA = 25;
/** How far back a search looks that names no day: nothing is kept to find words by. */
export const DIAS_DE_BUSQUEDA = 90;

/** It stands as it was written down: mostly fields by name, now and then a list. */
const loQueEra = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullable();

const hechoSchema = z.object({
  /** 'o12' of an order's service, 'p7' of the platform: where the page after it begins. */
  id: z.string(),
  /** ISO instant. */
  cuando: z.string(),
  id_usuario: z.string().nullable(),
  usuario: z.string(),
  accion: z.string(),
  /** Key of what was changed; '' where the act says it. */
  entidad: z.string(),
  antes: loQueEra,
  despues: loQueEra,
});
export type HechoAuditado = z.output<typeof hechoSchema>;

const consultar = { perfiles: ['Administrador'], area: 'admin', conClave: true } as const;

const filtro = z.strictObject({
  empresa: empresaField,
  usuario: usuarioIdField.optional(),
  accion: z.string().max(60, 'La acción es demasiado larga').optional(),
  /** Sales too: most of what is done, and listed in Emitidos. */
  ventas: z.enum(['si'], 'ventas debe ser si').optional(),
  /** Logins and the like, which are most of the rest, are left out. */
  sesiones: z.enum(['no'], 'sesiones debe ser no').optional(),
  /** Words of who did it, what was done or what was changed; of the last DIAS_DE_BUSQUEDA days where no day is said. */
  busca: z.string().trim().max(60, 'La búsqueda admite 60 letras').optional(),
  fecha_ini: diaField.optional(),
  fecha_fin: diaField.optional(),
});
/** What comes after this one of the list, whatever is done meanwhile. */
const tras = z
  .string()
  .regex(/^[op]\d{1,15}$/, 'tras no es válido')
  .optional();

const enOrden = ({ fecha_ini, fecha_fin }: { fecha_ini?: string; fecha_fin?: string }) =>
  fecha_ini === undefined || fecha_fin === undefined || fecha_ini <= fecha_fin;
const alReves = { path: ['fecha_fin'], error: 'Fecha Fin no puede ser anterior a Fecha Inicio' };

/** Ours: who did what in a company, when, what it was and what it became. Latest first. */
export const auditoriaCalls = defineCalls('ordering', {
  listarAuditoria: {
    method: 'GET',
    path: '/v1/auditoria',
    acceso: consultar,
    query: filtro.extend({ tras }).refine(enOrden, alReves),
    reply: envelope(z.object({ filas: z.array(hechoSchema), hay_mas: z.boolean() })),
  },
  /** All of it, as a sheet. */
  exportarAuditoria: {
    method: 'GET',
    path: '/v1/exportar_auditoria',
    acceso: consultar,
    query: filtro.extend({ formato: formatoDeTablaField }).refine(enOrden, alReves),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
  /** Everybody who has ever belonged to the company may have done it. */
  listarResponsables: {
    method: 'GET',
    path: '/v1/responsables',
    acceso: consultar,
    query: z.strictObject({ empresa: empresaField }),
    reply: envelope(z.array(z.object({ id: z.string(), nombre: z.string() }))),
  },
});
