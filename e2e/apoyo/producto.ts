import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { raiz } from '../../tools/ejecutar';
import { puertoLibre } from '../../services/local/src/postgres/puertoLibre';

/** A limit finds what never starts; on a busy machine it takes long. */
const ESPERA_MS = 15 * 60_000;

/** A folder for a product's data; a product may be opened on it anew. `borrar` takes it away. */
export function carpetaNueva(nombre: string): { dataDir: string; borrar: () => void } {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), `comanda-${nombre}-`));
  chmodSync(carpeta, 0o755); // the database's server may run as another user
  return {
    dataDir: path.join(carpeta, 'datos'),
    borrar: () => rmSync(carpeta, { recursive: true, force: true }),
  };
}

export type Producto = {
  url: string;
  dataDir: string;
  printUrl: string;
  sri: string;
  /** Ends once its process has. */
  cerrar: (senal?: NodeJS.Signals) => Promise<void>;
  /** The last of what it logged. */
  registro: (lineas: number) => string;
};

/** The product as `npm start` runs it, on free ports; on a given one where it is opened anew for a browser that knows it. */
export async function abrirProducto({
  dataDir,
  env = {},
}: {
  dataDir: string;
  env?: NodeJS.ProcessEnv;
}): Promise<Producto> {
  const [port, printPort, sriPort] = [
    env.PORT ?? (await puertoLibre()),
    env.PRINT_PORT ?? (await puertoLibre()),
    await puertoLibre(),
  ];
  const hijo = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(raiz, 'services/local/src/server.ts')],
    {
      cwd: raiz,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        PRINT_PORT: String(printPort),
        SRI_SANDBOX_PORT: String(sriPort),
        DATA_DIR: dataDir,
        ...env,
      },
    },
  );
  const fin = new Promise<void>((resolve) => hijo.once('exit', () => resolve()));
  process.once('exit', () => hijo.kill()); // nobody is left behind who holds the output of this one
  const cerrar = (senal: NodeJS.Signals = 'SIGTERM') => {
    hijo.kill(senal);
    return fin;
  };
  let dicho = '';
  const url = await new Promise<string>((resolve, reject) => {
    const reloj = setTimeout(() => reject(new Error('the product did not start')), ESPERA_MS);
    hijo.stdout.on('data', (trozo: Buffer) => {
      dicho += trozo.toString();
      const listo = /Listo: (\S+)/.exec(dicho)?.[1];
      if (!listo) return;
      clearTimeout(reloj);
      resolve(listo);
    });
    hijo.once('exit', () => reject(new Error('the product ended before it was ready')));
  });
  return {
    url,
    dataDir,
    printUrl: `http://localhost:${printPort}`,
    sri: `http://127.0.0.1:${sriPort}`,
    cerrar,
    registro: (lineas) => dicho.trimEnd().split('\n').slice(-lineas).join('\n'),
  };
}
