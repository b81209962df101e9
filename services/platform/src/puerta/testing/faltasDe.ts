import { RechazoDePuerta } from '../rechazo';

/** What the gate said against it; nothing where it was let through. */
export async function faltasDe(hacer: () => Promise<unknown>): Promise<RechazoDePuerta['faltas']> {
  try {
    await hacer();
    return [];
  } catch (error) {
    if (error instanceof RechazoDePuerta) return error.faltas;
    throw error;
  }
}
