import { ERRORES_DEL_EQUIPO } from '../errors/delEquipo';

/** Why this till cannot sell, as a screen says any failure: a code and its sentence. */
export class FalloDeEquipo extends Error {
  readonly msg: string;
  readonly status = 0;
  readonly campos = [];

  constructor(
    readonly code: keyof typeof ERRORES_DEL_EQUIPO,
    causa?: unknown,
  ) {
    super(ERRORES_DEL_EQUIPO[code].msg, { cause: causa });
    this.name = 'FalloDeEquipo';
    this.msg = this.message;
  }
}

/** Whether it is the browser that does not keep what it is given, whatever that was. */
export const noSeGuarda = (error: unknown): boolean =>
  error instanceof FalloDeEquipo &&
  (error.code === 'EQUIPO_NO_GUARDA' || error.code === 'EQUIPO_SIN_ESPACIO');
