import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { ActoSinLinea } from '@comanda/shared/contracts/ventas/actoSinLinea';
import { anticiposCalls } from '@comanda/shared/contracts/caja/anticipos';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';

import { buildApp } from '../app';
import { limpiarCaja } from '../testing/limpiarCaja';
import {
  actoConFirma,
  registrarEquipo,
  registrarLlave,
  type Equipo,
  type LlaveDePrueba,
} from '../testing/sinLinea';

const { empresa } = PUERTO;
/** 22:00 in Ecuador, of the 20th. */
const T0 = new Date('2026-11-21T03:00:00Z');
const enHoras = (cuantas: number) => new Date(T0.getTime() + cuantas * 3_600_000);

let servicio: Servicio;
let ahora = T0;
let equipo: Equipo;
/** Of the cashier. */
let llave: LlaveDePrueba;
beforeAll(async () => {
  servicio = await abrirServicio(buildApp, { reloj: () => ahora });
});
afterAll(() => servicio.cerrar());
beforeEach(async () => {
  await limpiarCaja(servicio);
  equipo = await registrarEquipo(servicio, PUERTO, T0);
  await servicio.sql('update facturacion.dispositivos set visto = $1 where id = $2', [
    T0,
    equipo.id,
  ]);
  llave = await registrarLlave(servicio, equipo, CAJERO, T0);
  ahora = enHoras(4);
});

type Alla = Partial<ActoSinLinea> & { cuando?: Date };
/** Done an hour after the till was last in touch, and sent three hours later. */
const alla = ({ cuando = enHoras(1), ...over }: Alla = {}): ActoSinLinea => ({
  dispositivo: equipo.id,
  token: equipo.token,
  quien: CAJERO.id,
  hecho: cuando.toISOString(),
  reloj: ahora.toISOString(),
  ...over,
});
const SALIDA = { empresa, detalle: 'Gas', salida: 3.5, caja: 1 };
const mover = (sin_linea = alla(), movimiento_id: string = randomUUID(), quien = CAJERO) =>
  servicio.pedir(
    cajaCalls.ingresarMovimiento,
    quien,
    actoConFirma({ ...SALIDA, movimiento_id, sin_linea }, llave, {
      tipo: 'movimiento',
      clave: movimiento_id,
    }),
  );
const anotados = () =>
  servicio.sql<Record<string, unknown>>(
    `select tipo, clave, entidad, dicho, monto::float8 as monto, dispositivo, hecho, recibida, hecho_por, enviada_por, marcas
       from pedidos.actos_sin_linea`,
  );
const libro = () =>
  servicio.sql(
    `select detalle, salida::float8 as salida, periodo, usuario, fecha_negocio::text as dia, creado
       from pedidos.caja_movimientos order by id`,
  );
const auditadas = async (accion: string) =>
  servicio.sql<{ usuario: string; antes: object; despues: object; cuando: Date }>(
    'select usuario, cuando, antes, despues from pedidos.auditoria where accion = $1 order by id desc limit 1',
    [accion],
  );
beforeEach(async () => {
  await servicio.sql('truncate pedidos.actos_sin_linea');
});

