import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { AJUSTES_CAJA } from '@comanda/shared/contracts/caja/cajas';
import { enEmpresa } from '@comanda/kit/base/db';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { ADMIN, ANDINA, CAJERO, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import type { Database } from '../db/schema';

import { anticiposRepository } from './anticiposRepository';
import { cajasRepository } from './cajasRepository';
import { cuidadoRepository } from './cuidadoRepository';
import { movimientosRepository } from './movimientosRepository';

const puerto = empresaDeTrabajo(PUERTO.id);
const andina = empresaDeTrabajo(ANDINA.id);
const ahora = new Date('2026-11-20T15:00:00Z');
const hecho = { usuario: { id: ADMIN.id, nombreCompleto: ADMIN.nombre }, ahora };
const clave = '5d0f53a5-1c5a-4a53-9d2b-6a3fb1a6d0c1';
const movimiento = { clave, tipo: 'INGRESO', detalle: 'Cambio', monto: 20 } as const;
const hoy = { fecha: undefined, estado: undefined, ahora };

describe("another company's drawer", () => {
  let prueba: TestDb<Database>;
  let movimientos: ReturnType<typeof movimientosRepository>;
  let cajas: ReturnType<typeof cajasRepository>;
  let anticipos: ReturnType<typeof anticiposRepository>;
  let cuidado: ReturnType<typeof cuidadoRepository>;
  beforeAll(async () => {
    prueba = await testDb<Database>();
    movimientos = movimientosRepository(prueba.db);
    cajas = cajasRepository(prueba.db);
    anticipos = anticiposRepository(prueba.db);
    cuidado = cuidadoRepository(prueba.db);
  });
  afterAll(() => prueba.close());

  it('has its own movements, whatever their keys', async () => {
    const suyo = await movimientos.registrar(puerto, movimiento, hecho);
    const ajeno = await movimientos.registrar(andina, { ...movimiento, monto: 7 }, hecho);
    const de = async (empresa: typeof puerto) =>
      (await movimientos.listar(empresa, hoy)).map(({ id, monto }) => [id, monto]);
    expect(await de(puerto)).toEqual([[suyo.id, '20.00']]);
    expect(await de(andina)).toEqual([[ajeno.id, '7.00']]);
  });

  it('keeps a movement that somebody else would take off', async () => {
    const ajeno = await movimientos.registrar(andina, { ...movimiento, clave: null }, hecho);
    const quitar = { id: String(ajeno.id), estado: 'N' } as const;
    await expect(movimientos.cambiarEstado(puerto, quitar, hecho)).rejects.toMatchObject({
      code: 'NO_ENCONTRADO',
    });
    const [primero] = await movimientos.listar(andina, hoy);
    expect(primero).toMatchObject({ id: ajeno.id, estado: 'A' });
  });

  it('keeps what it began with', async () => {
    await cajas.actualizar(andina, { cantidad: 11, caja: 1, visto: null }, hecho);
    await cajas.actualizar(puerto, { cantidad: 22, caja: undefined, visto: null }, hecho);
    const apertura = async (empresa: typeof puerto) =>
      (await cajas.listar(empresa, ADMIN.id)).map(({ cuadre_total }) => cuadre_total);
    expect(await apertura(andina)).toEqual([11]);
    expect(await apertura(puerto)).toEqual([22]);
  });

  describe('that only the other has', () => {
    const nombres = async (empresa: typeof puerto) =>
      (await cajas.listar(empresa, ADMIN.id)).map(({ nombre }) => nombre);

    it('is not called otherwise, taken off, worked with or opened', async () => {
      const { id: caja } = await cajas.crear(andina, 'Bar', hecho);
      const ajena = { code: 'CAJA_NO_EXISTE' };
      const otra = { caja, nombre: 'x' };
      await expect(cajas.renombrar(puerto, otra, hecho)).rejects.toMatchObject(ajena);
      await expect(cajas.quitar(puerto, caja, hecho)).rejects.toMatchObject(ajena);
      await expect(cajas.abrirTurno(puerto, caja, hecho)).rejects.toMatchObject(ajena);
      const apertura = { caja, motivo: 'x' };
      await expect(cajas.anotarApertura(puerto, apertura, hecho)).rejects.toMatchObject(ajena);
      const cantidad = { caja, cantidad: 1, visto: null };
      await expect(cajas.actualizar(puerto, cantidad, hecho)).rejects.toMatchObject(ajena);
      expect(await nombres(andina)).toEqual(['Caja', 'Bar']);
      expect(await nombres(puerto)).toEqual(['Caja']);
    });

    it('leaves its name, and the shift of who works for both, to the other', async () => {
      const { id } = await cajas.crear(puerto, 'Bar', hecho);
      await cajas.abrirTurno(andina, 1, hecho);
      await cajas.abrirTurno(puerto, id, hecho);
      expect(await nombres(puerto)).toEqual(['Bar', 'Caja']);
      expect(await nombres(andina)).toEqual(['Caja', 'Bar']);
    });
  });

  it('pays its own advances, to its own people', async () => {
    await comoDueno(prueba.url, 'update identidad.usuarios set sueldo = 500');
    const anticipo = { monto: 30, caja: undefined, clave: null, aprobador: null };
    const dar = (empresa: typeof puerto, empleado: string) =>
      anticipos.dar(empresa, { ...anticipo, empleado }, hecho);
    await expect(dar(andina, CAJERO.id)).rejects.toMatchObject({ code: 'EMPLEADO_NO_EXISTE' });
    await dar(puerto, CONTADOR.id);
    const anticipado = async (empresa: typeof puerto) =>
      (await anticipos.empleados(empresa, ahora))
        .filter(({ id_usuario }) => id_usuario === CONTADOR.id)
        .map(({ anticipado }) => anticipado);
    expect(await anticipado(puerto)).toEqual([30]);
    expect(await anticipado(andina)).toEqual([0]);
  });

  it('is kept as its own company says, and what is done with it is its own', async () => {
    await cuidado.guardarAjustes(andina, { ...AJUSTES_CAJA, hora_corte: 3 }, hecho);
    expect(await cuidado.ajustes(puerto)).toEqual(AJUSTES_CAJA);
    expect(await cuidado.ajustes(andina)).toMatchObject({ hora_corte: 3 });
    const dia = { desde: '2026-11-20', hasta: '2026-11-20' };
    const acciones = async (empresa: typeof puerto) =>
      (await cuidado.hechos(empresa, dia)).map(({ accion }) => accion);
    expect(await acciones(andina)).toContain('ajustes de caja');
    expect(await acciones(puerto)).not.toContain('ajustes de caja');
  });

  it.each([
    'cajas',
    'periodos',
    'turnos',
    'movimientos',
    'ajustes_caja',
    'periodo_totales',
    'caja_movimientos',
  ])('shows no row of pedidos.%s, whatever is asked', async (tabla) => {
    const filas = await enEmpresa(prueba.db, puerto, async ({ client }) => {
      const { rows } = await client.query<{ empresa_id: number }>(
        `select distinct empresa_id from pedidos.${tabla}`,
      );
      return rows;
    });
    expect(filas.filter(({ empresa_id }) => empresa_id !== PUERTO.id)).toEqual([]);
    const ajenas = await comoDueno<{ n: number }>(
      prueba.url,
      `select count(*)::int as n from pedidos.${tabla} where empresa_id = $1`,
      [ANDINA.id],
    );
    expect(ajenas[0]?.n).toBeGreaterThan(0);
  });
});
