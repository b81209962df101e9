import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';

import { buildApp } from '../app';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeEnvio, makePedida } from '../testing/mesas';
import { AHORA } from '../testing/ventas';

const { empresa } = PUERTO;

describe('the orders of a floor', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    await limpiarMesas(servicio);
    await servicio.sql(
      `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros)
       select 1, n, now() from generate_series(1, 3) n`,
    );
  });

  const pedirEnvio = (over = {}) => servicio.pedir(calls.registrarOrden, MESERO, makeEnvio(over));
  const enviar = (over = {}) => servicio.dato(calls.registrarOrden, MESERO, makeEnvio(over));
  const consultar = (random: string) =>
    servicio.dato(calls.consultarOrden, CAJERO, { empresa, random });
  const de = (random: string) => ({ empresa, random, clave: randomUUID() });
  const anular = (random: string, linea: string, over = {}) =>
    servicio.pedir(calls.anularLinea, MESERO, {
      ...de(random),
      linea,
      cantidad: 1,
      motivo: 'Se equivocó',
      ...over,
    });

  describe('what is sent', () => {
    it('is the order of its table, with the prices of now and who sent it', async () => {
      const orden = await enviar({
        lineas: [
          makePedida(1, 1, { opt: 'sin cebolla\nbien frío', asiento: 2 }),
          makePedida(4, 2, { curso: 'POSTRE', retenida: true }),
        ],
      });
      expect(orden).toMatchObject({
        orden: 'Orden 1',
        mesa: '1',
        mesero: MESERO.nombre,
        estado: 'ABIERTA',
        lineas: [
          { id: '1', cantidad: 1, opciones: 'sin cebolla\nbien frío', asiento: 2, retenida: false },
          { id: '4', cantidad: 2, curso: 'POSTRE', retenida: true, precio_venta: 0.75 },
        ],
      });
    });

    it('goes to the same order, whoever sends it, and once however often it is sent', async () => {
      const envio = makeEnvio();
      const respuestas = await Promise.all(
        [MESERO, CAJERO, MESERO].map((quien) => servicio.dato(calls.registrarOrden, quien, envio)),
      );
      const otra = await servicio.dato(calls.registrarOrden, CAJERO, makeEnvio());

      expect(new Set([...respuestas, otra].map(({ random }) => random)).size).toBe(1);
      expect(otra.lineas.map(({ id, usuario }) => [id, usuario])).toEqual([
        ...['1', '4'].map((id) => [id, otra.lineas[0]?.usuario]),
        ...['1', '4'].map((id) => [id, CAJERO.nombre]),
      ]);
    });

    it('is refused where a line that is there says something else', async () => {
      const linea = makePedida(1);
      await enviar({ lineas: [linea] });
      expect(await pedirEnvio({ lineas: [{ ...linea, cantidad: 2 }] })).toMatchObject({
        status: 409,
        code: 'LINEA_EN_CONFLICTO',
        errores: [{ campo: 'lineas.0.linea' }],
      });
      expect(await pedirEnvio({ lineas: [makePedida(2), linea, linea] })).toMatchObject({
        code: 'LINEA_EN_CONFLICTO',
      });
    });

    it.each<[string, Parameters<typeof makePedida>, string, string]>([
      ['another price', [1, 1, { precio_venta: 9 }], 'PRECIO_CAMBIADO', 'lineas.0.precio_venta'],
      ['what is not sold', [7], 'PRODUCTO_NO_DISPONIBLE', 'lineas.0.id'],
      ['half a unit', [1, 0.5], 'CANTIDAD_NO_ENTERA', 'lineas.0.cantidad'],
    ])(
      'is refused with %s, naming the field, and nothing of it is kept',
      async (_, pedida, code, campo) => {
        const rechazo = await pedirEnvio({ lineas: [makePedida(...pedida), makePedida(4)] });
        expect(rechazo).toMatchObject({ code, errores: [{ campo }] });
        const mesas = await servicio.dato(calls.listarMesas, MESERO, { empresa });
        expect(mesas[0]).toMatchObject({ estado: 'LIBRE' });
      },
    );

    it('of nobody needs a name, of no table a table', async () => {
      expect(await pedirEnvio({ mesa: '' })).toMatchObject({
        status: 422,
        code: 'ORDEN_SIN_NOMBRE',
        msg: 'Escriba un nombre para la orden',
      });
      expect(await pedirEnvio({ mesa: '9' })).toMatchObject({
        status: 404,
        code: 'NO_ENCONTRADO',
        errores: [{ campo: 'mesa', msg: 'La mesa 9 no existe' }],
      });
      expect(await enviar({ mesa: '', orden: 'Rosa' })).toMatchObject({ orden: 'Rosa', mesa: '' });
    });

    it('follows an order that was moved or joined, and begins another where it is over', async () => {
      const { random } = await enviar();
      await servicio.dato(calls.trasladarOrden, MESERO, { ...de(random), mesa: '2' });
      expect(await enviar({ random })).toMatchObject({ random, mesa: '2' });

      const { random: rosa } = await enviar({ mesa: '', orden: 'Rosa' });
      await servicio.dato(calls.unirOrdenes, MESERO, { ...de(rosa), con: random });
      expect(await enviar({ random: rosa, mesa: '', orden: 'Rosa' })).toMatchObject({ random });

      const vacia = randomUUID();
      await servicio.dato(calls.sentar, MESERO, { empresa, random: vacia, mesa: '', orden: 'Ana' });
      await servicio.dato(calls.liberarMesa, MESERO, { empresa, random: vacia });
      expect(await pedirEnvio({ random: vacia, mesa: '', orden: 'Ana' })).toMatchObject({
        status: 409,
        code: 'ORDEN_CERRADA',
        msg: 'La orden ya se cerró. Abra otra',
      });
      expect((await enviar({ random: vacia, mesa: '3' })).random).not.toBe(vacia);
    });

    it('that is meant for the people of a table is refused once their order is elsewhere, and nothing of it is sent', async () => {
      const { random, lineas } = await enviar();
      expect(await enviar({ random, solo_aqui: true })).toMatchObject({ random, mesa: '1' });
      await servicio.dato(calls.trasladarOrden, MESERO, { ...de(random), mesa: '2' });
      const rechazo = { status: 409, code: 'ORDEN_EN_OTRO_SITIO' };
      expect(await pedirEnvio({ random, solo_aqui: true })).toMatchObject({
        ...rechazo,
        msg: 'La orden ya no está en esa mesa. Elija adónde la envía',
      });
      expect((await consultar(random))?.lineas).toHaveLength(2 * lineas.length);
      expect(await enviar({ random, mesa: '2', solo_aqui: true })).toMatchObject({ mesa: '2' });

      const otra = await enviar({ mesa: '3' });
      await servicio.dato(calls.unirOrdenes, MESERO, { ...de(otra.random), con: random });
      const aqui = { random: otra.random, mesa: '3', solo_aqui: true };
      expect(await pedirEnvio(aqui)).toMatchObject(rechazo);
      const nueva = await enviar({ mesa: '3' });
      expect(nueva.random).not.toBe(otra.random);
    });

    it('that arrived before the order was moved is answered again, whatever was asked of it', async () => {
      const linea = { ...makePedida(1), linea: randomUUID() };
      const { random } = await enviar();
      const envio = { random, lineas: [linea], solo_aqui: true };
      await enviar(envio);
      await servicio.dato(calls.trasladarOrden, MESERO, { ...de(random), mesa: '2' });
      expect(await enviar(envio)).toMatchObject({ random, mesa: '2' });
    });
  });

  describe('a line', () => {
    it('is taken back with a reason, in part or whole, once a key, and it is kept who did it', async () => {
      const { random, lineas } = await enviar();
      const agua = lineas[1]?.linea ?? '';
      const clave = randomUUID();
      for (const _ of [1, 2])
        expect((await anular(random, agua, { clave })).data?.lineas[1]).toMatchObject({
          cantidad: 1,
          anulada: 1,
        });
      const [traza] = await servicio.sql(
        `select usuario, despues from pedidos.auditoria where accion = 'linea anulada'`,
      );
      expect(traza).toEqual({
        usuario: MESERO.nombre,
        despues: { anulada: 1, motivo: 'Se equivocó' },
      });
      expect(await anular(random, agua, { cantidad: 2 })).toMatchObject({
        status: 409,
        code: 'ORDEN_CAMBIO',
        msg: 'La orden cambió en otro equipo. Revise y vuelva a intentar',
      });
    });

    it.each([
      [{ motivo: ' ' }, 'motivo', 'Escriba el motivo de la anulación'],
      [{ cantidad: 0 }, 'cantidad', 'cantidad debe ser mayor que cero'],
    ])('is not taken back with %j', async (over, campo, msg) => {
      const { random, lineas } = await enviar();
      const rechazo = await anular(random, lineas[1]?.linea ?? '', over);
      expect(rechazo).toMatchObject({ status: 400, errores: [{ campo, msg }] });
    });

    it('is not divided by half a unit', async () => {
      const { random, lineas } = await enviar();
      const rechazo = await anular(random, lineas[1]?.linea ?? '', { cantidad: 0.5 });
      expect(rechazo).toMatchObject({ status: 400, code: 'CANTIDAD_NO_ENTERA' });
    });
  });

  describe('an order', () => {
    it('goes to a free table and no other', async () => {
      const { random } = await enviar();
      await enviar({ mesa: '2' });
      const trasladar = (mesa: string) =>
        servicio.pedir(calls.trasladarOrden, MESERO, { ...de(random), mesa });
      expect(await trasladar('2')).toMatchObject({
        status: 409,
        code: 'MESA_OCUPADA',
        errores: [{ campo: 'mesa', msg: 'La mesa 2 tiene una orden abierta. Use Unir' }],
      });
      expect((await trasladar('3')).data).toMatchObject({ mesa: '3', orden: 'Orden 1' });
    });

    it('keeps what was said of who sits there, whoever comes second to the table', async () => {
      const una = { empresa, random: randomUUID(), mesa: '2', comensales: 6, cliente: 'Pérez' };
      await servicio.dato(calls.sentar, MESERO, una);
      await servicio.dato(calls.sentar, MESERO, una); // its answer was lost
      const otra = { ...una, random: randomUUID(), comensales: null, cliente: '' };
      expect(await servicio.pedir(calls.sentar, CAJERO, otra)).toMatchObject({
        status: 409,
        code: 'MESA_OCUPADA',
        errores: [{ campo: 'mesa', msg: expect.stringMatching(/^Otra persona ya sentó/) }],
      });
      expect(await consultar(una.random)).toMatchObject({ comensales: 6, cliente: 'Pérez' });
    });

    it('is joined to another with all it has: its table is free', async () => {
      const una = await enviar();
      await servicio.dato(calls.sentar, MESERO, {
        empresa,
        random: una.random,
        mesa: '1',
        comensales: 2,
      });
      const otra = await enviar({ mesa: '2', comensales: 3 });
      const clave = randomUUID();
      for (const _ of [1, 2])
        expect(
          await servicio.dato(calls.unirOrdenes, MESERO, {
            empresa,
            random: una.random,
            clave,
            con: otra.random,
          }),
        ).toMatchObject({ random: otra.random, comensales: 5, lineas: { length: 4 } });

      expect(await consultar(una.random)).toMatchObject({
        estado: 'UNIDA',
        unida_a: otra.random,
        lineas: [],
      });
      const consigo = { ...de(otra.random), con: otra.random };
      expect(await servicio.pedir(calls.unirOrdenes, MESERO, consigo)).toMatchObject({
        errores: [{ campo: 'con', msg: 'Elija otra orden' }],
      });
    });

    it('gives units to another table, which begins an order, or to a name', async () => {
      const { random, lineas } = await enviar();
      const linea = lineas[1]?.linea ?? '';
      const mover = (over: object) =>
        servicio.pedir(calls.moverLineas, MESERO, {
          ...de(random),
          mesa: '2',
          lineas: [{ linea, cantidad: 1 }],
          ...over,
        });
      expect((await mover({})).data?.lineas[1]).toMatchObject({ cantidad: 1 });
      expect((await mover({ mesa: '', orden: 'Rosa' })).data?.lineas).toHaveLength(1);
      expect(await mover({})).toMatchObject({ code: 'ORDEN_CAMBIO' });
      expect(
        await mover({ mesa: '1', lineas: [{ linea: lineas[0]?.linea, cantidad: 1 }] }),
      ).toMatchObject({
        errores: [{ campo: 'mesa', msg: 'Elija otra mesa' }],
      });
      const { data: mesas, cuerpo } = await servicio.pedir(calls.listarMesas, MESERO, { empresa });
      expect(mesas?.[1]).toMatchObject({ estado: 'OCUPADA', total: 0.75 });
      expect(cuerpo).toMatchObject({ ordenes: [{ orden: 'Rosa', total: 0.75 }] });
    });

    it('gives a line that is named twice no more than it has', async () => {
      const { random, lineas } = await enviar();
      const doble = [1, 2].map(() => ({ linea: lineas[0]?.linea ?? '', cantidad: 1 }));
      const pedido = { ...de(random), mesa: '2', lineas: doble };
      expect(await servicio.pedir(calls.moverLineas, MESERO, pedido)).toMatchObject({
        code: 'ORDEN_CAMBIO',
      });
    });

    it('lets the kitchen begin with a course that was held', async () => {
      const retenida = makePedida(1, 1, { curso: 'FUERTE', retenida: true });
      const { random } = await enviar({ lineas: [retenida] });
      const disparada = await servicio.dato(calls.dispararCurso, MESERO, {
        empresa,
        random,
        curso: 'FUERTE',
      });
      expect(disparada.lineas[0]).toMatchObject({ retenida: false });
    });

    it('is served once it is ready', async () => {
      const { random } = await enviar();
      await servicio.sql('update pedidos.orden_lineas set lista = now() where producto_id = 1');
      const servida = await servicio.dato(calls.entregarOrden, MESERO, { empresa, random });
      expect(servida.lineas.map(({ entregada }) => entregada)).toEqual([true, false]);
    });

    it('is served with what was seen to be ready: what became so since waits', async () => {
      const { random, lineas } = await enviar();
      const [vista = '', otra = ''] = lineas.map(({ linea }) => linea);
      await servicio.sql('update pedidos.orden_lineas set lista = now()');
      const entrega = { empresa, random, lineas: [vista.toUpperCase()] };
      const servida = await servicio.dato(calls.entregarOrden, MESERO, entrega);
      expect(servida.lineas.map(({ entregada }) => entregada)).toEqual([true, false]);
      const [mesa] = await servicio.dato(calls.listarMesas, MESERO, { empresa });
      expect(mesa).toMatchObject({ listas: 2, lineas_listas: [otra] });
    });

    it('asks for its bill, and goes on eating with what is sent after it', async () => {
      const { random } = await enviar();
      const cuenta = { empresa, random, por_pagar: true };
      expect(await servicio.dato(calls.pedirCuenta, MESERO, cuenta)).toMatchObject({
        por_pagar: true,
      });
      expect(await enviar()).toMatchObject({ random, por_pagar: false });
    });

    it('is closed without a sale only where nothing is to be paid', async () => {
      const { random, lineas } = await enviar({ lineas: [makePedida(1)] });
      const liberar = () => servicio.pedir(calls.liberarMesa, MESERO, { empresa, random });
      expect(await liberar()).toMatchObject({
        status: 409,
        code: 'ORDEN_SIN_PAGAR',
        msg: 'La orden todavía tiene productos por pagar',
      });
      await anular(random, lineas[0]?.linea ?? '');
      for (const _ of [1, 2]) expect((await liberar()).data).toMatchObject({ estado: 'CERRADA' });
      expect(await anular(random, lineas[0]?.linea ?? '')).toMatchObject({ code: 'ORDEN_CERRADA' });
    });
  });

  it('are all that is open, each with its own lines, and nothing where nothing changed', async () => {
    const una = await enviar();
    const otra = await enviar({ mesa: '2', lineas: [makePedida(1)] });
    const cerrada = randomUUID();
    await servicio.dato(calls.sentar, MESERO, { empresa, random: cerrada, mesa: '', orden: 'Ana' });
    await servicio.dato(calls.liberarMesa, MESERO, { empresa, random: cerrada });
    expect(await servicio.dato(calls.listarOrdenes, CAJERO, { empresa })).toEqual([una, otra]);
  });

  it('is asked for by its table, and is none where nobody sits', async () => {
    const [mesa] = await servicio.dato(calls.listarMesas, MESERO, { empresa });
    const deMesa = { empresa, mesa: mesa?.id ?? '' };
    expect((await servicio.pedir(calls.consultarOrden, MESERO, deMesa)).data).toBeNull();
    const { random } = await enviar();
    expect(await servicio.dato(calls.consultarOrden, MESERO, deMesa)).toMatchObject({ random });
    expect(
      await servicio.pedir(calls.consultarOrden, MESERO, { empresa, mesa: '99' }),
    ).toMatchObject({ status: 404 });
  });
});
