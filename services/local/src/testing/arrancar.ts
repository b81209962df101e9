import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('../../../../', import.meta.url));

export type Arrancado = {
  pid: number;
  /** Its address; null when it ended without being ready. */
  url: string | null;
  /** All it has said so far, out and err. */
  dicho: () => string;
  /** Its exit code, once it has ended. */
  fin: Promise<number | null>;
  /** Ends it in order, if it still runs. */
  parar(): Promise<void>;
};

type Como = {
  env: Record<string, string>;
  /** Another program to run it with: a user with fewer rights. */
  con?: readonly string[];
};

/** services/local as `npm start` runs it; answers when it is ready or has ended. */
export async function arrancar({ env, con = [] }: Como): Promise<Arrancado> {
  const [programa, ...args] = [
    ...con,
    process.execPath,
    '--import',
    'tsx',
    'services/local/src/server.ts',
  ];
  const hijo = spawn(programa, args, {
    cwd: RAIZ,
    env: {
      PATH: process.env['PATH'],
      DB_PREPARED: process.env['DB_PREPARED'] ?? 'on', // of the database it is given
      PORT: '0',
      PRINT_PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  let dicho = '';
  const fin = new Promise<number | null>((resolve, reject) => {
    hijo.once('error', reject);
    hijo.once('close', resolve);
  });
  const url = await new Promise<string | null>((resolve, reject) => {
    const oir = (trozo: Buffer) => {
      dicho += trozo.toString();
      const lista = /^Listo: (\S+)\n/m.exec(dicho)?.[1];
      if (lista) resolve(lista);
    };
    hijo.stdout.on('data', oir);
    hijo.stderr.on('data', oir);
    fin.then(() => resolve(null), reject);
  });
  return {
    pid: hijo.pid ?? 0,
    url,
    dicho: () => dicho,
    fin,
    async parar() {
      if (hijo.exitCode === null && hijo.signalCode === null) hijo.kill('SIGTERM');
      await fin;
    },
  };
}
