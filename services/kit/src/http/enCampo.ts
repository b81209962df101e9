import { AppError } from '@comanda/shared/errors/AppError';
import { ERRORES, type ErrorCode } from '@comanda/shared/errors/catalogo';

type Opciones = { detalle?: Readonly<Record<string, unknown>>; msg?: string };

/** A refusal that is about one field of the form, which it names; in the code's own sentence unless another is given. */
export const enCampo = (
  code: ErrorCode,
  campo: string,
  { detalle = {}, msg = ERRORES[code].msg }: Opciones = {},
) => new AppError(code, { campo, ...detalle }, [{ campo, msg }]);
