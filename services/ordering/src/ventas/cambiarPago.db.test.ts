import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  CLIENTE,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import {
  FORMAS_PAGO,
  ventasCalls as calls,
  type FormaPago,
  type Pago,
  type Venta,
} from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { cerrarCaja } from '../testing/cerrarCaja';
import { AHORA, makeLinea, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

import type { Solicitud } from './revisarLinea';

type Usuario = { id: string };
type Cambio = { estado?: Venta['estado']; forma_pago?: FormaPago };

const MANANA = new Date(AHORA.getTime() + 24 * 3_600_000);

describe('actualizar_estado: the payment method', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  let siguiente = 1;

  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(() => {
    ahora = AHORA;
  });

  const vender = (solicitud: Solicitud, quien: Usuario = ADMIN_OTRA): Promise<Venta> =>
    servicio.dato(calls.crearVenta, quien, { ...solicitud, idempotencia: randomUUID() });
  const facturada = async () => {
    const clave_acceso = await reservar(servicio.url, siguiente++);
    const venta = await vender(makeSolicitud({ clave_acceso, cedula: CLIENTE.cedula }), CAJERO);
    return { ...venta, clave: clave_acceso };
  };
  const cambiar = (editar: string, cambio: Cambio, quien: Usuario = ADMIN_OTRA) => {
    const empresa = quien === ADMIN_OTRA ? OTRA.empresa : PUERTO.empresa;
    return servicio.pedir(calls.actualizarEstado, quien, { empresa, editar, ...cambio });
  };
  const caja = (venta: string) =>
    servicio.sql(
      `select tipo, forma_pago, tarjeta, monto, ingreso, salida from pedidos.caja_movimientos
        where venta_id = $1 order by id`,
      [venta],
    );
  const pagosDeFactura = async (clave: string) => {
    const [fila] = await servicio.sql<{ pagos: unknown }>(
      `select datos -> 'pagos' as pagos from facturacion.comprobantes where clave_acceso = $1`,
      [clave],
    );
    return fila?.pagos;
  };
  const todo = () =>
    servicio.sql(
      `select (select jsonb_agg(v order by v.id) from pedidos.ventas v) as ventas,
              (select count(*) from pedidos.caja_movimientos) as caja,
              (select count(*) from pedidos.auditoria) as auditoria,
              (select jsonb_agg(c order by c.clave_acceso) from facturacion.comprobantes c) as comprobantes`,
    );

  it('takes out what the old methods brought and brings it in by the new, and says who did it', async () => {
    const pagos: Pago[] = [
      { forma_pago: 'TARJETA', monto: 5, tarjeta: 'CREDITO', referencia: '0042' },
      { forma_pago: 'EFECTIVO', monto: 2.98 },
    ];
    const venta = await vender(makeSolicitudDeOtra({ pagos, forma_pago: 'TARJETA' }));
    const mixta = () => servicio.sql('select mixta from pedidos.ventas where id = $1', [venta.id]);
    expect(await mixta()).toEqual([{ mixta: true }]);
    const { status, data, cuerpo } = await cambiar(venta.secuencia, { forma_pago: 'EFECTIVO' });

    expect([status, data]).toEqual([200, { ...venta, forma_pago: 'EFECTIVO' }]);
    expect(cuerpo).toMatchObject({ msg: 'Forma de pago cambiada' });
    expect(await mixta()).toEqual([{ mixta: false }]);
    const cambio = { tipo: 'CAMBIO_PAGO', tarjeta: null };
    expect((await caja(venta.id)).slice(2)).toEqual(
      expect.arrayContaining([
        {
          ...cambio,
          forma_pago: 'TARJETA',
          tarjeta: 'CREDITO',
          monto: '-5.00',
          ingreso: '0.00',
          salida: '0.00',
        },
        {
          ...cambio,
          forma_pago: 'EFECTIVO',
          monto: '-2.98',
          ingreso: '0.00',
          salida: '2.98',
        },
        {
          ...cambio,
          forma_pago: 'EFECTIVO',
          monto: '7.98',
          ingreso: '7.98',
          salida: '0.00',
        },
      ]),
    );
    expect(
      await servicio.sql(
        `select cuando, usuario, accion, antes, despues from pedidos.auditoria
          where entidad_id = $1 order by id desc limit 1`,
        [venta.id],
      ),
    ).toEqual([
      {
        cuando: AHORA,
        usuario: ADMIN_OTRA.nombre,
        accion: 'forma de pago cambiada',
        antes: { secuencia: venta.secuencia, formas_pago: ['TARJETA', 'EFECTIVO'] },
        despues: { forma_pago: 'EFECTIVO', en_factura: null },
      },
    ]);
  });

  it('asked twice it is done once; asked for what it is already, it is not done', async () => {
    const venta = await vender(makeSolicitudDeOtra());
    await cambiar(venta.secuencia, { forma_pago: 'TARJETA' });
    const antes = await todo();
    const otra = await cambiar(venta.secuencia, { forma_pago: 'TARJETA' });
    expect(otra).toMatchObject({ status: 200, data: { forma_pago: 'TARJETA', repetida: true } });
    expect(await todo()).toEqual(antes);
  });

  it.each(FORMAS_PAGO)('done once when it is asked for twenty times at once: %s', async (forma) => {
    const pagos: Pago[] = [
      { forma_pago: 'TARJETA', monto: 4 },
      { forma_pago: 'EFECTIVO', monto: 3.98 },
    ];
    const venta = await vender(makeSolicitudDeOtra({ pagos, forma_pago: 'TARJETA' }));
    const hechas = await Promise.all(
      Array.from({ length: 20 }, () => cambiar(venta.secuencia, { forma_pago: forma })),
    );
    expect(hechas.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(hechas.filter(({ data }) => data?.repetida === false)).toHaveLength(1);
    expect(await caja(venta.id)).toHaveLength(5);
  });

  it.each([
    ['of a voided sale', 'PAGO_DE_ANULADA', 409, 'ya no cambia'],
    ['of another period', 'PAGO_DE_OTRO_PERIODO', 422, 'ya se cuadró'],
  ])('is not changed %s, and nothing is', async (_que, code, status, msg) => {
    const venta = await vender(makeSolicitudDeOtra());
    if (code === 'PAGO_DE_ANULADA') await cambiar(venta.secuencia, { estado: 'ANULADO' });
    else await cerrarCaja(servicio, ADMIN_OTRA, { empresa: OTRA.empresa, conteo: 0 });
    const antes = await todo();
    expect(await cambiar(venta.secuencia, { forma_pago: 'TARJETA' })).toMatchObject({
      status,
      code,
      msg: expect.stringContaining(msg),
    });
    expect(await todo()).toEqual(antes);
  });

  it('is changed another day while its drawer is not reconciled', async () => {
    const venta = await vender(makeSolicitudDeOtra());
    ahora = MANANA;
    expect(await cambiar(venta.secuencia, { forma_pago: 'TARJETA' })).toMatchObject({
      status: 200,
      data: { forma_pago: 'TARJETA', repetida: false },
    });
  });

  it('goes into an invoice that is not signed yet', async () => {
    const { clave } = await facturada();
    const { cuerpo } = await cambiar(clave, { forma_pago: 'TARJETA' }, CAJERO);
    expect(cuerpo).toMatchObject({ msg: 'Forma de pago cambiada' });
    expect(await pagosDeFactura(clave)).toEqual([{ forma_pago: 'TARJETA', total: 1100 }]);
  });

  it.each([
    [
      'is authorised',
      "update facturacion.comprobantes set estado = 'AUTORIZADO', xml_firmado = '<a/>', xml_autorizado = '<a/>', fecha_autorizacion = now()",
    ],
    [
      'somebody is signing',
      'update facturacion.trabajos set arriendo = gen_random_uuid(), arrendado_hasta = now()',
    ],
  ])('leaves an invoice that %s as it is, and says so', async (_que, dejar) => {
    const { clave } = await facturada();
    await servicio.sql(`${dejar} where clave_acceso = $1`, [clave]);
    const { status, cuerpo } = await cambiar(clave, { forma_pago: 'TRANSFERENCIA' }, MESERO);
    expect([status, cuerpo]).toEqual([
      200,
      expect.objectContaining({
        msg: 'Forma de pago cambiada. La factura ya está firmada y conserva la que dice',
      }),
    ]);
    expect(await pagosDeFactura(clave)).toEqual([{ forma_pago: 'EFECTIVO', total: 1100 }]);
  });

  it.each([
    ['Cajero', CAJERO],
    ['Mesero', MESERO],
  ])('a %s changes the method and not the state', async (_perfil, quien) => {
    const { clave } = await facturada();
    expect((await cambiar(clave, { forma_pago: 'TARJETA' }, quien)).status).toBe(200);
    const antes = await todo();
    expect(await cambiar(clave, { estado: 'ANULADO' }, quien)).toMatchObject({
      status: 403,
      code: 'PERFIL_NO_PERMITIDO',
    });
    expect(await todo()).toEqual(antes);
    expect((await cambiar(clave, { estado: 'ANULADO' }, ADMIN)).status).toBe(200);
  });

  it.each([
    ['nothing to change', {}, 'estado', 'Seleccione el estado'],
    [
      'both at once',
      { estado: 'ANULADO', forma_pago: 'TARJETA' },
      'forma_pago',
      'Cambie el estado o la forma de pago, no los dos a la vez',
    ],
    ['no method there is', { forma_pago: 'CHEQUE' }, 'forma_pago', 'Seleccione una forma de pago'],
  ])('refuses %s by its field', async (_que, cambio, campo, msg) => {
    const { secuencia } = await vender(makeSolicitudDeOtra());
    const mala = { empresa: OTRA.empresa, editar: secuencia, ...cambio };
    expect(await servicio.pedirMal(calls.actualizarEstado, ADMIN_OTRA, mala)).toMatchObject({
      status: 400,
      errores: [{ campo, msg }],
    });
  });

  it('finds no sale of another empresa', async () => {
    const { secuencia } = await vender(makeSolicitudDeOtra());
    expect((await cambiar(secuencia, { forma_pago: 'TARJETA' }, ADMIN)).status).toBe(404);
    const { clave } = await facturada();
    const ajena = { empresa: OTRA.empresa, editar: clave, forma_pago: 'TARJETA' as const };
    expect((await servicio.pedir(calls.actualizarEstado, ADMIN_OTRA, ajena)).status).toBe(404);
    expect((await servicio.pedir(calls.actualizarEstado, CAJERO, ajena)).status).toBe(403);
  });

  it('the ledger is the sale, method by method, whatever is changed, voided and taken back at once', async () => {
    const paso: fc.Arbitrary<Cambio> = fc.oneof(
      fc.record({ forma_pago: fc.constantFrom(...FORMAS_PAGO) }),
      fc.record({ estado: fc.constantFrom<Venta['estado']>('ACTIVO', 'ANULADO') }),
    );
    const reparto = fc.uniqueArray(fc.constantFrom(...FORMAS_PAGO), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        reparto,
        fc.array(fc.array(paso, { maxLength: 6 }), { maxLength: 4 }),
        async (formas, rondas) => {
          const venta = await vender(enPartes(formas));
          for (const ronda of rondas) {
            const hechos = await Promise.all(
              ronda.map((cambio) => cambiar(venta.secuencia, cambio)),
            );
            // only a voided sale's payment is refused
            expect(hechos.every(({ status }) => status === 200 || status === 409)).toBe(true);
          }
          expect(await cuadre(venta.id)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  /** A sale paid in as many parts. */
  function enPartes(formas: readonly FormaPago[]): Solicitud {
    const solicitud = makeSolicitudDeOtra({ tienda: [makeLinea(9, 7), makeLinea(10)] });
    const [primera = 'EFECTIVO', ...otras] = formas;
    const pagos = otras.map((forma_pago, i) => ({ forma_pago, monto: 1.01 + i }));
    const resto = otras.reduce(
      (queda, _, i) => queda - 101 - i * 100,
      Math.round(solicitud.total * 100),
    );
    return { ...solicitud, pagos: [{ forma_pago: primera, monto: resto / 100 }, ...pagos] };
  }

  /** What of a sale the ledger does not say as the sale does: none. */
  const cuadre = (venta: string) =>
    servicio.sql(
      `with v as (select * from pedidos.ventas where id = $1),
       m as (select * from pedidos.caja_movimientos where venta_id = $1),
       suma as (select forma_pago, sum(monto) as hay,
                       sum(monto) filter (where tipo in ('VENTA', 'CAMBIO_PAGO')) as pagado,
                       sum(ingreso - salida) as cajon from m group by forma_pago)
       select 'total' as falta from v where total <> (select sum(pagado) from suma)
       union all select 'en vigor' from v, suma where hay <> case estado when 'ACTIVO' then pagado else 0 end
       union all select 'cajon' from suma where cajon <> case forma_pago when 'EFECTIVO' then hay else 0 end
       union all select 'negativo' from suma where pagado < 0
       union all select 'la mayor' from v
        where coalesce((select pagado from suma s where s.forma_pago = v.forma_pago), 0) < (select max(pagado) from suma)`,
      [venta],
    );
});
