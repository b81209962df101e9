import { fileURLToPath } from 'node:url';

import { limitesDeServidor } from '@comanda/kit/http/ajustesDeLimites';
import { apagar } from '@comanda/kit/http/cierre';
import { elegirTransporte } from '@comanda/kit/correo/elegirTransporte';
import { anotarPerdidas } from '@comanda/kit/base/db';
import { hastaQueHayaBase } from '@comanda/kit/base/hastaQueHayaBase';
import { migrar } from '@comanda/kit/base/migrate';
import { abrirComoApp } from '@comanda/kit/base/rolApp';
import { anotarLentas } from '@comanda/kit/base/sentenciasLentas';
import { exigirVivas } from '@comanda/kit/contratos/vivas';
import { darVoz } from '@comanda/kit/flujo/darVoz';

import { buildApp } from './app';
import { direccionesSri } from './entrega/direccionesSri';
import { sriCliente } from './entrega/sriCliente';
import { leerEnv } from './env';
import { leerClaveMaestra } from '@comanda/kit/cifrado/cifrado';
import { startWorker } from './worker';

import type { BillingDeps } from './deps';

const env = leerEnv(process.env);
const carpeta = fileURLToPath(new URL('../migrations', import.meta.url));
const db = await hastaQueHayaBase(async () => {
  await migrar({ url: env.DATABASE_URL, carpeta, esquema: 'facturacion' });
  return abrirComoApp({
    url: env.DATABASE_URL,
    urlApp: env.DATABASE_APP_URL,
    preparadas: env.DB_PREPARED,
    esperaMs: env.DB_ESPERA_MS,
  });
});
await exigirVivas(db, ['billing']);

const deps: BillingDeps = {
  db,
  sri: sriCliente({
    direccion: direccionesSri(env.SRI_MODE, env.SRI_URL ?? null),
    simulado: env.SRI_MODE === 'sandbox',
  }),
  correo: elegirTransporte(env),
  reloj: () => new Date(),
  claveMaestra: leerClaveMaestra(env.FACTURACION_CLAVE),
  rucProveedor: env.RUC_PROVEEDOR,
  resumen: env.SRI_FIRMA,
  modo: env.SRI_MODE,
  esperaMinutos: env.SRI_ESPERA_MINUTOS,
};
const app = await buildApp(deps, {
  log: {},
  trustProxy: env.TRUST_PROXY,
  vigilancia: { token: env.METRICAS_TOKEN },
  ...limitesDeServidor(env),
});
anotarPerdidas(db, app.log);
anotarLentas(db, { lentoMs: env.LENTO_MS, log: app.log });
const voz = darVoz(db);
const worker = startWorker({ ...deps, log: app.log });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void apagar(app, env.AVISO_APAGADO_MS)
      .then(() => worker.stop())
      .then(() => voz.cerrar())
      .then(() => deps.db.close())
      .then(() => process.exit(0));
  });
}

await app.listen({ port: env.PORT, host: env.HOST });
