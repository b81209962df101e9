import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { baseVacia, type TestDb } from '@comanda/kit/testing/testDb';

import { migrarTodo } from '../migrarTodo';
import { sembrarPrueba } from '../testing/sembrarPrueba';

import { migrarComoAntes } from './testing/baseDeAntes';

/**
 * What the version before identidad says to the database, by the names it knows, as the role it enters with. It sells while
 * this one migrates (docs/adr/0043); this goes with the migration that drops the views.
 */
describe('the names that identity had in plataforma', () => {
  let prueba: TestDb<unknown>;
  let carpeta: string;
  beforeAll(async () => {
    prueba = await baseVacia();
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-de-antes-'));
    await migrarComoAntes(prueba.url, carpeta);
    await migrarTodo(prueba.url);
    await sembrarPrueba(prueba.url);
  });
  afterAll(async () => {
    await prueba.close();
    await rm(carpeta, { recursive: true });
  });
  const decir = (texto: string, valores: readonly unknown[] = []) =>
    prueba.db.pool.query<Record<string, unknown>>(texto, [...valores]);
  const filas = async (texto: string, valores: readonly unknown[] = []) =>
    (await decir(texto, valores)).rows;

  it('let somebody in: account, session, tokens, the day and the audit', async () => {
    const [cuenta] = await filas('select * from plataforma.cuenta_de($1)', [CAJERO.email]);
    expect(cuenta).toMatchObject({ id: CAJERO.id, perfil: 'Cajero' });
    const [sesion] = await filas(
      `insert into plataforma.sesiones (usuario_id, vence) values ($1, now() + interval '1 day') returning id`,
      [CAJERO.id],
    );
    await decir(
      `insert into plataforma.refrescos (hash, sesion_id, vence) values ('r', $1, now() + interval '1 day')`,
      [sesion?.['id']],
    );
    expect(
      await filas(
        `select s.id from plataforma.sesiones s join plataforma.refrescos r on r.sesion_id = s.id
           join plataforma.usuarios u on u.id = s.usuario_id and u.estado = 'A'
          where r.hash = 'r' for update of s, r`,
      ),
    ).toHaveLength(1);
    await decir(
      `insert into plataforma.asistencias (usuario_id, dia, ingreso) values ($1, '2026-11-26', now())
       on conflict (usuario_id, dia) do nothing`,
      [CAJERO.id],
    );
    await decir(`insert into plataforma.auditoria (usuario_id, accion) values ($1, 'x')`, [
      CAJERO.id,
    ]);
    expect(
      await filas('select usuario_id from identidad.sesiones where id = $1', [sesion?.['id']]),
    ).toEqual([{ usuario_id: CAJERO.id }]);
  });

  it('count tries, and forget them', async () => {
    const contar = `
      insert into plataforma.intentos_login as i (clave, fallos, desde) values ('par:x', 1, now())
      on conflict (clave) do update set fallos = i.fallos + 1 where i.bloqueado_hasta is null returning fallos`;
    await decir(contar);
    expect(await filas(contar)).toEqual([{ fallos: 2 }]);
    expect(
      (await decir(`delete from plataforma.intentos_login where clave = 'par:x'`)).rowCount,
    ).toBe(1);
  });

  it('end sessions where an account is changed', async () => {
    const vivas = () =>
      filas('select from plataforma.sesiones where usuario_id = $1 and revocada is null', [
        CAJERO.id,
      ]);
    expect(await vivas()).toHaveLength(1);
    await decir(`update plataforma.usuarios set clave_hash = 'x' where id = $1`, [CAJERO.id]);
    expect(await vivas()).toHaveLength(0);
  });

  it('register a company and claim its record', async () => {
    const [creada] = await filas(
      `insert into plataforma.empresas (empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo)
       values ('Una de antes', '1710034065001', 'x', 'x', 'x', 'x', 'x') returning id`,
    );
    const suya = [creada?.['id']];
    expect(
      await filas('select empresa from plataforma.empresas where id = $1 for update', suya),
    ).toEqual([{ empresa: 'Una de antes' }]);
    await decir('update plataforma.empresas set factura = true where id = $1', suya);
    expect(await filas('select factura from identidad.empresa_de($1)', suya)).toEqual([
      { factura: true },
    ]);
  });

  it.each([
    ['a hash', 'select clave_hash from plataforma.usuarios'],
    ['a hash of a PIN', 'select hash from plataforma.pines'],
    ['a secret', 'select secreto from plataforma.segundos_factores'],
  ])('tell %s to nobody', async (_que, texto) => {
    await expect(decir(texto)).rejects.toMatchObject({ code: '42501' });
  });

  it('keep one company out of the sight of another', async () => {
    const poner = `
      with de as (select set_config('app.empresa_id', $1, true))
      insert into plataforma.primer_dia (empresa_id, paso, usuario_id, cuando)
      select $2, 'IMPRESORA', $3::uuid, now() from de`;
    await expect(decir(poner, [String(PUERTO.id), ANDINA.id, CAJERO.id])).rejects.toThrow(
      'row-level security',
    );
    expect((await decir(poner, [String(PUERTO.id), PUERTO.id, CAJERO.id])).rowCount).toBe(1);
    expect(await filas('select from plataforma.primer_dia')).toEqual([]);
  });
});
