import { Rechazo } from '../rechazo';

/** What the gate said against it; nothing where it was let through. */
export async function faltasDe(hacer: () => Promise<unknown>): Promise<Rechazo['faltas']> {
  try {
    await hacer();
    return [];
  } catch (error) {
    if (error instanceof Rechazo) return error.faltas;
    throw error;
  }
}
