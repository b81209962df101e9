import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, CLAVE, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { AJUSTES_CAJA, cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls as calls } from '@comanda/shared/contracts/caja/cuadres';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { ventasCalls, type Pago } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../../app';
import { limpiarCaja } from '../../testing/limpiarCaja';
import { AHORA, makeSolicitud, reservar } from '../../testing/ventas';

type Cierre = Partial<CallInput<typeof calls.cuadreCaja>>;

const { empresa } = PUERTO;
const APROBACION = { email: ADMIN.email, password: CLAVE };
const MOTIVO = 'No aparece';

describe('what a difference asks for before a drawer is closed', () => {
  let servicio: Servicio;
  let numero = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(() => limpiarCaja(servicio));

  /** $11 of a sale, paid like that. */
  const vender = async (...pagos: Pago[]) => {
    const clave_acceso = await reservar(servicio.url, numero++);
    const solicitud = { ...makeSolicitud({ clave_acceso, pagos }), idempotencia: randomUUID() };
    return servicio.dato(ventasCalls.crearVenta, CAJERO, solicitud);
  };
  const cerrar = (mas: Cierre) =>
    servicio.pedir(calls.cuadreCaja, CAJERO, { empresa, conteo: 0, ...mas });
  const ajustar = (diferencia_motivo: number | null, diferencia_aprobacion: number | null) =>
    servicio.dato(cajasCalls.guardarAjustesCaja, ADMIN, {
      ...AJUSTES_CAJA,
      empresa,
      diferencia_motivo,
      diferencia_aprobacion,
    });

  it.each([
    ['five dollars and a cent', { conteo: 5.01 }, 'CUADRE_SIN_MOTIVO'],
    ['two letters and dots', { conteo: 5.01, motivo: 'ok......' }, 'CUADRE_SIN_MOTIVO'],
    ['twenty dollars and a cent', { conteo: 20.01, motivo: MOTIVO }, 'CUADRE_SIN_APROBACION'],
    [
      'vouchers that nobody sold',
      { totalVouchers: 758.7, motivo: MOTIVO },
      'CUADRE_SIN_APROBACION',
    ],
    ['transfers that nobody made', { totalTransferencias: 6 }, 'CUADRE_SIN_MOTIVO'],
  ] as const)('of a company that said nothing: %s', async (_, cierre, code) => {
    expect(await cerrar(cierre)).toMatchObject({ status: 422, code });
    const hecho = { ...cierre, motivo: MOTIVO, aprobacion: APROBACION };
    expect(await cerrar(hecho)).toMatchObject({ status: 200, data: { motivo: MOTIVO } });
  });

  it.each([
    ['five dollars', { conteo: 5 }],
    ['twenty dollars with a reason', { conteo: 20, motivo: MOTIVO }],
  ])('and no more than that at the limit: %s', async (_, cierre) => {
    expect(await cerrar(cierre)).toMatchObject({ status: 200, data: { aprobado_por: null } });
  });

  describe('of transfers that were sold', () => {
    const contar = (mas: Partial<CallInput<typeof calls.contarCaja>>) =>
      servicio.pedir(calls.contarCaja, CAJERO, { empresa, conteo: 5, ...mas });
    const conTransferencia = () =>
      vender({ forma_pago: 'TRANSFERENCIA', monto: 6 }, { forma_pago: 'EFECTIVO', monto: 5 });
    const sinDecir = {
      status: 422,
      code: 'CONTEO_SIN_TRANSFERENCIAS',
      errores: [
        {
          campo: 'totalTransferencias',
          msg: 'Se vendió con transferencias: escriba el total de transferencias, o 0 si no halló ninguna',
        },
      ],
    };
    const cuantos = async () =>
      (await servicio.sql('select from pedidos.conteos union all select from pedidos.cuadres'))
        .length;

    it('nothing is said: neither counted nor closed, and nothing is kept', async () => {
      await conTransferencia();
      for (const mas of [{}, { totalTransferencias: null }]) {
        expect(await contar(mas)).toMatchObject(sinDecir);
        expect(await cerrar({ conteo: 5, motivo: MOTIVO, ...mas })).toMatchObject(sinDecir);
      }
      expect(await cuantos()).toBe(0);
      expect(await cerrar({ conteo: 5, totalTransferencias: 6 })).toMatchObject({ status: 200 });
    });

    it('zero is said: that is a difference of all of them', async () => {
      await conTransferencia();
      expect((await contar({ totalTransferencias: 0 })).data).toMatchObject({ pide_motivo: true });
      expect(await cerrar({ conteo: 5, totalTransferencias: 0 })).toMatchObject({
        code: 'CUADRE_SIN_MOTIVO',
        msg: 'Escriba el motivo de la diferencia de -6.00',
      });
    });

    it('one is made after a count that said nothing: it does not close the drawer', async () => {
      expect((await contar({ conteo: 0 })).status).toBe(200);
      await vender({ forma_pago: 'TRANSFERENCIA', monto: 11 });
      expect(await cerrar({ conteo: 0 })).toMatchObject(sinDecir);
    });

    it('they were voided: nothing is asked', async () => {
      const { id } = await conTransferencia();
      const [vendida] = await servicio.sql<{ clave_acceso: string }>(
        'select clave_acceso from pedidos.ventas where id = $1',
        [id],
      );
      const editar = vendida?.clave_acceso ?? '';
      const anulacion = { empresa, editar, estado: 'ANULADO' as const, motivo: MOTIVO };
      await servicio.dato(ventasCalls.actualizarEstado, ADMIN, anulacion);
      expect(await cerrar({ conteo: 0 })).toMatchObject({ status: 200 });
    });
  });

  it('a voucher that is missing, though the cash is right', async () => {
    await vender({ forma_pago: 'TARJETA', monto: 6 }, { forma_pago: 'EFECTIVO', monto: 5 });
    expect(await cerrar({ conteo: 5 })).toMatchObject({
      code: 'CUADRE_SIN_MOTIVO',
      msg: 'Escriba el motivo de la diferencia de -6.00',
    });
  });

  it('a difference of each kind by itself: one does not make good another', async () => {
    await vender({ forma_pago: 'TARJETA', monto: 6 }, { forma_pago: 'EFECTIVO', monto: 5 });
    expect(await cerrar({ conteo: 11 })).toMatchObject({ code: 'CUADRE_SIN_MOTIVO' });
  });

  it('transfers that nobody sold nor looked at are no difference, which Z says', async () => {
    expect(await cerrar({ conteo: 0 })).toMatchObject({
      status: 200,
      data: { totalTransferencias: null },
    });
  });

  it('any, where the company says 0', async () => {
    await ajustar(0, 0);
    expect(await cerrar({ conteo: 0.01 })).toMatchObject({ code: 'CUADRE_SIN_MOTIVO' });
    const cierre = { conteo: 0.01, motivo: MOTIVO };
    expect(await cerrar(cierre)).toMatchObject({ code: 'CUADRE_SIN_APROBACION' });
  });

  it('as everybody, where the company says nothing of one of them', async () => {
    await ajustar(null, 100);
    expect(await cerrar({ conteo: 50 })).toMatchObject({ code: 'CUADRE_SIN_MOTIVO' });
    expect(await cerrar({ conteo: 50, motivo: MOTIVO })).toMatchObject({ status: 200 });
  });

  it('is for an Administrador to look at afterwards, whichever kind it is of', async () => {
    const { data } = await cerrar({ totalVouchers: 6, motivo: MOTIVO });
    expect(data).toMatchObject({ diferencia: 0, por_revisar: true });
  });

  it('of which the reason and the approver stand in the closing', async () => {
    const cierre = { conteo: 758.7, motivo: MOTIVO, aprobacion: APROBACION };
    const { data } = await cerrar(cierre);
    const z = await servicio.dato(calls.consultarZ, CAJERO, { empresa, cuadre: data?.id ?? '' });
    expect(z.cuadre).toMatchObject({ motivo: MOTIVO, aprobado_por: ADMIN.nombre });
  });
});