describe('a movement of a till that had no line', () => {
  it('is of when it was done and of whoever did it, whoever sends it', async () => {
    ahora = enHoras(7); // the next day
    const clave = randomUUID();
    const { status, data } = await mover(alla(), clave, ADMIN);
    expect({ status, data }).toMatchObject({
      status: 200,
      data: {
        fecha: '2026-11-20',
        usuario: CAJERO.nombre,
        salida: 3.5,
        tipo: 'SALIDA',
        creado: enHoras(1).toISOString(),
      },
    });
    expect(await libro()).toEqual([
      {
        detalle: 'Salida: Gas',
        salida: 3.5,
        periodo: 1,
        usuario: CAJERO.nombre,
        dia: '2026-11-20',
        creado: enHoras(1),
      },
    ]);
    expect(await anotados()).toEqual([
      {
        tipo: 'movimiento',
        clave,
        entidad: data?.id,
        dicho: 'Salida: Gas',
        monto: 3.5,
        dispositivo: `Caja ${equipo.punto}`,
        hecho: enHoras(1),
        recibida: enHoras(7),
        hecho_por: CAJERO.nombre,
        enviada_por: ADMIN.id,
        marcas: [],
      },
    ]);
  });

  it('is one however often it is sent, also after its till was revoked', async () => {
    const clave = randomUUID();
    const [una, otra] = await Promise.all([mover(alla(), clave), mover(alla(), clave)]);
    await servicio.sql(
      "update facturacion.dispositivos set estado = 'REVOCADO', revocado = $1 where id = $2",
      [ahora, equipo.id],
    );
    const tercera = await mover(alla(), clave);
    expect(otra.data?.id).toBe(una.data?.id);
    expect(tercera.data?.id).toBe(una.data?.id);
    expect([await libro(), await anotados()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each([
    ['the future', () => alla({ cuando: enHoras(5) }), 'ACTO_EN_EL_FUTURO'],
    ['before the till', () => alla({ cuando: enHoras(-1) }), 'ACTO_FUERA_DE_ARRIENDO'],
    [
      'after its lease',
      () => {
        ahora = enHoras(60);
        return alla({ cuando: enHoras(50) });
      },
      'ACTO_FUERA_DE_ARRIENDO',
    ],
    ['another token', () => alla({ token: 'x'.repeat(43) }), 'DISPOSITIVO_DESCONOCIDO'],
    ['another till', () => alla({ dispositivo: randomUUID() }), 'DISPOSITIVO_DESCONOCIDO'],
    ['who may not', () => alla({ quien: MESERO.id }), 'AUTOR_NO_PERMITIDO'],
    ['nobody', () => alla({ quien: randomUUID() }), 'AUTOR_NO_PERMITIDO'],
  ])('is refused of %s, and nothing of it is written', async (_, haciendo, code) => {
    expect(await mover(haciendo())).toMatchObject({ code });
    expect([await libro(), await anotados()]).toEqual([[], []]);
  });

  it('is refused of a till of another empresa, of one that was revoked, and without its key', async () => {
    const deAndina = await registrarEquipo(servicio, ANDINA, T0);
    const { id: dispositivo, token } = deAndina;
    const sin_linea = alla({ dispositivo, token, quien: ADMIN.id });
    const anticipo = { empresa, id_usuario: MESERO.id, monto: 1, anticipo_id: randomUUID() };
    const apertura = { empresa, motivo: 'Cambio', apertura_id: randomUUID() };
    for (const respuesta of [
      await mover(sin_linea),
      await servicio.pedir(anticiposCalls.anticipo, ADMIN, { ...anticipo, sin_linea }),
      await servicio.pedir(cajasCalls.anotarApertura, ADMIN, { ...apertura, sin_linea }),
    ])
      expect(respuesta).toMatchObject({ status: 403, code: 'DISPOSITIVO_DESCONOCIDO' });
    await servicio.sql(
      "update facturacion.dispositivos set estado = 'REVOCADO', revocado = $1 where id = $2",
      [ahora, equipo.id],
    );
    expect(await mover()).toMatchObject({ code: 'ACTO_DE_REVOCADO' });
    const sinClave = { ...SALIDA, sin_linea: alla() };
    expect(await servicio.pedir(cajaCalls.ingresarMovimiento, CAJERO, sinClave)).toMatchObject({
      status: 400,
      msg: 'movimiento_id es necesario en lo que se hizo sin línea',
    });
  });

  it('is looked at where it is an advance to oneself, which nobody could approve there', async () => {
    await servicio.sql('update identidad.usuarios set sueldo = 480');
    const dar = (id_usuario: string) => {
      const anticipo_id = randomUUID();
      const cuerpo = { empresa, id_usuario, monto: 5, anticipo_id, sin_linea: alla() };
      return servicio.dato(anticiposCalls.anticipo, CAJERO, cuerpo);
    };
    await dar(MESERO.id);
    await dar(CAJERO.id);
    expect((await anotados()).map(({ marcas }) => marcas)).toEqual([[], ['SIN_APROBACION']]);
  });

  it('of a drawer that was counted meanwhile is of the period that is open now, marked and audited', async () => {
    await servicio.dato(cajaCalls.ingresarMovimiento, CAJERO, { ...SALIDA, detalle: 'Antes' });
    ahora = enHoras(2);
    const contado = { empresa, caja: 1, conteo: 10, motivo: 'Se contó antes' };
    await servicio.dato(cuadresCalls.cuadreCaja, CAJERO, contado);
    const antes = await servicio.sql('select * from pedidos.cuadres');
    ahora = enHoras(4);
    const clave = randomUUID();
    await mover(alla(), clave);
    expect(await servicio.sql('select * from pedidos.cuadres')).toEqual(antes);
    expect((await libro()).at(-1)).toMatchObject({ detalle: 'Salida: Gas', periodo: 2 });
    expect(await anotados()).toMatchObject([{ marcas: ['CAJA_CUADRADA'] }]);
    const [auditada] = await auditadas('acto sin linea marcado');
    expect(auditada).toMatchObject({
      usuario: CAJERO.nombre,
      cuando: ahora,
      despues: { detalle: 'Salida: Gas', monto: 3.5, marcas: ['CAJA_CUADRADA'] },
    });

    const marcadas = await servicio.dato(sinLineaCalls.listarVentasSinLinea, ADMIN, { empresa });
    expect(marcadas.find(({ id }) => id === clave)).toMatchObject({
      secuencia: 'Salida: Gas',
      total: 3.5,
      vendedor: CAJERO.nombre,
      revisada_por: null,
    });
    const revisar = () =>
      servicio.pedir(sinLineaCalls.revisarVentaSinLinea, ADMIN, { empresa, venta: clave });
    expect(await revisar()).toMatchObject({ status: 200 });
    ahora = enHoras(5);
    expect(await revisar()).toMatchObject({ status: 200 });
    const revisiones = await servicio.sql(
      "select cuando from pedidos.auditoria where accion = 'acto sin linea revisado' and entidad_id = $1",
      [clave],
    );
    expect(revisiones).toEqual([{ cuando: enHoras(4) }]);
    expect(
      await servicio.sql('select revisada, revisada_por from pedidos.actos_sin_linea'),
    ).toEqual([{ revisada: enHoras(4), revisada_por: ADMIN.nombre }]);
  });

  it('of a till whose clock shows another hour than it thinks is marked', async () => {
    await mover(alla({ reloj: enHoras(9).toISOString() }));
    expect(await anotados()).toMatchObject([{ marcas: ['RELOJ'] }]);
  });
});

describe('what else a till does at its drawer without a line', () => {
  it('is an advance, once, of when it was given and by whom', async () => {
    const anticipo_id = randomUUID();
    const anticipo = { empresa, id_usuario: MESERO.id, monto: 12, caja: 1, anticipo_id };
    const dar = () =>
      servicio.pedir(
        anticiposCalls.anticipo,
        ADMIN,
        actoConFirma({ ...anticipo, sin_linea: alla() }, llave, {
          tipo: 'anticipo',
          clave: anticipo_id,
        }),
      );
    const { data } = await dar();
    expect(data).toMatchObject({ usuario: CAJERO.nombre, creado: enHoras(1).toISOString() });
    expect((await dar()).data?.id).toBe(data?.id);
    expect(await anotados()).toMatchObject([{ tipo: 'anticipo', monto: 12 }]);
    expect(await libro()).toHaveLength(1);
  });

  it('is an opening of the drawer, written down once', async () => {
    await mover();
    const apertura_id = randomUUID();
    const abrir = () =>
      servicio.pedir(cajasCalls.anotarApertura, ADMIN, {
        empresa,
        motivo: 'Cambio',
        caja: 1,
        apertura_id,
        sin_linea: alla({ quien: ADMIN.id }),
      });
    const cuantas = async () =>
      (await servicio.sql("select from pedidos.auditoria where accion = 'cajon abierto'", []))
        .length;
    const antes = await cuantas();
    expect((await abrir()).data).toEqual({ id: 1 });
    expect((await abrir()).data).toEqual({ id: 1 });
    expect(await cuantas()).toBe(antes + 1);
    expect(await auditadas('cajon abierto')).toMatchObject([
      { usuario: ADMIN.nombre, cuando: enHoras(1), despues: { motivo: 'Cambio' } },
    ]);
  });

  it('is given up by an Administrador with a reason, unless it was done after all', async () => {
    const clave = randomUUID();
    const { dispositivo, token, hecho } = alla();
    const descartar = () =>
      servicio.pedir(sinLineaCalls.descartarActoSinLinea, ADMIN, {
        empresa,
        clave,
        tipo: 'movimiento',
        dicho: 'Salida: Gas',
        monto: 3.5,
        hecho_por: 'Carlos',
        rechazo: 'La caja no existe',
        motivo: 'Se registró a mano',
        sin_linea: { dispositivo, token, hecho },
      });
    expect(await descartar()).toMatchObject({ status: 200 });
    expect(await auditadas('acto sin linea descartado')).toMatchObject([
      {
        usuario: ADMIN.nombre,
        antes: { detalle: 'Salida: Gas', monto: 3.5, hecho_por: 'Carlos' },
        despues: { motivo: 'Se registró a mano', rechazo: 'La caja no existe' },
      },
    ]);
    await mover(alla(), clave);
    expect(await descartar()).toMatchObject({ code: 'ACTO_YA_HECHO' });
  });
});
