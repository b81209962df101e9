import { ROL_APP, ROL_IDENTIDAD } from '@comanda/kit/base/rolApp';

import { conCliente } from '../postgres/conCliente';

import { CLASES } from './clases';
import { ajustesQueFaltan, enNodo, enPalabras, enServidor, siHayBase, soloEnNodo } from './nodos';
import { deReparto, enUna, nombres, type Paso, type Plan } from './paso';
import { SIN_REPARTIR } from './tablas';

import type pg from 'pg';

/**
 * Where this keeps what it has not finished, and the copies of what every server reads. `a_medias` has a row while a table of the product
 * is without its keys and triggers, or was not counted since its rows were moved: the product asks it, and does not start
 * (kit/base/aMedias).
 */
const ESQUEMA = [
  'create schema if not exists reparto',
  'grant usage on schema reparto to comanda_app',
  'create table if not exists reparto.apartadas (nombre text not null, poner text primary key)',
  'create table if not exists reparto.cuentas (tabla text primary key, filas bigint not null, suma numeric not null)',
  `create or replace view reparto.a_medias as
     select nombre from reparto.apartadas
     union all
     select c.tabla from reparto.cuentas c join pg_catalog.pg_dist_partition p on p.logicalrelid = to_regclass(c.tabla)`,
  'grant select on reparto.a_medias to comanda_app',
];

export const prepararEsquema: Paso = {
  que: 'esquema de trabajo',
  faltan: (plan) =>
    nombres(plan, `select 'reparto' as nombre where to_regclass('reparto.a_medias') is null`),
  hacer: ({ client }) => enUna(client, ESQUEMA),
};

export const unirServidores: Paso = {
  que: 'servidores',
  async faltan(plan) {
    const unidos = await nombres(
      plan,
      `select nodename || ':' || nodeport as nombre from pg_dist_node where isactive`,
    );
    return [plan.coordinador, ...plan.nodos].map(enPalabras).filter((uno) => !unidos.includes(uno));
  },
  async hacer({ client, url, coordinador, nodos }, cual) {
    const nodo = nodos.find((uno) => enPalabras(uno) === cual);
    if (nodo) {
      const suya = enNodo(url, nodo);
      await abrirBase(suya);
      await soloEnNodo(url, nodo, (suyo) => cerrarRevision(suyo, baseDe(url)));
      await client.query('select citus_add_node($1, $2)', [nodo.host, nodo.puerto]);
    } else {
      await client.query('select citus_set_coordinator_host($1, $2)', [
        coordinador.host,
        coordinador.puerto,
      ]);
    }
  },
};

const baseDe = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The base of that name, with the extension, made where it is not there. */
async function abrirBase(suya: string): Promise<void> {
  const base = baseDe(suya);
  await conCliente(enServidor(suya), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [base]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(base)}`);
  });
  await conCliente(suya, (client) => client.query('create extension if not exists citus'));
}

/** A function that is sent was checked where it was written, and may name one that comes after it. */
async function cerrarRevision(client: pg.Client, base: string): Promise<void> {
  await client.query(
    `alter database ${client.escapeIdentifier(base)} set check_function_bodies = off`,
  );
}

const ROLES = [ROL_APP, ROL_IDENTIDAD];

type Rol = { rol: string; entra: boolean; clave: string | null };

const rolesEn = async (client: pg.Client): Promise<Rol[]> => {
  const { rows } = await client.query<Rol>(
    'select rolname as rol, rolcanlogin as entra, rolpassword as clave from pg_authid where rolname = any ($1) order by 1',
    [ROLES],
  );
  return rows;
};

/** Who works enters each server as it enters the first, with the same password. */
export const igualarRoles: Paso = {
  que: 'roles que entran igual en cada servidor',
  async faltan({ client, url, nodos }) {
    const debe = JSON.stringify(await rolesEn(client));
    const faltan = await Promise.all(
      nodos.map(async (nodo) => {
        const suyos = await siHayBase(url, nodo, { preguntar: rolesEn, siNo: [] });
        return JSON.stringify(suyos) === debe ? [] : [enPalabras(nodo)];
      }),
    );
    return faltan.flat();
  },
  async hacer({ client, url, nodos }, cual) {
    const nodo = nodos.find((uno) => enPalabras(uno) === cual);
    if (!nodo) return;
    const roles = await rolesEn(client);
    await soloEnNodo(url, nodo, async (suyo) => {
      for (const { rol, entra, clave } of roles) {
        const conClave = clave === null ? 'password null' : `password ${suyo.escapeLiteral(clave)}`;
        await suyo.query(`alter role ${rol} ${entra ? 'login' : 'nologin'} ${conClave}`);
      }
    });
  },
};

/** Why nothing may be begun, a sentence each. */
export async function loQueImpide(plan: Plan): Promise<string[]> {
  const { client, url, nodos } = plan;
  const quien = await quienReparte(client);
  if (quien !== null) return [quien];
  const suyos = await ajustesQueFaltan(client, 'coordinador');
  const deNodos = await Promise.all(
    nodos.map((nodo) =>
      conCliente(enServidor(enNodo(url, nodo)), (uno) => ajustesQueFaltan(uno, enPalabras(nodo))),
    ),
  );
  const porHacer = (await quedanTablas(client)) || (await quedaSinTerminar(plan));
  const usan = porHacer ? await quienesUsan(client) : [];
  return [...suyos, ...deNodos.flat(), ...usan];
}

/** What is wrong with who asks, or with the server: what another made or migrated the owner could not migrate afterwards. */
async function quienReparte(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ dueno: boolean; superusuario: boolean; citus: boolean }>(
    `select exists (select from pg_namespace where nspname = 'pedidos' and pg_get_userbyid(nspowner) = current_user) as dueno,
            (select rolsuper from pg_roles where rolname = current_user) as superusuario,
            exists (select from pg_available_extensions where name = 'citus') as citus`,
  );
  const { dueno = false, superusuario = false, citus = false } = rows[0] ?? {};
  if (!dueno)
    return 'DATABASE_URL tiene que ser del dueño de la base, con que se migró: lo que hiciera otro no lo podría migrar él después.';
  if (!superusuario)
    return 'El dueño de la base tiene que ser superusuario mientras se reparte: solo así se unen servidores.';
  if (!citus)
    return 'Este PostgreSQL no tiene Citus: instálelo en cada servidor (docs/operacion/citus.md).';
  return null;
}

/** What is spread already may be sold in while it is brought up to date: functions and copies change under it as they do on one server. */
async function quedanTablas(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ hay: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as hay`,
  );
  if (!rows[0]?.hay) return true;
  const { rowCount } = await client.query(SIN_REPARTIR, [CLASES.distribuida]);
  return rowCount !== 0;
}

/** What was set aside, or counted and not compared yet. */
async function quedaSinTerminar(plan: Plan): Promise<boolean> {
  const apartadas = await deReparto(plan, 'apartadas', 'select nombre from reparto.apartadas');
  const cuentas = await deReparto(plan, 'cuentas', 'select tabla as nombre from reparto.cuentas');
  return apartadas.length + cuentas.length > 0;
}

async function quienesUsan(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ rol: string; n: number }>(
    `select usename as rol, count(*)::int as n from pg_stat_activity
      where datname = current_database() and usename = any ($1) group by 1 order by 1`,
    [ROLES],
  );
  return rows.map(({ rol, n }) => `Detenga el producto: ${rol} tiene ${n} conexiones a esta base.`);
}
