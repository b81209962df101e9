import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as esperar } from 'node:timers/promises';

import { puertoLibre } from '../../../postgres/puertoLibre';

const RAIZ = fileURLToPath(new URL('../../../../../../', import.meta.url));

/** All of their clients are one user at one address, who do what a thousand would. */
export const SIN_RITMO = { RITMO_USUARIO: '0', RITMO_DIRECCION: '0' };

export type Proceso = {
  /** Of its calls; the same however often it is started again. */
  url: string;
  /** kill -9: it says goodbye to nobody. Then it is started again. */
  renacer(): Promise<void>;
  /**
   * Told to end, as an upgrade does, and started again once it has, of the sources that stand in `raiz` from then on; answers
   * how many milliseconds it took to end.
   */
  relevar(raiz?: string): Promise<number>;
  cerrar(): Promise<void>;
};

/** A service as a process of its own, which may be killed; of the sources that stand in `raiz`, at the port `suyo` or a free one. */
export async function abrirProceso(
  servicio: 'identidad' | 'ordering' | 'billing' | 'platform' | 'sri-sandbox',
  env: Record<string, string>,
  raiz = RAIZ,
  suyo?: number,
): Promise<Proceso> {
  const puerto = suyo ?? (await puertoLibre());
  const url = `http://127.0.0.1:${puerto}`;
  let suya = raiz;
  const nacer = async () => {
    const proceso = spawn(
      process.execPath,
      ['--import', 'tsx', `services/${servicio}/src/server.ts`],
      {
        cwd: suya,
        env: {
          ...process.env,
          ...SIN_RITMO,
          ...env,
          PORT: String(puerto),
          SRI_SANDBOX_PORT: String(puerto),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const alSalir = () => proceso.kill('SIGKILL');
    process.once('exit', alSalir); // nobody is left behind by one who ends while it starts
    proceso.once('exit', () => process.off('exit', alSalir));
    try {
      await responde(url, proceso);
    } catch (error) {
      await terminar(proceso, 'SIGKILL'); // else it would keep the port
      throw error;
    }
    return proceso;
  };
  let vivo = await nacer();

  return {
    url,
    async renacer() {
      await terminar(vivo, 'SIGKILL');
      vivo = await nacer();
    },
    async relevar(otra = suya) {
      const desde = performance.now();
      await terminar(vivo, 'SIGTERM');
      const tardo = performance.now() - desde;
      suya = otra;
      vivo = await nacer();
      return tardo;
    },
    cerrar: () => terminar(vivo, 'SIGTERM'),
  };
}

type Mundo = { url: string; urlApp: string; clave: Buffer; carpeta: string; sandbox: string };

/** What ordering, billing and platform read of their environment. */
export const ajustesDe = ({ url, urlApp, clave, carpeta, sandbox }: Mundo) => ({
  DATABASE_URL: url,
  DATABASE_APP_URL: urlApp,
  HOST: '127.0.0.1',
  DATA_DIR: carpeta,
  FACTURACION_CLAVE: clave.toString('base64'),
  IDENTIDAD_CLAVE: clave.toString('base64'),
  RUC_PROVEEDOR: '1790011674001',
  SRI_URL: `${sandbox}/comprobantes-electronicos-ws`,
});

/** Answers once it has ended. */
export async function terminar(
  proceso: ChildProcess,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  const fin = new Promise<void>((resolve) => proceso.once('exit', () => resolve()));
  if (proceso.exitCode !== null || proceso.signalCode !== null) return;
  proceso.kill(signal);
  await fin;
}

/** A minute: a machine with much to do takes most of it to start one. */
const INTENTOS = 1_200;

/** Answers once `/salud` does, with 200; throws where it ends first. */
export async function responde(url: string, proceso: ChildProcess): Promise<void> {
  for (let i = 0; i < INTENTOS; i++) {
    if (proceso.exitCode !== null) throw new Error(`${url} ended with ${proceso.exitCode}`);
    if (
      await fetch(`${url}/salud`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await esperar(50);
  }
  throw new Error(`${url} did not answer`);
}
