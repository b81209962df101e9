import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, MESERO, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { PoliticaDeIva } from '@comanda/shared/contracts/admin/ley';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import type { LineaVenta } from '@comanda/shared/contracts/ventas/ventas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { conCantidad } from '@comanda/shared/domain/orden/carrito';
import { vendibleSegunLey } from '@comanda/shared/domain/ley/segunLey';

import { buildApp } from '../app';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeCobro, makeEnvio, makePedida } from '../testing/mesas';
import { makeLinea, makeSolicitud, reservar } from '../testing/ventas';
import type { Solicitud } from '../ventas/revisarLinea';

const { empresa } = PUERTO;

/** In Ecuador, around the midnight at which a decree begins and the one at which it ends. */
const LA_VISPERA = new Date('2026-11-21T04:59:59Z');
const EMPEZADO = new Date('2026-11-21T05:00:00Z');
const EL_ULTIMO = new Date('2026-11-23T04:59:59Z');
const TERMINADO = new Date('2026-11-23T05:00:00Z');

describe('a decree that gives tourist premises another rate for two days', () => {
  let servicio: Servicio;
  let ahora = LA_VISPERA;
  let secuencial = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
    await servicio.sql(
      `insert into identidad.decretos (tarifa, desde, hasta, lugares, fuente, usuario_id)
       values (8, '2026-11-21', '2026-11-22', '[{"provincia":"Guayas","canton":null}]', 'Decreto 400', $1)`,
      [OPERADOR.id],
    );
  });
  afterAll(() => servicio.cerrar());

  const registrar = (registro: string | null, provincia: string | null = 'Guayas') =>
    servicio.sql(
      `update identidad.empresas set registro_turismo = $1, provincia = $2, canton = 'Guayaquil',
         actualizada = now() + make_interval(secs => $3) where id = 1`,
      [registro, provincia, secuencial],
    );
  const politica = (politica_iva: PoliticaDeIva) =>
    servicio.dato(ajustesCalls.guardarAjustes, ADMIN, {
      empresa,
      descuento_maximo: 10,
      barras_peso: null,
      politica_iva,
    });
  beforeEach(async () => {
    await limpiarMesas(servicio);
    await servicio.sql(
      `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros) values (1, 1, now())`,
    );
    await registrar('0905500123');
    await politica('MISMO_PRECIO');
  });

  const diaDeClave = () => fechaNegocio(ahora).split('-').reverse().join('');
  const vender = async (solicitud: Solicitud) =>
    servicio.pedir(ventasCalls.crearVenta, CAJERO, {
      ...solicitud,
      idempotencia: randomUUID(),
      clave_acceso: await reservar(servicio.url, secuencial++, PUERTO, diaDeClave()),
    });
  /** The ceviche, at that rate and price as a till would send it. */
  const ceviche = (porcentaje_iva: number, precio_venta = 9.5): LineaVenta =>
    conCantidad({ ...makeLinea(1), porcentaje_iva, precio_venta }, 1);
  const venderA = (...de: Parameters<typeof ceviche>) =>
    vender(makeSolicitud({ tienda: [ceviche(...de)] }));
  const tarifasDe = async (venta: string | undefined) =>
    servicio.sql(
      `select l.porcentaje_iva as vendida, (c.datos #>> '{lineas,0,tarifa}')::int as facturada
         from pedidos.venta_lineas l join facturacion.comprobantes c on c.venta_id = l.venta_id
        where l.venta_id = $1`,
      [venta],
    );

  it.each([
    ['a second before it begins', LA_VISPERA, 15, 8],
    ['once it began', EMPEZADO, 8, 15],
    ['in its last second', EL_ULTIMO, 8, 15],
    ['once it ended', TERMINADO, 15, 8],
  ])('%s one rate is sold and invoiced, and the other refused', async (_que, cuando, rige, no) => {
    ahora = cuando;
    const { status, data } = await venderA(rige);
    expect([status, data?.total]).toEqual([200, 9.5]);
    expect(await tarifasDe(data?.id)).toEqual([{ vendida: rige, facturada: rige }]);
    expect(await venderA(no)).toMatchObject({
      code: 'PRECIO_CAMBIADO',
      msg: `El IVA de Ceviche de camarón cambió a ${rige}%. Revise la orden`,
    });
  });

  it.each([
    ['without a tourism register', null, 'Guayas'],
    ['in another province', '0905500123', 'Azuay'],
  ])('gives nothing to a company %s', async (_que, registro, provincia) => {
    ahora = EMPEZADO;
    await registrar(registro, provincia);
    expect((await venderA(15)).status).toBe(200);
    expect(await venderA(8)).toMatchObject({ code: 'PRECIO_CAMBIADO' });
  });

  it('lets a product that has the rate by itself be sold on its days and there alone, and says why not', async () => {
    const ponerle = (iva: number) =>
      servicio.sql('update pedidos.productos set porcentaje_iva = $1 where id = 1', [iva]);
    await ponerle(8);
    try {
      ahora = EMPEZADO;
      expect((await venderA(8)).status).toBe(200);
      const dicho = async () => {
        const { code, msg } = await venderA(8);
        return { code, msg };
      };
      await registrar('0905500123', 'Azuay');
      expect(await dicho()).toEqual({
        code: 'TARIFA_NO_FACTURABLE',
        msg: 'El Decreto 400 no da la tarifa 8% en Guayaquil, Azuay',
      });
      await registrar(null);
      expect((await dicho()).msg).toMatch(/^La tarifa 8% es de establecimientos con registro/);
      await registrar('0905500123');
      ahora = TERMINADO;
      expect((await dicho()).msg).toBe(
        'La tarifa 8% rige solo en los días que fija un decreto, y el 23/11/2026 no es uno',
      );
    } finally {
      await ponerle(15);
    }
  });

  it('lowers the price where the company keeps the base', async () => {
    ahora = EMPEZADO;
    await politica('MISMA_BASE');
    expect(await venderA(8)).toMatchObject({
      code: 'PRECIO_CAMBIADO',
      msg: 'El precio de Ceviche de camarón cambió a $8.92. Revise la orden',
    });
    const { data } = await venderA(8, 8.92);
    expect(data).toMatchObject({ subtotal: 8.26, total: 8.92 });
  });

  it('is of the day that an order is paid on, not of that on which it was served', async () => {
    ahora = LA_VISPERA;
    const orden = await servicio.dato(
      mesasCalls.registrarOrden,
      MESERO,
      makeEnvio({ lineas: [makePedida(1)] }),
    );
    ahora = EMPEZADO;
    expect(await vender(makeCobro(orden))).toMatchObject({ code: 'PRECIO_CAMBIADO' });
    const { ley } = (await servicio.pedir(productosCalls.listarProductos, CAJERO, { empresa }))
      .cuerpo as { ley: Parameters<typeof vendibleSegunLey>[1]['ley'] };
    const hoy = { dia: '2026-11-21', ley, politica: 'MISMO_PRECIO' } as const;
    const lineas = orden.lineas.map((linea) => vendibleSegunLey(linea, hoy));
    const { data } = await vender(makeCobro({ ...orden, lineas }));
    expect(await tarifasDe(data?.id)).toEqual([{ vendida: 8, facturada: 8 }]);
  });

  it('is kept with an order as its catalogue had it, so that what was served on its days is paid after them', async () => {
    ahora = EL_ULTIMO;
    const orden = await servicio.dato(
      mesasCalls.registrarOrden,
      MESERO,
      makeEnvio({ lineas: [makePedida(1, 1, { porcentaje_iva: 8 })] }),
    );
    expect(orden.lineas).toMatchObject([{ porcentaje_iva: 15, precio_venta: 9.5 }]);
    ahora = TERMINADO;
    const { data } = await vender(makeCobro(orden));
    expect(await tarifasDe(data?.id)).toEqual([{ vendida: 15, facturada: 15 }]);
  });

  it('comes with the catalogue, which is another one when a decree or the register is', async () => {
    ahora = LA_VISPERA;
    const version = () => servicio.dato(productosCalls.versionCatalogo, CAJERO, { empresa });
    const antes = await version();
    await servicio.sql(
      `insert into identidad.decretos (tarifa, desde, hasta, fuente, cesa, usuario_id)
       values (8, '2027-01-02', '2027-01-02', 'Otro', 'ninguno', $1)`,
      [OPERADOR.id],
    );
    const despues = await version();
    expect(despues).toBeGreaterThan(antes);
    secuencial++;
    await registrar(null);
    expect(await version()).toBeGreaterThan(despues);
    const { cuerpo } = await servicio.pedir(productosCalls.listarProductos, CAJERO, { empresa });
    expect(cuerpo).toMatchObject({
      version: await version(),
      ajustes: { politica_iva: 'MISMO_PRECIO' },
      ley: {
        registro_turismo: null,
        provincia: 'Guayas',
        decretos: [{ fuente: 'Decreto 400' }, {}],
      },
    });
  });

  it('cannot be taken back: a row is never changed', async () => {
    await expect(
      servicio.sql(`update identidad.decretos set hasta = '2026-12-31'`),
    ).rejects.toThrow('append-only');
    await expect(servicio.sql('delete from identidad.decretos')).rejects.toThrow('append-only');
  });
});
