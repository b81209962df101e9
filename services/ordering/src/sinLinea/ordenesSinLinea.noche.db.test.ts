import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { ActoSinLinea } from '@comanda/shared/contracts/ventas/actoSinLinea';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeCobro, makeEnvio, makePedida } from '../testing/mesas';
import {
  actoConFirma,
  arrendar,
  makeSinLinea,
  registrarEquipo,
  registrarLlave,
  type Equipo,
  type LlaveDePrueba,
} from '../testing/sinLinea';

const T0 = new Date('2026-11-20T15:00:00Z');
const enHoras = (cuantas: number) => new Date(T0.getTime() + cuantas * 3_600_000);
const { empresa } = PUERTO;

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
  ahora = T0;
  await limpiarMesas(servicio);
  await servicio.sql(
    `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros)
     select 1, n, now() from generate_series(1, 2) n`,
  );
  equipo = await registrarEquipo(servicio, PUERTO, T0);
  llave = await registrarLlave(servicio, equipo, CAJERO, T0);
  ahora = enHoras(3);
});

/** The cashier took it down an hour after the till was last in touch; somebody sends it two hours later. */
const alla = (over: Partial<ActoSinLinea> = {}): ActoSinLinea => ({
  dispositivo: equipo.id,
  token: equipo.token,
  quien: CAJERO.id,
  hecho: enHoras(1).toISOString(),
  reloj: ahora.toISOString(),
  ...over,
});
const envio = (over: object = {}, sin_linea = alla(), clave = randomUUID()) =>
  actoConFirma({ ...makeEnvio({ random: randomUUID(), ...over }), clave, sin_linea }, llave, {
    tipo: 'orden',
    clave,
  });
const pedir = (entrada: ReturnType<typeof envio>) =>
  servicio.pedir(mesasCalls.registrarOrden, MESERO, entrada);
const enviar = (entrada: ReturnType<typeof envio>) =>
  servicio.dato(mesasCalls.registrarOrden, MESERO, entrada);

const anotado = async (clave: string) => {
  const [fila] = await servicio.sql<Record<string, unknown>>(
    'select * from pedidos.actos_sin_linea where clave = $1',
    [clave],
  );
  return fila;
};

