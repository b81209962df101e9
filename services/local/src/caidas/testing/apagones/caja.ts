import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { puertoLibre } from '../../../postgres/puertoLibre';
import { postmasterDe } from '../../../postgres/postmasterPid';
import { arrancar, type Arrancado } from '../../../testing/arrancar';
import { SIN_RITMO } from '../caos/procesos';

export type Caja = {
  /** Of its calls; the same however often it is started again. */
  url: string;
  dataDir: string;
  /** Process of Node and of the database's postmaster, as they are now. */
  pids(): Promise<{ node: number; postmaster: number }>;
  /** Another till on the same folder, on other ports. */
  otra(): Promise<Arrancado>;
  cerrar(): Promise<void>;
};

const PAUSA_MS = 200;

/** The till on a folder, under somebody who starts it again whenever it ends. */
export async function abrirCaja(dataDir: string, clave: Buffer): Promise<Caja> {
  const puertos = { PORT: await puertoLibre(), PRINT_PORT: await puertoLibre() };
  const suyos = { DATA_DIR: dataDir, DEMO: '0', FACTURACION_CLAVE: clave.toString('base64') };
  const env = {
    ...suyos,
    ...SIN_RITMO,
    ...Object.fromEntries(Object.entries(puertos).map(([de, puerto]) => [de, String(puerto)])),
  };
  const cierre = new AbortController();
  let actual = await arrancar({ env });
  if (actual.url === null) throw new Error(`abrirCaja: ${actual.dicho()}`);

  const supervisor = (async () => {
    for (;;) {
      await actual.fin;
      await esperar(PAUSA_MS);
      if (cierre.signal.aborted) return;
      actual = await arrancar({ env });
    }
  })();

  return {
    url: `http://127.0.0.1:${puertos.PORT}`,
    dataDir,
    async pids() {
      const postmaster = await postmasterDe(path.join(dataDir, 'postgres/datos'));
      return { node: actual.pid, postmaster: postmaster?.pid ?? 0 };
    },
    otra: () => arrancar({ env: { ...env, PORT: '0', PRINT_PORT: '0' } }),
    async cerrar() {
      cierre.abort();
      await actual.parar();
      await supervisor;
    },
  };
}
