import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { OPERADOR } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { decretosCalls as calls } from '@comanda/shared/contracts/admin/decretos';
import type { CallInput } from '@comanda/shared/contracts/defineCall';

import { buildApp } from '../app';
import { abrirIdentidad } from '../testing/abrirIdentidad';

type Entrada = CallInput<typeof calls.agregarDecreto>;

describe('decretos', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  const datos = (over: Partial<Entrada> = {}): Entrada => ({
    tarifa: 8,
    desde: '2030-12-24',
    hasta: '2030-12-27',
    provincias: ['Carchi', 'Carchi'],
    cantones: 'pichincha: Cayambe',
    fuente: 'Decreto Ejecutivo 400',
    ...over,
  });
  const agregar = (over: Partial<Entrada> = {}) =>
    servicio.pedirMal(calls.agregarDecreto, OPERADOR, datos(over));
  const listar = () => servicio.dato(calls.listarDecretos, OPERADOR, {});

  it('are added for all companies, and end by a later row; who did it is in the audit', async () => {
    const conocidos = await listar();
    expect(conocidos.map(({ fuente }) => fuente)).toEqual([
      'Decreto Ejecutivo 304',
      'Decreto Ejecutivo 271',
      'Decreto Ejecutivo 196',
    ]);
    const { data } = await agregar();
    const id = data?.id ?? '';
    const suyo = {
      tarifa: 8,
      desde: '2030-12-24',
      hasta: '2030-12-27',
      lugares: [
        { provincia: 'Carchi', canton: null },
        { provincia: 'Pichincha', canton: 'Cayambe' },
      ],
      fuente: 'Decreto Ejecutivo 400',
      cesa: null,
    };
    expect(data).toEqual({ id, ...suyo });
    expect((await listar())[0]).toMatchObject({ ...suyo, quien: OPERADOR.nombre, cesado: null });

    const cesar = (que: string) =>
      servicio.pedir(calls.cesarDecreto, OPERADOR, {
        id: que,
        desde: '2030-12-26',
        fuente: 'Decreto Ejecutivo 401',
      });
    expect(await cesar(id)).toMatchObject({ status: 200, data: { cesa: id } });
    expect((await listar())[0]).toMatchObject({ ...suyo, cesado: '2030-12-26' });
    expect(await cesar(id)).toMatchObject({ status: 409, code: 'DECRETO_CESADO' });
    expect(await cesar('decreto-1')).toMatchObject({ status: 404, code: 'NO_ENCONTRADO' });
    expect(await listar()).toHaveLength(conocidos.length + 1);

    const trazas = await servicio.sql<{ accion: string; usuario_id: string }>(
      `select accion, usuario_id from identidad.auditoria where accion like 'decreto %' order by id`,
    );
    expect(trazas).toEqual([
      { accion: 'decreto agregado', usuario_id: OPERADOR.id },
      { accion: 'decreto terminado', usuario_id: OPERADOR.id },
    ]);
    const [ley] = await servicio.sql<{ decretos: unknown[] }>(
      'select decretos from identidad.ley_de(1)',
    );
    expect(ley?.decretos).toEqual([
      { id, ...suyo },
      expect.objectContaining({ cesa: id, desde: '2030-12-26' }),
    ]);
  });

  it.each<[Partial<Entrada>, string, string]>([
    [{ tarifa: 15 }, 'tarifa', 'Un decreto de turismo no puede dar esa tarifa'],
    [{ hasta: '2030-12-23' }, 'hasta', 'Hasta no puede ser antes que Desde'],
    [{ hasta: '2031-12-27' }, 'hasta', 'Un decreto rige 31 días como máximo'],
    [{ desde: '24/12/2030' }, 'desde', 'Desde: elija un día'],
    [{ cantones: 'Cayambe' }, 'cantones', 'Escriba «Cayambe» como Provincia: Cantón'],
    [{ fuente: ' ' }, 'fuente', 'Escriba de qué decreto es'],
  ])('are refused with %j, by name', async (over, campo, msg) => {
    const antes = await listar();
    expect((await agregar(over)).errores).toEqual([{ campo, msg }]);
    expect(await listar()).toEqual(antes);
  });
});
