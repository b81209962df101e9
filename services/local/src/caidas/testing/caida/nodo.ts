import path from 'node:path';

import { postmasterDe } from '../../../postgres/postmasterPid';
import { detener } from '../../../postgres/servidor';

import { carpetaDe, guardar, lanzar, rellenar, type Casa, type Parte } from './partes';

import type { Lugar } from './red';

export type Claves = Record<'postgres' | 'replicador' | 'rebobinador' | 'dueno' | 'app', string>;

type DeNodo = {
  casa: Casa;
  cual: number;
  lugar: Lugar;
  /** Where etcd answers, and who may connect. */
  etcd: string;
  cidr: string;
  claves: Claves;
};

export type Nodo = Parte & {
  nombre: string;
  ip: string;
  /** kill -9 of its PostgreSQL; Patroni stays. */
  matar(): Promise<void>;
};

/** PostgreSQL under Patroni, with its PgBouncer, as the files of operacion/ have them. */
export async function abrirNodo({ casa, cual, lugar, etcd, cidr, claves }: DeNodo): Promise<Nodo> {
  const nombre = `n${cual}`;
  const suya = await carpetaDe(casa, nombre);
  const datos = path.join(suya, 'datos');
  const { ip: EQUIPO } = lugar;
  const yml = rellenar('patroni.yml', {
    NODO: nombre,
    EQUIPO,
    ETCD: etcd,
    RED: cidr,
    DATOS: datos,
    SOCKETS: suya,
    CLAVE_POSTGRES: claves.postgres,
    CLAVE_REPLICADOR: claves.replicador,
    CLAVE_REBOBINADOR: claves.rebobinador,
  });
  const usuarios = await guardar(
    casa,
    `${nombre}.usuarios`,
    `"comanda_app" "${claves.app}"\n"comanda_identidad" "${claves.app}"\n`,
  );
  const ini = rellenar('pgbouncer.ini', { EQUIPO }).replace(/^(auth_file = ).*/m, `$1${usuarios}`);
  const patroni = await lanzar(casa, `${nombre}.patroni`, {
    programa: 'patroni',
    args: [await guardar(casa, `${nombre}.yml`, yml)],
    lugar,
  });
  const pgbouncer = await lanzar(casa, `${nombre}.pgbouncer`, {
    programa: 'pgbouncer',
    args: [await guardar(casa, `${nombre}.ini`, ini)],
    lugar,
  });
  return {
    nombre,
    ip: EQUIPO,
    async matar() {
      const postmaster = await postmasterDe(datos);
      if (!postmaster) throw new Error(`${nombre} has no PostgreSQL to kill`);
      process.kill(postmaster.pid, 'SIGKILL');
    },
    async cerrar() {
      await pgbouncer.cerrar();
      await patroni.cerrar();
      await detener(datos); // a Patroni that is killed leaves it
    },
  };
}
