import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { enEmpresa, enTransaccion } from '@comanda/kit/base/db';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { ADMIN_OTRA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';

import { correrTotales } from './correrTotales';
import { leerPedido } from './leerPedido';

const RAIZ = fileURLToPath(new URL('../../../../', import.meta.url));

let prueba: TestDb<unknown>;
beforeAll(async () => {
  prueba = await testDb();
  for (const [empresa, usuario] of [
    [PUERTO, CAJERO],
    [OTRA, ADMIN_OTRA],
  ] as const)
    for (const [i, fecha] of ['2026-11-18', '2026-11-19', '2026-11-20'].entries())
      await vender(empresa.id, usuario.id, { fecha, secuencial: 9_000 + i, total: 11.5 });
});
afterAll(() => prueba.close());
beforeEach(() => sumar());

const sql = <Row extends object>(texto: string, valores: unknown[] = []) =>
  comoDueno<Row & Record<string, unknown>>(prueba.url, texto, valores);

type Venta = { fecha: string; secuencial: number; total: number };
const vender = (empresa: number, usuario: string, { fecha, secuencial, total }: Venta) =>
  sql(
    `insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial,
       forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion)
     values ($1, gen_random_uuid(), $2, '', '009', '009', $3, 'EFECTIVO', $4, 'x', '9999999999999', 'CONSUMIDOR FINAL', '',
             $5, $6, $7, $8::date, $8::date + interval '17 hours')`,
    [empresa, randomUUID(), secuencial, usuario, total - 1.5, 1.5, total, fecha],
  );
/** Every day is added up; none is pending. */
async function sumar(): Promise<void> {
  await sql(`insert into pedidos.dias_pendientes (empresa_id, fecha)
    select distinct empresa_id, fecha_negocio from pedidos.ventas on conflict do nothing`);
  await sql(`do $$
    declare d record;
    begin
      for d in select * from pedidos.dias_pendientes loop
        perform set_config('app.empresa_id', d.empresa_id::text, true);
        perform pedidos.totalizar_dia(d.empresa_id, d.fecha);
      end loop;
    end $$`);
}
const danar = (empresa = OTRA.id, fecha = '2026-11-19') =>
  sql(
    `update pedidos.dia_totales set monto = monto + 7.98, ventas = ventas + 1
      where empresa_id = $1 and fecha = $2 and concepto = 'VENTAS'`,
    [empresa, fecha],
  );
async function correr(...args: string[]): Promise<{ codigo: number; dicho: string[] }> {
  const dicho: string[] = [];
  const decir = (linea: string) => void dicho.push(...linea.split('\n'));
  return { codigo: await correrTotales(leerPedido(args), { url: prueba.url, decir }), dicho };
}

describe('npm run totales', () => {
  it('finds nothing where what is kept is what the sales add up to', async () => {
    expect(await correr('comparar')).toEqual({
      codigo: 0,
      dicho: [
        expect.stringMatching(/^Revisado: 6 días de \d+ empresas\.$/),
        'Todo cuadra con las ventas.',
      ],
    });
  });

  it('says which company, which day, what, and by how much; and ends with 1', async () => {
    await danar();
    const { codigo, dicho } = await correr('comparar', '--empresa', OTRA.empresa);
    expect(codigo).toBe(1);
    expect(dicho).toEqual([
      `${OTRA.empresa} · 19/11/2026 · VENTAS: 1 partida con ventas 2 en vez de 1 (sobra 1); monto $19.48 en vez de $11.50 (sobra $7.98)`,
      'Revisado: 3 días de 1 empresa.',
      'No cuadra: 1 día. Para rehacer: npm run totales -- rehacer',
    ]);
  });

  it('finds what is kept of no sale, what is missing, and what is in the wrong place', async () => {
    await sql(`delete from pedidos.dia_totales where empresa_id = $1 and fecha = '2026-11-18'`, [
      OTRA.id,
    ]);
    await sql(
      `update pedidos.dia_totales set clave = '03' where empresa_id = $1 and fecha = '2026-11-20' and concepto = 'VENTAS'`,
      [OTRA.id],
    );
    await sql(
      `insert into pedidos.dia_totales (empresa_id, fecha, concepto, usuario_id, clave, ventas, monto)
       values ($1, '2026-11-01', 'FORMA', $2, 'EFECTIVO', 1, 5)`,
      [OTRA.id, ADMIN_OTRA.id],
    );
    const { dicho } = await correr('comparar');
    expect(dicho.slice(0, 3)).toEqual([
      `${OTRA.empresa} · 01/11/2026 · FORMA: 1 partida con ventas 1 en vez de 0 (sobra 1); monto $5.00 en vez de $0.00 (sobra $5.00)`,
      expect.stringContaining(
        `18/11/2026 · VENTAS: 1 partida con ventas 0 en vez de 1 (falta 1); monto $0.00`,
      ),
      expect.stringContaining(
        '20/11/2026 · VENTAS: 2 partidas con ventas 1 en vez de 1 (cruzado entre partidas)',
      ),
    ]);
    expect((await correr('rehacer')).codigo).toBe(0);
    expect((await correr('comparar')).codigo).toBe(0);
  });

  it('makes a day again, that one alone, and writes down who asked', async () => {
    await danar();
    await danar(PUERTO.id);
    const { codigo, dicho } = await correr(
      'rehacer',
      '--empresa',
      OTRA.empresa,
      '--desde',
      '2026-11-19',
      '--hasta',
      '2026-11-19',
    );
    expect([codigo, dicho.at(-1)]).toEqual([0, 'Rehecho: 1 día.']);
    expect((await correr('comparar', '--empresa', OTRA.empresa)).codigo).toBe(0);
    expect((await correr('comparar', '--empresa', PUERTO.empresa)).codigo).toBe(1);

    const [hecho] = await sql<{ empresa_id: number; usuario: string; antes: object }>(
      `select empresa_id, usuario, antes from pedidos.auditoria
        where accion = 'totales rehechos' and entidad_id = '2026-11-19' order by id desc limit 1`,
    );
    expect(hecho).toMatchObject({
      empresa_id: OTRA.id,
      usuario: 'npm run totales',
      antes: {
        VENTAS: expect.arrayContaining([{ columna: 'monto', guardado: 19.48, ventas: 11.5 }]),
      },
    });
    await correr('rehacer');
  });

  it('leaves alone a day that is read from its sales, and one that somebody is selling on waits for nothing', async () => {
    await danar();
    await vender(OTRA.id, ADMIN_OTRA.id, { fecha: '2026-11-19', secuencial: 9_500, total: 3 });
    expect(await correr('comparar', '--empresa', OTRA.empresa)).toMatchObject({
      codigo: 0,
      dicho: expect.arrayContaining(['Sin totales aún, se leen de sus ventas: 1 día.']),
    });
    await sumar();
    await danar();
    await enTransaccion(prueba.db, async (client) => {
      await client.query('select pedidos.candado_de_dia($1, $2, true)', [OTRA.id, '2026-11-19']);
      expect((await correr('comparar', '--empresa', OTRA.empresa)).codigo).toBe(1);
    });
    await correr('rehacer');
  });

  it("adds up no day of another's", async () => {
    const ajeno = enEmpresa(prueba.db, empresaDeTrabajo(PUERTO.id), ({ client }) =>
      client.query('select pedidos.totalizar_dia($1, $2)', [OTRA.id, '2026-11-19']),
    );
    await expect(ajeno).rejects.toThrow("is not this transaction's");
  });

  it.each([
    [['mirar'], /^Uso: /],
    [['comparar', '--de'], /^Uso: /],
    [['comparar', '--desde', '2026-02-31'], /^--desde: la fecha debe ser AAAA-MM-DD/],
    [['comparar', '--desde', '2026-02-03', '--hasta', '2026-02-02'], /^--hasta no puede/],
    [['comparar', '--empresa', 'Nadie'], /^No hay una empresa que se llame "Nadie"$/],
  ])('says what is wrong with %j', async (args, frase) => {
    await expect((async () => correr(...args))()).rejects.toThrow(frase);
  });

  it('is a command, which ends with 1 where something differs and with 2 where it cannot look', async () => {
    await danar();
    const uno = await mandar(['comparar'], { DATABASE_URL: prueba.url });
    expect([uno.codigo, uno.dicho]).toEqual([1, expect.stringContaining('VENTAS: 1 partida')]);
    expect((await mandar(['rehacer'], { DATABASE_URL: prueba.url })).codigo).toBe(0);
    const sinBase = await mandar(['comparar'], { DATA_DIR: '/tmp/no-hay-tal-carpeta' });
    expect([sinBase.codigo, sinBase.dicho]).toEqual([
      2,
      expect.stringContaining('no está en marcha'),
    ]);
  });
});

function mandar(
  args: string[],
  env: Record<string, string>,
): Promise<{ codigo: number; dicho: string }> {
  const orden = ['--import', 'tsx', 'services/local/src/totales.ts', ...args];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      orden,
      { cwd: RAIZ, env: { PATH: process.env['PATH'] ?? '', ...env } },
      (error, stdout, stderr) =>
        resolve({
          codigo: typeof error?.code === 'number' ? error.code : 0,
          dicho: stdout + stderr,
        }),
    );
  });
}
