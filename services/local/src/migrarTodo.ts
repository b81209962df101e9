import path from 'node:path';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

import { migrar } from '@comanda/kit/base/migrate';

const SERVICES = fileURLToPath(new URL('../../', import.meta.url));

/** In this order: identity's tables were platform's first, and the others stand on both. */
export const ESQUEMAS = [
  { servicio: 'platform', esquema: 'plataforma' },
  { servicio: 'identidad', esquema: 'identidad' },
  { servicio: 'billing', esquema: 'facturacion' },
  { servicio: 'ordering', esquema: 'pedidos' },
] as const;

const CONECTAR_MS = 10_000;

export const migracionesDe = (servicio: string): string =>
  path.join(SERVICES, servicio, 'migrations');

/**
 * Brings the one database up to date for all services, and answers what it ran, 'schema/name'; `url` is the owner's. All
 * tables come before the functions, which call those of other schemas.
 */
export async function migrarTodo(url: string): Promise<string[]> {
  const hechas: string[] = [];
  const correr = async ({ servicio, esquema }: Esquema, parte: 'numeradas' | 'funciones') => {
    const suyas = await migrar({ url, carpeta: migracionesDe(servicio), esquema, parte });
    hechas.push(...suyas.map((nombre) => `${esquema}/${nombre}`));
  };
  for (const uno of await ordenDeTablas(url)) await correr(uno, 'numeradas');
  for (const uno of ESQUEMAS) await correr(uno, 'funciones');
  return hechas;
}

type Esquema = (typeof ESQUEMAS)[number];

/** A new database begins from what is there now (migrations/base), where platform's tables refer to identity's. */
async function ordenDeTablas(url: string): Promise<readonly Esquema[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONECTAR_MS });
  client.on('error', () => undefined); // the query that finds it dead is rejected
  await client.connect();
  try {
    const { rows } = await client.query<{ nueva: boolean }>(
      `select to_regclass('plataforma.migraciones') is null as nueva`,
    );
    if (!rows[0]?.nueva) return ESQUEMAS;
    const [platform, identidad, ...demas] = ESQUEMAS;
    return [identidad, platform, ...demas];
  } finally {
    await client.end();
  }
}
