import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN_OTRA, CAJERO, CONTADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { reportesCalls as calls } from '@comanda/shared/contracts/reportes/reportes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { AHORA, makeSolicitudDeOtra } from '../testing/ventas';

const { empresa } = OTRA;
const NOVIEMBRE = { fecha_ini: '2026-11-01', fecha_fin: '2026-11-30' };

describe('the sales an accountant reads', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    for (const { id } of [CAJERO, CONTADOR])
      await servicio.sql(
        'insert into identidad.usuario_empresas (usuario_id, empresa_id, orden) values ($1, $2, 3)',
        [id, OTRA.id],
      );
    for (const quien of [ADMIN_OTRA, CAJERO])
      await servicio.dato(ventasCalls.crearVenta, quien, {
        ...makeSolicitudDeOtra(),
        idempotencia: randomUUID(),
      });
  });
  afterAll(() => servicio.cerrar());

  it('are those of everybody who sold, as the Administrador has them', async () => {
    const leer = (quien: { id: string }, de = empresa) =>
      servicio.dato(calls.reporteVentas, quien, { empresa: de, ...NOVIEMBRE });

    const suyas = await leer(CONTADOR);
    expect(suyas.figuras.ventas).toBe(2);
    expect(suyas.figuras).toEqual((await leer(ADMIN_OTRA)).figuras);
    expect((await leer(CAJERO)).figuras.ventas).toBe(1);
    expect((await leer(CONTADOR, PUERTO.empresa)).figuras.ventas).toBe(0);

    const { filas, suma } = await servicio.dato(calls.ventasDetras, CONTADOR, {
      empresa,
      ...NOVIEMBRE,
      concepto: 'VENTAS',
    });
    expect(filas).toHaveLength(2);
    expect(suma).toBe(suyas.figuras.total);
  });

  it('are read, and nothing of them is changed', async () => {
    const { code } = await servicio.pedir(ventasCalls.crearVenta, CONTADOR, {
      ...makeSolicitudDeOtra(),
      idempotencia: randomUUID(),
    });
    expect(code).toBe('PERFIL_NO_PERMITIDO');
  });
});
