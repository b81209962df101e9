import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import pg from 'pg';

import { Impedimento } from '../impedimento';

import { contablesDe, contarPorEmpresa } from './cuentas';
import { recorrerCarpeta, type Hallado } from './recorrer';

import type { CuentaDeTabla } from './manifiesto';

/** Of no use in a copy, or of the server that runs: what PostgreSQL's own pg_basebackup leaves out. */
const SIN_CONTENIDO =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./;
const FUERA =
  /^(postmaster[.](pid|opts)|backup_label([.]old)?|tablespace_map([.]old)?|backup_manifest|standby[.]signal|recovery[.]signal|current_logfiles)$|(^|\/)(pgsql_tmp|pg_internal[.]init)[^/]*/;
/** Where recovery begins: a copy of it taken after all else, as pg_basebackup does. */
const CONTROL = 'global/pg_control';

const esDeLaCopia = (ruta: string) =>
  (!SIN_CONTENIDO.test(ruta) || ruta === 'pg_wal/archive_status' || ruta === 'pg_wal/summaries') &&
  !FUERA.test(ruta) &&
  ruta !== CONTROL;

/** The server's files in its data folder, but for pg_control and its journal. */
export const archivosDeBase = (datos: string) => recorrerCarpeta(datos, '', esDeLaCopia);

export type CierreDeCopia = {
  /** backup_label: from where the copy is to be made whole. */
  etiqueta: string;
  /** The segments of the journal it needs. */
  diario: Hallado[];
  cuentas: CuentaDeTabla[];
  /** How long writers were held up. */
  paradaMs: number;
};

export type Copia = {
  control: string;
  cerrar: () => Promise<CierreDeCopia>;
  soltar: () => Promise<void>;
};

/**
 * PostgreSQL's own way to copy the files of a server that works (its manual: "Making a Base Backup Using the Low Level
 * API"): files may be torn, the journal kept from `abrir` to `cerrar` mends them.
 */
export async function abrirCopia(url: string, datos: string): Promise<Copia> {
  const client = await conectar(url);
  const soltar = () => client.end().catch(() => undefined); // it may be gone already
  try {
    await sinTablespaces(client);
    // of this session alone: no segment that the copy needs is reused before it is copied, however long that takes
    await client.query(
      `select pg_create_physical_replication_slot('respaldo_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`select pg_backup_start('comanda', true)`);
  } catch (error) {
    await soltar();
    throw error;
  }
  return {
    control: path.join(datos, CONTROL),
    soltar,
    async cerrar() {
      const testigo = await conectar(url);
      try {
        const { paradaMs, ...fin } = await conParada(client, testigo);
        const cuentas = await contarPorEmpresa(testigo);
        await testigo.query('commit');
        return { etiqueta: fin.etiqueta, diario: await diarioDe(datos, fin), cuentas, paradaMs };
      } finally {
        await testigo.end();
      }
    },
  };
}

async function conectar(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the server ended under it: the next query says so
  await client.connect();
  return client;
}

async function sinTablespaces(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_tablespace where spcname not in ('pg_default', 'pg_global')`,
  );
  if (rowCount)
    throw new Impedimento(
      'La base de datos tiene tablas en otras carpetas (tablespaces), que este respaldo no guarda.',
    );
}

const INTENTOS = 60;
const ENTRE_INTENTOS_MS = 1_000;
/** A deadlock, or a writer that takes long: who sells is not to wait behind us. */
const OTRA_VEZ = new Set(['40P01', '55P03']);

type Fin = { etiqueta: string; ultimo: string };

/** The end of the copy and a view of the very same moment: between the two nobody writes what is counted. */
async function conParada(
  client: pg.Client,
  testigo: pg.Client,
): Promise<Fin & { paradaMs: number }> {
  const tablas = (await contablesDe(client)).map(({ tabla }) => tabla).join(', ');
  for (let quedan = INTENTOS; ; quedan--) {
    const inicio = performance.now();
    try {
      await client.query('begin isolation level repeatable read');
      await client.query(`set local lock_timeout = '500ms'; set local deadlock_timeout = '50ms'`);
      if (tablas) await client.query(`lock table ${tablas} in share mode`);
      await verLoMismo(client, testigo);
      const fin = await terminar(client);
      await client.query('commit');
      return { ...fin, paradaMs: performance.now() - inicio };
    } catch (error) {
      await Promise.all([client, testigo].map((uno) => uno.query('rollback')));
      if (!(error instanceof pg.DatabaseError && OTRA_VEZ.has(error.code ?? ''))) throw error;
      if (quedan === 0)
        throw new Impedimento(
          'Hay una operación larga en la base de datos (¿una importación?). Repita el respaldo cuando termine.',
          { cause: error },
        );
      await esperar(ENTRE_INTENTOS_MS);
    }
  }
}

async function verLoMismo(client: pg.Client, testigo: pg.Client): Promise<void> {
  const { rows } = await client.query<{ foto: string }>('select pg_export_snapshot() as foto');
  await testigo.query('begin isolation level repeatable read read only');
  await testigo.query(`set transaction snapshot ${testigo.escapeLiteral(rows[0]?.foto ?? '')}`);
  await testigo.query('set local max_parallel_workers_per_gather = 0'); // the other cores are for who sells
}

async function terminar(client: pg.Client): Promise<Fin> {
  const { rows } = await client.query<Fin>(
    'select labelfile as etiqueta, pg_walfile_name(lsn) as ultimo from pg_backup_stop(false)',
  );
  const [fin] = rows;
  if (!fin) throw new Error('pg_backup_stop answered nothing');
  return fin;
}

/** The journal's files from the first that the label names to the last one. */
async function diarioDe(datos: string, { etiqueta, ultimo }: Fin): Promise<Hallado[]> {
  const primero = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(etiqueta)?.[1];
  const hallados: Hallado[] = [];
  const quiere = (nombre: string) =>
    primero !== undefined &&
    ((/^[0-9A-F]{24}$/.test(nombre) && nombre >= primero && nombre <= ultimo) ||
      nombre.endsWith('.history'));
  for await (const uno of recorrerCarpeta(path.join(datos, 'pg_wal'), '', quiere))
    hallados.push(uno);
  const nombres = new Set(hallados.map(({ ruta }) => ruta));
  if (primero === undefined || !nombres.has(primero) || !nombres.has(ultimo))
    throw new Error(`respaldo: the journal lacks ${primero} or ${ultimo}`);
  return hallados;
}
