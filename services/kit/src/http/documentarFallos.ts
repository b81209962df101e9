import type { RouteOptions } from 'fastify';
import { z } from 'zod';

import { failureSchema, type Call } from '@comanda/shared/contracts/defineCall';
import { fallosDe } from '@comanda/shared/contracts/fallosDe';
import { PERFILES, type Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { ERRORES, type ErrorCode } from '@comanda/shared/errors/catalogo';

type Ruta = { schema: object; route: RouteOptions };

/**
 * A route as its documentation shows it: with the refusals and headers of its call, and who may make it (`x-perfiles`). They are no part of the route
 * itself, so no answer is looked at or slowed by them.
 */
export function conFallos<R extends Ruta>(ruta: R): R {
  const call = ruta.route.config?.call;
  if (!call) return ruta;
  const { response = {} } = ruta.schema as { response?: object };
  const schema = {
    ...ruta.schema,
    response: { ...response, ...rechazosDe(call) },
    ...(call.acceso.perfiles !== 'publico' && {
      security: [{ sesion: [] }],
      'x-perfiles': quienesDe(call.acceso.perfiles),
    }),
    ...(call.idempotente && { headers: z.object({ 'idempotency-key': z.uuid() }) }),
  };
  return { ...ruta, schema };
}

const quienesDe = (perfiles: 'sesion' | readonly Perfil[]): readonly Perfil[] =>
  perfiles === 'sesion' ? PERFILES : perfiles;

/** The envelope of failures by status; which codes each status may carry, and what each says. */
function rechazosDe(call: Call): Record<number, z.ZodType> {
  const codes = fallosDe(call);
  const estados = [...new Set(codes.map((code) => ERRORES[code].status))];
  return Object.fromEntries(
    estados.map((estado) => [
      estado,
      rechazo(codes.filter((code) => ERRORES[code].status === estado)),
    ]),
  );
}

const rechazo = (codes: readonly ErrorCode[]) =>
  failureSchema
    .extend({ code: z.enum(codes) })
    .describe(codes.map((code) => `${code}: ${ERRORES[code].msg}`).join('\n'));
