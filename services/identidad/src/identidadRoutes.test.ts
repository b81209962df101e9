import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import type { Servicio } from '@comanda/kit/testing/servicio';

import { abrirIdentidad } from './testing/abrirIdentidad';
import { buildApp } from './app';

let servicio: Servicio;
beforeAll(async () => {
  servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
});
afterAll(() => servicio.cerrar());

const listo = () => servicio.app.inject('/salud/listo');

it('serves once the database is as this build takes it, which it does not migrate itself', async () => {
  // a machine that is busy may take longer than a look has
  await hasta('it is ready', async () => (await listo()).statusCode === 200);
  const [ultima] = await servicio.sql<{ name: string }>(
    'delete from identidad.migraciones where name = (select max(name) from identidad.migraciones) returning name',
  );
  expect(ultima?.name).toMatch(/^\d{4}_/);
  const respuesta = await listo();
  expect(respuesta.statusCode).toBe(503);
  expect(respuesta.json()).toMatchObject({ msg: 'Faltan migraciones de la base de datos' });
});
