// The product as `npm start` runs it, on a folder that goes at the end, whoever was killed meanwhile.
import { chmod } from 'node:fs/promises';
import path from 'node:path';

import { abrirProducto } from '../../e2e/apoyo/producto';
import type { Mesa } from '../../services/local/src/caidas/testing/conAbiertos';
import { detener } from '../../services/local/src/postgres/servidor';
import { elegirLugar, startPostgres } from '../../services/local/src/postgres/startPostgres';
import { puertoLibre } from '../../services/local/src/postgres/puertoLibre';

import type { Base } from './base';

export type ProductoPropio = {
  /** The same however often it is started again. */
  url: string;
  /** Of the server that it keeps on its folder. */
  base: () => Promise<Base>;
  /** kill -9: its PostgreSQL stays behind. */
  matar: () => Promise<void>;
  /** kill -9, and again on its folder and its ports. */
  renacer: () => Promise<void>;
};

export async function abrirProductoPropio(
  { carpeta, abierto }: Mesa,
  env: Record<string, string> = {},
): Promise<ProductoPropio> {
  await chmod(carpeta, 0o755); // the database's server may run as another user
  const dataDir = path.join(carpeta, 'datos');
  const dePostgres = path.join(dataDir, 'postgres');
  const suyo = {
    PORT: String(await puertoLibre()),
    SRI_SANDBOX_PORT: String(await puertoLibre()),
    ...env,
  };
  abierto({ cerrar: async () => detener(path.join(await elegirLugar(dePostgres), 'datos')) });
  let producto = await abrirProducto({ dataDir, env: suyo });
  abierto({ cerrar: () => producto.cerrar() });
  const matar = () => producto.cerrar('SIGKILL');
  return {
    url: producto.url,
    base: () => startPostgres({ dataDir: dePostgres }),
    matar,
    async renacer() {
      await matar();
      producto = await abrirProducto({ dataDir, env: suyo });
    },
  };
}
