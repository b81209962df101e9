import pg from 'pg';

import { expect, it } from '@jest/globals';

import { PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb } from '@comanda/kit/testing/testDb';

import { contarPorEmpresa } from './cuentas';

it('counts by company in a backup of when platform had the companies, as in one of now', async () => {
  const prueba = await testDb();
  const client = new pg.Client({ connectionString: prueba.url });
  await client.connect();
  try {
    await comoDueno(
      prueba.url,
      `insert into pedidos.contadores (empresa_id, establecimiento, punto_emision, siguiente)
       values (${PUERTO.id}, '001', '001', 7)`,
    );
    const deAhora = await contarPorEmpresa(client);
    expect(deAhora).toEqual([
      { empresa: PUERTO.empresa, que: 'numeración propia', cuantos: '1', suma: '7' },
    ]);
    await comoDueno(
      prueba.url,
      'drop view plataforma.empresas; alter table identidad.empresas set schema plataforma',
    );
    expect(await contarPorEmpresa(client)).toEqual(deAhora);
  } finally {
    await client.end();
    await prueba.close();
  }
});
