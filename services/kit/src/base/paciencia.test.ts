import { expect, it } from '@jest/globals';
import fastify from 'fastify';

import { enPeticion, seguirPeticiones } from '../http/peticionEnCurso';
import { pacienciaMs } from './paciencia';

import type { Call } from '@comanda/shared/contracts/defineCall';

it('is that of whoever waits: less than the till has, as long as the call says, long where it is nobody', async () => {
  const app = fastify();
  seguirPeticiones(app);
  const ruta = (url: string, call: Pick<Call, 'espera'>) =>
    app.get(url, { config: { call: call as Call } }, () => ({ ms: pacienciaMs() })); // only how long matters here
  ruta('/venta', {});
  ruta('/corta', { espera: 5_000 });
  ruta('/reporte', { espera: 30_000 });
  const de = async (url: string) => (await app.inject(url)).json<{ ms: number }>().ms;
  expect(await de('/venta')).toBe(10_000);
  expect(await de('/corta')).toBe(5_000);
  expect(await de('/reporte')).toBe(30_000);
  expect(pacienciaMs()).toBe(300_000);
  expect(enPeticion('de una venta que ya se hizo', pacienciaMs)).toBe(300_000);
  await app.close();
});