describe('an order of a till that had no line', () => {
  it('is of whoever took it down, and waits since then', async () => {
    const entrada = envio();
    const orden = await enviar(entrada);
    expect(orden).toMatchObject({
      random: entrada.random,
      mesero: CAJERO.nombre,
      desde: enHoras(1).toISOString(),
      lineas: [{ usuario: CAJERO.nombre, enviada: enHoras(1).toISOString() }, { cantidad: 2 }],
    });
    expect(
      await servicio.sql(
        'select usuario_id, creado from pedidos.orden_operaciones where clave = $1',
        [entrada.clave],
      ),
    ).toEqual([{ usuario_id: MESERO.id, creado: enHoras(3) }]);
  });

  it('is there once, sent twice at once and again', async () => {
    const entrada = envio();
    const ordenes = await Promise.all([1, 2, 3].map(() => enviar(entrada)));
    for (const orden of [...ordenes, await enviar(entrada)])
      expect(orden.lineas.map(({ cantidad }) => cantidad)).toEqual([1, 2]);
  });

  it('goes to whoever sits at its table by now, and is paid with them', async () => {
    const otra = await servicio.dato(mesasCalls.registrarOrden, MESERO, makeEnvio());
    const entrada = envio({ lineas: [makePedida(1)] });
    const junta = await enviar(entrada);
    expect(junta).toMatchObject({ random: otra.random, lineas: { length: 3 } });

    const [clave_acceso = ''] = (await arrendar(servicio, equipo, { ahora: T0 }))[0] ?? [];
    const suya = entrada.lineas[0]?.linea;
    const cobro = makeCobro(junta, ({ linea, cantidad }) => (linea === suya ? cantidad : 0), {
      clave_acceso,
      sin_linea: makeSinLinea(equipo, enHoras(2), { reloj: ahora }),
    });
    const idempotencia = randomUUID();
    for (const repetida of [false, true])
      expect(
        await servicio.dato(ventasCalls.crearVenta, CAJERO, { ...cobro, idempotencia }),
      ).toMatchObject({ repetida, secuencia: `001-${equipo.punto}-000000001` });
    expect(
      await servicio.dato(mesasCalls.consultarOrden, MESERO, { empresa, random: otra.random }),
    ).toMatchObject({
      estado: 'ABIERTA',
      lineas: [{ linea: suya, pagada: 1 }, { pagada: 0 }, { pagada: 0 }],
    });
  });

  it('goes where its people were joined to meanwhile', async () => {
    const [una, otra] = await Promise.all(
      ['1', '2'].map((mesa) =>
        servicio.dato(mesasCalls.registrarOrden, MESERO, makeEnvio({ mesa, random: randomUUID() })),
      ),
    );
    const { random = '', mesa = '' } = una ?? {};
    await servicio.dato(mesasCalls.unirOrdenes, MESERO, {
      empresa,
      random,
      clave: randomUUID(),
      con: otra?.random ?? '',
    });
    const entrada = envio({ random, mesa, lineas: [makePedida(1)] });
    expect(await enviar(entrada)).toMatchObject({ random: otra?.random, mesa: otra?.mesa });
  });

  it.each([
    ['another token', () => ({ token: 'x'.repeat(43) })],
    ['a till that is none', () => ({ dispositivo: randomUUID() })],
  ])('is refused with %s, and nothing of it is kept', async (_, over) => {
    expect(await pedir(envio({}, alla(over())))).toMatchObject({
      status: 403,
      code: 'DISPOSITIVO_DESCONOCIDO',
    });
    expect(await servicio.dato(mesasCalls.listarOrdenes, MESERO, { empresa })).toEqual([]);
  });

  it('is refused with the till of another company', async () => {
    const { id, token } = await registrarEquipo(servicio, ANDINA, T0);
    expect(await pedir(envio({}, alla({ dispositivo: id, token })))).toMatchObject({ status: 403 });
  });

  it('of who is not of the company is of whoever sends it, and is looked at', async () => {
    const entrada = envio({}, alla({ quien: ADMIN_OTRA.id }));
    expect(await enviar(entrada)).toMatchObject({
      mesero: MESERO.nombre,
      desde: enHoras(1).toISOString(),
    });
    expect(await anotado(entrada.clave)).toMatchObject({
      marcas: ['VENDEDOR_RETIRADO'],
      enviada_por: MESERO.id,
      prueba: 'NINGUNA',
    });
  });

  it.each([
    ['before its till', enHoras(-100), 'ACTO_FUERA_DE_ARRIENDO'],
    ['long after its contact', enHoras(50), 'ACTO_FUERA_DE_ARRIENDO'],
    ['the future', enHoras(80), 'ACTO_EN_EL_FUTURO'],
  ])('is refused of a time %s, as anything else that a till did', async (_, hecho, code) => {
    ahora = enHoras(60);
    expect(await pedir(envio({}, alla({ hecho: hecho.toISOString() })))).toMatchObject({ code });
    expect(await servicio.dato(mesasCalls.listarOrdenes, MESERO, { empresa })).toEqual([]);
  });

  it('is refused of a till that was revoked', async () => {
    await servicio.sql(
      "update facturacion.dispositivos set estado = 'REVOCADO', revocado = $1 where id = $2",
      [ahora, equipo.id],
    );
    expect(await pedir(envio())).toMatchObject({ status: 409, code: 'ACTO_DE_REVOCADO' });
  });

  it('that is not signed is of whoever sends it, with a line in what is to be looked at', async () => {
    const { sin_linea: firmado, ...entrada } = envio();
    const { firma: _, ...sin_linea } = firmado;
    expect(await enviar({ ...entrada, sin_linea })).toMatchObject({ mesero: MESERO.nombre });
    const marcadas = await servicio.dato(sinLineaCalls.listarVentasSinLinea, ADMIN, { empresa });
    expect(marcadas.find(({ id }) => id === entrada.clave)).toMatchObject({
      secuencia: 'Mesa 1',
      hecho_por: CAJERO.nombre,
      enviado_por: MESERO.nombre,
      vendedor: MESERO.nombre,
      marcas: ['AUTOR_SIN_PROBAR'],
    });
  });

  it('is given up with a reason; not one that was sent after all', async () => {
    const { dispositivo, token, hecho } = alla();
    const descartar = (clave: string) =>
      servicio.pedir(sinLineaCalls.descartarActoSinLinea, ADMIN, {
        empresa,
        clave,
        tipo: 'orden',
        dicho: 'Mesa 1',
        monto: 9.5,
        hecho_por: 'Luis',
        rechazo: 'La orden está cerrada',
        motivo: 'Se sirvió en otra mesa',
        sin_linea: { dispositivo, token, hecho },
      });
    const clave = randomUUID();
    expect(await descartar(clave)).toMatchObject({ status: 200 });
    expect(
      await servicio.sql(
        'select accion, usuario_id, despues from pedidos.auditoria where entidad_id = $1',
        [clave],
      ),
    ).toMatchObject([
      {
        accion: 'acto sin linea descartado',
        usuario_id: ADMIN.id,
        despues: { motivo: 'Se sirvió en otra mesa', rechazo: 'La orden está cerrada' },
      },
    ]);

    const enviada = randomUUID();
    await enviar(envio({}, alla(), enviada));
    expect(await descartar(enviada)).toMatchObject({ code: 'ACTO_YA_HECHO' });
  });
});
