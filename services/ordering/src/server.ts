import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { cuadrilla } from '@comanda/kit/cola/cuadrilla';
import { elegirTransporte } from '@comanda/kit/correo/elegirTransporte';
import { limitesDeServidor } from '@comanda/kit/http/ajustesDeLimites';
import { apagar } from '@comanda/kit/http/cierre';
import { anotarPerdidas } from '@comanda/kit/base/db';
import { hastaQueHayaBase } from '@comanda/kit/base/hastaQueHayaBase';
import { abrirLectura } from '@comanda/kit/base/lectura';
import { migrar } from '@comanda/kit/base/migrate';
import { abrirComoApp } from '@comanda/kit/base/rolApp';
import { anotarLentas } from '@comanda/kit/base/sentenciasLentas';
import { exigirVivas } from '@comanda/kit/contratos/vivas';
import { leerClaveMaestra } from '@comanda/kit/cifrado/cifrado';
import { flujoDe } from '@comanda/kit/flujo/hub';
import { abrirOidor } from '@comanda/kit/flujo/oidor';
import { usarClaveDeSecretos } from '@comanda/kit/credenciales/secretos';

import { buildApp } from './app';
import { cerrarLlaves } from './cajon/cerrarLlaves';
import { leerEnv } from './env';
import { crearProgramador } from './programados/programador';
import { crearTotalizador } from './reportes/totalizador';
import { crearRepartidor } from './suscripciones/repartidor';

const env = leerEnv(process.env);
const carpeta = fileURLToPath(new URL('../migrations', import.meta.url));

const db = await hastaQueHayaBase(async () => {
  await migrar({ url: env.DATABASE_URL, carpeta: path.resolve(carpeta), esquema: 'pedidos' });
  return abrirComoApp({
    url: env.DATABASE_URL,
    urlApp: env.DATABASE_APP_URL,
    max: env.DB_MAX,
    preparadas: env.DB_PREPARED,
    esperaMs: env.DB_ESPERA_MS,
  });
});
await exigirVivas(db, ['ordering']);
usarClaveDeSecretos(db, leerClaveMaestra(env.IDENTIDAD_CLAVE, 'IDENTIDAD_CLAVE'));
await cerrarLlaves(db);
const reloj = () => new Date();
const lectura = abrirLectura({
  db,
  url: env.REPLICA_URL,
  max: env.DB_MAX,
  lentoMs: env.LENTO_MS,
  esperaMs: env.DB_ESPERA_MS,
  // the server's, which is there before anything is read
  log: { warn: (...dicho) => app.log.warn(...dicho), info: (...dicho) => app.log.info(...dicho) },
});
const app = await buildApp(
  { db, reloj, lectura },
  {
    trustProxy: env.TRUST_PROXY,
    vigilancia: { token: env.METRICAS_TOKEN },
    ...limitesDeServidor(env),
  },
);
const oidor = abrirOidor({
  url: env.FLUJO_URL ?? env.DATABASE_APP_URL,
  db,
  hub: flujoDe(db),
  log: app.log,
});
anotarPerdidas(db, app.log);
anotarLentas(db, { lentoMs: env.LENTO_MS, log: app.log });
const obreros = cuadrilla([
  crearProgramador({ db, reloj, log: app.log }),
  crearTotalizador({ db, reloj, log: app.log }),
  crearRepartidor({
    db,
    reloj,
    log: app.log,
    direccion: env.URL_PUBLICA,
    transporte: elegirTransporte(env),
  }),
]);
obreros.iniciar();
await app.listen({ port: env.PORT, host: '0.0.0.0' });

for (const aviso of ['SIGINT', 'SIGTERM'] as const) {
  process.once(aviso, () => {
    void apagar(app, env.AVISO_APAGADO_MS)
      .then(() => obreros.detener())
      .then(() => oidor.cerrar())
      .then(() => Promise.all([db.close(), lectura.close()]));
  });
}
