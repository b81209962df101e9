import { ERRORES, type ErrorCode } from './catalogo';

/** A field that broke its rule: `campo` as on the wire, `msg` in Spanish. */
export type CampoInvalido = { campo: string; msg: string };

/** A failure with a code of the catalogue. `detalle` is for the log alone; `campos` reach the user. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly detalle: Readonly<Record<string, unknown>> = {},
    readonly campos: readonly CampoInvalido[] = [],
  ) {
    super(campos[0]?.msg ?? ERRORES[code].msg);
    this.name = 'AppError';
    this.status = ERRORES[code].status;
  }
}
