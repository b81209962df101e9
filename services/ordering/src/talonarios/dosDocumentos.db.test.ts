import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN_OTRA, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { talonariosCalls } from '@comanda/shared/contracts/ventas/talonarios';
import { ventasCalls, type LineaVenta } from '@comanda/shared/contracts/ventas/ventas';
import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';
import { conCantidad } from '@comanda/shared/domain/orden/carrito';

import { buildApp } from '../app';
import { makeEnvio, makePedida } from '../testing/mesas';
import { AHORA, makeLinea, makeSolicitudDeOtra, reservar } from '../testing/ventas';

const { empresa } = OTRA;

/** 3.99 at 15%: within the regime it bears no IVA. */
const detergente = (porcentaje_iva: number, cantidad = 1): LineaVenta =>
  conCantidad({ ...makeLinea(10), porcentaje_iva }, cantidad);
const arroz = (cantidad = 1) => makeLinea(9, cantidad);

describe('a negocio popular that issues invoices for what is outside its regime', () => {
  let servicio: Servicio;
  let secuencial = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    await servicio.sql(
      'update identidad.empresas set rimpe = $1, factura = true, notas_de_venta = true where id = $2',
      [LEYENDA_DE_NOTA, OTRA.id],
    );
    await servicio.dato(talonariosCalls.registrarTalonario, ADMIN_OTRA, {
      empresa,
      establecimiento: '001',
      punto_emision: '001',
      desde: 1,
      hasta: 900,
      autorizacion: '1123456789',
      caduca: '2027-11-30',
    });
  });
  afterAll(() => servicio.cerrar());

  const marcar = (fuera_regimen: boolean) =>
    servicio.dato(productosCalls.actualizarProducto, ADMIN_OTRA, {
      empresa,
      id: '10',
      producto: 'Detergente',
      id_categoria: '3',
      precio_venta: 3.99,
      porcentaje_iva: 15,
      fuera_regimen,
    });
  const clave = () => reservar(servicio.url, secuencial++, OTRA);
  const vender = async (
    tienda: LineaVenta[],
    { conClave, idempotencia = randomUUID() }: { conClave: boolean; idempotencia?: string },
  ) =>
    servicio.pedir(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra({ tienda }),
      idempotencia,
      clave_acceso: conClave ? await clave() : null,
    });
  /** What a refused sale may not touch. */
  const escrito = async () =>
    (
      await servicio.sql<Record<'ventas' | 'notas' | 'siguiente' | 'facturas' | 'caja', number>>(
        `select (select count(*)::int from pedidos.ventas where empresa_id = $1) as ventas,
                (select count(*)::int from pedidos.notas_venta where empresa_id = $1) as notas,
                (select siguiente::int from pedidos.talonarios where empresa_id = $1) as siguiente,
                (select count(*)::int from facturacion.comprobantes where empresa_id = $1) as facturas,
                (select count(*)::int from pedidos.caja_movimientos where empresa_id = $1) as caja`,
        [OTRA.id],
      )
    )[0];

  it('sells with a nota de venta, without IVA, all that no one marked', async () => {
    await marcar(false);
    const { status, data } = await vender([arroz(2), detergente(0)], { conClave: false });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      iva: 0,
      clave_acceso: null,
      nota: { autorizacion: '1123456789' },
    });
  });

  it('sells with an invoice and its IVA what is outside the regime, and no nota goes with it', async () => {
    await marcar(true);
    const antes = await escrito();
    const { status, data } = await vender([detergente(15, 2)], { conClave: true });
    expect(status).toBe(200);
    expect(data).toMatchObject({ total: 7.98, subtotal: 6.94, iva: 1.04 });
    expect(data?.nota).toBeUndefined();
    const [factura] = await servicio.sql(
      `select datos #>> '{lineas,0,tarifa}' as tarifa from facturacion.comprobantes where venta_id = $1`,
      [data?.id],
    );
    expect(factura).toEqual({ tarifa: '15' });
    expect(await escrito()).toMatchObject({
      notas: antes?.notas,
      siguiente: antes?.siguiente,
    });
  });

  it.each([false, true])(
    'refuses a sale of both, with a number (%s) or without, writes nothing and takes each apart',
    async (conClave) => {
      await marcar(true);
      const antes = await escrito();
      const idempotencia = randomUUID();
      const mezcla = await vender([arroz(), detergente(15)], { conClave, idempotencia });
      expect(mezcla).toMatchObject({
        status: 422,
        code: 'VENTA_DE_DOS_DOCUMENTOS',
        msg: 'La venta mezcla productos de nota de venta y de factura: cóbrelos por separado',
      });
      expect(await escrito()).toEqual(antes);
      expect((await vender([arroz()], { conClave: false, idempotencia })).data).toHaveProperty(
        'nota',
      );
      expect((await vender([detergente(15)], { conClave: true })).data).toMatchObject({
        iva: 0.52,
      });
    },
  );

  it('takes no other document than the law has for it, whatever a till sends', async () => {
    await marcar(true);
    const deOtro = { status: 409, code: 'VENTA_DE_OTRO_DOCUMENTO' };
    expect(await vender([arroz()], { conClave: true })).toMatchObject(deOtro);
    expect(await vender([detergente(15)], { conClave: false })).toMatchObject(deOtro);
    // nor the IVA of the other
    expect(await vender([detergente(0)], { conClave: true })).toMatchObject({
      code: 'PRECIO_CAMBIADO',
      msg: 'El IVA de Detergente cambió a 15%. Revise la orden',
    });
  });

  it('refuses what is outside the regime where the company issues no invoices any more', async () => {
    await marcar(true);
    const emite = (factura: boolean) =>
      servicio.sql('update identidad.empresas set factura = $1 where id = $2', [factura, OTRA.id]);
    await emite(false);
    try {
      expect(await vender([detergente(15)], { conClave: false })).toMatchObject({
        status: 409,
        code: 'VENTA_SIN_DOCUMENTO',
      });
      expect((await vender([arroz()], { conClave: false })).status).toBe(200);
    } finally {
      await emite(true);
    }
  });

  it('tells of a product and of a line of an order whether it is outside the regime, as it is now', async () => {
    await marcar(false);
    const orden = await servicio.dato(
      mesasCalls.registrarOrden,
      ADMIN_OTRA,
      makeEnvio({
        empresa,
        mesa: '',
        orden: 'Para llevar',
        lineas: [makePedida(10, 1, { porcentaje_iva: 0 })],
      }),
    );
    expect(orden.lineas).toMatchObject([{ porcentaje_iva: 15, fuera_regimen: false }]);
    const consultar = (marca = '') =>
      servicio.pedir(
        mesasCalls.consultarOrden,
        ADMIN_OTRA,
        { empresa, random: orden.random },
        { headers: { 'if-none-match': marca } },
      );
    const marca = String((await consultar()).headers['etag']);
    expect(await consultar(marca)).toMatchObject({ status: 304 });
    await marcar(true);
    const { data: leida } = await consultar(marca);
    expect(leida?.lineas).toMatchObject([{ porcentaje_iva: 15, fuera_regimen: true }]);
    const productos = await servicio.dato(productosCalls.listarProductos, ADMIN_OTRA, { empresa });
    expect(productos.find(({ id }) => id === '10')).toMatchObject({ fuera_regimen: true });
  });

  it('gives each sale one document, whose IVA is of what is outside the regime alone', async () => {
    await marcar(true);
    // under what a final consumer may buy
    const linea = fc.oneof(
      fc.integer({ min: 1, max: 3 }).map((cantidad) => arroz(cantidad)),
      fc.integer({ min: 1, max: 3 }).map((cantidad) => detergente(15, cantidad)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(linea, { minLength: 1, maxLength: 4 }), async (tienda) => {
        const fuera = tienda.filter(({ id }) => id === '10').length;
        const antes = await escrito();
        const { status, data } = await vender(tienda, { conClave: fuera > 0 });
        if (fuera > 0 && fuera < tienda.length) {
          expect(status).toBe(422);
          expect(await escrito()).toEqual(antes);
          return;
        }
        expect(status).toBe(200);
        expect(data?.nota === undefined).toBe(fuera > 0);
        expect(data?.clave_acceso !== null).toBe(fuera > 0);
        expect((data?.iva ?? 0) > 0).toBe(fuera > 0);
      }),
      { numRuns: 20 },
    );
  });
});
