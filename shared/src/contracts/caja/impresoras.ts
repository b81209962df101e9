import { z } from 'zod';

import { empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';

import { firmaDeVinculoField, impresionField } from './cajon';

/** How paper comes out: over the network, through a queue of the till's system, on that of the till, or into files. */
export const CLASES_DE_IMPRESORA = ['RED', 'COLA', 'CAJA', 'ARCHIVO'] as const;
/** Letters across: 80 mm paper, the same with a wide margin, and 58 mm. */
export const COLUMNAS = ['48', '42', '32'] as const;
export const PAGINAS_DE_CODIGOS = ['CP858', 'CP850', 'WINDOWS1252', 'CP437'] as const;
export const CORTES = ['PARCIAL', 'COMPLETO', 'NINGUNO'] as const;
/** The pin of the printer's plug that a drawer hangs from. */
export const SALIDAS_DE_CAJON = ['PIN_2', 'PIN_5', 'NINGUNO'] as const;

const EN_RED = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?$/;
/** As a share of Windows or a queue of CUPS is called; no path, no option of a command. */
const DE_COLA = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/** 80 mm paper, the page that has accents, eñe and the euro, and a drawer at the usual pin. */
export const IMPRESORA_DE_FABRICA = {
  columnas: '48',
  pagina: 'CP858',
  corte: 'PARCIAL',
  cajon: 'PIN_2',
  copias: 1,
} as const;

const campos = {
  clase: z.enum(CLASES_DE_IMPRESORA, 'Elija cómo está conectada'),
  /** RED: '192.168.1.50' or '192.168.1.50:9100'. COLA: the name of the queue. */
  direccion: z.string().trim().max(100, 'La dirección admite 100 letras').default(''),
  columnas: z.enum(COLUMNAS, 'Elija el ancho del papel').default(IMPRESORA_DE_FABRICA.columnas),
  pagina: z
    .enum(PAGINAS_DE_CODIGOS, 'Elija la página de códigos')
    .default(IMPRESORA_DE_FABRICA.pagina),
  corte: z.enum(CORTES, 'Elija cómo corta el papel').default(IMPRESORA_DE_FABRICA.corte),
  cajon: z
    .enum(SALIDAS_DE_CAJON, 'Elija dónde está conectado el cajón')
    .default(IMPRESORA_DE_FABRICA.cajon),
  copias: z
    .number('Las copias deben ser un número')
    .int('Las copias no llevan decimales')
    .min(1, 'Se imprime una copia o más')
    .max(3, 'Se imprimen hasta 3 copias')
    .default(IMPRESORA_DE_FABRICA.copias),
};

/** One printer and how it is spoken to. */
export const impresoraSchema = z.strictObject(campos);
export type AjusteDeImpresora = z.output<typeof impresoraSchema>;

/** The till's own is ''; those of the kitchen are called as their stations. */
export const DE_LA_CAJA = '';
const puestoField = z.string().trim().max(20, 'La estación admite 20 letras');

export const ajustesDeImpresorasSchema = z.object({
  /** How often they were changed. */
  version: z.number().int(),
  puestos: z.array(z.object({ puesto: z.string(), impresora: impresoraSchema })),
});
export type AjustesDeImpresoras = z.output<typeof ajustesDeImpresorasSchema>;

type Escrita = Pick<AjusteDeImpresora, 'clase' | 'direccion'> & { puesto: string };

function conDireccion({ clase, direccion }: Escrita): boolean {
  if (clase === 'COLA') return DE_COLA.test(direccion);
  if (clase !== 'RED') return true;
  return EN_RED.test(direccion) && Number(direccion.split(':')[1] ?? 1) <= 65_535;
}
const SIN_DIRECCION = {
  path: ['direccion'],
  error: 'Escriba la dirección, como 192.168.1.50, o el nombre de la cola',
};

const enOtra = ({ clase, puesto }: Escrita) => clase !== 'CAJA' || puesto !== DE_LA_CAJA;
const EN_SI_MISMA = {
  path: ['clase'],
  error: 'La impresora de la caja no puede imprimir en otra',
};

/** What is changed, and after which change: two who change at once are not both right. */
const cambioFields = { puesto: puestoField, version: z.number().int().min(0), ...campos };

/** Ours: the server's word that an Administrador wants it so, for a print service that asks for one. */
export const firmasDeImpresoraCalls = defineCalls('ordering', {
  firmarImpresora: {
    method: 'POST',
    path: '/v1/firmar_impresora',
    acceso: { perfiles: ['Administrador'], area: 'caja' },
    body: z
      .strictObject({ empresa: empresaField, impresion: impresionField, ...cambioFields })
      .refine(conDireccion, SIN_DIRECCION)
      .refine(enOtra, EN_SI_MISMA),
    reply: envelope(z.object({ firma: z.string() })),
    fallos: ['IMPRESION_DESCONOCIDA'],
  },
});

/** Ours: the printers of one till, as its own print service keeps them. */
export const impresorasCalls = defineCalls('print', {
  leerImpresoras: {
    method: 'GET',
    path: '/imprimir/impresoras',
    acceso: { perfiles: 'publico', area: null }, // the service listens on the till itself, to the product's origin only
    reply: envelope(ajustesDeImpresorasSchema),
    fallos: ['ORIGEN_NO_PERMITIDO'],
  },
  /** Of a page of the product; where the service is paired, with a signature by a key that it knows. */
  guardarImpresora: {
    method: 'POST',
    path: '/imprimir/impresora',
    acceso: { perfiles: 'publico', area: null },
    body: z
      .strictObject({
        ...cambioFields,
        /** By which of its keys, and the signature. */
        presente: z
          .strictObject({ impresion: impresionField, firma: firmaDeVinculoField })
          .optional(),
      })
      .refine(conDireccion, SIN_DIRECCION)
      .refine(enOtra, EN_SI_MISMA),
    reply: envelope(ajustesDeImpresorasSchema),
    fallos: ['ORIGEN_NO_PERMITIDO', 'IMPRESORAS_SIN_FIRMA', 'IMPRESORAS_CAMBIARON'],
  },
  /** A page that says how that printer is set. */
  probarImpresora: {
    method: 'POST',
    path: '/imprimir/prueba',
    acceso: { perfiles: 'publico', area: null },
    body: z.strictObject({ puesto: puestoField }),
    reply: envelope(z.object({ id: z.string(), destino: z.string() })),
    fallos: [
      'ORIGEN_NO_PERMITIDO',
      'IMPRESORA_NO_DISPONIBLE',
      'IMPRESORA_NO_TERMINO',
      'IMPRESORA_OCUPADA',
    ],
  },
});
