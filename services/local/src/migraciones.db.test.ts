import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { migrar } from '@comanda/kit/base/migrate';
import { baseVacia, comoDueno, type TestDb } from '@comanda/kit/testing/testDb';

import { migrarComoAntes } from './esquemas/testing/baseDeAntes';
import { ESQUEMAS, migracionesDe, migrarTodo } from './migrarTodo';

/** Written before functions had files of their own, or the column it makes is made with it; they are never edited, and no later one makes a function. */
const NUMERADAS_CON_FUNCIONES = [
  'platform/0001_identidad.sql',
  'platform/0004_emision.sql',
  'billing/0002_funciones.sql',
  'billing/0003_entrega.sql',
  'billing/0005_notas_credito.sql',
  'billing/0006_correos.sql',
  'billing/0007_emision.sql',
  'billing/0010_mes.sql', // desglosar: a stored column is made with it
  'billing/0025_partes.sql', // the same, of notes over a part
  'ordering/0001_pedidos.sql',
];

/** Their files say something else than the migration that made them first, or they are gone since. */
const CAMBIADAS = [
  'facturacion.anular_comprobante(',
  'facturacion.cliente_de(',
  'facturacion.cola(',
  'facturacion.consumir_reserva(',
  'facturacion.emitir_nota_credito(',
  'facturacion.en_duda(',
  'facturacion.primero_por_enviar(',
  'facturacion.reactivar_comprobante(',
  'facturacion.tomar_correos(', // gone since 0030
  'facturacion.tomar_trabajos(', // gone since 0030
  'plataforma.fijar_emision(', // nobody may call it any more (identidad.estrechar)
];

/** All that a function is: body, owner's rights, path, and who may call it. */
const FUNCIONES = `
  select p.oid::regprocedure::text as funcion, pg_get_functiondef(p.oid) as definicion, p.proacl::text as permisos
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname = any ($1) order by 1`;

/** Tables and views with their rights, indexes, policies, triggers and keys: of identity, and of those that point to it. */
const LO_DE_IDENTIDAD = `
  select format('%s %s %s %s %s', c.oid::regclass, c.relkind, c.relacl, c.relrowsecurity, c.reloptions) as que
    from pg_class c where c.relnamespace in ('identidad'::regnamespace, 'plataforma'::regnamespace)
     and c.relname !~ '^(migraciones|funciones_aplicadas)' and c.relkind in ('r', 'v', 'i', 'S')
  union all
  select format('%s %s %s', attrelid::regclass, attname, attacl) from pg_attribute
   where attacl is not null and attrelid::regclass::text ~ '^(identidad|plataforma)[.]'
  union all
  select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     and tgrelid::regclass::text ~ '^(identidad|plataforma)[.]'
  union all
  select format('%s %s %s', polrelid::regclass, polname, pg_get_expr(polqual, polrelid)) from pg_policy
   where polrelid::regclass::text ~ '^identidad[.]'
  union all
  select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
   where conrelid::regclass::text ~ '^(identidad|plataforma)[.]'
  order by 1`;

