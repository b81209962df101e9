import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, MESERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';

import { buildApp } from '../app';
import { makeEnvio, makePedida } from '../testing/mesas';
import { limpiarMesas } from '../testing/limpiarMesas';
import { AHORA } from '../testing/ventas';

const { empresa } = PUERTO;

describe('the tables (spec sections 2 and 7)', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(() => limpiarMesas(servicio));

  const crear = (over: object = {}) =>
    servicio.pedir(calls.registrarMesa, ADMIN, { empresa, ...over });
  const listar = () => servicio.dato(calls.listarMesas, MESERO, { empresa });
  const eliminar = (id: string) => servicio.pedir(calls.eliminarMesa, ADMIN, { id, empresa });

  it('are made with the lowest number that is free', async () => {
    const { status, msg, data } = await crear();
    expect({ status, msg }).toEqual({ status: 200, msg: 'Mesa creada con éxito' });
    expect(data).toMatchObject({
      numero_mesa: 1,
      estado: 'LIBRE',
      total: 0,
      mesero: '',
      cliente: '',
      empresa,
      nombre: '',
      zona: '',
      x: null,
      y: null,
      random: null,
      desde: null,
      fecha_registros: AHORA.toISOString(),
    });
    await crear({ nombre: 'Ventana', zona: 'Terraza' });
    await crear();
    const { data: eliminada } = await crear();
    await eliminar(data?.id ?? '');
    await eliminar(eliminada?.id ?? '');
    await crear();

    const numeros = (await listar()).map(({ numero_mesa, zona }) => [numero_mesa, zona]);
    expect(numeros).toEqual([
      [1, ''],
      [2, 'Terraza'],
      [3, ''],
    ]);
  });

  it('are made many at once, alike, all of them or none', async () => {
    await crear();
    const { data: segunda } = await crear();
    await crear();
    await eliminar(segunda?.id ?? '');
    const { msg, data } = await crear({ cuantas: 4, zona: 'Terraza', puestos: 6 });
    expect({ msg, numero: data?.numero_mesa }).toEqual({
      msg: '4 mesas creadas con éxito',
      numero: 2,
    });
    const todas = (await listar()).map(({ numero_mesa, zona, puestos }) => [
      numero_mesa,
      zona,
      puestos,
    ]);
    expect(todas).toEqual([
      [1, '', null],
      [2, 'Terraza', 6],
      [3, '', null],
      [4, 'Terraza', 6],
      [5, 'Terraza', 6],
      [6, 'Terraza', 6],
    ]);
    await servicio.sql(
      `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros)
       select $1, n, now() from generate_series(7, 990) n`,
      [PUERTO.id],
    );
    expect(await crear({ cuantas: 10 })).toMatchObject({ status: 422, code: 'MESAS_MAXIMO' });
    expect(await listar()).toHaveLength(990);
    expect(await crear({ cuantas: 61 })).toMatchObject({
      status: 400,
      errores: [{ campo: 'cuantas', msg: 'Se crean hasta 60 mesas a la vez' }],
    });
  });

  it('are as many as have a number', async () => {
    await servicio.sql(
      `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros)
       select $1, n, now() from generate_series(1, 999) n`,
      [PUERTO.id],
    );
    expect(await crear()).toMatchObject({ status: 422, code: 'MESAS_MAXIMO' });
  });

  it('are not deleted while somebody sits there', async () => {
    const { data: mesa } = await crear();
    const id = mesa?.id ?? '';
    const orden = await servicio.dato(calls.registrarOrden, MESERO, makeEnvio());

    expect(await eliminar(id)).toMatchObject({
      status: 409,
      code: 'MESA_OCUPADA',
      msg: 'La mesa tiene una orden abierta. Cóbrela, muévala o libérela antes',
    });
    for (const { linea, cantidad } of orden.lineas)
      await servicio.dato(calls.anularLinea, MESERO, {
        empresa,
        random: orden.random,
        clave: randomUUID(),
        linea,
        cantidad,
        motivo: 'Se fue',
      });
    await servicio.dato(calls.liberarMesa, MESERO, { empresa, random: orden.random });
    expect(await eliminar(id)).toMatchObject({ status: 200, msg: 'Mesa eliminada con éxito' });
    expect(await eliminar(id)).toMatchObject({ status: 404, code: 'NO_ENCONTRADO' });
    expect(await listar()).toEqual([]);
  });

  it('tell who sits there, since when, and for how much', async () => {
    await crear();
    const { random } = await servicio.dato(calls.sentar, MESERO, {
      empresa,
      random: randomUUID(),
      mesa: '1',
      cliente: 'Familia Paz',
      comensales: 4,
    });
    await servicio.dato(calls.registrarOrden, CAJERO, makeEnvio());
    await servicio.dato(calls.registrarOrden, CAJERO, makeEnvio({ mesa: '', orden: 'Luis' }));
    await servicio.dato(calls.pedirCuenta, MESERO, { empresa, random, por_pagar: true });

    const { data, cuerpo } = await servicio.pedir(calls.listarMesas, CAJERO, { empresa });
    expect(data).toEqual([
      expect.objectContaining({
        numero_mesa: 1,
        estado: 'POR_PAGAR',
        cliente: 'Familia Paz',
        comensales: 4,
        random,
        mesero: MESERO.nombre,
        total: 11,
        lineas: 2,
        listas: 0,
        lineas_listas: [],
        orden: 'Orden 1',
        desde: AHORA.toISOString(),
      }),
    ]);
    expect(cuerpo).toMatchObject({
      ahora: AHORA.toISOString(),
      ordenes: [{ orden: 'Luis', estado: 'OCUPADA', total: 11, mesero: CAJERO.nombre }],
    });
  });

  it('are edited and drawn', async () => {
    const { data: mesa } = await crear();
    const id = mesa?.id ?? '';
    const editada = { empresa, id, nombre: 'Ventana', zona: 'Terraza' };
    expect(await servicio.pedir(calls.editarMesa, ADMIN, editada)).toMatchObject({
      msg: 'Mesa editada con éxito',
      data: { nombre: 'Ventana', zona: 'Terraza' },
    });
    const antes = { nombre: '', zona: '', puestos: null };
    const deOtro = { empresa, id, antes };
    expect(
      await servicio.pedir(calls.editarMesa, ADMIN, { ...deOtro, nombre: 'Barra', zona: '' }),
    ).toMatchObject({ status: 409, code: 'CAMBIADO_POR_OTRO', errores: [{ campo: 'nombre' }] });
    expect(
      await servicio.dato(calls.editarMesa, ADMIN, { ...deOtro, nombre: '', zona: '', puestos: 4 }),
    ).toMatchObject({ nombre: 'Ventana', zona: 'Terraza', puestos: 4 });
    const lugares = [{ id, x: 3, y: 4 }];
    await servicio.dato(calls.guardarPlano, ADMIN, { empresa, lugares });
    expect(await listar()).toMatchObject([{ id, nombre: 'Ventana', x: 3, y: 4 }]);
  });

  it.each([
    ['x', { x: 24, y: 0 }, 'x está fuera del plano'],
    ['y', { x: 0, y: -1 }, 'y está fuera del plano'],
  ])('are drawn within the plan (%s)', async (campo, lugar, msg) => {
    const rechazado = await servicio.pedir(calls.guardarPlano, ADMIN, {
      empresa,
      lugares: [{ id: '1', ...lugar }],
    });
    expect(rechazado).toMatchObject({
      status: 400,
      code: 'DATOS_INVALIDOS',
      errores: [{ campo: `lugares.0.${campo}`, msg }],
    });
  });

  it('never stand on one cell: neither of two that are moved there is, and two may change places', async () => {
    const [una = '', otra = ''] = [(await crear()).data?.id, (await crear()).data?.id];
    const guardar = (...celdas: [id: string, x: number, y: number][]) =>
      servicio.pedir(calls.guardarPlano, ADMIN, {
        empresa,
        lugares: celdas.map(([id, x, y]) => ({ id, x, y })),
      });
    const celdas = async () => (await listar()).map(({ x, y }) => [x, y]);
    await guardar([una, 0, 0], [otra, 1, 0]);
    expect(await guardar([una, 5, 5], [otra, 5, 5])).toMatchObject({
      status: 409,
      code: 'MESAS_ENCIMADAS',
      msg: 'Dos mesas quedan en el mismo lugar. Sepárelas y guarde',
    });
    expect((await guardar([una, 1, 0])).code).toBe('MESAS_ENCIMADAS');
    expect(await celdas()).toEqual([
      [0, 0],
      [1, 0],
    ]);
    await guardar([una, 1, 0], [otra, 0, 0]);
    expect(await celdas()).toEqual([
      [1, 0],
      [0, 0],
    ]);
    await eliminar(una);
    expect(await guardar([otra, 1, 0])).toMatchObject({ status: 200 });
  });

  it('are of their company: the same number is another table', async () => {
    await crear();
    await servicio.dato(calls.registrarMesa, ADMIN_OTRA, { empresa: OTRA.empresa });
    const suyo = { empresa: OTRA.empresa, mesa: '1', lineas: [makePedida(9)] };
    await servicio.dato(calls.registrarOrden, ADMIN_OTRA, makeEnvio(suyo));

    expect(await listar()).toMatchObject([{ numero_mesa: 1, estado: 'LIBRE' }]);
  });

  it('answer 304 while nothing of the floor changes', async () => {
    await crear();
    const pedir = (marca = '') =>
      servicio.pedir(
        calls.listarMesas,
        MESERO,
        { empresa },
        { headers: { 'if-none-match': marca } },
      );
    const primera = await pedir();
    const marca = String(primera.headers['etag']);
    expect(primera.status).toBe(200);
    const igual = await pedir(marca);
    expect([igual.status, igual.texto]).toEqual([304, '']);
    expect((await pedir(`W/${marca}`)).status).toBe(304);

    await servicio.dato(calls.registrarOrden, MESERO, makeEnvio());
    const otra = await pedir(marca);
    expect([otra.status, otra.headers['etag'] === marca]).toEqual([200, false]);
  });

  it('are called as the specification says', () => {
    const { listarMesas, registrarMesa, eliminarMesa } = calls;
    expect(
      [listarMesas, registrarMesa, eliminarMesa].map(({ method, path }) => [method, path]),
    ).toEqual([
      ['POST', '/v1/mesas'],
      ['POST', '/v1/registra_mesas'],
      ['DELETE', '/v1/elimina_mesa/:id/:empresa'],
    ]);
  });
});
