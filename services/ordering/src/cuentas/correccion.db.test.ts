import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { ADMIN_OTRA, CLIENTE, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cuentasCalls as calls } from '@comanda/shared/contracts/caja/cuentas';

import { buildApp } from '../app';
import { aCredito, registrarCliente, venderACredito } from '../testing/credito';
import { limpiarCaja } from '../testing/limpiarCaja';
import { AHORA } from '../testing/ventas';

const { empresa } = OTRA;
/** Whom it was sold to by mistake, and who bought. */
const X = CLIENTE.cedula;
const Y = '0926687856';
const CON_ABONOS = 'constraint "creditos_con_abonos"';

/** $7.98 each, on account. */
describe('the buyer of a sale on account that is put right', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
    await registrarCliente(servicio, OTRA);
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = AHORA;
    await limpiarCaja(servicio, { conVentas: true });
    await venderACredito(servicio, OTRA);
  });

  const corregir = async ({ id }: { id: string }, cedula = Y, { id: de } = OTRA) => {
    const [fila] = await servicio.sql<{ hecho: boolean }>(
      `select pedidos.corregir_comprador($1, $2, $3, 'Rosa Vera', 'rosa@correo.ec', $4, 'Ana', now()) as hecho`,
      [de, id, cedula, ADMIN_OTRA.id],
    );
    return fila?.hecho;
  };
  const abonar = (monto: number, cedula: string = X) =>
    servicio.pedir(calls.registrarAbono, ADMIN_OTRA, {
      empresa,
      cedula,
      monto,
      forma_pago: 'EFECTIVO',
      idempotencia: randomUUID(),
    });
  const vender = () => aCredito(servicio, ADMIN_OTRA);
  const saldos = () =>
    servicio.sql(
      'select cedula, debe::float, favor::float from pedidos.saldos_de($1, null, current_date) order by cedula',
      [OTRA.id],
    );

  it('owes it, where the other has paid nothing of it', async () => {
    const venta = await vender();
    expect(await corregir(venta)).toBe(true);
    expect(await saldos()).toEqual([{ cedula: Y, debe: 7.98, favor: 0 }]);
    expect((await abonar(5, Y)).status).toBe(200);
  });

  it('stays who it was where something was paid of it, whole or in part', async () => {
    const venta = await vender();
    for (const monto of [3, 4.98]) {
      await abonar(monto);
      const antes = await saldos();
      await expect(corregir(venta)).rejects.toThrow(CON_ABONOS);
      expect(await saldos()).toEqual(antes);
    }
    expect(
      await servicio.sql('select accion from pedidos.auditoria where entidad_id = $1', [venta.id]),
    ).toEqual([{ accion: 'venta creada' }]);
  });

  it('gets another name whatever was paid: the number owes', async () => {
    const venta = await vender();
    await abonar(3);
    expect(await corregir(venta, X)).toBe(true);
    expect(await saldos()).toEqual([{ cedula: X, debe: 4.98, favor: 0 }]);
  });

  it('owes it where what the other paid was of an older debt', async () => {
    await vender();
    ahora = new Date(AHORA.getTime() + 1_000);
    const nueva = await vender();
    await abonar(7.98);
    expect(await corregir(nueva)).toBe(true);
    expect(await saldos()).toEqual([
      { cedula: Y, debe: 7.98, favor: 0 },
      { cedula: X, debe: 0, favor: 0 },
    ]);
  });

  it('is not asked about accounts where it was paid', async () => {
    await vender();
    await abonar(3);
    const pagada = await aCredito(servicio, ADMIN_OTRA, { forma_pago: 'EFECTIVO' });
    expect(await corregir(pagada)).toBe(true);
  });

  it('is never of another empresa', async () => {
    const venta = await vender();
    expect(await corregir(venta, Y, PUERTO)).toBe(false);
    expect(await saldos()).toEqual([{ cedula: X, debe: 7.98, favor: 0 }]);
  });

  it.each([X, Y])('waits for who holds the account of %s', async (cedula) => {
    const venta = await vender();
    const cuenta = await echarCerrojo(
      servicio.url,
      `select pedidos.candado(${OTRA.id}, 'cuentas', '${cedula}')`,
    );
    const corrige = corregir(venta);
    await cuenta.esperan(1);
    await cuenta.abrir();
    expect(await corrige).toBe(true);
  });

  it('and what the other pays at the same time never leave the debt to one and the money to the other', async () => {
    const venta = await vender();
    const cuenta = await echarCerrojo(
      servicio.url,
      `select pedidos.candado(${OTRA.id}, 'cuentas', '${X}')`,
    );
    const paga = abonar(3);
    await cuenta.esperan(1);
    const corrige = corregir(venta).catch(String);
    await cuenta.esperan(2);
    await cuenta.abrir();
    expect(await paga).toMatchObject({ status: 200 });
    expect(await corrige).toContain(CON_ABONOS);
    expect(await saldos()).toEqual([{ cedula: X, debe: 4.98, favor: 0 }]);
  });
});
