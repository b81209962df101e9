import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cuadresCalls as calls } from '@comanda/shared/contracts/caja/cuadres';

import { buildApp } from '../../app';
import { cerrarCaja } from '../../testing/cerrarCaja';
import { AHORA } from '../../testing/ventas';

const { empresa } = PUERTO;

describe('the papers of a drawer', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());

  const equis = (quien: { id: string }, mas = {}) =>
    servicio.pedir(calls.descargarX, quien, { empresa, ...mas });
  const cerrar = (quien: { id: string }, de: string) =>
    cerrarCaja(servicio, quien, { empresa: de, conteo: 12.5 });

  it('GET /v1/caja_x.pdf draws the open period on a roll of 80 mm', async () => {
    const { status, texto } = await equis(ADMIN);
    expect([status, texto.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(texto).toContain('/MediaBox [0 0 226 ');
  });

  it('is not for who has not counted yet, where the count is blind', async () => {
    expect(await equis(CAJERO)).toMatchObject({
      status: 403,
      code: 'CONTEO_CIEGO',
      msg: 'Cuente la caja primero: el reporte dice lo que debería haber',
    });
    await servicio.dato(calls.contarCaja, CAJERO, { empresa, conteo: 3 });
    expect((await equis(CAJERO)).status).toBe(200);
  });

  it('says that there is no such drawer', async () => {
    expect(await equis(ADMIN, { caja: '77' })).toMatchObject({
      status: 422,
      code: 'CAJA_NO_EXISTE',
    });
  });

  it('GET /v1/caja_z.pdf draws a closing, and none of another empresa', async () => {
    const propio = await cerrar(ADMIN, empresa);
    const ajeno = await cerrar(ADMIN_OTRA, OTRA.empresa);
    const zeta = (cuadre: string) => servicio.pedir(calls.descargarZ, CAJERO, { empresa, cuadre });

    const { status, texto } = await zeta(propio.id);
    expect([status, texto.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await zeta(ajeno.id)).toMatchObject({ status: 404, code: 'NO_ENCONTRADO' });
    const malo = await servicio.pedirMal(calls.descargarZ, CAJERO, { empresa, cuadre: 'x' });
    expect(malo).toMatchObject({
      status: 400,
      errores: [{ campo: 'cuadre', msg: 'El cuadre no es válido' }],
    });
  });
});
