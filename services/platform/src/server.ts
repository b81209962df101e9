import path from 'node:path';

import { anotarPerdidas } from '@comanda/kit/db';
import { abrirComoApp } from '@comanda/kit/rolApp';

import { buildApp } from './app';
import { leerEnv } from './env';

const env = leerEnv(process.env);
const db = await abrirComoApp({ urlApp: env.DATABASE_APP_URL, preparadas: env.DB_PREPARED });
const app = await buildApp(
  {
    db,
    carpeta: path.resolve(env.DATA_DIR, 'lanzamientos'),
    direcciones: { ordering: env.ORDERING_URL, billing: env.BILLING_URL, print: env.PRINT_URL },
    ...(env.SRI_MODE && { modoSri: env.SRI_MODE }),
    reloj: () => new Date(),
  },
  { trustProxy: true },
);
anotarPerdidas(db, app.log);
app.addHook('onClose', () => db.close());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
await app.listen({ port: env.PORT, host: env.HOST });
