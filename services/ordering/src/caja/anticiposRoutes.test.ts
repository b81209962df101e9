import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { darPin } from '@comanda/identidad/testing/darPin';
import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  COCINERO,
  MESERO,
  PUERTO,
  USUARIOS,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { anticiposCalls as calls } from '@comanda/shared/contracts/caja/anticipos';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';

import { buildApp } from '../app';
import { limpiarCaja } from '../testing/limpiarCaja';

const { empresa } = PUERTO;
const HOY = new Date('2026-11-20T15:00:00Z');

describe('advances', () => {
  let servicio: Servicio;
  let ahora = HOY;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = HOY;
    await limpiarCaja(servicio);
    await servicio.sql(
      `update identidad.usuarios set sueldo = case id when $1 then 480 else 0 end, estado = 'A'`,
      [COCINERO.id],
    );
  });

  const limite = (maximo: number) =>
    servicio.sql(
      `insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego, anticipo_maximo) values ($1, 4, true, $2)
       on conflict (empresa_id) do update set anticipo_maximo = $2`,
      [PUERTO.id, maximo],
    );
  const dar = (monto: number, over: object = {}) =>
    servicio.pedir(calls.anticipo, CAJERO, { empresa, id_usuario: COCINERO.id, monto, ...over });
  const cambiar = (id: string | undefined, estado: 'A' | 'N') =>
    servicio.pedir(cajaCalls.cambiarEstadoCaja, ADMIN, { empresa, id: id ?? '', estado });
  const cocinero = async () => {
    const empleados = await servicio.dato(calls.listarEmpleados, CAJERO, { empresa });
    return empleados.find(({ id_usuario }) => id_usuario === COCINERO.id);
  };
  const libro = () =>
    servicio.sql<{ detalle: string; monto: number }>(
      'select tipo, detalle, monto::float8 as monto, salida::float8 as salida from pedidos.caja_movimientos order by id',
    );

  it('are given to who works for the company: nobody of another, of the operator or who left', async () => {
    await servicio.sql(`update identidad.usuarios set estado = 'N' where id = $1`, [MESERO.id]);
    const empleados = await servicio.dato(calls.listarEmpleados, CAJERO, { empresa });
    const suyos = USUARIOS.filter(({ empresas }) => empresas.includes(PUERTO.id));
    expect(suyos.length).toBeLessThan(USUARIOS.length);
    expect(empleados.map(({ nombreCompleto, perfil }) => [nombreCompleto, perfil])).toEqual(
      suyos
        .filter(({ id }) => id !== MESERO.id)
        .map(({ nombre, perfil }) => [nombre, perfil])
        .sort(),
    );
    expect(await cocinero()).toEqual({
      id_usuario: COCINERO.id,
      nombreCompleto: COCINERO.nombre,
      perfil: 'Cocinero',
      sueldo: 480,
      anticipado: 0,
      disponible: null,
    });
    for (const id_usuario of [MESERO.id, ADMIN_OTRA.id, randomUUID()]) {
      const refusado = await dar(10, { id_usuario });
      expect(refusado).toMatchObject({ status: 422, code: 'EMPLEADO_NO_EXISTE' });
      expect(refusado.errores).toEqual([
        { campo: 'id_usuario', msg: 'Esa persona no trabaja en la empresa' },
      ]);
    }
    expect(await libro()).toEqual([]);
  });

  it('take the request of the specification, and come out of the drawer', async () => {
    const dado = await servicio.pedirMal(calls.anticipo, CAJERO, {
      id_usuario: COCINERO.id,
      monto: 60.5,
      empresa,
      usuario: 'Otro',
    });
    expect(dado).toMatchObject({ status: 200, msg: 'Anticipo registrado' });
    expect(dado.data).toEqual({
      id: expect.any(String),
      id_usuario: COCINERO.id,
      empleado: COCINERO.nombre,
      empresa,
      monto: 60.5,
      usuario: CAJERO.nombre,
      creado: HOY.toISOString(),
      anticipado: 60.5,
      sueldo: 480,
    });
    expect(await libro()).toEqual([
      { tipo: 'ANTICIPO', detalle: 'Anticipo: Coco Cocina', monto: -60.5, salida: 60.5 },
    ]);
    const [listado] = await servicio.dato(cajaCalls.listarMovimiento, CAJERO, { empresa });
    expect(listado).toMatchObject({
      tipo: 'ANTICIPO',
      detalle: 'Anticipo a Coco Cocina',
      ingreso: 0,
      salida: 60.5,
      empleado: COCINERO.nombre,
    });
    const [traza] = await servicio.sql(
      `select usuario, despues from pedidos.auditoria where accion = 'anticipo registrado'`,
    );
    expect(traza).toMatchObject({
      usuario: CAJERO.nombre,
      despues: { monto: '60.50', empleado: COCINERO.nombre },
    });
  });

  it('add up in their month of business, and one that is taken off no more', async () => {
    ahora = new Date('2026-12-01T08:59:59Z'); // 03:59, and the company's day ends at 4
    await limite(50);
    const { data } = await dar(100);
    await dar(20);
    expect(await cocinero()).toMatchObject({ anticipado: 120, disponible: 120 });
    await cambiar(data?.id, 'N');
    expect(await cocinero()).toMatchObject({ anticipado: 20, disponible: 220 });
    expect((await libro()).map(({ detalle, monto }) => [detalle, monto])).toEqual([
      ['Anticipo: Coco Cocina', -100],
      ['Anticipo: Coco Cocina', -20],
      ['Anticipo eliminado: Coco Cocina', 100],
    ]);
    ahora = new Date('2026-12-01T09:00:00Z');
    expect(await cocinero()).toMatchObject({ anticipado: 0, disponible: 240 });
  });

  it('stay within what the company advances in a month, and say how much is left', async () => {
    await limite(50);
    await dar(200);
    const pasado = await dar(40.01);
    expect(pasado).toMatchObject({ status: 422, code: 'ANTICIPO_MAXIMO' });
    const msg = 'El anticipo pasa de lo que la empresa permite en el mes: quedan $40.00';
    expect(pasado.errores).toEqual([{ campo: 'monto', msg }]);
    expect(await dar(40)).toMatchObject({ status: 200 });
    expect(await dar(1)).toMatchObject({
      msg: 'Ya recibió todo el anticipo que la empresa permite en el mes',
    });
    expect(await dar(1, { id_usuario: MESERO.id })).toMatchObject({
      msg: 'No tiene un sueldo registrado: no se le puede dar un anticipo',
    });
    expect(await libro()).toHaveLength(2);
  });

  it('are not brought back where others took their place', async () => {
    await limite(50);
    const { data } = await dar(200);
    await cambiar(data?.id, 'N');
    await dar(100);
    const refusado = await cambiar(data?.id, 'A');
    expect(refusado).toMatchObject({ status: 422, code: 'ANTICIPO_MAXIMO' });
    expect(refusado.errores.map(({ campo }) => campo)).toEqual(['id']);
    expect(await libro()).toHaveLength(3);
    await limite(100);
    expect(await cambiar(data?.id, 'A')).toMatchObject({ msg: 'Movimiento activado' });
    expect(await cocinero()).toMatchObject({ anticipado: 300, disponible: 180 });
  });

  it('eight at once do not pass the limit together', async () => {
    await limite(50);
    const dados = await Promise.all(Array.from({ length: 8 }, () => dar(100)));
    const dada = dados.filter(({ status }) => status === 200);
    expect([dada.length, dados.filter(({ code }) => code === 'ANTICIPO_MAXIMO').length]).toEqual([
      2, 6,
    ]);
    expect(await cocinero()).toMatchObject({ anticipado: 200 });
  });

  it('are given once for their key, the limit reached or not', async () => {
    await limite(50);
    const anticipo_id = randomUUID();
    const dados = await Promise.all(Array.from({ length: 4 }, () => dar(240, { anticipo_id })));
    expect(dados.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(dados.map(({ data }) => data?.id)).size).toBe(1);
    expect(await cocinero()).toMatchObject({ anticipado: 240 });
    expect(await dar(239, { anticipo_id })).toMatchObject({
      status: 409,
      code: 'MOVIMIENTO_EN_CONFLICTO',
    });
  });

  it.each([
    [{ id_usuario: '' }, 'id_usuario', '¡Debe seleccionar un empleado!'],
    [{ id_usuario: undefined }, 'id_usuario', '¡Debe seleccionar un empleado!'],
    [{ monto: undefined }, 'monto', '¡Debe ingresar una cantidad!'],
    [{ monto: 0 }, 'monto', '¡Debe ingresar una cantidad!'],
    [{ monto: -5 }, 'monto', 'El monto no puede ser negativo'],
    [{ monto: '5' }, 'monto', 'El monto debe ser un número'],
    [{ anticipo_id: '1' }, 'anticipo_id', 'anticipo_id no es válido'],
  ])('are refused with %j', async (over, campo, msg) => {
    const entrada = { empresa, id_usuario: COCINERO.id, monto: 5, ...over };
    const refusado = await servicio.pedirMal(calls.anticipo, CAJERO, entrada);
    expect(refusado.status).toBe(400);
    expect(refusado.errores).toContainEqual({ campo, msg });
  });

  describe('to whoever gives them', () => {
    const PIN = '482913';
    const OTRO_PIN = '730481';
    const conPin = { usuario: ADMIN.id, pin: PIN };
    beforeEach(async () => {
      await servicio.sql('delete from identidad.intentos_login');
      await servicio.sql(`update identidad.usuarios set sueldo = 480`);
      await darPin(servicio, ADMIN, PIN);
    });
    const darse = (quien = CAJERO, over: object = {}) =>
      servicio.pedir(calls.anticipo, quien, { empresa, id_usuario: quien.id, monto: 20, ...over });

    it('are approved by an Administrador, and it is kept who gave and who approved them', async () => {
      for (const id_usuario of [CAJERO.id, CAJERO.id.toUpperCase()])
        expect(await darse(CAJERO, { id_usuario })).toMatchObject({
          status: 422,
          code: 'ANTICIPO_SIN_APROBACION',
          errores: [{ campo: 'aprobacion', msg: expect.stringMatching(/lo aprueba otra persona/) }],
        });
      const mala = { usuario: ADMIN.id, pin: '111222' };
      expect(await darse(CAJERO, { aprobacion: mala })).toMatchObject({
        code: 'APROBACION_RECHAZADA',
        errores: [{ campo: 'aprobacion' }],
      });
      expect(await libro()).toEqual([]);
      expect((await darse(CAJERO, { aprobacion: conPin })).data).toMatchObject({ monto: 20 });
      const [traza] = await servicio.sql(
        `select usuario, despues from pedidos.auditoria where accion = 'anticipo registrado' order by id desc limit 1`,
      );
      expect(traza).toMatchObject({
        usuario: CAJERO.nombre,
        despues: { empleado: CAJERO.nombre, aprobado_por: ADMIN.nombre },
      });
    });

    it('are approved by nobody but another, also for an Administrador', async () => {
      expect((await darse(ADMIN)).code).toBe('ANTICIPO_SIN_APROBACION');
      expect(await darse(ADMIN, { aprobacion: conPin })).toMatchObject({
        code: 'ANTICIPO_SIN_APROBACION',
        errores: [
          {
            campo: 'aprobacion',
            msg: `El anticipo es para ${ADMIN.nombre}: lo aprueba otro Administrador`,
          },
        ],
      });
      expect(await libro()).toEqual([]);
      await servicio.sql(`update identidad.usuarios set perfil = 'Administrador' where id = $1`, [
        MESERO.id,
      ]);
      try {
        await darPin(servicio, MESERO, OTRO_PIN);
        const aprobacion = { usuario: MESERO.id, pin: OTRO_PIN };
        expect((await darse(ADMIN, { aprobacion })).status).toBe(200);
      } finally {
        await servicio.sql(`update identidad.usuarios set perfil = 'Mesero' where id = $1`, [
          MESERO.id,
        ]);
      }
      expect((await dar(5, { id_usuario: ADMIN.id })).status).toBe(200);
    });

    it('are given once for their key, and sent again need nobody', async () => {
      const anticipo_id = randomUUID();
      const dada = await darse(CAJERO, { anticipo_id, aprobacion: conPin });
      expect(dada.status).toBe(200);
      const otra = { usuario: ADMIN.id, pin: '999888' };
      expect((await darse(CAJERO, { anticipo_id, aprobacion: otra })).data).toEqual(dada.data);
      expect((await darse(CAJERO, { anticipo_id })).data).toEqual(dada.data);
      expect(await libro()).toHaveLength(1);
    });
  });

  it('come out of a drawer that the company has', async () => {
    const refusado = await dar(5, { caja: 7 });
    expect(refusado.errores).toEqual([{ campo: 'caja', msg: 'La empresa no tiene esa caja' }]);
  });
});
