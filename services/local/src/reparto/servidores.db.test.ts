import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { conCliente } from '../postgres/conCliente';

import { nodoDe } from './nodos';
import { loQueImpide } from './servidores';

let prueba: TestDb<unknown>;
beforeAll(async () => {
  prueba = await testDb();
});
afterAll(() => prueba.close());

const impideA = (url: string) =>
  conCliente(url, (client) =>
    loQueImpide({ client, url, coordinador: nodoDe(url), nodos: [], partes: 2 }),
  );

it('is not begun by who is not the owner, whatever else that one may do', async () => {
  expect(await impideA(prueba.urlApp)).toEqual([
    expect.stringMatching(/^DATABASE_URL tiene que ser del dueño de la base/),
  ]);
});

it('is of its owner to begin', async () => {
  expect(await impideA(prueba.url)).not.toContainEqual(expect.stringContaining('del dueño'));
});
