import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  CLAVE,
  CLIENTE,
  MESERO,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { darPin } from '@comanda/identidad/testing/darPin';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import {
  aLineaVenta,
  conCantidad,
  descuentoDeCuenta,
  totalesDeCuenta,
  type CuentaDeCarrito,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';

import { buildApp } from '../app';
import { AHORA, makeLinea, makeSolicitud, reservar } from '../testing/ventas';

import type { Solicitud } from './revisarLinea';

type Quien = { id: string };

const MOTIVO = 'Cliente frecuente';
const rebaja = (valor: number) => ({ tipo: 'PORCENTAJE' as const, valor, motivo: MOTIVO });
/** A ceviche of 9.50 at 15%, and two waters of 0.75 at 0%: 11.00. */
const LINEAS: Linea[] = [makeLinea(1), makeLinea(4, 2)];

describe('a sale with payments, discounts and a tip', () => {
  let servicio: Servicio;
  let siguiente = 1;

  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());

  /** A bill as the till sends it, with a number of its own. */
  const deCuenta = async (
    cuenta: CuentaDeCarrito,
    over: Partial<Solicitud> = {},
  ): Promise<Solicitud> => {
    const { subtotal, iva, total } = totalesDeCuenta(cuenta);
    const descuento = descuentoDeCuenta(cuenta);
    return makeSolicitud({
      tienda: cuenta.carrito.map(aLineaVenta),
      clave_acceso: await reservar(servicio.url, siguiente++),
      subtotal: aDolares(subtotal),
      iva: aDolares(iva),
      total: aDolares(total) + (over.propina ?? 0),
      ...(descuento > 0 && { descuento: aDolares(descuento), motivo_descuento: MOTIVO }),
      ...over,
    });
  };
  const pedir = (solicitud: Solicitud, quien: Quien = CAJERO, idempotencia = randomUUID()) =>
    servicio.pedir(ventasCalls.crearVenta, quien, { ...solicitud, idempotencia });
  const vender = (solicitud: Solicitud, quien: Quien = CAJERO, idempotencia = randomUUID()) =>
    servicio.dato(ventasCalls.crearVenta, quien, { ...solicitud, idempotencia });
  const caja = (venta: { id: string }) =>
    servicio.sql(
      `select forma_pago, monto, ingreso, tarjeta, banco, referencia from pedidos.caja_movimientos
        where venta_id = $1 order by id`,
      [venta.id],
    );
  const comprobante = async (venta: { id: string }) => {
    const [fila] = await servicio.sql<{ datos: Record<string, unknown> }>(
      'select datos from facturacion.comprobantes where venta_id = $1',
      [venta.id],
    );
    return fila?.datos;
  };
  const escrito = () =>
    servicio.sql(
      `select (select count(*) from pedidos.ventas) as ventas, (select count(*) from pedidos.caja_movimientos) as movimientos,
              (select count(*) from facturacion.comprobantes) as comprobantes`,
    );
  const aprobar = (porcentaje: number, { email } = ADMIN, password = CLAVE) =>
    servicio.pedir(ajustesCalls.aprobarDescuento, CAJERO, {
      empresa: PUERTO.empresa,
      email,
      password,
      porcentaje,
    });

  describe('pagos', () => {
    const pagos: NonNullable<Solicitud['pagos']> = [
      { forma_pago: 'EFECTIVO', monto: 4 },
      { forma_pago: 'TARJETA', monto: 5, tarjeta: 'DEBITO', referencia: 'V-1' },
      { forma_pago: 'TRANSFERENCIA', monto: 2, banco: 'Pichincha', referencia: '77' },
    ];

    it('writes a row of the drawer and a payment of the invoice for each; the sale names the largest', async () => {
      const venta = await vender(await deCuenta({ carrito: LINEAS }, { pagos }));

      expect(venta).toMatchObject({ forma_pago: 'TARJETA', total: 11 });
      expect(await caja(venta)).toEqual([
        {
          forma_pago: 'EFECTIVO',
          monto: '4.00',
          ingreso: '4.00',
          tarjeta: null,
          banco: null,
          referencia: null,
        },
        {
          forma_pago: 'TARJETA',
          monto: '5.00',
          ingreso: '0.00',
          tarjeta: 'DEBITO',
          banco: null,
          referencia: 'V-1',
        },
        {
          forma_pago: 'TRANSFERENCIA',
          monto: '2.00',
          ingreso: '0.00',
          tarjeta: null,
          banco: 'Pichincha',
          referencia: '77',
        },
      ]);
      expect(await comprobante(venta)).toMatchObject({
        pagos: [
          { forma_pago: 'EFECTIVO', total: 400 },
          { forma_pago: 'TARJETA', total: 500, debito: true },
          { forma_pago: 'TRANSFERENCIA', total: 200 },
        ],
      });
    });

    it.each([
      [
        'do not sum',
        [{ forma_pago: 'EFECTIVO', monto: 10.99 }],
        'pagos',
        /^Los pagos suman \$10.99 y el total es \$11.00$/,
      ],
      [
        'hold one of nothing',
        [
          { forma_pago: 'EFECTIVO', monto: 11 },
          { forma_pago: 'TARJETA', monto: 0 },
        ],
        'pagos.1.monto',
        /mayor que cero/,
      ],
    ] as const)('refuses those that %s, and writes nothing', async (_que, otros, campo, msg) => {
      const solicitud = await deCuenta({ carrito: LINEAS }, { pagos: [...otros] });
      const antes = await escrito();
      expect(await pedir(solicitud)).toMatchObject({
        status: 422,
        code: 'PAGOS_NO_SUMAN',
        errores: [{ campo, msg: expect.stringMatching(msg) }],
      });
      expect(await escrito()).toEqual(antes);
      await vender({ ...solicitud, pagos }); // its number is still good
    });

    it('sells the same payments once, and refuses its key for others', async () => {
      const idempotencia = randomUUID();
      const solicitud = await deCuenta({ carrito: LINEAS }, { pagos });
      const primera = await vender(solicitud, CAJERO, idempotencia);
      expect(await vender(solicitud, CAJERO, idempotencia)).toMatchObject({
        id: primera.id,
        repetida: true,
      });
      const otra = { ...solicitud, pagos: [{ forma_pago: 'EFECTIVO' as const, monto: 11 }] };
      expect(await pedir(otra, CAJERO, idempotencia)).toMatchObject({
        code: 'IDEMPOTENCIA_EN_CONFLICTO',
      });
      expect(await caja(primera)).toHaveLength(3);
    });
  });

  describe('discounts', () => {
    it('shares what the sale loses over its lines, to the cent, in the sale and in the invoice', async () => {
      const cuenta = { carrito: LINEAS, rebaja: rebaja(10) };
      const venta = await vender(await deCuenta(cuenta));

      expect(venta).toMatchObject({ total: 9.9, descuento: 1.1 });
      await expect(
        servicio.sql(
          `select bruto, descuento, base + iva = bruto as cuadra from pedidos.venta_lineas
            where venta_id = $1 order by linea`,
          [venta.id],
        ),
      ).resolves.toEqual([
        { bruto: '8.55', descuento: '0.95', cuadra: true },
        { bruto: '1.35', descuento: '0.15', cuadra: true },
      ]);
      expect(await comprobante(venta)).toMatchObject({
        lineas: [{ descuento: 95 }, { descuento: 15 }],
        total: 990,
        pagos: [{ forma_pago: 'EFECTIVO', total: 990 }],
      });
    });

    it('asks for an Administrador above the limit of the company, which says so', async () => {
      const [ceviche, agua] = LINEAS as [Linea, Linea];
      const carrito = [{ ...ceviche, rebaja: rebaja(20) }, agua];
      const respuesta = await pedir(await deCuenta({ carrito }));
      expect(respuesta).toMatchObject({
        status: 422,
        code: 'DESCUENTO_SIN_APROBACION',
        msg: 'El descuento de $1.90 (20%) pasa de 10%. Pida la aprobación de un Administrador',
      });

      await servicio.dato(ajustesCalls.guardarAjustes, ADMIN, {
        empresa: PUERTO.empresa,
        descuento_maximo: 20,
        barras_peso: null,
      });
      await vender(await deCuenta({ carrito }));
      await servicio.dato(ajustesCalls.guardarAjustes, ADMIN, {
        empresa: PUERTO.empresa,
        descuento_maximo: 10,
        barras_peso: null,
      });
    });

    it('gives an Administrador all of it: a courtesy sells for nothing', async () => {
      const solicitud = await deCuenta({ carrito: LINEAS, rebaja: rebaja(100) });
      expect(await pedir(solicitud)).toMatchObject({ code: 'DESCUENTO_SIN_APROBACION' });
      const venta = await vender(solicitud, ADMIN);
      expect(venta).toMatchObject({ total: 0, descuento: 11 });
      expect(await comprobante(venta)).toMatchObject({ total: 0, pagos: [{ total: 0 }] });
    });

    it('takes an approval once, for as much as was approved, and writes down whose it was', async () => {
      const { data: aprobacion } = await aprobar(30);
      const id = aprobacion?.id ?? '';
      expect(aprobacion).toMatchObject({ aprobador: ADMIN.nombre, porcentaje: 30 });
      const con = async (porcentaje: number) =>
        deCuenta({ carrito: LINEAS, rebaja: rebaja(porcentaje) }, { aprobacion: id });

      expect(await pedir(await con(31))).toMatchObject({
        code: 'DESCUENTO_SIN_APROBACION',
        msg: expect.stringContaining('lo aprobado, 30%'),
      });
      const venta = await vender(await con(30));
      await expect(
        servicio.sql(
          `select v.aprobado_por, a.venta_id = v.id as usada
             from pedidos.ventas v join pedidos.aprobaciones a on a.venta_id = v.id where v.id = $1`,
          [venta.id],
        ),
      ).resolves.toEqual([{ aprobado_por: ADMIN.nombre, usada: true }]);
      expect(await pedir(await con(30))).toMatchObject({ code: 'DESCUENTO_SIN_APROBACION' });
    });

    it('takes an approval once when sixteen sell with it at the same moment', async () => {
      const { data } = await aprobar(100);
      const cuenta = { carrito: LINEAS, rebaja: rebaja(100) };
      const solicitudes = [];
      for (let i = 0; i < 16; i++)
        solicitudes.push(await deCuenta(cuenta, { aprobacion: data?.id ?? '' }));
      const respuestas = await Promise.all(solicitudes.map((una) => pedir(una)));
      const rechazadas = respuestas.filter(({ code }) => code === 'DESCUENTO_SIN_APROBACION');
      expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(rechazadas).toHaveLength(15);
      const [vendidas] = await servicio.sql<{ cuantas: number }>(
        'select count(*)::int as cuantas from pedidos.ventas where clave_acceso = any ($1)',
        [solicitudes.map(({ clave_acceso }) => clave_acceso)],
      );
      expect(vendidas?.cuantas).toBe(1);
    });

    it('leaves the approval to be used where the number of the sale was gone', async () => {
      const { data } = await aprobar(30);
      const cuenta = { carrito: LINEAS, rebaja: rebaja(30) };
      const gastada = await deCuenta({ carrito: LINEAS });
      await vender(gastada);
      const solicitud = await deCuenta(cuenta, { aprobacion: data?.id ?? '' });
      const { clave_acceso } = gastada;
      expect(await pedir({ ...solicitud, clave_acceso })).toMatchObject({
        code: 'RESERVA_VENCIDA',
      });
      await vender(solicitud);
    });

    it('answers a sale with an approval that is sent twice at once as the one sale it is', async () => {
      const { data } = await aprobar(50);
      const cuenta = { carrito: LINEAS, rebaja: rebaja(50) };
      const solicitud = await deCuenta(cuenta, { aprobacion: data?.id ?? '' });
      const clave = randomUUID();
      const ventas = await Promise.all([1, 2, 3, 4].map(() => vender(solicitud, CAJERO, clave)));
      expect(new Set(ventas.map(({ id }) => id)).size).toBe(1);
    });

    it('answers one that was made while it was read as the sale it is', async () => {
      const { data } = await aprobar(50);
      const cuenta = { carrito: LINEAS, rebaja: rebaja(50) };
      const solicitud = await deCuenta(cuenta, { aprobacion: data?.id ?? '' });
      const clave = randomUUID();
      const { id } = await vender(solicitud, CAJERO, clave);
      const conClave = (otra: string) =>
        servicio.sql('update pedidos.ventas set idempotencia = $1 where id = $2', [otra, id]);
      await conClave(randomUUID()); // as if it were not there yet
      const leyendo = await echarCerrojo(
        servicio.url,
        'lock table pedidos.aprobaciones in access exclusive mode',
      );
      const otraVez = pedir(solicitud, CAJERO, clave);
      await leyendo.esperan(1);
      await conClave(clave);
      await leyendo.abrir();

      expect(await otraVez).toMatchObject({ status: 200, data: { id } });
    });

    it('is of whoever it was given to: another cashier asks for one of their own', async () => {
      const { data } = await aprobar(30);
      const cuenta = { carrito: LINEAS, rebaja: rebaja(30) };
      const solicitud = await deCuenta(cuenta, { aprobacion: data?.id ?? '' });
      expect(await pedir(solicitud, MESERO)).toMatchObject({ code: 'DESCUENTO_SIN_APROBACION' });
      await vender(solicitud);
    });

    it.each([
      ['a cashier', CAJERO, CLAVE],
      ["another company's Administrador", ADMIN_OTRA, CLAVE],
      ['a wrong password', ADMIN, 'no es esta'],
    ])('is not approved by %s, and the session goes on', async (_quien, quien, password) => {
      expect(await aprobar(30, quien, password)).toMatchObject({
        status: 422,
        code: 'APROBACION_RECHAZADA',
        errores: [{ campo: 'password' }],
      });
    });

    it('is not approved with a password that somebody else chose, until it is changed', async () => {
      const provisional = (es: boolean) =>
        servicio.sql('update identidad.usuarios set cambiar_clave = $2 where id = $1', [
          ADMIN.id,
          es,
        ]);
      await provisional(true);
      expect(await aprobar(30)).toMatchObject({
        status: 422,
        code: 'APROBACION_RECHAZADA',
        errores: [{ campo: 'password' }],
      });
      await provisional(false);
      expect((await aprobar(30)).status).toBe(200);
    });

    it("is approved with an Administrador's PIN, and with no other", async () => {
      const conPin = ({ id: usuario }: Quien, pin: string) =>
        servicio.pedir(ajustesCalls.aprobarDescuento, CAJERO, {
          empresa: PUERTO.empresa,
          porcentaje: 30,
          usuario,
          pin,
        });
      await darPin(servicio, ADMIN, '482913');
      await darPin(servicio, CAJERO, '591734');
      await darPin(servicio, ADMIN_OTRA, '660174');
      const malos = [
        [CAJERO, '591734'],
        [ADMIN_OTRA, '660174'],
        [ADMIN, '591734'],
      ] as const;
      for (const [quien, pin] of malos)
        expect(await conPin(quien, pin)).toMatchObject({
          status: 422,
          code: 'APROBACION_RECHAZADA',
          errores: [{ campo: 'pin', msg: 'El PIN no es el de ese Administrador' }],
        });
      expect(await conPin(ADMIN, '482913')).toMatchObject({ data: { aprobador: ADMIN.nombre } });
    });

    it.each([
      [{}, 'pin', 'Ingrese el PIN, o el correo y la contraseña, del Administrador'],
      [{ pin: '4829', email: 'a@b.ec', password: 'x' }, 'pin', 'Ingrese el PIN, o el correo'],
      [{ email: 'a@b.ec' }, 'password', 'Ingrese el correo y la contraseña del Administrador'],
      [{ password: 'x' }, 'email', 'Ingrese el correo y la contraseña del Administrador'],
      [{ usuario: ADMIN.id, pin: '12' }, 'pin', 'El PIN tiene de 4 a 6 dígitos'],
      [{ pin: '482913' }, 'usuario', 'Elija quién aprueba e ingrese su PIN'],
      [{ usuario: 'x', pin: '482913' }, 'usuario', 'El usuario no es válido'],
    ])('says what is missing of %j', async (quien, campo, msg) => {
      expect(
        await servicio.pedir(ajustesCalls.aprobarDescuento, CAJERO, {
          empresa: PUERTO.empresa,
          porcentaje: 30,
          ...quien,
        }),
      ).toMatchObject({
        status: 400,
        errores: [{ campo, msg: expect.stringContaining(msg) }],
      });
    });

    it("does not take another company's approval", async () => {
      const { data } = await servicio.pedir(ajustesCalls.aprobarDescuento, ADMIN, {
        empresa: ANDINA.empresa,
        email: ADMIN.email,
        password: CLAVE,
        porcentaje: 50,
      });
      const cuenta = { carrito: LINEAS, rebaja: rebaja(50) };
      const solicitud = await deCuenta(cuenta, { aprobacion: data?.id ?? '' });
      expect(await pedir(solicitud)).toMatchObject({ code: 'DESCUENTO_SIN_APROBACION' });
    });

    it('names the line that loses more than it costs, and the reason that is missing', async () => {
      const [linea] = (await deCuenta({ carrito: LINEAS })).tienda;
      if (!linea) throw new Error('no line');
      const con = (over: Partial<typeof linea>) => ({
        ...makeSolicitud(),
        tienda: [{ ...linea, ...over }],
      });
      expect(await pedir(con({ descuento: 9.51, motivo_descuento: 'x' }), ADMIN)).toMatchObject({
        code: 'DESCUENTO_INVALIDO',
        errores: [{ campo: 'tienda.0.descuento' }],
      });
      expect(await pedir(con({ descuento: 1 }), ADMIN)).toMatchObject({
        errores: [{ campo: 'tienda.0.motivo_descuento', msg: 'Escriba el motivo del descuento' }],
      });
      const entera = { ...makeSolicitud(), descuento: 11.01, motivo_descuento: 'x' };
      expect(await pedir(entera, ADMIN)).toMatchObject({
        code: 'DESCUENTO_INVALIDO',
        errores: [{ campo: 'descuento' }],
      });
      expect(await pedir({ ...makeSolicitud(), descuento: 1 }, ADMIN)).toMatchObject({
        errores: [{ campo: 'motivo_descuento', msg: 'Escriba el motivo del descuento' }],
      });
    });
  });

  describe('the tip', () => {
    it('is paid and is no sale: outside base and tax', async () => {
      const venta = await vender(await deCuenta({ carrito: LINEAS }, { propina: 0.97 }));
      expect(venta).toMatchObject({ subtotal: 9.76, iva: 1.24, propina: 0.97, total: 11.97 });
      expect(await caja(venta)).toMatchObject([{ monto: '11.97', ingreso: '11.97' }]);
      expect(await comprobante(venta)).toMatchObject({ propina: 97, total: 1197, subtotal: 976 });
    });

    it('is at most ten percent of what is sold without tax', async () => {
      const solicitud = await deCuenta({ carrito: LINEAS }, { propina: 0.98 });
      expect(await pedir(solicitud)).toMatchObject({
        status: 422,
        code: 'PROPINA_MAXIMA',
        errores: [{ campo: 'propina', msg: expect.stringContaining('$0.97') }],
      });
    });
  });

  describe('what is sold by weight, or with something', () => {
    const pesado = async (por_peso: boolean) =>
      servicio.sql('update pedidos.productos set por_peso = $1 where id = 1', [por_peso]);

    it('sells three decimals of it, exact in cents', async () => {
      await pesado(true);
      const linea = conCantidad({ ...makeLinea(1), por_peso: true }, 1.235);
      expect(linea.subtota).toBe(11.73); // 9.50 x 1.235 = 11.7325
      const venta = await vender(await deCuenta({ carrito: [linea] }));
      expect(venta.total).toBe(11.73);
      expect(await comprobante(venta)).toMatchObject({ lineas: [{ cantidad: 1.235 }] });
      await pesado(false);
      expect(await pedir(await deCuenta({ carrito: [linea] }))).toMatchObject({
        status: 400,
        code: 'CANTIDAD_NO_ENTERA',
        errores: [
          { campo: 'tienda.0.cantidad', msg: 'Ceviche de camarón se vende por unidades enteras' },
        ],
      });
    });

    it('charges what was chosen with it at the price of the catalogue, and the invoice names it', async () => {
      const crear = (
        nombre: string,
        precio: number,
        de: { id: number; empresa: string } = PUERTO,
      ) =>
        servicio.dato(modificadoresCalls.crearModificador, ADMIN, {
          empresa: de.empresa,
          nombre,
          precio,
          id_producto: null,
          id_categoria: String(de.id),
        });
      const { id, nombre, precio } = await crear('Extra queso', 0.5);
      const sinCebolla = await crear('Sin cebolla', 0);
      const ajeno = await crear('Extra queso', 0.1, ANDINA);
      const con = (...modificadores: { id: string; nombre: string; precio: number }[]): Linea => {
        const extra = modificadores.reduce((suma, uno) => suma + uno.precio, 0);
        const base = makeLinea(1);
        const unitario = base.precio_venta + extra;
        return conCantidad({ ...base, precio_venta: unitario, modificadores }, 2);
      };
      const ambos = con(
        { id, nombre, precio },
        { id: sinCebolla.id, nombre: 'Sin cebolla', precio: 0 },
      );

      const venta = await vender(await deCuenta({ carrito: [ambos] }, { cedula: CLIENTE.cedula }));
      expect(venta.total).toBe(20);
      expect(await comprobante(venta)).toMatchObject({
        lineas: [
          { descripcion: 'Ceviche de camarón (Extra queso, Sin cebolla)', precio_venta: 1000 },
        ],
      });
      const elAjeno = { id: ajeno.id, nombre: ajeno.nombre, precio: ajeno.precio };
      expect(await pedir(await deCuenta({ carrito: [con(elAjeno)] }))).toMatchObject({
        code: 'PRODUCTO_NO_DISPONIBLE',
        errores: [{ campo: 'tienda.0.modificadores' }],
      });
      const repetido = con({ id, nombre, precio }, { id, nombre, precio });
      expect(await pedir(await deCuenta({ carrito: [repetido] }))).toMatchObject({
        code: 'PRODUCTO_NO_DISPONIBLE',
      });
      const barato = con({ id, nombre, precio: 0.1 });
      expect(await pedir(await deCuenta({ carrito: [barato] }))).toMatchObject({
        code: 'PRECIO_CAMBIADO',
        errores: [{ campo: 'tienda.0.precio_venta' }],
      });
    });
  });
});
