import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { openDb, sobrevivir, type Db } from '@comanda/kit/base/db';
import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN_OTRA, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { peticionDe } from '@comanda/kit/testing/peticion';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { buildApp } from '@comanda/ordering/app';
import { AHORA, makeSolicitudDeOtra } from '@comanda/ordering/testing/ventas';
import type { Call, CallInput } from '@comanda/shared/contracts/defineCall';
import { ventasCalls as calls } from '@comanda/shared/contracts/ventas/ventas';

import { migrarTodo } from '../migrarTodo';
import { direccionesDe, elegirLugar, startPostgres } from '../postgres/startPostgres';
import { prefijoDe } from '../testing/abandonadas';
import { MEMORIA } from '../testing/memoria';
import { sembrarPrueba } from '../testing/sembrarPrueba';

describe('a commit that stopped waiting for its standby', () => {
  let servicio: Servicio;
  let db: Db;
  let jefe: pg.Pool;
  beforeAll(async () => {
    const base = await mkdtemp(path.join(MEMORIA, prefijoDe(process.pid)));
    await chmod(base, 0o755); // the server may run as another user
    const dataDir = path.join(base, 'postgres');
    const servidor = await startPostgres({ dataDir });
    await migrarTodo(servidor.url);
    await sembrarPrueba(servidor.url);
    const { urlSuper } = await direccionesDe(await elegirLugar(dataDir));
    jefe = sobrevivir(new pg.Pool({ connectionString: urlSuper, max: 1 }));
    db = openDb({ url: servidor.urlApp });
    const close = async () => {
      await Promise.all([db.close(), jefe.end()]);
      await servidor.stop();
      await rm(base, { recursive: true });
    };
    servicio = await abrirServicio(
      buildApp,
      { reloj: () => AHORA },
      { base: { db, url: servidor.url, close } },
    );
  });
  afterAll(() => servicio.cerrar());

  /** From now on a commit waits for that standby; none is there. */
  async function esperarA(standby: string): Promise<void> {
    await jefe.query(`alter system set synchronous_standby_names = '${standby}'`);
    await jefe.query('select pg_reload_conf()');
    await hasta('it is so', async () => {
      const { rows } = await jefe.query<{ es: boolean }>(
        `select setting = $1 as es from pg_settings where name = 'synchronous_standby_names'`,
        [standby],
      );
      return rows[0]?.es ?? false;
    });
  }

  /** Ends the wait of whoever waits for the standby; false: nobody does yet. */
  const dejarDeEsperar = async (): Promise<boolean> =>
    (
      await jefe.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      )
    ).rowCount === 1;

  const impaciente = async <Respuesta>(pedido: Promise<Respuesta>): Promise<Respuesta> => {
    await hasta('the commit waits for the standby', dejarDeEsperar);
    return pedido;
  };

  it('is not known, and neither is a sale that is found there, until a standby has it', async () => {
    const idempotencia = randomUUID();
    const headers = await sesionDe(servicio.url, ADMIN_OTRA);
    // `pedir` of the service takes no fault of the server for an answer
    const pedir = async <C extends Call>(call: C, entrada: CallInput<C>) => {
      const peticion = peticionDe(call, entrada as object);
      const respuesta = await servicio.app.inject({
        ...peticion,
        headers: { ...peticion.headers, ...headers },
      });
      return { status: respuesta.statusCode, ...respuesta.json<object>() };
    };
    const vender = () => pedir(calls.crearVenta, { ...makeSolicitudDeOtra(), idempotencia });
    const consultar = () => pedir(calls.consultarVenta, { empresa: OTRA.empresa, idempotencia });
    const guardadas = () =>
      servicio.sql('select from pedidos.ventas where idempotencia = $1', [idempotencia]);
    await consultar(); // the session is known from here on
    await esperarA('ninguno');

    for (const preguntar of [vender, vender, consultar]) {
      expect(await impaciente(preguntar())).toMatchObject({
        status: 503,
        code: 'BASE_NO_DISPONIBLE',
      });
      expect(await guardadas()).toHaveLength(1); // in this server alone
    }

    await esperarA('');
    expect(await vender()).toMatchObject({ status: 200, data: { repetida: true } });
    expect(await consultar()).toMatchObject({ status: 200, data: { repetida: true } });
    expect(await guardadas()).toHaveLength(1);
  });
});
