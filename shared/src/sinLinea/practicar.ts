import { enAlmacen } from './almacen';
import type { Practica } from './modelo';
import { ahoraDe } from './reloj';

/** Writes a sale that is none as one would be written, and reads it back. */
export async function guardarPractica(empresa: string): Promise<Practica | undefined> {
  await enAlmacen('readwrite', async (almacenes) => {
    const equipo = await almacenes.equipo(empresa);
    const vendida = ahoraDe(equipo ?? { desfase_ms: 0 }).toISOString();
    await almacenes.guardarPractica({ empresa, vendida });
  });
  return enAlmacen('readonly', (almacenes) => almacenes.practica(empresa));
}

/** Forgets the practice sale of a company on this machine. */
export const borrarPractica = (empresa: string): Promise<unknown> =>
  enAlmacen('readwrite', (almacenes) => almacenes.borrarPractica(empresa));
