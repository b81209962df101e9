import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { comoDueno } from '@comanda/kit/testing/testDb';

import { usuarioDelServidor } from '../../../postgres/usuario';

import { abrirNodo, type Claves, type Nodo } from './nodo';
import { carpetaDe, guardar, lanzar, rellenar, type Casa, type Parte } from './partes';

import type { Red } from './red';

export type Cluster = {
  /** Of the owner, past PgBouncer. */
  url: string;
  /** As the services enter, through it; and past it. */
  urlApp: string;
  urlAppDirecta: string;
  nodos: readonly Nodo[];
  /** Which of them has that role now; throws where none has. */
  cual(papel: 'leader' | 'sync_standby'): Promise<number>;
  /** Answers once a node leads, another is its synchronous standby and all of them run; throws when that does not come. */
  sano(): Promise<void>;
  cerrar(): Promise<void>;
};

const clave = () => randomBytes(16).toString('hex');

/** etcd, nodes of PostgreSQL that choose their primary, and haproxy before them. */
export async function abrirCluster(carpeta: string, red: Red): Promise<Cluster> {
  await chmod(carpeta, 0o755); // the parts run as another user
  const casa = { carpeta, usuario: await usuarioDelServidor(path.join(carpeta, 'datos')) };
  const claves: Claves = {
    postgres: clave(),
    replicador: clave(),
    rebobinador: clave(),
    dueno: clave(),
    app: clave(),
  };
  const abiertas: Parte[] = [];
  const cerrar = async () => {
    await Promise.all(abiertas.map((una) => una.cerrar()));
  };
  try {
    abiertas.push(await abrirEtcd(casa, red));
    const nodos: Nodo[] = [];
    for (const [cual, lugar] of red.lugares.entries()) {
      const etcd = `${red.propia}:2379`;
      const nodo = await abrirNodo({ casa, cual, lugar, etcd, cidr: red.cidr, claves });
      nodos.push(nodo);
      abiertas.push(nodo);
    }
    abiertas.push(await abrirProxy(casa, red));
    const en = (puerto: number, quien: string, base = 'comanda') =>
      `postgres://${quien}@${red.propia}:${puerto}/${base}`;
    await crearBase(en(5433, `postgres:${claves.postgres}`, 'postgres'), claves);
    const app = `comanda_app:${claves.app}`;
    return {
      url: en(5433, `comanda:${claves.dueno}`),
      urlApp: en(6432, app),
      urlAppDirecta: en(5433, app),
      nodos,
      cual: async (papel) => {
        const de = (await miembros(nodos)).find(({ role }) => role === papel);
        const cual = nodos.findIndex(({ nombre }) => nombre === de?.name);
        if (cual === -1) throw new Error(`the cluster has no ${papel}`);
        return cual;
      },
      sano: () => hastaSano(nodos),
      cerrar,
    };
  } catch (error) {
    await cerrar();
    throw error;
  }
}

async function abrirEtcd(casa: Casa, { propia }: Red): Promise<Parte> {
  const NODOS = `n=http://${propia}:2380`;
  const lineas = rellenar('etcd.env', { NODO: 'n', EQUIPO: propia, NODOS }).matchAll(
    /^(ETCD_\w+)="(.*)"$/gm,
  );
  const env = Object.fromEntries([...lineas].map(([, nombre = '', valor = '']) => [nombre, valor]));
  return lanzar(casa, 'etcd', {
    programa: 'etcd',
    env: { ...env, ETCD_DATA_DIR: await carpetaDe(casa, 'etcd') },
  });
}

async function abrirProxy(casa: Casa, { propia, lugares }: Red): Promise<Parte> {
  const [uno, dos, tres] = lugares.map(({ ip }) => ip);
  const texto = rellenar('haproxy.cfg', {
    ...(uno && { EQUIPO_UNO: uno }),
    ...(dos && { EQUIPO_DOS: dos }),
    ...(tres && { EQUIPO_TRES: tres }),
  })
    .replaceAll('bind 127.0.0.1', `bind ${propia}`)
    .replaceAll(/^ *server .*@EQUIPO.*\n/gm, ''); // there are fewer nodes
  return lanzar(casa, 'haproxy', {
    programa: 'haproxy',
    args: ['-db', '-f', await guardar(casa, 'base.cfg', texto)],
  });
}

const PRIMERA_VEZ_MS = 60_000;
const PAUSA_MS = 200;

/** What instalar.md has done by hand, as soon as there is a primary to do it on. */
async function crearBase(url: string, { dueno, app }: Claves): Promise<void> {
  const limite = performance.now() + PRIMERA_VEZ_MS;
  for (;;) {
    try {
      await comoDueno(url, 'select 1');
      break;
    } catch (error) {
      if (performance.now() > limite) throw error;
      await esperar(PAUSA_MS);
    }
  }
  for (const texto of [
    `create role comanda login createrole password '${dueno}'`,
    `create role comanda_app login password '${app}'`,
    'grant comanda_app to comanda with admin option',
    'create database comanda owner comanda',
  ])
    await comoDueno(url, texto);
}

type Miembro = { name: string; role: string; state: string };

/** As the first node that answers tells it. */
async function miembros(nodos: readonly Nodo[]): Promise<Miembro[]> {
  const vistas = await Promise.all(
    nodos.map(
      ({ ip }) =>
        fetch(`http://${ip}:8008/cluster`, { signal: AbortSignal.timeout(1_000) })
          .then(async (respuesta) => ((await respuesta.json()) as { members: Miembro[] }).members)
          .catch((): Miembro[] => []), // it is being killed, or cut
    ),
  );
  return vistas.find((vista) => vista.some(({ role }) => role === 'leader')) ?? [];
}

const SANO_MS = 120_000;
/** What Patroni tells is of a moment ago. */
const LECTURAS = 3;

async function hastaSano(nodos: readonly Nodo[]): Promise<void> {
  const limite = performance.now() + SANO_MS;
  let seguidas = 0;
  while (seguidas < LECTURAS) {
    const vista = await miembros(nodos);
    const corren = vista.filter(({ state }) => state === 'running' || state === 'streaming');
    const papeles = new Set(vista.map(({ role }) => role));
    const bien =
      corren.length === nodos.length && papeles.has('leader') && papeles.has('sync_standby');
    seguidas = bien ? seguidas + 1 : 0;
    if (performance.now() > limite)
      throw new Error(`the cluster is not well: ${JSON.stringify(vista)}`);
    await esperar(PAUSA_MS);
  }
}
