import { buildPrint, RITMO_DE_IMPRESION } from './app';
import { guardaDeCajon } from './cajon/guardaDeCajon';
import { leerEnv } from './env';
import { elegirImpresoras } from './impresoras/elegirImpresoras';

const env = leerEnv(process.env);
const app = await buildPrint(
  {
    impresoras: elegirImpresoras(env, { dataDir: env.DATA_DIR, carpeta: env.DATA_DIR }),
    cajon: guardaDeCajon(env.DATA_DIR),
    origenes: env.ORIGEN.split(',').map((origen) => origen.trim()),
  },
  { log: {}, vigilancia: { token: env.METRICAS_TOKEN }, ritmo: RITMO_DE_IMPRESION },
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}

await app.listen({ port: env.PRINT_PORT, host: '127.0.0.1' });
