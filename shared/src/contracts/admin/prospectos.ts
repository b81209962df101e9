import { z } from 'zod';

import { usuarioIdField } from '../campos';
import { defineCalls, envelope } from '../defineCall';

/** Rows a page, as of the other people's tables (spec section 9, Page sizes). */
export const PROSPECTOS_POR_PAGINA = 25;

/** 'NUEVO' waits for the operator; the other two are final. */
export const ESTADOS_DE_PROSPECTO = ['NUEVO', 'EMPRESA', 'DESCARTADO'] as const;
export type EstadoDeProspecto = (typeof ESTADOS_DE_PROSPECTO)[number];

/** Who may become a company, as a seller registered it. */
export const prospectoSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  ruc: z.string(),
  ciudad: z.string(),
  telefono: z.string(),
  correo: z.string(),
  estado: z.enum(ESTADOS_DE_PROSPECTO),
  /** Why it was let go; null: it was not. */
  motivo: z.string().nullable(),
  /** The company it became; null: none. */
  empresa: z.string().nullable(),
  vendedor: z.string(),
  /** Percent that the seller had when it was registered. */
  comision: z.number(),
  /** ISO instants: when it was registered, and when its state was last changed. */
  creado: z.string(),
  actualizado: z.string(),
});
export type Prospecto = z.output<typeof prospectoSchema>;

const texto = (campo: string, max: number) =>
  z
    .string(`El campo ${campo} no puede estar vacío`)
    .trim()
    .min(1, `El campo ${campo} no puede estar vacío`)
    .max(max, `El campo ${campo} admite ${max} letras`);

const rucField = z
  .string('El campo ruc no puede estar vacío')
  .trim()
  .regex(/^\d{13}$/, 'El RUC tiene 13 dígitos');

const datos = z.strictObject({
  nombre: texto('nombre', 120),
  ruc: rucField,
  ciudad: texto('ciudad', 80),
  telefono: texto('teléfono', 20).regex(
    /^\+?[\d ]+$/,
    'El campo teléfono admite dígitos y espacios',
  ),
  correo: texto('correo', 200).toLowerCase().pipe(z.email('El correo no es válido')),
});

/** These calls belong to no area: neither a seller nor who is not yet a company belongs to one. */
const vendedor = { perfiles: ['Vendedor'], area: null, conClave: true } as const;
const operador = { perfiles: ['Dashboard'], area: null, conClave: true } as const;

const deDatos = ['IDENTIFICACION_INVALIDA', 'RUC_REGISTRADO'] as const;

export const prospectosCalls = defineCalls('identidad', {
  /** A seller's own; the operator's, everybody's. What waits first, then the newest. */
  listarProspectos: {
    method: 'POST',
    path: '/v1/listar_prospectos',
    acceso: { perfiles: ['Dashboard', 'Vendedor'], area: null },
    reply: envelope(z.array(prospectoSchema)),
  },
  /** Whether somebody has that RUC: a company, or a prospect that waits. */
  consultarRucDeProspecto: {
    method: 'POST',
    path: '/v1/consultar_ruc_prospecto',
    acceso: vendedor,
    body: z.strictObject({ ruc: rucField }),
    reply: envelope(z.object({ libre: z.boolean(), msg: z.string() })),
  },
  crearProspecto: {
    method: 'POST',
    path: '/v1/crear_prospecto',
    acceso: vendedor,
    body: datos,
    reply: envelope(prospectoSchema),
    fallos: deDatos,
  },
  /** Their own, while it waits. */
  actualizarProspecto: {
    method: 'POST',
    path: '/v1/actualizar_prospecto',
    acceso: vendedor,
    body: datos.extend({ id: usuarioIdField }),
    reply: envelope(prospectoSchema),
    fallos: ['NO_ENCONTRADO', ...deDatos],
  },
  descartarProspecto: {
    method: 'POST',
    path: '/v1/descartar_prospecto',
    acceso: operador,
    body: z.strictObject({ id: usuarioIdField, motivo: texto('motivo', 200) }),
    reply: envelope(prospectoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
});
