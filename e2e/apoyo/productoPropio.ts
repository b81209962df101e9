import { test } from '@playwright/test';

import { puertoLibre } from '../../services/local/src/postgres/puertoLibre';

import { detenerBase } from './base';
import { abrirProducto, carpetaNueva, type Producto } from './producto';

/** A product that the tests of a file have to themselves, which they may kill and open anew where it was. */
export type ProductoPropio = Omit<Producto, 'cerrar'> & {
  /** Ends as a person ends it. */
  cerrar: () => Promise<void>;
  /** Its process ends as if the power did; its database may go on for a moment. */
  matar: () => Promise<void>;
  /** On the same folder and ports. */
  volver: (env?: NodeJS.ProcessEnv) => Promise<void>;
};

/** Opens one before the first test of the file, and closes it after the last. */
export function productoPropio(nombre: string, env: NodeJS.ProcessEnv = {}): ProductoPropio {
  let carpeta: ReturnType<typeof carpetaNueva> | null = null;
  let puertos: NodeJS.ProcessEnv = {};
  let abierto: Producto | null = null;
  let ultimo: Producto | null = null;
  const el = (): Producto => {
    if (!ultimo) throw new Error(`${nombre}: its product opens before the first test, not before`);
    return ultimo;
  };
  const laCarpeta = () => (carpeta ??= carpetaNueva(nombre));
  const volver = async (otras: NodeJS.ProcessEnv = {}) => {
    const { dataDir } = laCarpeta();
    abierto = await abrirProducto({ dataDir, env: { ...puertos, ...env, ...otras } });
    ultimo = abierto;
  };

  test.beforeAll(async () => {
    puertos = { PORT: String(await puertoLibre()), PRINT_PORT: String(await puertoLibre()) };
    await volver();
  });
  test.afterAll(async () => {
    await (abierto ? abierto.cerrar() : detenerBase(laCarpeta().dataDir));
    laCarpeta().borrar();
  });

  return {
    get url() {
      return el().url;
    },
    get printUrl() {
      return el().printUrl;
    },
    get sri() {
      return el().sri;
    },
    get dataDir() {
      return laCarpeta().dataDir;
    },
    registro: (lineas) => el().registro(lineas),
    async cerrar() {
      await abierto?.cerrar();
      abierto = null;
    },
    async matar() {
      await abierto?.cerrar('SIGKILL');
      abierto = null;
    },
    volver,
  };
}
