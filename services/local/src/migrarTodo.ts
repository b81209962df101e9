import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { migrar } from '@comanda/kit/migrate';

const SERVICES = fileURLToPath(new URL('../../', import.meta.url));

/** In this order: identity's tables are those that platform made, and the others stand on both. */
export const ESQUEMAS = [
  { servicio: 'platform', esquema: 'plataforma' },
  { servicio: 'identidad', esquema: 'identidad' },
  { servicio: 'billing', esquema: 'facturacion' },
  { servicio: 'ordering', esquema: 'pedidos' },
] as const;

export const migracionesDe = (servicio: string): string =>
  path.join(SERVICES, servicio, 'migrations');

/** Brings the one database up to date for all services, and answers what it ran, 'schema/name'; `url` is the owner's. */
export async function migrarTodo(url: string): Promise<string[]> {
  const hechas: string[] = [];
  for (const { servicio, esquema } of ESQUEMAS) {
    const suyas = await migrar({ url, carpeta: migracionesDe(servicio), esquema });
    hechas.push(...suyas.map((nombre) => `${esquema}/${nombre}`));
  }
  return hechas;
}
