import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, COCINERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { bodegaCalls, type MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { mermasCalls as calls } from '@comanda/shared/contracts/inventario/mermas';

import { buildApp } from '../app';

const { empresa } = PUERTO;
type Nueva = CallInput<typeof bodegaCalls.crearMateriaPrima>;

describe('mermas', () => {
  let servicio: Servicio;
  let ahora = new Date('2026-11-20T15:00:00Z');
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());

  const crear = (over: Partial<Nueva> = {}) =>
    servicio.dato(bodegaCalls.crearMateriaPrima, COCINERO, {
      empresa,
      materi_prima: `Harina ${randomUUID()}`,
      peso_inicial: 10,
      medida_entrada: 'kg',
      medida_salida: 'g',
      ...over,
    });
  const mermar = ({ id }: Pick<MateriaPrima, 'id'>, over: object = {}) =>
    servicio.pedirMal(calls.crearMerma, COCINERO, {
      empresa,
      id_materia: id,
      peso_merma: 500,
      descripcion: 'Se cayó',
      ...over,
    });
  const reversar = (id: string, motivo = 'Fue un error') =>
    servicio.pedir(calls.reversarMerma, ADMIN, { empresa, id, motivo });
  const comprar = (materia: MateriaPrima, nuevo_ingreso: number, costo: number) => {
    const { alerta: _, costo_unitario: __, version: ___, ...fila } = materia;
    return servicio.dato(bodegaCalls.actualizarMateriaPrima, ADMIN, {
      ...fila,
      nuevo_ingreso,
      costo,
    });
  };
  const costoDe = async ({ id }: Pick<MateriaPrima, 'id'>) => {
    const filas = await servicio.dato(bodegaCalls.listarMateriasPrimas, ADMIN, { empresa });
    return filas.find((una) => una.id === id)?.costo_unitario;
  };
  const hay = async ({ id }: Pick<MateriaPrima, 'id'>) => {
    const filas = await servicio.dato(bodegaCalls.listarMateriasPrimas, ADMIN, { empresa });
    const fila = filas.find((una) => una.id === id);
    return [fila?.peso_actual, fila?.peso_concurrente];
  };

  it('take out what the cook says, in the unit it goes out in, under their name', async () => {
    const materia = await crear({ costo_unitario: 3 });
    const hecha = await mermar(materia, { id: '419', id_usuario: ADMIN.id });
    expect(hecha).toMatchObject({ status: 200, msg: 'Se ha registrado la merma.' });
    const fila = {
      id: expect.any(String),
      id_materia: materia.id,
      materi_prima: materia.materi_prima,
      peso_merma: 500,
      medida: 'g',
      descripcion: 'Se cayó',
      motivo: 'OTRO',
      nombreCompleto: COCINERO.nombre,
      fecha_registro: '2026-11-20T15:00:00.000Z',
      costo: 1.5,
      reversada: null,
    };
    expect(hecha.data).toEqual(fila);
    expect(await hay(materia)).toEqual([9.5, 0.5]);
    const listadas = await servicio.dato(calls.listarMermas, COCINERO, { empresa, id: materia.id });
    expect(listadas).toEqual([fila]);
  });

  it('are listed latest first', async () => {
    const materia = await crear();
    await mermar(materia, { descripcion: 'Una', motivo: 'CADUCADO' });
    await mermar(materia, { descripcion: 'Dos', medida: 'kg', peso_merma: 1, motivo: 'DANADO' });
    const filas = await servicio.dato(calls.listarMermas, ADMIN, { empresa, id: materia.id });
    expect(filas.map(({ descripcion, medida, motivo }) => [descripcion, medida, motivo])).toEqual([
      ['Dos', 'kg', 'DANADO'],
      ['Una', 'g', 'CADUCADO'],
    ]);
    expect(filas[0]?.costo).toBeNull();
  });

  it.each([
    [{ peso_merma: '' }, 'peso_merma', 'Por favor llene todos los campos.'],
    [{ peso_merma: null }, 'peso_merma', 'Por favor llene todos los campos.'],
    [{ peso_merma: undefined }, 'peso_merma', 'Por favor llene todos los campos.'],
    [{ descripcion: ' ' }, 'descripcion', 'Por favor llene todos los campos.'],
    [{ descripcion: undefined }, 'descripcion', 'Por favor llene todos los campos.'],
    [{ peso_merma: 'x' }, 'peso_merma', 'El peso de la merma debe ser un número'],
    [{ peso_merma: 0 }, 'peso_merma', 'El peso de la merma debe ser mayor que cero'],
    [{ peso_merma: -1 }, 'peso_merma', 'El peso de la merma no puede ser negativo'],
    [{ descripcion: 'x'.repeat(301) }, 'descripcion', 'La descripción admite 300 caracteres'],
  ])('are refused with %j, by name', async (over, campo, msg) => {
    const materia = await crear();
    const refusada = await mermar(materia, over);
    expect(refusada).toMatchObject({ status: 400, msg });
    expect(refusada.errores).toContainEqual({ campo, msg });
    expect(await hay(materia)).toEqual([10, 0]);
  });

  it.each([
    [{ peso_merma: 10_001 }, 'peso_merma', 'Solo hay 10 kg (10,000 g) en la bodega'],
    [{ peso_merma: 10.001, medida: 'kg' }, 'peso_merma', 'Solo hay 10 kg en la bodega'],
    [{ peso_merma: 0.4 }, 'peso_merma', 'Es tan poco que no cambia el peso. Escriba más'],
    [{ medida: 'ml' }, 'medida', 'Esta medida no se puede convertir a la medida de entrada'],
  ])('that cannot be are refused: %j', async (over, campo, msg) => {
    const materia = await crear();
    expect(await mermar(materia, over)).toMatchObject({
      status: 422,
      msg,
      errores: [{ campo, msg }],
    });
    expect(await hay(materia)).toEqual([10, 0]);
  });

  it('of the day are those of every material, the latest first, with what came back', async () => {
    const deHoy = async (quien = COCINERO) =>
      (await servicio.dato(calls.listarMermasDeHoy, quien, { empresa })).map(
        ({ descripcion, reversada }) => [descripcion, reversada !== null],
      );
    ahora = new Date('2026-11-25T15:00:00Z');
    const [una, otra] = [await crear(), await crear()];
    await mermar(una, { descripcion: 'Ayer' });
    ahora = new Date('2026-11-26T13:00:00Z');
    const { data } = await mermar(una, { descripcion: 'Se cayó' });
    ahora = new Date('2026-11-27T04:59:00Z'); // a minute to midnight in Ecuador
    await mermar(otra, { descripcion: 'Se cortó' });
    await reversar((data as { id: string }).id);
    expect(await deHoy()).toEqual([
      ['Se cortó', false],
      ['Se cayó', true],
    ]);
    expect(await deHoy(ADMIN)).toHaveLength(2);
    ahora = new Date('2026-11-27T05:00:00Z');
    expect(await deHoy()).toEqual([]);
    ahora = new Date('2026-11-20T15:00:00Z');
  });

  it('may take all there is', async () => {
    const materia = await crear();
    expect((await mermar(materia, { peso_merma: 10_000 })).status).toBe(200);
    expect(await hay(materia)).toEqual([0, 10]);
  });

  it('subtract once for each id of the client, whatever is sent again', async () => {
    const materia = await crear();
    const id = randomUUID();
    const una = await mermar(materia, { id });
    const otra = await mermar(materia, { id: id.toUpperCase() });
    expect(otra.data).toEqual(una.data);
    expect((await mermar(materia, { id, peso_merma: 600 })).code).toBe('MOVIMIENTO_EN_CONFLICTO');
    expect((await mermar(await crear(), { id })).code).toBe('MOVIMIENTO_EN_CONFLICTO');
    expect(await hay(materia)).toEqual([9.5, 0.5]);
  });

  it('come back with a reason, once, and the ledger keeps both', async () => {
    const materia = await crear({ costo_unitario: 2 });
    const { data: merma } = await mermar(materia, { peso_merma: 2000 });
    const id = merma?.id ?? '';
    const reversada = { nombreCompleto: ADMIN.nombre, motivo: 'Fue un error' };
    expect(await reversar(id)).toMatchObject({
      msg: 'Se ha reversado la merma.',
      data: { id, reversada },
    });
    expect((await reversar(id, 'Otra vez')).data).toMatchObject({ reversada });
    expect(await hay(materia)).toEqual([10, 0]);
    expect((await reversar('999999')).code).toBe('NO_ENCONTRADO');

    const movimientos = await servicio.dato(calls.listarMovimientos, COCINERO, {
      empresa,
      id: materia.id,
    });
    expect(movimientos.total).toBe(3);
    expect(
      movimientos.filas.map(({ tipo, cantidad, saldo, costo, detalle, nombreCompleto }) =>
        [tipo, cantidad, saldo, costo, detalle, nombreCompleto].join(' | '),
      ),
    ).toEqual([
      'REVERSO | 2 | 10 | 4 | Fue un error | Ana Admin',
      'MERMA | -2 | 8 | 4 | Se cayó | Coco Cocina',
      'INICIAL | 10 | 10 | 20 | Peso inicial | Coco Cocina',
    ]);
  });

  it.each([
    ['worth less than half a cent', 9, 0.0005],
    ['worth a cent and a half', 30, 0.0005],
    ['of many', 1, 0.004],
  ])('leave what a unit costs as it was, as they come back: %s', async (_, sale, costo) => {
    const materia = await crear({ peso_inicial: 0 });
    await comprar(materia, 40, 40 * costo);
    await mermar(materia, { peso_merma: 10, medida: 'kg' });
    if (sale === 9) await mermar(materia, { peso_merma: 21, medida: 'kg' });
    for (let i = 0; i < 3; i++) {
      const { data: merma } = await mermar(materia, { peso_merma: sale, medida: 'kg' });
      await reversar(merma?.id ?? '');
    }
    expect(await costoDe(materia)).toBe(costo);
  });

  it('come back for what they were worth, where it was bought at another price since', async () => {
    const materia = await crear({ costo_unitario: 1 });
    const { data: merma } = await mermar(materia, { peso_merma: 10, medida: 'kg' });
    await comprar(materia, 10, 20);
    await reversar(merma?.id ?? '');
    expect(await costoDe(materia)).toBe(1.5);
  });

  it.each([
    [{ motivo: ' ' }, 'motivo', 'Escriba el motivo'],
    [{ id: 'x' }, 'id', 'Seleccione una merma'],
  ])('are not taken back with %j', async (over, campo, msg) => {
    const entrada = { empresa, id: '1', motivo: 'Error', ...over };
    expect(await servicio.pedir(calls.reversarMerma, ADMIN, entrada)).toMatchObject({
      status: 400,
      errores: [{ campo, msg }],
    });
  });

  it('page the ledger, and close each day with what there was', async () => {
    const materia = await crear();
    for (const dia of ['21', '22', '22']) {
      ahora = new Date(`2026-11-${dia}T15:00:00Z`);
      for (let i = 0; i < 6; i++) await mermar(materia, { peso_merma: 100 });
    }
    ahora = new Date('2026-11-23T03:00:00Z'); // still the 22nd in Ecuador
    await mermar(materia, { peso_merma: 100 });
    ahora = new Date('2026-11-20T15:00:00Z');
    const entrada = { empresa, id: materia.id };
    const primera = await servicio.dato(calls.listarMovimientos, ADMIN, entrada);
    const segunda = await servicio.dato(calls.listarMovimientos, ADMIN, { ...entrada, pagina: 2 });
    expect([primera.total, primera.filas.length, segunda.filas.length]).toEqual([20, 15, 5]);
    expect(segunda.filas.at(-1)?.tipo).toBe('INICIAL');
    expect((await servicio.dato(calls.listarExistencias, ADMIN, entrada)).dias).toEqual([
      { fecha: '2026-11-20', saldo: 10 },
      { fecha: '2026-11-21', saldo: 9.4 },
      { fecha: '2026-11-22', saldo: 8.1 },
    ]);
  });

  it('add up by month and reason, without what came back', async () => {
    const materia = await crear({ costo_unitario: 10, peso_inicial: 100 });
    const sinCosto = await crear();
    const en = async (dia: string, over: object, cual = materia) => {
      ahora = new Date(`${dia}T15:00:00Z`);
      return mermar(cual, { medida: 'kg', peso_merma: 1, ...over });
    };
    await en('2027-01-31', { motivo: 'CADUCADO' });
    await en('2027-01-02', { motivo: 'CADUCADO', peso_merma: 2 });
    await en('2027-01-02', { motivo: 'CADUCADO' }, sinCosto);
    await en('2027-02-01', { motivo: 'DANADO', peso_merma: 0.5 });
    await en('2027-03-01', { motivo: 'OTRO' });
    const { data: error } = await en('2027-02-01', { motivo: 'OTRO' });
    await reversar(error?.id ?? '');
    ahora = new Date('2026-11-20T15:00:00Z');
    const meses = { empresa, desde: '2027-01', hasta: '2027-02' };
    expect(await servicio.dato(calls.costoMermas, ADMIN, meses)).toEqual([
      { mes: '2027-01', motivo: 'CADUCADO', mermas: 3, costo: 30, sin_costo: 1 },
      { mes: '2027-02', motivo: 'DANADO', mermas: 1, costo: 5, sin_costo: 0 },
    ]);
    const mal = { empresa, desde: '2027-13', hasta: '2027-02' };
    expect((await servicio.pedir(calls.costoMermas, ADMIN, mal)).msg).toBe(
      'El mes debe ser YYYY-MM',
    );
  });

  it('of a material that was taken off are no more to be seen', async () => {
    const materia = await crear();
    await mermar(materia);
    const entrada = { empresa, id: materia.id };
    await servicio.dato(bodegaCalls.eliminarMateriaPrima, COCINERO, entrada);
    expect((await servicio.pedir(calls.listarMermas, ADMIN, entrada)).code).toBe('NO_ENCONTRADO');
    expect((await mermar(materia)).code).toBe('NO_ENCONTRADO');
    expect(
      await servicio.sql('select 1 from pedidos.materia_movimientos where materia_id = $1', [
        materia.id,
      ]),
    ).toHaveLength(2);
  });
});
