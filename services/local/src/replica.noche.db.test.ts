import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { enEmpresa, openDb, type Db } from '@comanda/kit/base/db';
import { abrirLectura, type Lectura } from '@comanda/kit/base/lectura';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, ADMIN_OTRA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { buildApp } from '@comanda/ordering/app';
import { makeSolicitudDeOtra } from '@comanda/ordering/testing/ventas';
import { reportesCalls as calls } from '@comanda/shared/contracts/reportes/reportes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { abrirConReplica, type ConReplica } from './testing/replica';

let con: ConReplica;
let db: Db;
let lectura: Lectura;
let servicio: Servicio;
let adelanto = 0;
const dicho: string[] = [];
const log = {
  warn: (detalle: object, que: string) => void dicho.push(`${que}: ${JSON.stringify(detalle)}`),
  info: (_detalle: object, que: string) => void dicho.push(que),
};
const reloj = () => new Date(Date.now() + adelanto);
const abrir = (over: Partial<Parameters<typeof abrirLectura>[0]> = {}) =>
  abrirLectura({ db, url: con.replica.urlApp, log, cadaMs: 0, ...over });

beforeAll(async () => {
  con = await abrirConReplica();
  db = openDb({ url: con.principal.urlApp });
  lectura = abrir();
  const base = { url: con.principal.url, db, close: () => db.close() };
  servicio = await abrirServicio(buildApp, { reloj, lectura }, { base });
}, 60_000);
afterAll(async () => {
  await lectura.close();
  await servicio.cerrar();
  await con.cerrar();
});

const HOY = fechaNegocio(new Date());
const vendidas = async (fecha_fin = HOY) => {
  const { figuras, datos_hasta } = await servicio.dato(calls.reporteVentas, ADMIN_OTRA, {
    empresa: OTRA.empresa,
    fecha_ini: '2026-01-01',
    fecha_fin,
  });
  return { ventas: figuras.ventas, datos_hasta };
};
/** A sale that somebody else made, in some other process. */
const venderAparte = () =>
  servicio.sql(
    `insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial,
       forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion)
     select $1, gen_random_uuid(), $2, '', '009', '009', coalesce(max(secuencial), 0) + 1, 'EFECTIVO', $3, 'x',
            '9999999999999', 'CONSUMIDOR FINAL', '', 10, 1.5, 11.5, $4::date, now()
       from pedidos.ventas where empresa_id = $1`,
    [OTRA.id, randomUUID(), ADMIN_OTRA.id, HOY],
  );

describe('REPLICA_URL: reports are read from a replica', () => {
  it('reads there what has arrived, and says of when it is where that matters', async () => {
    const antes = (await vendidas()).ventas;
    await venderAparte();
    await hasta('the replica has it', async () => (await vendidas()).ventas === antes + 1);
    expect((await vendidas()).datos_hasta).toBeNull();

    await con.pausar();
    await venderAparte();
    expect(await vendidas()).toEqual({ ventas: antes + 1, datos_hasta: null }); // moments behind
    adelanto = 60_000;
    const { ventas, datos_hasta } = await vendidas();
    expect([ventas, typeof datos_hasta]).toEqual([antes + 1, 'string']);
    expect(Math.abs(Date.parse(datos_hasta ?? '') - Date.now())).toBeLessThan(30_000);
    expect((await vendidas('2026-01-31')).datos_hasta).toBeNull(); // days that are over
    adelanto = 0;
    await con.seguir();
    await hasta('it goes on', async () => (await vendidas()).ventas === antes + 2);
  });

  it('shows to whoever has just done something what they did, whatever the replica lacks', async () => {
    await con.pausar();
    const antes = (await vendidas()).ventas;
    await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra(),
      idempotencia: randomUUID(),
    });
    expect(await vendidas()).toEqual({ ventas: antes + 1, datos_hasta: null });
    const aparte = await lectura.leer({ id: 'otro' }, contar(OTRA.id));
    expect(aparte).toEqual({ dato: antes, hasta: expect.any(Date) });
    await con.seguir();
    await hasta('the replica has it', async () => {
      const { dato } = await lectura.leer({ id: 'otro' }, contar(OTRA.id));
      return dato === antes + 1;
    });
    await con.pausar();
    await venderAparte();
    expect((await vendidas()).ventas).toBe(antes + 1); // from the replica again
    await con.seguir();
  });

  it('holds every company apart there too', async () => {
    const { dato, hasta: cuando } = await lectura.leer(ADMIN, async (donde) => {
      const deOtra = await contar(OTRA.id)(donde);
      const ajenas = await enEmpresa(donde, empresaDeTrabajo(PUERTO.id), ({ client }) =>
        client.query('select from pedidos.ventas where empresa_id = $1', [OTRA.id]),
      );
      return [deOtra > 0, ajenas.rowCount];
    });
    expect([dato, cuando !== null]).toEqual([[true, 0], true]);
  });

  it('reads the main database while the replica is too far behind, and says so once', async () => {
    await con.pausar();
    await venderAparte();
    const propia = abrir({ atrasoMaximoMs: 0 });
    dicho.length = 0;
    const principal = await contar(OTRA.id)(db);
    for (const _ of [1, 2])
      expect(await propia.leer(ADMIN, contar(OTRA.id))).toEqual({ dato: principal, hasta: null });
    expect(dicho).toEqual([expect.stringMatching(/^replica not read.*s behind/)]);
    await propia.close();
    await con.seguir();
  });

  it.each([
    ['one that sees past row security', () => con.replica.url, 'no es un rol restringido'],
    ['a database of its own', () => process.env['TEST_APP_URL'] ?? '', 'a database of its own'],
    ['nobody', () => 'postgres://comanda_app@127.0.0.1:1/comanda', 'ECONNREFUSED'],
  ])('does not read from %s', async (_que, url, motivo) => {
    const propia = abrir({ url: url() });
    dicho.length = 0;
    expect((await propia.leer(ADMIN, contar(OTRA.id))).hasta).toBeNull();
    expect(dicho).toEqual([expect.stringContaining(motivo)]);
    await propia.close();
  });

  it('reads the main database where a balancer leads to it', async () => {
    const propia = abrir({ url: con.principal.urlApp });
    const { hasta: cuando } = await propia.leer(ADMIN, contar(OTRA.id));
    expect(Math.abs((cuando?.getTime() ?? 0) - Date.now())).toBeLessThan(30_000);
    await propia.close();
  });

  it('goes on with the main database when the replica dies, and says so once', async () => {
    const ventas = await contar(OTRA.id)(db);
    await vendidas();
    dicho.length = 0;
    await con.apagar();
    for (const _ of [1, 2, 3]) expect(await vendidas()).toEqual({ ventas, datos_hasta: null });
    expect(dicho).toEqual([expect.stringMatching(/^replica not read/)]);
  });
});

const contar = (empresa: number) => async (donde: Db) => {
  const { rows } = await enEmpresa(donde, empresaDeTrabajo(empresa), ({ client }) =>
    client.query<{ n: number }>(
      'select count(*)::int as n from pedidos.ventas where empresa_id = $1',
      [empresa],
    ),
  );
  return rows[0]?.n ?? 0;
};
