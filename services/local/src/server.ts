import { leerEnv } from './env';
import { iniciar } from './iniciar';

try {
  const { url, parar } = await iniciar(leerEnv(process.env));
  console.log(`Listo: ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void parar().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
