import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { enTransaccion } from '@comanda/kit/base/db';
import { hasta } from '@comanda/kit/testing/hasta';
import { CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { baseVacia, comoDueno, type TestDb } from '@comanda/kit/testing/testDb';

import { migrarTodo } from '../migrarTodo';

import { migrarComoAntes } from './testing/baseDeAntes';

let prueba: TestDb<unknown>;
let carpeta: string;
beforeEach(async () => {
  prueba = await baseVacia();
  carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-apartar-'));
  await migrarComoAntes(prueba.url, carpeta);
  await comoDueno(
    prueba.url,
    `insert into plataforma.empresas (id, empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo)
     values (${PUERTO.id}, 'x', '${PUERTO.ruc}', 'x', 'x', 'x', 'x', 'x');
     insert into plataforma.usuarios (id, email, clave_hash, perfil, nombre_completo)
     values ('${CAJERO.id}', 'x', 'x', 'Cajero', 'x');
     insert into plataforma.usuario_empresas values ('${CAJERO.id}', ${PUERTO.id})`,
  );
});
afterEach(async () => {
  await prueba.close();
  await rm(carpeta, { recursive: true });
});

/** A login takes hold of these tables in this order, and keeps them until it ends. */
const ENTRAR = [
  `insert into plataforma.sesiones (usuario_id) values ($1)`,
  `update plataforma.usuarios set ultimo_acceso = now() where id = $1`,
  `select from plataforma.usuario_empresas where usuario_id = $1`,
  `insert into plataforma.asistencias (usuario_id, dia, ingreso) values ($1, current_date, now()) on conflict do nothing`,
  `insert into plataforma.auditoria (usuario_id, accion) values ($1, 'x')`,
  `insert into plataforma.dispositivos (usuario_id, hash) values ($1, gen_random_uuid()::text)`,
];
/** And every call in another. */
const LLAMAR = `
  select from plataforma.usuarios u
    join plataforma.sesiones s on s.usuario_id = u.id
    join plataforma.usuario_empresas ue on ue.usuario_id = u.id
    join plataforma.empresas e on e.id = ue.empresa_id
   where u.id = $1 limit 1`;

it('moves the tables of identity while people of the version before enter and call, and fails none of them', async () => {
  const { db } = prueba;
  const fallos: unknown[] = [];
  let [seguir, hechas] = [true, 0];
  const entrar = (): Promise<unknown> =>
    enTransaccion(db, async (client) => {
      for (const sentencia of ENTRAR) await client.query(sentencia, [CAJERO.id]);
    });
  const llamar = (): Promise<unknown> => db.pool.query(LLAMAR, [CAJERO.id]);
  const gente = Array.from({ length: 8 }, async (_, i) => {
    while (seguir && fallos.length === 0) {
      await (i % 2 === 0 ? entrar() : llamar()).catch((error: unknown) => fallos.push(error));
      hechas++;
      await esperar(1);
    }
  });
  try {
    await hasta('they are at it', () => hechas > 100);
    await migrarTodo(prueba.url);
    const entonces = hechas;
    await hasta('they go on', () => hechas > entonces + 100);
  } finally {
    seguir = false;
    await Promise.all(gente);
  }

  expect(fallos).toEqual([]);
  expect(
    await comoDueno(
      prueba.url,
      `select relkind from pg_class where oid = 'identidad.sesiones'::regclass`,
    ),
  ).toEqual([{ relkind: 'r' }]);
});
