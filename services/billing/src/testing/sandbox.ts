import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { raizDelProyecto } from './compartido';

export type SandboxDePrueba = {
  url: string;
  /** What the authority answers to a company next, a step for each call (sri-sandbox/src/guion.ts). */
  guion(ruc: string, pasos: readonly object[]): Promise<void>;
  /** How the authority behaves from now on, to all. */
  poner(modo: 'normal' | 'caida' | 'demorado' | 'mudo' | 'fallo', ms?: number): Promise<void>;
  /** How far the authority's clock goes ahead. */
  adelantar(ms: number): Promise<void>;
  /** A decree is published. */
  publicar(decreto: object): Promise<void>;
  /** Its company annulled that document in the portal. */
  anular(clave: string): Promise<void>;
  cerrar(): Promise<void>;
};

const SERVIDOR = path.join(raizDelProyecto, 'services/sri-sandbox/src/server.ts');

/** The sandbox as a process of its own, on a free port: services meet over HTTP only. */
export async function abrirSandbox(archivo?: string, esquemas?: string): Promise<SandboxDePrueba> {
  const proceso = spawn(process.execPath, ['--import', 'tsx', SERVIDOR], {
    cwd: raizDelProyecto,
    env: {
      ...process.env,
      SRI_SANDBOX_PORT: '0',
      ...(archivo && { SRI_SANDBOX_FILE: archivo }),
      ...(esquemas && { SRI_XSD_DIR: esquemas }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const salida = new Promise<void>((resolve) => proceso.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(proceso.stdout).once('line', (linea) =>
      resolve(linea.replace('sri-sandbox: ', '')),
    );
    proceso.once('exit', (codigo) => reject(new Error(`sandbox ended with ${String(codigo)}`)));
  });
  const controlar = async (orden: object) => {
    const respuesta = await fetch(new URL('/control', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orden),
    });
    if (!respuesta.ok)
      throw new Error(`sandbox control: ${respuesta.status} ${await respuesta.text()}`);
  };
  return {
    url,
    guion: (ruc, pasos) => controlar({ ruc, guion: pasos }),
    adelantar: (adelanto_ms) => controlar({ adelanto_ms }),
    publicar: (decreto) => controlar({ publicar: decreto }),
    anular: (clave) => controlar({ anular: clave }),
    poner: (modo, ms = 0) => controlar({ modo, ms }),
    async cerrar() {
      proceso.kill('SIGTERM');
      await salida;
    },
  };
}
