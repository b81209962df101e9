import path from 'node:path';

import { limitesDeServidor } from '@comanda/kit/http/ajustesDeLimites';
import { apagar } from '@comanda/kit/http/cierre';
import { anotarPerdidas } from '@comanda/kit/base/db';
import { hastaQueHayaBase } from '@comanda/kit/base/hastaQueHayaBase';
import { abrirComoApp } from '@comanda/kit/base/rolApp';
import { anotarLentas } from '@comanda/kit/base/sentenciasLentas';
import { exigirVivas } from '@comanda/kit/contratos/vivas';

import { buildApp } from './app';
import { leerEnv } from './env';

const env = leerEnv(process.env);
const db = await hastaQueHayaBase(() =>
  abrirComoApp({
    urlApp: env.DATABASE_APP_URL,
    preparadas: env.DB_PREPARED,
    esperaMs: env.DB_ESPERA_MS,
  }),
);
await exigirVivas(db, ['platform', 'print']); // print has no database to ask
const app = await buildApp(
  {
    db,
    carpeta: path.resolve(env.DATA_DIR, 'lanzamientos'),
    paquetes: path.resolve(env.KIT_DIR),
    direcciones: { ordering: env.ORDERING_URL, billing: env.BILLING_URL, print: env.PRINT_URL },
    ...(env.SRI_MODE && { modoSri: env.SRI_MODE }),
    sinTrabajador: env.PAGE_WORKER === 'off',
    contencion: env.PAGE_CONTAINMENT === 'on',
    reloj: () => new Date(),
  },
  {
    trustProxy: env.TRUST_PROXY,
    vigilancia: { token: env.METRICAS_TOKEN },
    ...limitesDeServidor(env),
  },
);
anotarPerdidas(db, app.log);
anotarLentas(db, { lentoMs: env.LENTO_MS, log: app.log });
app.addHook('onClose', () => db.close());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void apagar(app, env.AVISO_APAGADO_MS));
await app.listen({ port: env.PORT, host: env.HOST });
