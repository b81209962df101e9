import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, COCINERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import {
  bodegaCalls as calls,
  type MateriaPrima,
} from '@comanda/shared/contracts/inventario/bodega';
import type { CallInput } from '@comanda/shared/contracts/defineCall';

import { buildApp } from '../app';

const { empresa } = PUERTO;

describe('bodega', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => new Date() });
  });
  afterAll(() => servicio.cerrar());

  type Nueva = CallInput<typeof calls.crearMateriaPrima>;
  type Edicion = Partial<CallInput<typeof calls.actualizarMateriaPrima>>;
  const datos = (over: Partial<Nueva> = {}): Nueva => ({
    empresa,
    materi_prima: `Arroz ${randomUUID()}`,
    peso_inicial: 10,
    medida_entrada: 'kg',
    medida_salida: 'g',
    ...over,
  });
  const crear = (over: Partial<Nueva> = {}) =>
    servicio.dato(calls.crearMateriaPrima, COCINERO, datos(over));
  /** As the form sends it: all of the row, and what was typed. */
  const editar = (
    { alerta: _alerta, costo_unitario: _costo, version: _version, ...fila }: MateriaPrima,
    over: Edicion,
  ) => servicio.pedir(calls.actualizarMateriaPrima, ADMIN, { ...fila, nuevo_ingreso: 0, ...over });
  const listada = async (id: string) => {
    const filas = await servicio.dato(calls.listarMateriasPrimas, ADMIN, { empresa });
    return filas.find((fila) => fila.id === id);
  };

  it('answers the units, for a material to be chosen in', async () => {
    const medidas = await servicio.dato(calls.listarMedidas, COCINERO, {});
    expect(medidas.map(({ medidas: nombre }) => nombre)).toEqual([
      'kg',
      'g',
      'lb',
      'l',
      'ml',
      'unidad',
    ]);
  });

  it('takes a request to the letter of the specification, and writes what it knows better', async () => {
    const creada = await servicio.pedir(calls.crearMateriaPrima, COCINERO, {
      ...datos({ materi_prima: '  Camarón  ', peso_actual: 8, cantidad_alerta: 8 }),
      peso_concurrente: 77,
      id_usuario_ultimo_ingreso: 'de otro',
    });
    expect(creada).toMatchObject({ status: 200, msg: 'El Producto ha sido registrado.' });
    const fila = {
      id: expect.any(String),
      empresa,
      materi_prima: 'Camarón',
      peso_inicial: 10,
      peso_actual: 8,
      peso_concurrente: 2,
      medida_entrada: 'kg',
      medida_salida: 'g',
      cantidad_alerta: 8,
      alerta: true,
      nuevo_ingreso: 0,
      id_usuario_ultimo_ingreso: COCINERO.id,
      costo_unitario: null,
      version: 1,
    };
    expect(creada.data).toEqual(fila);

    const { data } = await editar(creada.data as MateriaPrima, {
      peso_actual: 500,
      peso_concurrente: 9,
      nuevo_ingreso: 2.5,
      cantidad_alerta: 3,
      id_usuario_ultimo_ingreso: 'de otro',
    });
    const editada = {
      ...fila,
      peso_actual: 10.5,
      nuevo_ingreso: 2.5,
      cantidad_alerta: 3,
      alerta: false,
      id_usuario_ultimo_ingreso: ADMIN.id,
      version: 2,
    };
    expect(data).toEqual(editada);
    expect(await listada(data?.id ?? '')).toEqual(editada);
  });

  it('lists by name, and not what was taken off', async () => {
    const deOtra = { empresa: OTRA.empresa };
    const crearla = (materi_prima: string) =>
      servicio.dato(calls.crearMateriaPrima, ADMIN_OTRA, datos({ ...deOtra, materi_prima }));
    await crearla('Zanahoria');
    const quitada = await crearla('Maní');
    await crearla('Ajo');
    const quitar = () =>
      servicio.pedir(calls.eliminarMateriaPrima, ADMIN_OTRA, { ...deOtra, id: quitada.id });
    expect(await quitar()).toMatchObject({ status: 200, msg: 'El Producto ha sido eliminado.' });
    expect((await quitar()).code).toBe('NO_ENCONTRADO');
    const filas = await servicio.dato(calls.listarMateriasPrimas, ADMIN_OTRA, deOtra);
    expect(filas.map(({ materi_prima }) => materi_prima)).toEqual(['Ajo', 'Zanahoria']);
    await crearla('Maní'); // the name is free again
  });

  it.each([
    [{ materi_prima: ' ' }, 'materi_prima', 'El nombre de la materia no puede estar vacío'],
    [
      { materi_prima: 'x'.repeat(121) },
      'materi_prima',
      'El nombre de la materia admite 120 caracteres',
    ],
    [{ peso_inicial: 'x' }, 'peso_inicial', 'El peso inicial debe ser un número'],
    [{ peso_inicial: -1 }, 'peso_inicial', 'El peso inicial no puede ser negativo'],
    [{ peso_inicial: 0.0001 }, 'peso_inicial', 'El peso inicial admite tres decimales'],
    [{ peso_inicial: 1e7 }, 'peso_inicial', 'El peso inicial es demasiado grande'],
    [{ peso_actual: -1 }, 'peso_actual', 'El peso actual no puede ser negativo'],
    [{ cantidad_alerta: -1 }, 'cantidad_alerta', 'El peso de alerta no puede ser negativo'],
    [{ medida_entrada: 'taza' }, 'medida_entrada', 'Seleccione la medida de entrada'],
    [{ medida_salida: '' }, 'medida_salida', 'Seleccione la medida de salida'],
    [
      { medida_salida: 'l' },
      'medida_salida',
      'Esta medida no se puede convertir a la medida de entrada',
    ],
    [{ costo_unitario: 1e6 }, 'costo_unitario', 'El costo es demasiado grande'],
  ])('refuses %j, by name', async (over, campo, msg) => {
    const refusada = await servicio.pedirMal(calls.crearMateriaPrima, ADMIN, {
      ...datos(),
      ...over,
    });
    expect(refusada).toMatchObject({ msg, errores: [{ campo, msg }] });
    expect(refusada.status).toBe(msg.startsWith('Esta medida') ? 422 : 400);
  });

  it('refuses a name that is there, whatever its case and accents', async () => {
    await crear({ materi_prima: 'Limón' });
    const repetida = { status: 409, errores: [{ campo: 'materi_prima' }] };
    const otra = datos({ materi_prima: ' LIMON' });
    expect(await servicio.pedir(calls.crearMateriaPrima, ADMIN, otra)).toMatchObject(repetida);
    expect(await editar(await crear(), { materi_prima: 'limon' })).toMatchObject({
      ...repetida,
      msg: 'Ya hay una materia prima con ese nombre',
    });
  });

  it('keeps the unit the ledger is in, and changes the other to one that converts', async () => {
    const fila = await crear();
    expect(await editar(fila, { medida_entrada: 'lb' })).toMatchObject({
      status: 422,
      msg: 'La medida de entrada ya no cambia: el peso se lleva en ella',
      errores: [{ campo: 'medida_entrada' }],
    });
    expect((await editar(fila, { medida_salida: 'ml' })).errores[0]?.campo).toBe('medida_salida');
    expect((await editar(fila, { medida_salida: 'lb' })).data?.medida_salida).toBe('lb');
  });

  it('refuses an edit upon what somebody else changed, and takes it upon what is there now', async () => {
    const fila = await crear({ cantidad_alerta: 1 });
    await editar(fila, { cantidad_alerta: 2, version: 1 });
    const tarde = { cantidad_alerta: 3, nuevo_ingreso: 4 };
    expect(await editar(fila, { ...tarde, version: 1 })).toMatchObject({
      status: 409,
      code: 'MATERIA_CAMBIADA',
      msg: 'Otra persona cambió esta materia prima. Revise y guarde de nuevo',
    });
    expect((await listada(fila.id))?.peso_actual).toBe(10); // nothing half-done
    const { data } = await editar(fila, { ...tarde, version: 2 });
    expect(data).toMatchObject({ cantidad_alerta: 3, peso_actual: 14, version: 3 });
  });

  it('does once what is sent twice, the answer lost', async () => {
    const fila = await crear();
    const cambio = {
      materi_prima: `Trigo ${randomUUID()}`,
      nuevo_ingreso: 5,
      costo: 10,
      version: 1,
      ingreso_id: randomUUID(),
    };
    await editar(fila, cambio);
    const otra = await editar(fila, cambio);
    expect(otra).toMatchObject({ status: 200, data: { peso_actual: 15, version: 2 } });
    const { status, code } = await editar(fila, { ...cambio, nuevo_ingreso: 6, version: 2 });
    expect({ status, code }).toEqual({ status: 409, code: 'MOVIMIENTO_EN_CONFLICTO' });
  });

  it('averages what a unit costs over what came in', async () => {
    const fila = await crear({ costo_unitario: 2 });
    expect(fila.costo_unitario).toBe(2);
    const { data } = await editar(fila, { nuevo_ingreso: 10, costo: 40 });
    expect(data).toMatchObject({ peso_actual: 20, costo_unitario: 3 });
  });

  it('keeps what a unit costs of what there is none of yet', async () => {
    const fila = await crear({ peso_inicial: 0, costo_unitario: 3.25 });
    expect(fila).toMatchObject({ peso_actual: 0, costo_unitario: 3.25 });
    const { data } = await editar(fila, { nuevo_ingreso: 2 });
    expect(data).toMatchObject({ peso_actual: 2, costo_unitario: 3.25 });
  });

  it('refuses what an entry cost where nothing came in, and takes a box that says nothing', async () => {
    const fila = await crear();
    const msg = 'Es el costo de un ingreso: escriba también cuánto entró';
    const sinPeso = { cantidad_alerta: 4, costo: 12.5 };
    expect(await editar(fila, sinPeso)).toMatchObject({
      status: 400,
      errores: [{ campo: 'costo', msg }],
    });
    expect(await listada(fila.id)).toMatchObject({ cantidad_alerta: 0, costo_unitario: null });
    for (const over of [{ costo: 0 }, {}]) expect((await editar(fila, over)).status).toBe(200);
  });

  it('refuses what no warehouse holds and nothing costs', async () => {
    const fila = await crear();
    expect(await editar(fila, { nuevo_ingreso: 9_999_999 })).toMatchObject({
      status: 422,
      code: 'EXISTENCIA_MAXIMA',
      errores: [{ campo: 'nuevo_ingreso' }],
    });
    expect(await editar(fila, { nuevo_ingreso: 0.001, costo: 99_999 })).toMatchObject({
      status: 422,
      code: 'COSTO_MAXIMO',
      errores: [{ campo: 'costo' }],
    });
    const negativo = await editar(fila, { nuevo_ingreso: -1 });
    expect(negativo.msg).toBe('El nuevo ingreso no puede ser negativo');
    expect((await listada(fila.id))?.peso_actual).toBe(10);
  });

  describe('a count', () => {
    const corregir = (id: string, over: object = {}) =>
      servicio.pedirMal(calls.corregirMateriaPrima, ADMIN, {
        empresa,
        id,
        correccion_id: randomUUID(),
        peso_contado: 7.5,
        descripcion: 'Conteo del lunes',
        ...over,
      });

    it('is what there is, once', async () => {
      const { id } = await crear();
      const correccion_id = randomUUID();
      expect(await corregir(id, { correccion_id })).toMatchObject({
        msg: 'Se ha corregido el peso.',
        data: { peso_actual: 7.5, peso_concurrente: 2.5 },
      });
      await editar((await listada(id)) as MateriaPrima, { nuevo_ingreso: 1 });
      expect((await corregir(id, { correccion_id })).data).toMatchObject({ peso_actual: 8.5 });
      expect((await corregir(id, { correccion_id, peso_contado: 7 })).code).toBe(
        'MOVIMIENTO_EN_CONFLICTO',
      );
    });

    it('that finds more has nothing gone out', async () => {
      const { id } = await crear();
      expect((await corregir(id, { peso_contado: 12 })).data).toMatchObject({
        peso_actual: 12,
        peso_concurrente: 0,
      });
    });

    it.each([
      [{ descripcion: ' ' }, 'descripcion', 'Escriba el motivo'],
      [{ peso_contado: null }, 'peso_contado', 'El peso contado debe ser un número'],
      [{ correccion_id: 'x' }, 'correccion_id', 'correccion_id no es válido'],
    ])('is refused with %j, by name', async (over, campo, msg) => {
      const { id } = await crear();
      expect(await corregir(id, over)).toMatchObject({ status: 400, errores: [{ campo, msg }] });
    });
  });
});
