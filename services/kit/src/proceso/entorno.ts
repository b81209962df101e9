import { z, type ZodType } from 'zod';

/** A service's environment, checked at start; throws with every fault named. */
export function leerEntorno<Schema extends ZodType>(
  esquema: Schema,
  origen: NodeJS.ProcessEnv,
): z.output<Schema> {
  const leido = esquema.safeParse(origen);
  if (leido.success) return leido.data;
  throw new Error(`env: ${z.prettifyError(leido.error)}`);
}
