import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { enEmpresa } from '@comanda/kit/base/db';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';
import { ADMIN, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import type { Database } from '../db/schema';

import { contarAlertas, materiasRepository } from './materiasRepository';
import { mermasRepository } from './mermasRepository';
import { movimientosDeBodegaRepository } from './movimientosDeBodegaRepository';

const puerto = empresaDeTrabajo(PUERTO.id);
const andina = empresaDeTrabajo(ANDINA.id);
const hecho = {
  usuario: { id: ADMIN.id, nombreCompleto: ADMIN.nombre },
  ahora: new Date('2026-11-20T15:00:00Z'),
};
const planos = { peso_inicial: '10.000', medida_salida: 'kg', cantidad_alerta: '2.000' } as const;

let prueba: TestDb<Database>;
let materias: ReturnType<typeof materiasRepository>;
let mermas: ReturnType<typeof mermasRepository>;
let movimientos: ReturnType<typeof movimientosDeBodegaRepository>;
beforeAll(async () => {
  prueba = await testDb<Database>();
  materias = materiasRepository(prueba.db);
  mermas = mermasRepository(prueba.db);
  movimientos = movimientosDeBodegaRepository(prueba.db);
});
afterAll(() => prueba.close());

const crear = async (empresa: EmpresaId, pesoActual = 10) => {
  const nueva = {
    ...planos,
    materi_prima: `Papa ${randomUUID()}`,
    medida_entrada: 'kg' as const,
    pesoInicial: 10,
    pesoActual,
    costoUnitario: 1,
  };
  return String((await materias.crear(empresa, nueva, hecho)).id);
};
const merma = (materia: string) => ({
  materia,
  clave: null,
  peso: 1,
  medida: null,
  motivo: 'OTRO' as const,
  descripcion: 'x',
});
const edicion = {
  planos: { ...planos, materi_prima: 'Ajena' },
  medidaEntrada: 'kg' as const,
  version: null,
  ingreso: { peso: 5, costo: null, clave: null },
};
const correccion = (id: string) => ({ id, clave: randomUUID(), pesoContado: 1, detalle: 'x' });
const ids = async (empresa: EmpresaId) =>
  (await materias.listar(empresa)).map(({ id }) => String(id));

describe('the warehouse', () => {
  it('leaves a trace of what is made, changed and taken off', async () => {
    const id = await crear(puerto);
    await materias.editar(
      puerto,
      id,
      { ...edicion, ingreso: { ...edicion.ingreso, peso: 0 } },
      hecho,
    );
    await materias.eliminar(puerto, id, hecho);
    const trazas = await comoDueno(
      prueba.url,
      `select accion, usuario, despues->>'materi_prima' as nombre from pedidos.auditoria
        where empresa_id = $1 and entidad_id = $2 order by id`,
      [PUERTO.id, id],
    );
    expect(trazas).toEqual([
      { accion: 'materia prima creada', usuario: ADMIN.nombre, nombre: expect.any(String) },
      { accion: 'materia prima editada', usuario: ADMIN.nombre, nombre: 'Ajena' },
      { accion: 'materia prima eliminada', usuario: ADMIN.nombre, nombre: null },
    ]);
  });

  it('lets nobody write its ledger over', async () => {
    await crear(puerto);
    for (const orden of [
      'update pedidos.materia_movimientos set cantidad = 1',
      'delete from pedidos.materia_movimientos',
    ])
      await expect(comoDueno(prueba.url, orden)).rejects.toThrow('append-only');
  });

  it('counts what is down to its alert, and nothing of another empresa', async () => {
    const contar = (empresa: EmpresaId) =>
      enEmpresa(prueba.db, empresa, ({ trx }) => contarAlertas(trx, empresa));
    const antes = await contar(puerto);
    await crear(puerto, 2.001);
    await crear(puerto, 2);
    const quitada = await crear(puerto, 0);
    await materias.eliminar(puerto, quitada, hecho);
    await crear(andina, 1);
    expect((await contar(puerto)) - antes).toBe(1);
    expect(await contar(andina)).toBe(1);
  });

  it('lists no material of another empresa', async () => {
    const suya = await crear(andina);
    expect(await ids(puerto)).not.toContain(suya);
    expect(await ids(andina)).toContain(suya);
  });

  it('changes, counts and takes off no material of another empresa', async () => {
    const suya = await crear(andina);
    const noEsta = { code: 'NO_ENCONTRADO' };
    await expect(materias.editar(puerto, suya, edicion, hecho)).rejects.toMatchObject(noEsta);
    await expect(materias.corregir(puerto, correccion(suya), hecho)).rejects.toMatchObject(noEsta);
    expect(await materias.eliminar(puerto, suya, hecho)).toBe(false);
    const fila = (await materias.listar(andina)).find(({ id }) => String(id) === suya);
    expect(fila?.peso_actual).toBe('10.000');
  });

  it('wastes nothing of another empresa, and takes none of its waste back', async () => {
    const suya = await crear(andina);
    await expect(mermas.crear(puerto, merma(suya), hecho)).rejects.toMatchObject({
      code: 'NO_ENCONTRADO',
    });
    const { id } = await mermas.crear(andina, merma(suya), hecho);
    await expect(
      mermas.reversar(puerto, { id: String(id), motivo: 'x' }, hecho),
    ).rejects.toMatchObject({ code: 'NO_ENCONTRADO' });
    expect((await mermas.listar(andina, suya))[0]?.reverso_creado).toBeNull();
  });

  it('shows no waste, ledger or cost of another empresa', async () => {
    const suya = await crear(andina);
    await mermas.crear(andina, merma(suya), { ...hecho, ahora: new Date('2020-02-02T15:00:00Z') });
    const noEsta = { code: 'NO_ENCONTRADO' };
    await expect(mermas.listar(puerto, suya)).rejects.toMatchObject(noEsta);
    await expect(movimientos.pagina(puerto, { materia: suya, pagina: 1 })).rejects.toMatchObject(
      noEsta,
    );
    await expect(movimientos.cierres(puerto, suya)).rejects.toMatchObject(noEsta);
    const meses = { desde: '2020-02', hasta: '2020-02' };
    expect(await mermas.costos(puerto, meses)).toEqual([]);
    expect(await mermas.costos(andina, meses)).toHaveLength(1);
  });
});
