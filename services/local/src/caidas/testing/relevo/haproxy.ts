import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { siHay } from '@comanda/kit/testing/siHay';
import { leerCatalogo } from '@comanda/shared/catalogo/catalogo';

import { puertoLibre } from '../../../postgres/puertoLibre';
import { responde, terminar } from '../caos/procesos';

const BINARIO = '/usr/sbin/haproxy';
export const haproxy = siHay('haproxy', existsSync(BINARIO));

type Reparto = {
  carpeta: string;
  /** Addresses of the processes that answer each of them. */
  identidad: readonly string[];
  ordering: readonly string[];
  billing: readonly string[];
  platform: readonly string[];
};

export type Proxy = {
  url: string;
  /** Answers once calls are sent to the process at that address again. */
  cuentaCon: (proceso: string) => Promise<void>;
  cerrar(): Promise<void>;
};

/** Calls shared out by path, as docs/operacion/instalar.md does, among the processes that say they are ready. */
export async function abrirHaproxy(reparto: Reparto): Promise<Proxy> {
  const puerto = await puertoLibre();
  const url = `http://127.0.0.1:${puerto}`;
  const archivo = path.join(reparto.carpeta, 'haproxy.cfg');
  await writeFile(archivo, ajustes(puerto, reparto, await caminosDeIdentidad()));
  const proceso = spawn(BINARIO, ['-q', '-db', '-f', archivo], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const cerrar = () => terminar(proceso, 'SIGTERM');
  try {
    await responde(url, proceso);
    return { url, cuentaCon: (otro) => cuentaCon(url, otro), cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}

const INTENTOS = 600;

async function cuentaCon(url: string, proceso: string): Promise<void> {
  for (let i = 0; i < INTENTOS; i++) {
    const estados = await (await fetch(`${url}${ESTADOS};csv`)).text();
    const [columnas = [], ...filas] = estados.split('\n').map((linea) => linea.split(','));
    const suyo = filas.find((una) => una[columnas.indexOf('addr')] === new URL(proceso).host);
    if (suyo?.[columnas.indexOf('status')] === 'UP') return;
    await esperar(100);
  }
  throw new Error(`haproxy sends nothing to ${proceso}`);
}

const servidores = (urls: readonly string[]) =>
  urls
    .map(
      (url, i) =>
        `  server s${i} ${new URL(url).host} check inter ${REVISION_MS}ms fall 2 rise 1 init-addr none`,
    )
    .join('\n');

/** Two are less than AVISO_APAGADO_MS, so that who is told to end is sent nothing more before it stops listening. */
export const REVISION_MS = 200;

const ESTADOS = '/haproxy';

/** As operacion/proxy/haproxy.cfg names them, which a test compares with the contracts too. */
async function caminosDeIdentidad(): Promise<string> {
  const { identidad } = await leerCatalogo();
  const caminos = Object.values(identidad).map(({ path: camino }) => camino);
  return [...new Set(caminos.filter((camino) => !camino.includes(':')))].join(' ');
}

const ajustes = (
  puerto: number,
  { identidad, ordering, billing, platform }: Reparto,
  deIdentidad: string,
) => `defaults
  mode http
  timeout connect 3s
  timeout client 75s
  timeout server 60s
  timeout check 5s
  option httpchk GET /salud/listo
  http-check expect status 200
  option redispatch
  retries 3
  http-reuse never
frontend web
  bind 127.0.0.1:${puerto}
  stats uri ${ESTADOS}
  stats show-legends
  use_backend billing if { path_beg /facturacion/ }
  acl de_identidad path ${deIdentidad}
  acl de_identidad path_beg /v1/logos/
  use_backend identidad if de_identidad { nbsrv(identidad) gt 0 }
  use_backend ordering if { path_beg /v1/ /salud } || { path /cambiar-estado-caja }
  default_backend platform
backend identidad
${servidores(identidad)}
backend ordering
${servidores(ordering)}
backend billing
${servidores(billing)}
backend platform
${servidores(platform)}
`;
