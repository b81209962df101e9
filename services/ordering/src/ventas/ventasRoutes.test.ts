import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  CLIENTE,
  COCINERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { ventasCalls as calls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { AHORA, makeLinea, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

import type { Solicitud } from './revisarLinea';

type Usuario = { id: string };

describe('ventas', () => {
  let servicio: Servicio;
  let siguiente = 1;

  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());

  const vender = (solicitud: Solicitud, quien: Usuario = CAJERO, idempotencia = nuevaClave()) =>
    servicio.pedir(calls.crearVenta, quien, { ...solicitud, idempotencia });
  const vendida = (solicitud: Solicitud, quien: Usuario = CAJERO, idempotencia = nuevaClave()) =>
    servicio.dato(calls.crearVenta, quien, { ...solicitud, idempotencia });
  const nuevaClave = (): string => randomUUID();
  const verEmitido = (quien: Usuario, empresa: string, secuencia: string) =>
    servicio.pedir(calls.listarEmitido, quien, { empresa, secuencia });
  const reservada = () => reservar(servicio.url, siguiente++);
  const contar = async (tabla: string) =>
    (await servicio.sql<{ n: number }>(`select count(*)::int as n from ${tabla}`))[0]?.n;

  describe('crear_venta', () => {
    it('sells with the reserved number and queues the invoice in the same transaction', async () => {
      const clave_acceso = await reservada();
      const venta = await vendida(
        makeSolicitud({ clave_acceso, cedula: CLIENTE.cedula, caja_usuario: 'Otro' }),
      );

      expect(venta).toMatchObject({
        secuencia: `001-001-${venta.secuencial}`,
        empresa: PUERTO.empresa,
        subtotal: 9.76,
        iva: 1.24,
        total: 11,
        forma_pago: 'EFECTIVO',
        estado: 'ACTIVO',
        fecha: '2026-11-20',
        fecha_creacion: AHORA.toISOString(),
        cedula: CLIENTE.cedula,
        nombre: CLIENTE.nombre,
        clave_acceso,
        repetida: false,
      });
      await expect(
        servicio.sql(
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
            subtotal: 976,
            iva: 124,
            total: 1100,
          },
        },
      ]);
    });

    it("tells the invoice the company's own code of a product, and the id of one without", async () => {
      const codificar = (codigo: string | null) =>
        servicio.sql('update pedidos.productos set codigo = $1 where id = 1', [codigo]);
      await codificar('CEV-01');
      const clave_acceso = await reservada();
      await vendida(makeSolicitud({ clave_acceso }));
      await codificar(null);

      const [comprobante] = await servicio.sql<{ codigos: string[] }>(
        `select jsonb_path_query_array(datos, '$.lineas[*].codigo') as codigos
           from facturacion.comprobantes where clave_acceso = $1`,
        [clave_acceso],
      );
      expect(comprobante).toEqual({ codigos: ['CEV-01', '4'] });
    });

    it('writes the cash, the lines and who sold it: the caller, not the name sent', async () => {
      const { id, secuencia } = await vendida(
        makeSolicitud({ clave_acceso: await reservada(), caja_usuario: 'Otro' }),
      );

      const de = (tabla: string, columnas: string) =>
        servicio.sql(`select ${columnas} from pedidos.${tabla} where venta_id = $1 order by 1`, [
          id,
        ]);
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
          producto: 'Ceviche de camarón',
          cantidad: '1.000',
          bruto: '9.50',
          base: '8.26',
          iva: '1.24',
        },
        {
          linea: 2,
          producto: 'Agua sin gas',
          cantidad: '2.000',
          bruto: '1.50',
          base: '1.50',
          iva: '0.00',
        },
      ]);
      await expect(
        servicio.sql('select accion, usuario from pedidos.auditoria where entidad_id = $1', [id]),
      ).resolves.toEqual([{ accion: 'venta creada', usuario: CAJERO.nombre }]);
    });

    it.each(['TARJETA', 'TRANSFERENCIA'] as const)(
      'puts nothing in the drawer for %s',
      async (forma_pago) => {
        const { id } = await vendida(
          makeSolicitud({ clave_acceso: await reservada(), forma_pago }),
        );
        await expect(
          servicio.sql(
            'select forma_pago, monto, ingreso from pedidos.caja_movimientos where venta_id = $1',
            [id],
          ),
        ).resolves.toEqual([{ forma_pago, monto: '11.00', ingreso: '0.00' }]);
      },
    );

    it('keeps what the kitchen is told of a line, and refuses a note that is too long by its name', async () => {
      const linea = { ...makeLinea(1), opciones: '  sin cebolla ' };
      const { id } = await vendida(
        makeSolicitud({ clave_acceso: await reservada(), tienda: [linea, makeLinea(4)] }),
      );
      await expect(
        servicio.sql(
          'select opciones from pedidos.venta_lineas where venta_id = $1 order by linea',
          [id],
        ),
      ).resolves.toEqual([{ opciones: 'sin cebolla' }, { opciones: '' }]);

      const larga = { ...makeLinea(1), opciones: 'x'.repeat(121) };
      expect(await vender(makeSolicitud({ tienda: [larga] }))).toMatchObject({
        status: 400,
        errores: [{ campo: 'tienda.0.opciones', msg: 'opciones admite 120 letras' }],
      });
    });

    it('numbers the sales of a company without invoicing itself, from 1', async () => {
      const primera = await vendida(makeSolicitudDeOtra(), ADMIN_OTRA);
      const segunda = await vendida(makeSolicitudDeOtra(), ADMIN_OTRA);
      expect(primera).toMatchObject({ secuencia: '001-001-000000001', clave_acceso: null });
      expect(segunda.secuencia).toBe('001-001-000000002');
    });

    it('answers the same sale to the same key, and sells it once', async () => {
      const [clave, solicitud] = [randomUUID(), makeSolicitudDeOtra()];
      const primera = await vendida(solicitud, ADMIN_OTRA, clave);
      const antes = await contar('pedidos.ventas');
      const segunda = await vendida(solicitud, ADMIN_OTRA, clave);

      expect(segunda).toEqual({ ...primera, repetida: true });
      expect(await contar('pedidos.ventas')).toBe(antes);
    });

    it('knows the sale again under a reservation made later', async () => {
      const [clave, primera] = [randomUUID(), await reservada()];
      await vendida(makeSolicitud({ clave_acceso: primera }), CAJERO, clave);
      const otra = await vendida(makeSolicitud({ clave_acceso: await reservada() }), CAJERO, clave);
      expect(otra).toMatchObject({ clave_acceso: primera, repetida: true });
    });

    it('refuses a key that already sold something else', async () => {
      const clave = randomUUID();
      await vendida(makeSolicitudDeOtra(), ADMIN_OTRA, clave);
      const otra = makeSolicitudDeOtra({ forma_pago: 'TARJETA' });
      expect(await vender(otra, ADMIN_OTRA, clave)).toMatchObject({
        status: 409,
        code: 'IDEMPOTENCIA_EN_CONFLICTO',
      });
    });

    it.each(['', 'no-es-uuid'])('refuses the idempotency key "%s"', async (clave) => {
      expect(await vender(makeSolicitudDeOtra(), ADMIN_OTRA, clave)).toMatchObject({
        status: 400,
        code: 'IDEMPOTENCIA_REQUERIDA',
      });
    });

    it('refuses a sale without any', async () => {
      const solicitud = makeSolicitudDeOtra();
      expect(await servicio.pedirMal(calls.crearVenta, ADMIN_OTRA, solicitud)).toMatchObject({
        status: 400,
        code: 'IDEMPOTENCIA_REQUERIDA',
      });
    });

    it('writes nothing when the number was sold, never made, or is of yesterday', async () => {
      const usada = await reservada();
      await vendida(makeSolicitud({ clave_acceso: usada }));
      const deAyer = await reservar(servicio.url, siguiente++, PUERTO, '19112026');
      const tablas = ['pedidos.ventas', 'pedidos.caja_movimientos', 'facturacion.comprobantes'];
      const antes = await Promise.all(tablas.map(contar));

      for (const clave_acceso of [usada, usada.replace('12345678', '87654321'), deAyer]) {
        expect(await vender(makeSolicitud({ clave_acceso }))).toMatchObject({
          status: 409,
          code: 'RESERVA_VENCIDA',
        });
      }
      expect(await Promise.all(tablas.map(contar))).toEqual(antes);
    });

    it('does not sell with a reservation of another empresa', async () => {
      const ajena = await reservar(servicio.url, 1, ANDINA);
      const { code } = await vender(makeSolicitud({ clave_acceso: ajena }));
      expect(code).toBe('RESERVA_VENCIDA');
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
      expect(respuesta).toMatchObject({ code, cuerpo: { success: false } });
    });

    it('sells nothing of an order with a product that ran out, and names it; the sale made before stands', async () => {
      const idempotencia = nuevaClave();
      const solicitud = makeSolicitud({ clave_acceso: await reservada() });
      const hecha = await vendida(solicitud, CAJERO, idempotencia);
      const agotar = (agotado: boolean) =>
        servicio.sql('update pedidos.productos set agotado = $1 where id = 4', [agotado]);
      const antes = await contar('pedidos.ventas');

      await agotar(true);
      expect(await vender(makeSolicitud({ clave_acceso: await reservada() }))).toMatchObject({
        status: 422,
        code: 'PRODUCTO_NO_DISPONIBLE',
        errores: [{ campo: 'tienda.1.id', msg: 'Agua sin gas está agotado. Quítelo de la orden' }],
      });
      expect(await contar('pedidos.ventas')).toBe(antes);
      expect(await vendida(solicitud, CAJERO, idempotencia)).toEqual({ ...hecha, repetida: true });
      await agotar(false);
      expect((await vender(makeSolicitud({ clave_acceso: await reservada() }))).status).toBe(200);
    });

    it('refuses a customer of another empresa', async () => {
      const solicitud = makeSolicitudDeOtra({ cedula: CLIENTE.cedula });
      expect(await vender(solicitud, ADMIN_OTRA)).toMatchObject({
        code: 'CLIENTE_NO_REGISTRADO',
        errores: [{ campo: 'cedula', msg: 'Registre al cliente antes de cobrar' }],
      });
    });

    it.each([0, -1, 1.5, 1e9])('names the quantity %p', async (cantidad) => {
      const tienda = [{ ...makeLinea(1), cantidad }];
      expect(await vender({ ...makeSolicitud(), tienda })).toMatchObject({
        status: 400,
        errores: [{ campo: 'tienda.0.cantidad' }],
      });
    });

    it('refuses an empty cart and a missing payment method with the sentences of spec section 5', async () => {
      const { msg } = await vender({ ...makeSolicitud(), tienda: [] });
      expect(msg).toBe('No hay productos en la factura');
      const { forma_pago: _forma_pago, ...sinForma } = makeSolicitud();
      const entrada = { ...sinForma, idempotencia: randomUUID() };
      expect((await servicio.pedirMal(calls.crearVenta, CAJERO, entrada)).msg).toBe(
        'Seleccione una forma de pago',
      );
    });

    it('refuses the company of another empresa and the profile that does not sell', async () => {
      expect((await vender(makeSolicitudDeOtra())).code).toBe('EMPRESA_NO_PERMITIDA');
      expect((await vender(makeSolicitud(), COCINERO)).code).toBe('PERFIL_NO_PERMITIDO');
    });
  });

  describe('emitidos', () => {
    it('answers the lines with the ids of spec section 9', async () => {
      const { secuencia } = await vendida(makeSolicitudDeOtra(), ADMIN_OTRA);
      expect(await verEmitido(ADMIN_OTRA, OTRA.empresa, secuencia)).toMatchObject({
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
      await servicio.sql('update pedidos.contadores set siguiente = 5000 where empresa_id = $1', [
        OTRA.id,
      ]);
      const { secuencia } = await vendida(makeSolicitudDeOtra(), ADMIN_OTRA);
      expect(secuencia).toBe('001-001-000005000');

      expect((await verEmitido(ADMIN_OTRA, OTRA.empresa, secuencia)).status).toBe(200);
      expect((await verEmitido(CAJERO, PUERTO.empresa, secuencia)).status).toBe(404);
      expect((await verEmitido(CAJERO, OTRA.empresa, secuencia)).status).toBe(403);
    });
  });
});
