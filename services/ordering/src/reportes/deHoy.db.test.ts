import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN_OTRA, CONTADOR, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { reportesCalls as calls } from '@comanda/shared/contracts/reportes/reportes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { makeSolicitudDeOtra } from '../testing/ventas';

const { empresa } = OTRA;

describe('the day of a bar, which begins at four', () => {
  let ahora = new Date('2026-11-20T22:15:00-05:00');
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
    await servicio.dato(cajasCalls.guardarAjustesCaja, ADMIN_OTRA, {
      empresa,
      hora_corte: 4,
      conteo_ciego: false,
      diferencia_motivo: 1,
      diferencia_aprobacion: 5,
      anticipo_maximo: null,
    });
    for (const hora of ['2026-11-20T22:15:00-05:00', '2026-11-21T00:40:00-05:00']) {
      ahora = new Date(hora);
      await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
        ...makeSolicitudDeOtra(),
        idempotencia: randomUUID(),
      });
    }
  });
  afterAll(() => servicio.cerrar());

  const leer = () => servicio.dato(calls.reporteDeHoy, ADMIN_OTRA, { empresa, comparar: 'semana' });

  it('goes on after midnight, its hours in the order in which they come', async () => {
    ahora = new Date('2026-11-21T01:30:00-05:00');
    const { hoy, hora_corte, periodo, anterior, figuras, horas } = await leer();
    expect({ hoy, hora_corte }).toEqual({ hoy: '2026-11-20', hora_corte: 4 });
    expect(periodo).toEqual({ desde: hoy, hasta: hoy });
    expect(anterior).toEqual({ desde: '2026-11-13', hasta: '2026-11-13' });
    expect(figuras.ventas).toBe(2);
    expect(horas.map(({ hora }) => hora)).toEqual([22, 0]);
  });

  it('is over at four', async () => {
    ahora = new Date('2026-11-21T04:00:00-05:00');
    expect(await leer()).toMatchObject({ hoy: '2026-11-21', figuras: { ventas: 0 } });
  });

  it('is not read of a company that is not theirs', async () => {
    expect(await servicio.pedir(calls.reporteDeHoy, CONTADOR, { empresa })).toMatchObject({
      code: 'EMPRESA_NO_PERMITIDA',
    });
  });
});
