import path from 'node:path';

import type { Db } from '@comanda/kit/base/db';
import { startSandbox } from '@comanda/sri-sandbox/app';

import { decretosAgregados } from './decretosAgregados';
import type { Env } from './env';
import { escuchar } from './escuchar';

type Apoyo = { dataDir: string; db: Pick<Db, 'pool'> };

/** The stand-in of the authority, where this installation has it; its address. */
export async function abrirSandbox(
  env: Env,
  { dataDir, db }: Apoyo,
  alParar: (parada: () => Promise<unknown>) => unknown,
): Promise<string | null> {
  if (env.SRI_MODE !== 'sandbox') return null;
  const donde = { port: env.SRI_SANDBOX_PORT, host: '127.0.0.1' };
  const sandbox = await escuchar({ ...donde, variable: 'SRI_SANDBOX_PORT' }, ({ port }) =>
    startSandbox({
      port,
      archivo: path.join(dataDir, 'sri-sandbox.jsonl'),
      decretos: () => decretosAgregados(db),
      esquemas: env.SRI_XSD_DIR,
    }),
  );
  alParar(() => sandbox.close());
  return sandbox.url;
}
