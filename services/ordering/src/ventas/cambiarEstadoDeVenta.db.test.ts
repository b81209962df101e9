import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  CLAVE,
  CLIENTE,
  MESERO,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { Aprobador } from '@comanda/shared/contracts/auth/aprobador';
import { darPin } from '@comanda/identidad/testing/darPin';
import {
  FORMAS_PAGO,
  ventasCalls as calls,
  type Venta,
} from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { cerrarCaja } from '../testing/cerrarCaja';
import { AHORA, makeLinea, makeSolicitud, makeSolicitudDeOtra, reservar } from '../testing/ventas';

import type { Solicitud } from './revisarLinea';

type Usuario = { id: string };
type Cambio = {
  estado?: Venta['estado'];
  motivo?: string;
  empresa?: string;
  aprobacion?: Aprobador;
};

const MANANA = new Date(AHORA.getTime() + 24 * 3_600_000);

describe('actualizar_estado', () => {
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

  const filas = <Row extends Record<string, unknown>>(texto: string, valores: unknown[] = []) =>
    servicio.sql<Row>(texto, valores);
  const vender = (solicitud: Solicitud, quien: Usuario): Promise<Venta> =>
    servicio.dato(calls.crearVenta, quien, { ...solicitud, idempotencia: randomUUID() });
  const facturada = async (cedula: string = CLIENTE.cedula) => {
    const clave_acceso = await reservar(servicio.url, siguiente++);
    const venta = await vender(makeSolicitud({ clave_acceso, cedula }), ADMIN);
    return { ...venta, clave: clave_acceso };
  };
  const dejar = (clave: string, estado: string) =>
    filas(
      `update facturacion.comprobantes set estado = $2, xml_firmado = '<a/>', xml_autorizado = '<a/>',
         fecha_autorizacion = now() where clave_acceso = $1`,
      [clave, estado],
    );
  const cambiar = (editar: string, cambio: Cambio = {}, quien: Usuario = ADMIN) =>
    servicio.pedir(calls.actualizarEstado, quien, {
      empresa: PUERTO.empresa,
      estado: 'ANULADO' as const,
      ...cambio,
      editar,
    });
  const caja = (venta: string) =>
    filas(
      `select tipo, detalle, forma_pago, monto, ingreso, salida, usuario from pedidos.caja_movimientos
        where venta_id = $1 order by id`,
      [venta],
    );
  const facturas = (venta: string) =>
    filas<{ cod_doc: string; estado: string; clave_acceso: string }>(
      'select cod_doc, estado, clave_acceso from facturacion.comprobantes where venta_id = $1 order by cod_doc',
      [venta],
    );
  /** All that a refused or repeated request must leave as it was. */
  const todo = () =>
    filas(
      `select (select jsonb_agg(v order by v.id) from pedidos.ventas v) as ventas,
              (select count(*) from pedidos.caja_movimientos) as caja,
              (select count(*) from pedidos.auditoria) as auditoria,
              (select jsonb_agg(c order by c.clave_acceso) from facturacion.comprobantes c) as comprobantes,
              (select count(*) from facturacion.intentos) as intentos,
              (select jsonb_agg(t order by t.clave_acceso) from facturacion.trabajos t) as trabajos`,
    );

  describe('by who is no Administrador', () => {
    const anulacion = { estado: 'ANULADO', motivo: 'Pedido repetido' } as const;
    const conClave = ({ email }: { email: string }) => ({ email, password: CLAVE });
    const auditadas = (venta: string) =>
      filas(
        `select usuario, despues from pedidos.auditoria where entidad_id = $1 and accion = 'venta anulada'`,
        [venta],
      );

    it.each(['PIN', 'clave'])('is voided with the %s of one; the audit says both', async (como) => {
      await darPin(servicio, ADMIN, '482913');
      const aprobacion = como === 'PIN' ? { usuario: ADMIN.id, pin: '482913' } : conClave(ADMIN);
      const { id, clave } = await facturada();
      expect(await cambiar(clave, { ...anulacion, aprobacion }, MESERO)).toMatchObject({
        status: 200,
        data: { estado: 'ANULADO' },
      });
      expect(await auditadas(id)).toEqual([
        {
          usuario: MESERO.nombre,
          despues: expect.objectContaining({
            estado: 'ANULADO',
            motivo: 'Pedido repetido',
            aprobado_por: ADMIN.nombre,
          }),
        },
      ]);
    });

    it("is refused without one, with a cashier's, with another empresa's; and nothing changes", async () => {
      const { clave } = await facturada();
      const antes = await todo();
      expect(await cambiar(clave, anulacion, CAJERO)).toMatchObject({
        status: 403,
        code: 'PERFIL_NO_PERMITIDO',
      });
      for (const quien of [CAJERO, ADMIN_OTRA])
        expect(
          await cambiar(clave, { ...anulacion, aprobacion: conClave(quien) }, CAJERO),
        ).toMatchObject({
          status: 422,
          code: 'APROBACION_RECHAZADA',
          errores: [{ campo: 'aprobacion' }],
        });
      expect(await todo()).toEqual(antes);
    });

    it('is not taken back into force, whoever approves', async () => {
      const { clave } = await facturada();
      await cambiar(clave);
      const activar = { estado: 'ACTIVO' as const, aprobacion: conClave(ADMIN) };
      expect((await cambiar(clave, activar, CAJERO)).code).toBe('PERFIL_NO_PERMITIDO');
    });

    it('leaves no approval where an Administrador asks', async () => {
      const { id, clave } = await facturada();
      await cambiar(clave, anulacion);
      const [fila] = await auditadas(id);
      expect(fila?.despues).not.toHaveProperty('aprobado_por');
    });
  });

  describe('a company without electronic invoices', () => {
    const enOtra = { empresa: OTRA.empresa };

    it('voids by secuencia: the money goes out again, and who did it stays', async () => {
      const venta = await vender(makeSolicitudDeOtra(), ADMIN_OTRA);
      const { status, data } = await cambiar(
        venta.secuencia,
        { ...enOtra, motivo: 'Pedido repetido' },
        ADMIN_OTRA,
      );

      expect([status, data]).toEqual([200, { ...venta, estado: 'ANULADO' }]);
      const comun = { forma_pago: 'EFECTIVO', usuario: ADMIN_OTRA.nombre };
      expect(await caja(venta.id)).toEqual([
        {
          ...comun,
          tipo: 'VENTA',
          detalle: `Venta ${venta.secuencia}`,
          monto: '7.98',
          ingreso: '7.98',
          salida: '0.00',
        },
        {
          ...comun,
          tipo: 'ANULACION',
          detalle: `Anulación ${venta.secuencia}`,
          monto: '-7.98',
          ingreso: '0.00',
          salida: '7.98',
        },
      ]);
      expect(
        await filas(
          `select cuando, usuario, accion, antes, despues from pedidos.auditoria where entidad_id = $1 order by id`,
          [venta.id],
        ),
      ).toMatchObject([
        { accion: 'venta creada' },
        {
          cuando: AHORA,
          usuario: ADMIN_OTRA.nombre,
          accion: 'venta anulada',

          antes: { secuencia: venta.secuencia, estado: 'ACTIVO' },
          despues: { estado: 'ANULADO', motivo: 'Pedido repetido' },
        },
      ]);
    });

    it('asked twice it is done once, and answers the same sale', async () => {
      const venta = await vender(makeSolicitudDeOtra(), ADMIN_OTRA);
      const primera = await cambiar(venta.secuencia, enOtra, ADMIN_OTRA);
      const antes = await todo();
      const segunda = await cambiar(venta.secuencia, enOtra, ADMIN_OTRA);
      expect(segunda.data).toEqual({ ...primera.data, repetida: true });
      expect(await todo()).toEqual(antes);
    });

    it('takes it back into force the same day, and not the next', async () => {
      const venta = await vender(makeSolicitudDeOtra(), ADMIN_OTRA);
      await cambiar(venta.secuencia, enOtra, ADMIN_OTRA);
      const activada = await cambiar(venta.secuencia, { ...enOtra, estado: 'ACTIVO' }, ADMIN_OTRA);
      expect(activada).toMatchObject({ status: 200, data: venta });
      expect((await caja(venta.id)).at(-1)).toMatchObject({
        tipo: 'REACTIVACION',
        monto: '7.98',
        ingreso: '7.98',
        salida: '0.00',
      });

      await cambiar(venta.secuencia, enOtra, ADMIN_OTRA);
      const antes = await todo();
      ahora = MANANA;
      expect(
        await cambiar(venta.secuencia, { ...enOtra, estado: 'ACTIVO' }, ADMIN_OTRA),
      ).toMatchObject({
        status: 422,
        code: 'REACTIVACION_OTRO_DIA',
      });
      expect(await todo()).toEqual(antes);
    });

    it('is of the business day: a bar that closes at four takes back at three what it sold at eleven', async () => {
      await filas(
        'insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, 4, true)',
        [OTRA.id],
      );
      ahora = new Date('2026-11-21T04:00:00Z'); // 23:00 in Guayaquil
      const venta = await vender(makeSolicitudDeOtra(), ADMIN_OTRA);
      expect(venta.fecha).toBe('2026-11-20');
      await cambiar(venta.secuencia, enOtra, ADMIN_OTRA);
      ahora = new Date('2026-11-21T08:59:59Z');
      const activar = { ...enOtra, estado: 'ACTIVO' as const };
      expect(await cambiar(venta.secuencia, activar, ADMIN_OTRA)).toMatchObject({ status: 200 });
      const tarde = await vender(makeSolicitudDeOtra(), ADMIN_OTRA);
      expect(tarde.fecha).toBe('2026-11-20');
      await cambiar(venta.secuencia, enOtra, ADMIN_OTRA);
      ahora = new Date('2026-11-21T09:00:00Z');
      expect(await cambiar(venta.secuencia, activar, ADMIN_OTRA)).toMatchObject({
        status: 422,
        code: 'REACTIVACION_OTRO_DIA',
      });
      expect((await vender(makeSolicitudDeOtra(), ADMIN_OTRA)).fecha).toBe('2026-11-21');
      await filas('delete from pedidos.ajustes_caja');
    });

    it('stays voided once its drawer is reconciled; what is voided then goes out of the open period', async () => {
      const cuadrar = () => cerrarCaja(servicio, ADMIN_OTRA, { empresa: OTRA.empresa, conteo: 0 });
      const [una, otra] = [
        await vender(makeSolicitudDeOtra(), ADMIN_OTRA),
        await vender(makeSolicitudDeOtra(), ADMIN_OTRA),
      ];
      await cambiar(una.secuencia, enOtra, ADMIN_OTRA);
      const { periodo } = await cuadrar();
      const activar = { ...enOtra, estado: 'ACTIVO' as const };
      expect(await cambiar(una.secuencia, activar, ADMIN_OTRA)).toMatchObject({
        status: 422,
        code: 'REACTIVACION_OTRO_PERIODO',
      });
      await cambiar(otra.secuencia, enOtra, ADMIN_OTRA);
      expect(await cambiar(otra.secuencia, activar, ADMIN_OTRA)).toMatchObject({ status: 422 });
      expect(
        await filas(
          'select tipo, periodo, monto from pedidos.caja_movimientos where venta_id = $1 order by id',
          [otra.id],
        ),
      ).toEqual([
        { tipo: 'VENTA', periodo, monto: '7.98' },
        { tipo: 'ANULACION', periodo: periodo + 1, monto: '-7.98' },
      ]);
    });

    it('moves no cash of a sale that was not paid in cash', async () => {
      const venta = await vender(makeSolicitudDeOtra({ forma_pago: 'TARJETA' }), ADMIN_OTRA);
      await cambiar(venta.secuencia, enOtra, ADMIN_OTRA);
      expect((await caja(venta.id)).at(-1)).toMatchObject({
        forma_pago: 'TARJETA',
        monto: '-7.98',
        ingreso: '0.00',
        salida: '0.00',
      });
    });

    it('the ledger sums to the sales in force, whatever is voided and taken back at once', async () => {
      const paso = fc.record({
        venta: fc.nat(3),
        estado: fc.constantFrom<Venta['estado']>('ACTIVO', 'ANULADO'),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...FORMAS_PAGO), { minLength: 4, maxLength: 4 }),
          fc.array(fc.array(paso, { maxLength: 8 }), { maxLength: 3 }),
          async (formas, rondas) => {
            const ventas: Venta[] = [];
            for (const [i, forma_pago] of formas.entries()) {
              const tienda = [makeLinea(9, i + 1)];
              ventas.push(await vender(makeSolicitudDeOtra({ tienda, forma_pago }), ADMIN_OTRA));
            }
            for (const ronda of rondas) {
              const hechos = await Promise.all(
                ronda.map(({ venta, estado }) =>
                  cambiar(ventas[venta]?.secuencia ?? '', { ...enOtra, estado }, ADMIN_OTRA),
                ),
              );
              expect(hechos.every(({ status }) => status === 200)).toBe(true);
            }
            const [suma] = await filas(
              `select sum(m.monto) = coalesce(sum(v.total) filter (where m.tipo = 'VENTA' and v.estado = 'ACTIVO'), 0)
                        as vendido,
                      sum(m.ingreso - m.salida) = coalesce(sum(v.total) filter (
                        where m.tipo = 'VENTA' and v.estado = 'ACTIVO' and v.forma_pago = 'EFECTIVO'), 0) as efectivo
                 from pedidos.caja_movimientos m join pedidos.ventas v on v.id = m.venta_id
                where v.empresa_id = $1`,
              [OTRA.id],
            );
            expect(suma).toEqual({ vendido: true, efectivo: true });
          },
        ),
        { numRuns: 12 },
      );
    });
  });

  describe('a company that invoices', () => {
    it('withdraws an invoice that waits, and queues it again with its key the same day', async () => {
      const { id, clave } = await facturada();
      expect((await cambiar(clave)).status).toBe(200);
      expect(await facturas(id)).toEqual([
        { cod_doc: '01', estado: 'ANULADA', clave_acceso: clave },
      ]);
      expect((await cambiar(clave, { estado: 'ACTIVO' })).status).toBe(200);
      expect(await facturas(id)).toEqual([
        { cod_doc: '01', estado: 'POR_FIRMAR', clave_acceso: clave },
      ]);
      expect(await caja(id)).toHaveLength(3);
    });

    it('issues a credit note for an authorised invoice, also another day, and for good', async () => {
      const { id, clave } = await facturada();
      await dejar(clave, 'AUTORIZADO');
      ahora = MANANA;
      expect((await cambiar(clave, { motivo: 'Devolución' })).data).toMatchObject({
        id,
        estado: 'ANULADO',
        repetida: false,
      });
      const [factura, nota] = await facturas(id);
      expect([factura, nota]).toMatchObject([
        { cod_doc: '01', estado: 'AUTORIZADO' },
        { cod_doc: '04', estado: 'POR_FIRMAR', clave_acceso: expect.stringMatching(/^2111202604/) },
      ]);
      expect(
        await filas(
          'select despues from pedidos.auditoria where entidad_id = $1 order by id desc limit 1',
          [id],
        ),
      ).toEqual([
        {
          despues: {
            estado: 'ANULADO',
            motivo: 'Devolución',
            factura: 'NOTA_CREDITO',
            nota: nota?.clave_acceso,
          },
        },
      ]);

      const antes = await todo();
      expect(await cambiar(clave, { estado: 'ACTIVO' })).toMatchObject({
        status: 409,
        code: 'REACTIVACION_CON_NOTA',
      });
      expect(await todo()).toEqual(antes);
    });

    it.each([
      [
        'authorised to the final consumer',
        '9999999999999',
        'AUTORIZADO',
        422,
        'ANULACION_CONSUMIDOR_FINAL',
      ],
      ['that the authority has', CLIENTE.cedula, 'RECIBIDA', 409, 'ANULACION_EN_CAMINO'],
    ])('refuses an invoice %s, and changes nothing', async (_que, cedula, estado, status, code) => {
      const { clave } = await facturada(cedula);
      await dejar(clave, estado);
      const antes = await todo();
      expect(await cambiar(clave)).toMatchObject({ status, code });
      expect(await todo()).toEqual(antes);
    });

    it('voids once when it is asked for twenty times at once', async () => {
      const { id, clave } = await facturada();
      await dejar(clave, 'AUTORIZADO');
      const hechas = await Promise.all(Array.from({ length: 20 }, () => cambiar(clave)));

      expect(hechas.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(hechas.filter(({ data }) => data?.repetida === false)).toHaveLength(1);
      expect(await facturas(id)).toHaveLength(2);
      expect((await caja(id)).map(({ tipo }) => tipo)).toEqual(['VENTA', 'ANULACION']);
    });

    it('knows an invoiced sale by its key alone', async () => {
      const { secuencia } = await facturada();
      expect(await cambiar(secuencia)).toMatchObject({ status: 404, code: 'NO_ENCONTRADO' });
    });

    it('finds no sale of another empresa', async () => {
      const venta = await vender(makeSolicitudDeOtra(), ADMIN_OTRA);
      expect((await cambiar(venta.secuencia)).status).toBe(404);
      const { clave } = await facturada();
      expect((await cambiar(clave, { empresa: OTRA.empresa }, ADMIN_OTRA)).status).toBe(404);
      expect((await cambiar(clave, {}, ADMIN_OTRA)).code).toBe('EMPRESA_NO_PERMITIDA');
    });
  });
});
