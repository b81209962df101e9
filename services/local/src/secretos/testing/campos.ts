import { z } from 'zod';

import { LLAMADAS } from '../../testing/llamadas';

/** How a field is called that something secret is typed in, or sent in; and much else that EXENTOS speaks of. */
const NOMBRE = /^(password|pin|codigo|token|ficha|actual|llave)$|clave|secret/i;

/** Every field of every contract, at whatever depth, that by its name may carry a secret: 'login.password'. */
export const CAMPOS: readonly string[] = LLAMADAS.flatMap(({ nombre, call }) =>
  [call.params, call.query, call.body].flatMap((parte) =>
    parte ? camposDe(parte).map((campo) => `${nombre}.${campo}`) : [],
  ),
).filter((campo) => NOMBRE.test(campo.split('.').at(-1) ?? ''));

/** The paths of the texts that a schema takes; a UUID, which is an id or the key of a request, is a format of its own. */
function camposDe(schema: unknown, antes = ''): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([campo, suyo]) =>
      camposDe(suyo, antes === '' ? campo : `${antes}.${campo}`),
    );
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return camposDe(schema.unwrap(), antes);
  if (schema instanceof z.ZodDefault) return camposDe(schema.unwrap(), antes);
  if (schema instanceof z.ZodArray) return camposDe(schema.element, antes);
  if (schema instanceof z.ZodPipe)
    return [...camposDe(schema.in, antes), ...camposDe(schema.out, antes)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((una) => camposDe(una, antes));
  return schema instanceof z.ZodString ? [antes] : [];
}
