/** Why the till cannot start or go on, in words for whoever looks at the console: what happened, then what to do. */
export class Impedimento extends Error {}

export const SIN_ESPACIO =
  'No queda espacio en el disco de la carpeta de datos. Libere espacio y vuelva a encender.';

const DE_CODIGO: Record<string, (donde: string) => string> = {
  EACCES: (donde) => ajena(donde),
  EPERM: (donde) => ajena(donde),
  EROFS: (donde) =>
    `No se puede escribir en ${donde}: el disco es de solo lectura. Elija otra carpeta con DATA_DIR.`,
  ENOTDIR: (donde) => `${donde} no es una carpeta. Elija otra con DATA_DIR.`,
  EEXIST: (donde) => `${donde} no es una carpeta. Elija otra con DATA_DIR.`,
  ENOSPC: () => SIN_ESPACIO,
  EDQUOT: () => SIN_ESPACIO,
  '53100': () => SIN_ESPACIO, // PostgreSQL's disk_full
  ECONNREFUSED: () => SIN_BASE,
  ENOTFOUND: () => SIN_BASE,
  ETIMEDOUT: () => SIN_BASE,
  '28P01': () => BASE_CERRADA,
  '28000': () => BASE_CERRADA,
  '42P05': () => SENTENCIAS_PERDIDAS, // a statement of this name is there already
  '26000': () => SENTENCIAS_PERDIDAS, // or there is none
  '3D000': () => 'La base de datos que nombra DATABASE_URL no existe en ese servidor.',
};

const ajena = (donde: string) =>
  `No hay permiso para usar ${donde}. Encienda con el usuario que la creó, o elija otra carpeta con DATA_DIR.`;
const SIN_BASE =
  'No se pudo conectar con la base de datos. Revise DATABASE_URL y que ese servidor esté encendido.';
const BASE_CERRADA =
  'La base de datos no aceptó el usuario o la contraseña. Revise los de DATABASE_URL y DATABASE_APP_URL.';
/** A PgBouncer that lends a connection by transaction does not keep whose statements those are. */
const SENTENCIAS_PERDIDAS =
  'DATABASE_APP_URL pasa por un PgBouncer que no guarda las sentencias preparadas. Encienda con DB_PREPARED=off.';

/** The one sentence for whatever stopped the start; a failure nobody foresaw says its own message, never its stack. */
export function impedimentoEnPalabras(error: unknown): string {
  for (let causa = error; causa instanceof Error; causa = primeraCausa(causa)) {
    if (causa instanceof Impedimento) return causa.message;
    const { code, path = 'la carpeta de datos' } = causa as NodeJS.ErrnoException; // both are optional there
    const decir = code === undefined ? undefined : DE_CODIGO[code];
    if (decir) return decir(path);
  }
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

/** A connection tried at several addresses fails with one error for each. */
const primeraCausa = (error: Error): unknown =>
  error instanceof AggregateError ? error.errors[0] : error.cause;
