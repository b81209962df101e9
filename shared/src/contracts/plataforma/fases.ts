/** Where pages report, without its contract: a login form need not carry that. */
export const RUTA_DE_TELEMETRIA = '/plataforma/telemetria';

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

/** What is told of a build and never counts against it: a screen that is drawn without end, a page that hung. It may be the machine. */
export const FASES_DICHAS = ['bucle', 'colgado'] as const;
export type FaseContada = FaseDeFallo | (typeof FASES_DICHAS)[number];

/** What browsers measure of a page: the paint of its largest part, and the slowest answer to what was touched. */
export const MEDIDAS = ['lcp', 'inp'] as const;

/** What only the code of a build explains: a slow line, or a file that did not come, takes nothing back that everybody runs. */
export const FASES_DE_CODIGO = ['version', 'evaluacion', 'pintado', 'contrato', 'uso'] as const;

/** Frames of a stack that are told. */
export const MARCOS = 8;
export const MENSAJE_MAXIMO = 200;

const CORREO = /[^\s@<>"']+@[^\s@<>"']+/g;
const CIFRAS = /\d{5,}/g;

/** A message without what could say who somebody is: addresses of mail, and numbers of five digits and more. */
export const sinPersonas = (mensaje: string): string =>
  mensaje.replace(CORREO, '…').replace(CIFRAS, '…').slice(0, MENSAJE_MAXIMO);