describe('the migrations of the product', () => {
  let vieja: TestDb<unknown>;
  let nueva: TestDb<unknown>;
  let carpeta: string;
  beforeEach(async () => {
    [vieja, nueva] = await Promise.all([baseVacia(), baseVacia()]);
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-migraciones-'));
  });
  afterEach(async () => {
    await Promise.all([vieja.close(), nueva.close()]);
    await rm(carpeta, { recursive: true });
  });

  const funciones = ({ url }: TestDb<unknown>) =>
    comoDueno<{ funcion: string; definicion: string; permisos: string | null }>(url, FUNCIONES, [
      ESQUEMAS.map(({ esquema }) => esquema),
    ]);
  const loDeIdentidad = ({ url }: TestDb<unknown>) =>
    comoDueno<{ que: string }>(url, LO_DE_IDENTIDAD);
  /** As it was when that many of billing's migrations had been written, and no function had a file. */
  async function migrarVieja(deBilling: number): Promise<void> {
    for (const { servicio, esquema } of ESQUEMAS) {
      const destino = path.join(carpeta, servicio);
      await cp(migracionesDe(servicio), destino, { recursive: true });
      for (const aparte of ['funciones', 'base'])
        await rm(path.join(destino, aparte), { recursive: true });
      const numeradas = (await readdir(destino)).sort();
      const sobran = servicio === 'billing' ? numeradas.slice(deBilling) : [];
      for (const archivo of sobran) await rm(path.join(destino, archivo));
      await migrar({ url: vieja.url, carpeta: destino, esquema });
    }
  }

  it.each([
    ['the last numbered one', 8],
    ['the middle of the history', 5],
  ])('bring a database of %s to what a fresh one is', async (_cual, deBilling) => {
    await migrarVieja(deBilling);
    const antes = await funciones(vieja);
    await migrarTodo(vieja.url, 'ahora');
    await migrarTodo(nueva.url);

    const debidas = await funciones(nueva);
    expect(debidas.length).toBeGreaterThan(12);
    expect(await funciones(vieja)).toEqual(debidas);
    // the files say what the last migrations said, but for what has changed since; functions of later have a file alone
    const iguales = antes.filter(
      ({ funcion }) => !CAMBIADAS.some((una) => funcion.startsWith(una)),
    );
    if (deBilling < 8) return; // not all of them were there yet
    expect(antes.length - iguales.length).toBe(CAMBIADAS.length);
    expect(debidas).toEqual(expect.arrayContaining(iguales));
  });

  it('give identity the tables that platform had, with all that holds of them', async () => {
    await migrarComoAntes(vieja.url, carpeta);
    await comoDueno(
      vieja.url,
      `insert into plataforma.usuarios (email, clave_hash, perfil, nombre_completo) values ('a@b.ec', 'x', 'Cajero', 'Ana');
       insert into plataforma.sesiones (usuario_id) select id from plataforma.usuarios`,
    );
    await migrarTodo(vieja.url, 'ahora');
    await migrarTodo(nueva.url);

    const suyo = await loDeIdentidad(vieja);
    expect(suyo).toEqual(await loDeIdentidad(nueva));
    expect(suyo.length).toBeGreaterThan(60);
    expect(await funciones(vieja)).toEqual(await funciones(nueva));
    await comoDueno(vieja.url, `update identidad.usuarios set clave_hash = 'y'`);
    expect(await comoDueno(vieja.url, 'select motivo from identidad.sesiones')).toEqual([
      { motivo: 'cambio de la cuenta' },
    ]);
  });

  it('make in each service the functions that have a file, and none without', async () => {
    await migrarTodo(nueva.url);
    const conArchivo = await Promise.all(
      ESQUEMAS.map(async ({ servicio, esquema }) => {
        const archivos = await readdir(path.join(migracionesDe(servicio), 'funciones'));
        return archivos.map((archivo) => `${esquema}.${path.basename(archivo, '.sql')}`);
      }),
    );
    const hechas = (await funciones(nueva)).map(({ funcion }) => funcion.replace(/\(.*/, ''));
    // a stored column is made with each, which a new body would not make again
    const deColumnas = ['facturacion.desglosar', 'pedidos.normalizar'];
    expect(hechas).toEqual([...conArchivo.flat(), ...deColumnas].sort());
  });

  it('copy no function into a numbered migration any more', async () => {
    const conFunciones = await Promise.all(
      ESQUEMAS.map(async ({ servicio }) => {
        const todas = await readdir(migracionesDe(servicio));
        const numeradas = todas.filter((archivo) => archivo.endsWith('.sql')).sort();
        const textos = await Promise.all(
          numeradas.map((archivo) => readFile(path.join(migracionesDe(servicio), archivo), 'utf8')),
        );
        return numeradas
          .filter((_, i) => /create (or replace )?function/i.test(textos[i] ?? ''))
          .map((archivo) => `${servicio}/${archivo}`);
      }),
    );
    expect(conFunciones.flat()).toEqual(NUMERADAS_CON_FUNCIONES);
  });
});
