import { Rechazo } from '../rechazo';

/** What the gate said against it; nothing where it was let through. */
export function faltasDe(hacer: () => unknown): Rechazo['faltas'] {
  try {
    hacer();
    return [];
  } catch (error) {
    if (error instanceof Rechazo) return error.faltas;
    throw error;
  }
}
