import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { hasta } from '@comanda/kit/testing/hasta';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { direccionesDe } from '../postgres/startPostgres';

import { abrirCopia } from './copiaDeBase';
import { abrirCajaDePrueba, VENTA_DE_OTRA, type CajaDePrueba } from './testing/cajaDePrueba';

let caja: CajaDePrueba;
beforeAll(async () => {
  caja = await abrirCajaDePrueba();
});
afterAll(async () => {
  await caja.apagar();
  await caja.borrar();
});

describe('abrirCopia', () => {
  const abrir = async () => {
    const postgres = path.join(caja.dataDir, 'postgres');
    const { urlSuper } = await direccionesDe(postgres);
    return abrirCopia(urlSuper, path.join(postgres, 'datos'));
  };

  it('counts nothing before the sale in hand is sold, for the copy will have it', async () => {
    const copia = await abrir();
    const vendedor = new pg.Client({ connectionString: caja.url });
    await vendedor.connect();
    await vendedor.query('begin');
    await vendedor.query(VENTA_DE_OTRA, caja.ventaDeOtra(1));

    let cerrada = false;
    const cierre = copia.cerrar().finally(() => (cerrada = true));
    await hasta('it waits', async () => {
      const esperan = await comoDueno(caja.url, 'select from pg_locks where not granted');
      return cerrada || esperan.length > 0;
    });
    await vendedor.query('commit');
    const { cuentas, etiqueta, diario } = await cierre;
    await Promise.all([vendedor.end(), copia.soltar()]);

    expect(cuentas).toContainEqual({
      empresa: PUERTO.empresa,
      que: 'ventas',
      cuantos: '1',
      suma: '11.50',
    });
    expect(etiqueta).toMatch(/^START WAL LOCATION/);
    expect(diario.length).toBeGreaterThan(0);
  });

  it('leaves neither a lock nor a slot behind, also when it is given up', async () => {
    const copia = await abrir();
    await copia.soltar();

    await hasta('its session is gone', async () => {
      const quedan = await comoDueno(caja.url, 'select from pg_replication_slots');
      return quedan.length === 0;
    });
    await caja.venderDeOtra(2);
  });
});
