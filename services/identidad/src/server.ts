import { elegirTransporte } from '@comanda/kit/correo/elegirTransporte';
import { limitesDeServidor } from '@comanda/kit/http/ajustesDeLimites';
import { apagar } from '@comanda/kit/http/cierre';
import { anotarPerdidas } from '@comanda/kit/base/db';
import { hastaQueHayaBase } from '@comanda/kit/base/hastaQueHayaBase';
import { abrirComoApp, ROL_IDENTIDAD, urlDeIdentidad } from '@comanda/kit/base/rolApp';
import { anotarLentas } from '@comanda/kit/base/sentenciasLentas';
import { exigirVivas } from '@comanda/kit/contratos/vivas';
import { leerClaveMaestra } from '@comanda/kit/cifrado/cifrado';
import { usarClaveDeSecretos } from '@comanda/kit/credenciales/secretos';

import { buildApp } from './app';
import { cerrarSecretos } from './auth/cerrarSecretos';
import { billingEn, certificadosDe } from './empresas/certificados';
import { carteroDeAvisos } from './avisos/carteroDeAvisos';
import { leerEnv } from './env';

const env = leerEnv(process.env);
const db = await hastaQueHayaBase(() =>
  abrirComoApp({
    urlApp: urlDeIdentidad(env.DATABASE_APP_URL, env.DATABASE_IDENTIDAD_URL),
    rol: ROL_IDENTIDAD,
    max: env.DB_MAX,
    preparadas: env.DB_PREPARED,
    esperaMs: env.DB_ESPERA_MS,
  }),
);
await exigirVivas(db, ['identidad']);
usarClaveDeSecretos(db, leerClaveMaestra(env.IDENTIDAD_CLAVE, 'IDENTIDAD_CLAVE'));
await cerrarSecretos(db);
const reloj = () => new Date();
const app = await buildApp(
  {
    db,
    reloj,
    certificados: certificadosDe(billingEn(env.FACTURACION_URL)),
  },
  {
    trustProxy: env.TRUST_PROXY,
    vigilancia: { token: env.METRICAS_TOKEN },
    ...limitesDeServidor(env),
  },
);
anotarPerdidas(db, app.log);
anotarLentas(db, { lentoMs: env.LENTO_MS, log: app.log });
const avisos = carteroDeAvisos({ db, reloj, log: app.log, transporte: elegirTransporte(env) });
avisos.iniciar();
app.addHook('onClose', async () => {
  await avisos.detener();
  await db.close();
});
for (const aviso of ['SIGINT', 'SIGTERM'] as const)
  process.once(aviso, () => void apagar(app, env.AVISO_APAGADO_MS));
await app.listen({ port: env.PORT, host: env.HOST });
