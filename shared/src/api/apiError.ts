import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

import { failureSchema } from '../contracts/defineCall';
import type { CampoInvalido } from '../errors/AppError';
import type { ErrorCode } from '../errors/catalogo';
import { ERRORES_DEL_NAVEGADOR, esDeAusente } from '../errors/delNavegador';

/** A failed call as screens see it: a code, one Spanish sentence, the fields that were wrong. */
export type ApiError = {
  status: number;
  code: ErrorCode;
  msg: string;
  campos: readonly CampoInvalido[];
  /** The server's request id, for whoever has to look it up. */
  peticion: string | null;
};

/**
 * A code this build's catalogue does not hold is one of a newer area's: it passes as the server spelt it, for that area
 * compares it with a catalogue of its own.
 */
const esCodigo = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code);

/** Turns whatever a failed fetch left behind into an ApiError. */
export function toApiError(error: FetchBaseQueryError, meta?: FetchBaseQueryMeta): ApiError {
  const peticion = meta?.response?.headers.get('x-request-id') ?? null;
  const failure = failureSchema.safeParse('data' in error ? error.data : undefined);
  if (failure.success) {
    const { code, msg, errores = [] } = failure.data;
    const status = typeof error.status === 'number' ? error.status : 0;
    return {
      status,
      code: esCodigo(code) ? code : 'INESPERADO',
      msg,
      campos: errores,
      peticion,
    };
  }
  const code = sinRespuesta(error) ? 'SIN_CONEXION' : 'INESPERADO';
  const comun = { ...ERRORES_DEL_NAVEGADOR[code], code, campos: [], peticion } as const;
  return error.status === 'PARSING_ERROR' && esDeHecho(error.originalStatus)
    ? { ...comun, status: error.originalStatus }
    : comun;
}

/** Of what the server did, whatever its answer looks like. */
const esDeHecho = (status: number): boolean => status >= 200 && status < 300;

/** Whether a failure only says that the server, or its database, does not answer. */
export const faltaServidor = ({ code }: Pick<ApiError, 'code'>): boolean =>
  code === 'SIN_CONEXION' || code === 'BASE_NO_DISPONIBLE';

/** Whether it may have been done: nobody heard the answer or could read it, or the database was lost while it was written down. */
export const quizaHecho = (error: unknown): boolean =>
  esApiError(error) &&
  (faltaServidor(error) || (error.code === 'INESPERADO' && esDeHecho(error.status)));

/** True for an ApiError, as a caught unknown. */
export function esApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    esCodigo(error.code) &&
    'msg' in error
  );
}

/** What stands before a server that is gone may say so in a page of its own. */
function sinRespuesta(error: FetchBaseQueryError): boolean {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  return typeof status === 'number'
    ? esDeAusente(status)
    : status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}
