import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { enEmpresa } from '@comanda/kit/base/db';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { ANDINA, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import type { Database } from '../db/schema';

import { cajaDe } from './cajaDe';

let base: TestDb<Database>;
beforeAll(async () => {
  base = await testDb();
  await comoDueno(
    base.url,
    `insert into pedidos.cajas (empresa_id, id, nombre, estado)
     values ($1, 1, 'Caja', 'A'), ($1, 2, 'Bar', 'A'), ($1, 3, 'Vieja', 'N')`,
    [PUERTO.id],
  );
  await comoDueno(
    base.url,
    `insert into pedidos.turnos (empresa_id, usuario_id, caja_id, desde) values ($1, $2, 2, now())`,
    [PUERTO.id, CAJERO.id],
  );
});
afterAll(() => base.close());

const de = (empresa: { id: number }, caja?: number) => {
  const id = empresaDeTrabajo(empresa.id);
  return enEmpresa(base.db, id, ({ client }) => cajaDe(client, id, { caja, usuario: CAJERO.id }));
};

it('is the one that is named', async () => {
  expect(await de(PUERTO, 1)).toBe(1);
});

it("is the user's where none is named", async () => {
  expect(await de(PUERTO)).toBe(2);
});

it.each([3, 4])('is refused by its field where the company has no drawer %i', async (caja) => {
  await expect(de(PUERTO, caja)).rejects.toMatchObject({
    code: 'CAJA_NO_EXISTE',
    campos: [{ campo: 'caja', msg: 'La empresa no tiene esa caja' }],
  });
});

it('is the first of a company that has moved nothing yet, and no other, whatever another has', async () => {
  expect(await de(ANDINA)).toBe(1);
  expect(await de(ANDINA, 1)).toBe(1);
  await expect(de(ANDINA, 2)).rejects.toMatchObject({ code: 'CAJA_NO_EXISTE' });
});
