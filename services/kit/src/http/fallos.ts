import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import type { Failure } from '@comanda/shared/contracts/defineCall';
import { AppError } from '@comanda/shared/errors/AppError';
import { ERRORES, type ErrorCode } from '@comanda/shared/errors/catalogo';

import { esBaseCaida, porTarde } from '../base/db';
import { LARGO_DE_CAMPO } from './limites';
import { rechazos } from '../metricas/delProceso';

/** Enough to mend a form; a body may break a rule sixty thousand times. */
const FALLAS_NOMBRADAS = 20;

type Fallo = Failure & { status: number };

export const fallo = (code: ErrorCode, status: number = ERRORES[code].status): Fallo => ({
  status,
  success: false,
  code,
  msg: ERRORES[code].msg,
});

/** One place where any failure becomes the envelope: the user gets the sentence, the log gets the detail. */
export function manejarFallos(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const respuesta = aFallo(error);
    anotar(request, error, respuesta);
    esperar(reply, error);
    return responder(reply, respuesta);
  });
  app.setNotFoundHandler((_request, reply) => responder(reply, fallo('NO_ENCONTRADO')));
}

/** How long to wait, where the refusal says so. */
function esperar(reply: FastifyReply, error: FastifyError | AppError): void {
  const dicha = error instanceof AppError ? error.detalle.espera : undefined;
  const espera = porTarde(error) === 'SERVIDOR_OCUPADO' ? OCUPADO_S : dicha;
  if (typeof espera === 'number') reply.header('retry-after', espera);
}

/** By then some of those who have the connections are done. */
const OCUPADO_S = 2;

export function responder(reply: FastifyReply, { status, ...cuerpo }: Fallo) {
  rechazos.inc({ code: cuerpo.code });
  return reply
    .status(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(cuerpo);
}

function anotar(
  request: FastifyRequest,
  error: FastifyError | AppError,
  { status, code }: Fallo,
): void {
  const detalle = error instanceof AppError ? error.detalle : undefined;
  if (status >= 500) request.log.error({ err: error, code, detalle }, 'request failed');
  else request.log.info({ code, detalle, motivo: error.message }, 'request refused');
}

function aFallo(error: FastifyError | AppError): Fallo {
  if (error instanceof AppError) return deAppError(error);
  if (hasZodFastifySchemaValidationErrors(error)) return deValidacion(error.validation);
  const status = error.statusCode ?? 500;
  if (status === 413) return fallo('DEMASIADO_GRANDE');
  if (status === 429) return fallo('DEMASIADOS_INTENTOS');
  if (status >= 400 && status < 500) return fallo('DATOS_INVALIDOS', status);
  return fallo(porTarde(error) ?? (esBaseCaida(error) ? 'BASE_NO_DISPONIBLE' : 'INESPERADO'));
}

function deAppError(error: AppError): Fallo {
  const base = { ...fallo(error.code), msg: error.message };
  return error.campos.length > 0 ? { ...base, errores: [...error.campos] } : base;
}

function deValidacion(
  fallas: readonly { instancePath: string; message?: string | undefined }[],
): Fallo {
  const errores = fallas.slice(0, FALLAS_NOMBRADAS).map(({ instancePath, message }) => ({
    campo: instancePath.slice(1).replaceAll('/', '.').slice(0, LARGO_DE_CAMPO),
    msg: message ?? ERRORES.DATOS_INVALIDOS.msg,
  }));
  return {
    ...fallo('DATOS_INVALIDOS'),
    msg: errores[0]?.msg ?? ERRORES.DATOS_INVALIDOS.msg,
    errores,
  };
}
