import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { openDb } from '@comanda/kit/db';
import { migrar } from '@comanda/kit/migrate';

import { buildApp } from './app';
import { leerEnv } from './env';

const env = leerEnv(process.env);
const carpeta = fileURLToPath(new URL('../migrations', import.meta.url));

await migrar({ url: env.DATABASE_URL, carpeta: path.resolve(carpeta), esquema: 'pedidos' });
const db = openDb({ url: env.DATABASE_URL, max: env.DB_MAX, prepared: env.DB_PREPARED === 'on' });
const app = await buildApp(
  { db, reloj: () => new Date() },
  { trustProxy: env.TRUST_PROXY ?? false },
);
await app.listen({ port: env.PORT, host: '0.0.0.0' });

for (const aviso of ['SIGINT', 'SIGTERM'] as const) {
  process.once(aviso, () => {
    void app.close().then(() => db.close());
  });
}
