import type { ZodType } from 'zod';

import type { Call } from '../../contracts/defineCall';
import { oracionDe } from '../../contracts/oraciones';

/** What is wrong, by field. */
export type Fallos = Readonly<Partial<Record<string, string>>>;

/** The parts of a call that a form fills. */
export type Esquemas = Pick<Call, 'params' | 'query' | 'body'>;

const partesDe = ({ params, query, body }: Esquemas) =>
  [params, query, body].filter((parte) => parte !== undefined);

/** The rule of one field; undefined where the call has no such field. */
export const reglaDe = (call: Esquemas, nombre: string): ZodType | undefined =>
  partesDe(call).find(({ shape }) => nombre in shape)?.shape[nombre] as ZodType | undefined;

const acepta = (regla: ZodType, valor: unknown) => regla.safeParse(valor).success;

/** Whether it must be filled in: what an empty box gives is refused. */
export const esRequerido = (regla: ZodType): boolean =>
  !acepta(regla, '') && !acepta(regla, undefined) && !acepta(regla, null) && !acepta(regla, []);

/**
 * What an empty box sends: null where its rule takes that for none (unsaid would be as it was), nothing where it lets it
 * out, else ''; `refusable` where it takes none of them.
 */
export function vacioDe<Refusable>(regla: ZodType, refusable: Refusable) {
  if (acepta(regla, null)) return null;
  if (acepta(regla, undefined)) return undefined;
  return acepta(regla, '') ? '' : refusable;
}

/** What 'none' sends where one has to say so: null where the rule takes it, so that what was there goes. */
export const ningunoDe = (regla: ZodType) => (acepta(regla, null) ? null : vacioDe(regla, ''));

/** The most letters a text may have, as its rule says. */
export function maximoDe(regla: ZodType): number | undefined {
  const def = regla.def as { innerType?: ZodType; in?: ZodType };
  const dentro = def.innerType ?? def.in;
  if (dentro) return maximoDe(dentro);
  const { maxLength } = regla as { maxLength?: number | null }; // strings of any format have it, other types do not
  return maxLength ?? undefined;
}

/** What the call's own rules find wrong, the first of each field; `etiquetaDe` is what the reader sees above the box. */
export function revisarCampos(
  call: Esquemas,
  entrada: Readonly<Record<string, unknown>>,
  etiquetaDe: (campo: string) => string,
): Fallos {
  const error = oracionDe((path) => etiquetaDe(path.map(String).join('.')));
  const issues = partesDe(call).flatMap((parte) => {
    const suyos = Object.keys(parte.shape).filter((campo) => campo in entrada);
    const valores = Object.fromEntries(suyos.map((campo) => [campo, entrada[campo]]));
    return parte.safeParse(valores, { error }).error?.issues ?? [];
  });
  const fallos: Record<string, string> = {};
  for (const { path, message } of issues) fallos[String(path[0] ?? '')] ??= message;
  return fallos;
}
