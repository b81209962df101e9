import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Server } from '@comanda/kit/server';
import {
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  CLIENTE,
  COCINERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { ventasCalls, type Venta } from '@comanda/shared/contracts/ventas';

import { buildApp } from '../app';
import { AHORA, makeLinea, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

type Cabeceras = { authorization: string };

describe('ventas', () => {
  let prueba: TestDb<unknown>;
  let app: Server;
  let cajero: Cabeceras;
  let otto: Cabeceras;
  let siguiente = 1;

  beforeAll(async () => {
    prueba = await testDb();
    app = await buildApp({ db: prueba.db, reloj: () => AHORA }, { log: false });
    cajero = await sesionDe(prueba.url, CAJERO);
    otto = await sesionDe(prueba.url, ADMIN_OTRA);
  });
  afterAll(async () => {
    await app.close();
    await prueba.close();
  });

  const vender = (payload: object, cabeceras = cajero, clave: string = randomUUID()) =>
    app.inject({
      method: 'POST',
      url: ventasCalls.crearVenta.path,
      headers: { ...cabeceras, 'idempotency-key': clave },
      payload,
    });
  const verEmitido = (empresa: string, secuencia: string, headers = cajero) =>
    app.inject({
      method: 'POST',
      url: ventasCalls.listarEmitido.path,
      headers,
      payload: { empresa, secuencia },
    });
  const reservada = () => reservar(prueba.url, siguiente++);
  const contar = async (tabla: string) =>
    (await comoDueno<{ n: number }>(prueba.url, `select count(*)::int as n from ${tabla}`))[0]?.n;

  describe('crear_venta', () => {
    it('sells with the reserved number and queues the invoice in the same transaction', async () => {
      const clave_acceso = await reservada();
      const respuesta = await vender(
        makeSolicitud({ clave_acceso, cedula: CLIENTE.cedula, caja_usuario: 'Otro' }),
      );

      expect(respuesta.statusCode).toBe(200);
      const venta = respuesta.json<{ data: Venta }>().data;
      expect(venta).toMatchObject({
        secuencia: `001-001-${venta.secuencial}`,
        empresa: PUERTO.empresa,
        ...{ subtotal: 9.76, iva: 1.24, total: 11, forma_pago: 'EFECTIVO', estado: 'ACTIVO' },
        ...{ fecha: '2026-11-20', fecha_creacion: AHORA.toISOString() },
        ...{ cedula: CLIENTE.cedula, nombre: CLIENTE.nombre, clave_acceso, repetida: false },
      });
      await expect(
        comoDueno(
          prueba.url,
          'select estado, venta_id, datos from facturacion.comprobantes where clave_acceso = $1',
          [clave_acceso],
        ),
      ).resolves.toMatchObject([
        {
          estado: 'POR_FIRMAR',
          venta_id: venta.id,
          datos: {
            version: 1,
            fecha_emision: '2026-11-20',
            comprador: {
              tipo_identificacion: '05',
              identificacion: CLIENTE.cedula,
              razon_social: CLIENTE.razon_social,
            },
            lineas: [
              { codigo: '1', cantidad: 1, precio_venta: 950, tarifa: 15 },
              { codigo: '4', cantidad: 2, precio_venta: 75, tarifa: 0 },
            ],
            pagos: [{ forma_pago: 'EFECTIVO', total: 1100 }],
            ...{ subtotal: 976, iva: 124, total: 1100 },
          },
        },
      ]);
    });

    it('writes the cash, the lines and who sold it: the caller, not the name sent', async () => {
      const respuesta = await vender(
        makeSolicitud({ clave_acceso: await reservada(), caja_usuario: 'Otro' }),
      );
      const { id, secuencia } = respuesta.json<{ data: Venta }>().data;

      const de = (tabla: string, columnas: string) =>
        comoDueno(
          prueba.url,
          `select ${columnas} from pedidos.${tabla} where venta_id = $1 order by 1`,
          [id],
        );
      await expect(
        de('caja_movimientos', 'detalle, forma_pago, monto, ingreso, usuario'),
      ).resolves.toEqual([
        {
          detalle: `Venta ${secuencia}`,
          forma_pago: 'EFECTIVO',
          monto: '11.00',
          ingreso: '11.00',
          usuario: CAJERO.nombre,
        },
      ]);
      await expect(
        de('venta_lineas', 'linea, producto, cantidad, bruto, base, iva'),
      ).resolves.toEqual([
        {
          linea: 1,
          producto: 'Ceviche de camaron',
          cantidad: 1,
          bruto: '9.50',
          base: '8.26',
          iva: '1.24',
        },
        {
          linea: 2,
          producto: 'Agua sin gas',
          cantidad: 2,
          bruto: '1.50',
          base: '1.50',
          iva: '0.00',
        },
      ]);
      await expect(
        comoDueno(
          prueba.url,
          'select accion, usuario from pedidos.auditoria where entidad_id = $1',
          [id],
        ),
      ).resolves.toEqual([{ accion: 'venta creada', usuario: CAJERO.nombre }]);
    });

    it.each(['TARJETA', 'TRANSFERENCIA'] as const)(
      'puts nothing in the drawer for %s',
      async (forma_pago) => {
        const respuesta = await vender(
          makeSolicitud({ clave_acceso: await reservada(), forma_pago }),
        );
        const { id } = respuesta.json<{ data: Venta }>().data;
        await expect(
          comoDueno(
            prueba.url,
            'select forma_pago, monto, ingreso from pedidos.caja_movimientos where venta_id = $1',
            [id],
          ),
        ).resolves.toEqual([{ forma_pago, monto: '11.00', ingreso: '0.00' }]);
      },
    );

    it('numbers the sales of a company without invoicing itself, from 1', async () => {
      const primera = (await vender(makeSolicitudDeOtra(), otto)).json<{ data: Venta }>().data;
      const segunda = (await vender(makeSolicitudDeOtra(), otto)).json<{ data: Venta }>().data;
      expect(primera).toMatchObject({ secuencia: '001-001-000000001', clave_acceso: null });
      expect(segunda.secuencia).toBe('001-001-000000002');
    });

    it('answers the same sale to the same key, and sells it once', async () => {
      const [clave, solicitud] = [randomUUID(), makeSolicitudDeOtra()];
      const primera = (await vender(solicitud, otto, clave)).json<{ data: Venta }>().data;
      const antes = await contar('pedidos.ventas');
      const segunda = (await vender(solicitud, otto, clave)).json<{ data: Venta }>().data;

      expect(segunda).toEqual({ ...primera, repetida: true });
      expect(await contar('pedidos.ventas')).toBe(antes);
    });

    it('knows the sale again under a reservation made later', async () => {
      const [clave, primera] = [randomUUID(), await reservada()];
      await vender(makeSolicitud({ clave_acceso: primera }), cajero, clave);
      const otra = await vender(makeSolicitud({ clave_acceso: await reservada() }), cajero, clave);
      expect(otra.json()).toMatchObject({ data: { clave_acceso: primera, repetida: true } });
    });

    it('refuses a key that already sold something else', async () => {
      const clave = randomUUID();
      await vender(makeSolicitudDeOtra(), otto, clave);
      const respuesta = await vender(makeSolicitudDeOtra({ forma_pago: 'TARJETA' }), otto, clave);
      expect(respuesta.statusCode).toBe(409);
      expect(respuesta.json()).toMatchObject({ code: 'IDEMPOTENCIA_EN_CONFLICTO' });
    });

    it.each(['', 'no-es-uuid'])('refuses the idempotency key "%s"', async (clave) => {
      const respuesta = await vender(makeSolicitudDeOtra(), otto, clave);
      expect(respuesta.statusCode).toBe(400);
      expect(respuesta.json()).toMatchObject({ code: 'IDEMPOTENCIA_REQUERIDA' });
    });

    it('writes nothing when the number was sold, never made, or is of yesterday', async () => {
      const usada = await reservada();
      await vender(makeSolicitud({ clave_acceso: usada }));
      const deAyer = await reservar(prueba.url, siguiente++, PUERTO, '19112026');
      const tablas = ['pedidos.ventas', 'pedidos.caja_movimientos', 'facturacion.comprobantes'];
      const antes = await Promise.all(tablas.map(contar));

      for (const clave_acceso of [usada, usada.replace('12345678', '87654321'), deAyer]) {
        const respuesta = await vender(makeSolicitud({ clave_acceso }));
        expect(respuesta.statusCode).toBe(409);
        expect(respuesta.json()).toMatchObject({ code: 'RESERVA_VENCIDA' });
      }
      expect(await Promise.all(tablas.map(contar))).toEqual(antes);
    });

    it('does not sell with a reservation of another empresa', async () => {
      const ajena = await reservar(prueba.url, 1, ANDINA);
      const respuesta = await vender(makeSolicitud({ clave_acceso: ajena }));
      expect(respuesta.json()).toMatchObject({ code: 'RESERVA_VENCIDA' });
    });

    it.each([
      ['products of another empresa', { tienda: [makeLinea(9)] }, 'PRODUCTO_NO_DISPONIBLE'],
      ['a product that was taken off', { tienda: [makeLinea(7)] }, 'PRODUCTO_NO_DISPONIBLE'],
      ['a customer nobody registered', { cedula: '1104680138' }, 'CLIENTE_NO_REGISTRADO'],
      [
        'an invoicing company without its number',
        { clave_acceso: null },
        'EMPRESA_SIN_FACTURACION',
      ],
    ])('refuses %s', async (_que, over, code) => {
      const respuesta = await vender(makeSolicitud({ clave_acceso: await reservada(), ...over }));
      expect(respuesta.json()).toMatchObject({ success: false, code });
    });

    it('refuses a customer of another empresa', async () => {
      const respuesta = await vender(makeSolicitudDeOtra({ cedula: CLIENTE.cedula }), otto);
      expect(respuesta.json()).toMatchObject({ code: 'CLIENTE_NO_REGISTRADO' });
    });

    it.each([0, -1, 1.5, 1e9])('names the quantity %p', async (cantidad) => {
      const respuesta = await vender({
        ...makeSolicitud(),
        tienda: [{ ...makeLinea(1), cantidad }],
      });
      expect(respuesta.statusCode).toBe(400);
      expect(respuesta.json()).toMatchObject({ errores: [{ campo: 'tienda.0.cantidad' }] });
    });

    it('refuses an empty cart and a missing payment method with the sentences of spec section 5', async () => {
      expect((await vender({ ...makeSolicitud(), tienda: [] })).json()).toMatchObject({
        msg: 'No hay productos en la factura',
      });
      expect((await vender({ ...makeSolicitud(), forma_pago: undefined })).json()).toMatchObject({
        msg: 'Seleccione una forma de pago',
      });
    });

    it('refuses the company of another empresa and the profile that does not sell', async () => {
      expect((await vender(makeSolicitudDeOtra())).json()).toMatchObject({
        code: 'EMPRESA_NO_PERMITIDA',
      });
      const cocinero = await sesionDe(prueba.url, COCINERO);
      expect((await vender(makeSolicitud(), cocinero)).json()).toMatchObject({
        code: 'PERFIL_NO_PERMITIDO',
      });
    });
  });

  describe('emitidos', () => {
    it('answers the lines with the ids of spec section 9', async () => {
      const { secuencia } = (await vender(makeSolicitudDeOtra(), otto)).json<{ data: Venta }>()
        .data;
      const respuesta = await verEmitido(OTRA.empresa, secuencia, otto);
      expect(respuesta.json()).toMatchObject({
        data: [
          {
            id: '419',
            id_categoria: '28',
            producto: 'Arroz 1 kg',
            cantidad: 3,
            subtota: 3.99,
            total: 7.98,
            secuencia,
          },
          { id: '420', id_categoria: '28', producto: 'Detergente', cantidad: 1, subtota: 3.99 },
        ],
      });
    });

    it('finds no sale of another empresa', async () => {
      await comoDueno(
        prueba.url,
        'update pedidos.contadores set siguiente = 5000 where empresa_id = $1',
        [OTRA.id],
      );
      const vendida = await vender(makeSolicitudDeOtra(), otto);
      const { secuencia } = vendida.json<{ data: Venta }>().data;
      expect(secuencia).toBe('001-001-000005000');

      expect((await verEmitido(OTRA.empresa, secuencia, otto)).statusCode).toBe(200);
      expect((await verEmitido(PUERTO.empresa, secuencia)).statusCode).toBe(404);
      expect((await verEmitido(OTRA.empresa, secuencia)).statusCode).toBe(403);
    });
  });
});
