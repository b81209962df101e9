import { z } from 'zod';

/** Where a load failed, in the order it goes through them; then what fails in a build that loaded. */
export const FASES_DE_FALLO = [
  'manifiesto',
  'entrada',
  'version',
  'trozo',
  'evaluacion',
  'pintado',
  /** A reply that the build does not read. */
  'contrato',
  /** It was thrown while somebody used a screen. */
  'uso',
  /** The page's policy refused what it did. */
  'politica',
] as const;
export type FaseDeFallo = (typeof FASES_DE_FALLO)[number];

/** What only the code of a build explains: a slow line, or a file that did not come, takes nothing back that everybody runs. */
export const FASES_DE_CODIGO = ['version', 'evaluacion', 'pintado', 'contrato', 'uso'] as const;

/** A frame of a stack: the name of a function, and where in a file of a build. No text that anybody wrote fits in it. */
const MARCO = /^[\w$.<>*[\] ]{0,80}@[a-z]+\/[0-9a-f]{12}\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;
export const MARCOS = 8;
export const MENSAJE_MAXIMO = 200;

/** What is known of a failure: of the build and what it does, and of nobody. */
export const detalleSchema = z.strictObject({
  /** The path of the screen as its area declares it, without what an address has besides. */
  pantalla: z.string().regex(/^[\w/-]{0,80}$/),
  mensaje: z.string().max(MENSAJE_MAXIMO),
  pila: z.array(z.string().regex(MARCO)).max(MARCOS),
  /** 'GET /v1/cajas', as its contract has it, and the field that did not fit: 'data[].total'. */
  llamada: z
    .string()
    .regex(/^(GET|POST|PUT|DELETE) \/[\w/:.-]{0,120}$/)
    .optional(),
  campo: z
    .string()
    .regex(/^[\w.*[\]]{0,160}$/)
    .optional(),
});
export type DetalleDeFallo = z.output<typeof detalleSchema>;

const CORREO = /[^\s@<>"']+@[^\s@<>"']+/g;
const CIFRAS = /\d{5,}/g;

/** A message without what could say who somebody is: addresses of mail, and numbers of five digits and more. */
export const sinPersonas = (mensaje: string): string =>
  mensaje.replace(CORREO, '…').replace(CIFRAS, '…').slice(0, MENSAJE_MAXIMO);
