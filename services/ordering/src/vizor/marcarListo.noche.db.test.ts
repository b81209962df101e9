import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { CAJERO, COCINERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';

import { AHORA } from '../testing/ventas';
import { abrirCocina } from '../testing/vizor';

const { empresa } = PUERTO;
const UN_MINUTO = 60_000;
describe('vizor', () => {
  let cocina: Awaited<ReturnType<typeof abrirCocina>>;
  beforeEach(async () => {
    cocina = await abrirCocina();
  });
  afterEach(() => cocina.servicio.cerrar());

  describe('marcar_listo', () => {
    it('says who and when once, and takes it back', async () => {
      const { lineas } = await cocina.poner();
      await cocina.marcar(lineas);
      cocina.reloj.ahora = new Date(AHORA.getTime() + UN_MINUTO);
      await cocina.marcar(lineas);
      const comoEsta = () =>
        cocina.servicio.sql(
          'select lista, lista_por, entregada from pedidos.orden_lineas where id = $1',
          [lineas[0]],
        );
      expect(await comoEsta()).toEqual([
        { lista: AHORA, lista_por: COCINERO.nombre, entregada: null },
      ]);

      await cocina.servicio.sql('update pedidos.orden_lineas set entregada = now()');
      await cocina.marcar(lineas, false);
      expect(await comoEsta()).toEqual([{ lista: null, lista_por: null, entregada: null }]);
    });

    it('marks all or nothing', async () => {
      const { lineas } = await cocina.poner();
      const nadie = randomUUID();
      expect(await cocina.marcar([...lineas, nadie])).toMatchObject({
        status: 404,
        code: 'NO_ENCONTRADO',
      });
      expect(await cocina.ver()).toMatchObject([{ lista: false }]);
      expect(
        await cocina.marcar([...lineas, ...lineas.map((id) => id.toUpperCase())]),
      ).toMatchObject({
        status: 200,
      });
    });

    it.each([
      [{ lineas: [] }, 'lineas', 'Elija qué está listo'],
      [{ lineas: ['x'] }, 'lineas.0', expect.any(String)],
      [{ listo: 'si' }, 'listo', expect.any(String)],
    ])('refuses %j, by name', async (over, campo, msg) => {
      const entrada = { empresa, lineas: [randomUUID()], listo: true, ...over };
      expect(await cocina.servicio.pedirMal(calls.marcarListo, COCINERO, entrada)).toMatchObject({
        status: 400,
        errores: [{ campo, msg }],
      });
    });
  });

  describe('eliminar_item', () => {
    it('takes what is over out of the list, as often as it is asked', async () => {
      const puesta = await cocina.poner();
      await cocina.cerrar(puesta, await cocina.venta());
      expect(await cocina.quitar(puesta.random)).toMatchObject({ status: 200, data: null });
      expect(await cocina.quitar(puesta.random)).toMatchObject({ status: 200, data: null });
      expect(await cocina.ver()).toEqual([]);
      expect(
        await cocina.servicio.sql('select accion from pedidos.auditoria where entidad_id = $1', [
          puesta.random,
        ]),
      ).toEqual([{ accion: 'orden retirada de cocina' }]);
    });

    it('refuses one that is not paid, and says so', async () => {
      const { random } = await cocina.poner();
      expect(await cocina.quitar(random)).toMatchObject({
        status: 409,
        msg: 'La orden todavía tiene productos por pagar',
      });
      expect(await cocina.ver()).toHaveLength(1);
    });

    it('knows none by a key nobody has, and reads no other', async () => {
      expect(await cocina.quitar(randomUUID())).toMatchObject({
        status: 404,
        code: 'NO_ENCONTRADO',
      });
      expect(
        await cocina.servicio.pedirMal(calls.eliminarItem, CAJERO, { empresa, random: 'x' }),
      ).toMatchObject({ errores: [{ campo: 'random', msg: 'random debe ser un UUID' }] });
    });
  });

  describe('vizor_listas', () => {
    it('answers what was marked together, the last ten, the last first', async () => {
      const puestas: Awaited<ReturnType<typeof cocina.poner>>[] = [];
      for (let i = 1; i <= 11; i++) {
        const puesta = await cocina.poner({ orden: `Orden ${i}`, lineas: [{ cantidad: 2 }, {}] });
        cocina.reloj.ahora = new Date(AHORA.getTime() + i * UN_MINUTO);
        await cocina.marcar(puesta.lineas);
        puestas.push(puesta);
      }
      const vistas = await cocina.listas();
      expect(vistas.map(({ orden }) => orden)).toEqual(
        Array.from({ length: 10 }, (_, i) => `Orden ${11 - i}`),
      );
      expect(vistas[0]).toEqual({
        random: puestas[10]?.random,
        orden: 'Orden 11',
        mesa: '',
        usuario: MESERO.nombre,
        lista: cocina.reloj.ahora.toISOString(),
        lineas: [2, 1].map((cantidad, i) => ({
          linea: puestas[10]?.lineas[i],
          cantidad,
          producto: 'Ceviche de camarón',
          opt: '',
          estacion: 'Cocina',
        })),
      });
    });

    it('leaves out what is not ready any more, and what left a table paid', async () => {
      const [una, otra] = [await cocina.poner(), await cocina.poner({ mesa: 5 })];
      await cocina.marcar([...una.lineas, ...otra.lineas]);
      expect(await cocina.listas()).toHaveLength(2);
      await cocina.marcar(una.lineas, false);
      await cocina.cerrar(otra, await cocina.venta());
      await cocina.quitar(otra.random);
      expect(await cocina.listas()).toEqual([]);
    });
  });
});
