import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { migrar } from '@comanda/kit/base/migrate';

import { conCliente } from './postgres/conCliente';

const SERVICES = fileURLToPath(new URL('../../', import.meta.url));

/** In this order: identity's tables were platform's first, and the others stand on both. */
export const ESQUEMAS = [
  { servicio: 'platform', esquema: 'plataforma' },
  { servicio: 'identidad', esquema: 'identidad' },
  { servicio: 'billing', esquema: 'facturacion' },
  { servicio: 'ordering', esquema: 'pedidos' },
] as const;

export const migracionesDe = (servicio: string): string =>
  path.join(SERVICES, servicio, 'migrations');

/** What takes away what stands for the version before (docs/adr/0050), by the numbered file that came with it. */
const ESTRECHAR = {
  'identidad/0005_rol_propio': 'select identidad.estrechar()',
  'pedidos/0028_llaves_cerradas': 'select pedidos.estrechar()',
} as const;

/**
 * When what stands for the version before alone is taken away: in a database that others may be using, by hand; in that of
 * one process, at the next start, so that a first start that went wrong can be gone back from.
 */
export type Contraer = 'a mano' | 'al volver a encender' | 'ahora';

/**
 * Brings the one database up to date for all services, and answers what it ran, 'schema/name'; `url` is the owner's. All
 * tables come before the functions, which call those of other schemas. A new database has no version before.
 */
export async function migrarTodo(url: string, contraer: Contraer = 'a mano'): Promise<string[]> {
  const hechas: string[] = [];
  const correr = async ({ servicio, esquema }: Esquema, parte: 'numeradas' | 'funciones') => {
    const suyas = await migrar({ url, carpeta: migracionesDe(servicio), esquema, parte });
    hechas.push(...suyas.map((nombre) => `${esquema}/${nombre}`));
  };
  const nueva = await esNueva(url);
  for (const uno of ordenDeTablas(nueva)) await correr(uno, 'numeradas');
  for (const uno of ESQUEMAS) await correr(uno, 'funciones');
  for (const [archivo, estrechar] of Object.entries(ESTRECHAR)) {
    const yaEstaba = contraer === 'al volver a encender' && !hechas.includes(archivo);
    if (nueva || yaEstaba || contraer === 'ahora')
      await conCliente(url, (uno) => uno.query(estrechar));
  }
  return hechas;
}

type Esquema = (typeof ESQUEMAS)[number];

/** A new database begins from what is there now (migrations/base), where platform's tables refer to identity's. */
function ordenDeTablas(nueva: boolean): readonly Esquema[] {
  if (!nueva) return ESQUEMAS;
  const [platform, identidad, ...demas] = ESQUEMAS;
  return [identidad, platform, ...demas];
}

const esNueva = (url: string): Promise<boolean> =>
  conCliente(url, async (client) => {
    const { rows } = await client.query<{ nueva: boolean }>(
      `select to_regclass('plataforma.migraciones') is null as nueva`,
    );
    return rows[0]?.nueva ?? false;
  });
