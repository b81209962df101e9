import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { echarCerrojo, type Cerrojo } from '@comanda/kit/testing/cerrojo';
import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { importacionesCalls as calls } from '@comanda/shared/contracts/inventario/importaciones';
import { veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../app';

const { empresa } = PUERTO;
const FILAS = veces(5_000, 1_000);
const TEXTO = [
  'Producto;Categoria;Precio;IVA',
  ...Array.from({ length: FILAS }, (_, i) => `Producto ${i};Nueva;${i};15`),
].join('\n');
const lista = { empresa, nombre: 'lista.csv', archivo: Buffer.from(TEXTO).toString('base64') };

/** An import that stands still after it has written products: it waits for the history of prices. */
describe('an import that is cut off in the middle', () => {
  let base: TestDb<unknown>;
  let servicio: Servicio;
  let cerrojo: Cerrojo;
  let carpeta: string;
  beforeAll(async () => {
    base = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => new Date() }, { base });
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-importar-'));
    await writeFile(path.join(carpeta, 'lista.csv'), TEXTO);
  });
  afterAll(async () => {
    await rm(carpeta, { recursive: true });
    await servicio.cerrar();
  });

  const consultar = (id: string) =>
    servicio.dato(calls.consultarImportacion, ADMIN, { empresa, id });
  const revisada = async () => (await servicio.dato(calls.revisarImportacion, ADMIN, lista)).huella;
  const nada = async () => {
    const [cuenta] = await servicio.sql<{ productos: number; categorias: number; precios: number }>(
      `select (select count(*)::int from pedidos.productos where id > 100) as productos,
              (select count(*)::int from pedidos.categorias where id > 100) as categorias,
              (select count(*)::int from pedidos.precios) as precios`,
    );
    expect(cuenta).toEqual({ productos: 0, categorias: 0, precios: 0 });
  };
  const parar = async () => {
    cerrojo = await echarCerrojo(servicio.url, 'lock table pedidos.precios in exclusive mode');
  };

  it('tells how far it is while it lasts, keeps out another, and leaves nothing when its connection dies', async () => {
    const huella = await revisada();
    const id = randomUUID();
    await parar();
    const importar = (idempotencia: string) =>
      servicio.pedir(calls.importarProductos, ADMIN, { ...lista, huella, idempotencia });
    const cortada = importar(id);
    await cerrojo.esperan(1);
    expect(await consultar(id)).toMatchObject({
      estado: 'EN_CURSO',
      filas: FILAS,
      revisadas: FILAS,
      escritas: 0,
    });
    expect(await importar(randomUUID())).toMatchObject({
      status: 409,
      code: 'IMPORTACION_EN_CURSO',
    });
    await servicio.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%pedidos.precios%'`,
    );
    expect(await cortada).toMatchObject({ status: 503, code: 'BASE_NO_DISPONIBLE' });
    await cerrojo.abrir();
    await nada();
    expect(await consultar(id)).toMatchObject({ estado: 'FALLIDA', escritas: 0 });
  });

  it('leaves nothing when its process is killed, and says so to who asks after', async () => {
    const huella = await revisada();
    const id = randomUUID();
    await parar();
    const guion = path.join(__dirname, 'testing/importarAparte.ts');
    const proceso = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        guion,
        base.urlApp,
        path.join(carpeta, 'lista.csv'),
        id,
        huella,
        ADMIN.id,
      ],
      { stdio: 'inherit' },
    );
    await cerrojo.esperan(1);
    expect(await consultar(id)).toMatchObject({ estado: 'EN_CURSO', filas: FILAS });
    proceso.kill('SIGKILL');
    await once(proceso, 'exit');
    await cerrojo.abrir();
    await hasta('its lock is gone', async () => (await consultar(id))?.estado === 'INTERRUMPIDA');
    await nada();

    const otraVez = { ...lista, huella, idempotencia: id };
    expect((await servicio.dato(calls.importarProductos, ADMIN, otraVez)).creados).toBe(FILAS);
    expect(await consultar(id)).toMatchObject({ estado: 'HECHA', escritas: FILAS });
  });
});
