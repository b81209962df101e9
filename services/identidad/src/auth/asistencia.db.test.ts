import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { enTransaccion } from '@comanda/kit/base/db';
import { ADMIN, CAJERO, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { asistenciaRepository } from '../asistencia/asistenciaRepository';

import { anotarIngreso, anotarSalida } from './asistencia';

/** An hour of Ecuador. */
const hora = (cuando: string) => new Date(`${cuando}:00-05:00`);

describe('attendance', () => {
  let prueba: TestDb<unknown>;
  beforeAll(async () => {
    prueba = await testDb();
  });
  afterAll(() => prueba.close());
  beforeEach(async () => {
    await comoDueno(prueba.url, 'delete from identidad.asistencias');
    await comoDueno(prueba.url, 'delete from pedidos.ajustes_caja');
  });

  const entra = ({ id }: { id: string }, cuando: string) =>
    enTransaccion(prueba.comoIdentidad(), (client) => anotarIngreso(client, id, hora(cuando)));
  const sale = ({ id }: { id: string }, cuando: string) =>
    enTransaccion(prueba.comoIdentidad(), (client) => anotarSalida(client, id, hora(cuando)));
  const dias = async () => {
    const filas = await comoDueno<{ dia: string; ingreso: string; salida: string | null }>(
      prueba.url,
      `select dia::text, to_char(ingreso at time zone 'America/Guayaquil', 'HH24:MI') as ingreso,
              to_char(salida at time zone 'America/Guayaquil', 'DD HH24:MI') as salida
         from identidad.asistencias order by dia`,
    );
    return filas.map(({ dia, ingreso, salida }) => `${dia} ${ingreso} ${salida ?? 'Sin salida'}`);
  };

  it('is the first login of a day and its last logout', async () => {
    await entra(CAJERO, '2026-03-02T09:10');
    await sale(CAJERO, '2026-03-02T13:00');
    await entra(CAJERO, '2026-03-02T14:00');
    await sale(CAJERO, '2026-03-02T18:20');
    expect(await dias()).toEqual(['2026-03-02 09:10 02 18:20']);
  });

  it('past midnight is the day that began', async () => {
    await entra(CAJERO, '2026-03-02T18:00');
    await sale(CAJERO, '2026-03-03T02:15');
    expect(await dias()).toEqual(['2026-03-02 18:00 03 02:15']);
  });

  it('goes by the hour the company cuts its days at', async () => {
    await comoDueno(
      prueba.url,
      'insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, 4, true)',
      [PUERTO.id],
    );
    await entra(CAJERO, '2026-03-02T18:00');
    await entra(CAJERO, '2026-03-03T01:00');
    await entra(OPERADOR, '2026-03-03T01:00');
    expect(await dias()).toEqual(['2026-03-02 18:00 Sin salida', '2026-03-03 01:00 Sin salida']);
  });

  it('that somebody forgot to end is not ended by a logout of another day', async () => {
    await entra(CAJERO, '2026-03-02T09:00');
    await sale(CAJERO, '2026-03-04T09:00');
    await sale(ADMIN, '2026-03-02T10:00');
    expect(await dias()).toEqual(['2026-03-02 09:00 Sin salida']);
  });

  it('that was put right stays as it was left', async () => {
    await entra(CAJERO, '2026-03-02T09:00');
    await comoDueno(
      prueba.url,
      `update identidad.asistencias set salida = '2026-03-02T17:00-05', corregida_por = $1, motivo = 'olvido'`,
      [ADMIN.id],
    );
    await sale(CAJERO, '2026-03-02T19:00');
    expect(await dias()).toEqual(['2026-03-02 09:00 02 17:00']);
  });

  it('that was put right of somebody who is still there has its last logout', async () => {
    await entra(CAJERO, '2026-03-02T09:40');
    const corregir = (hora_salida: string | null) =>
      asistenciaRepository(prueba.comoIdentidad()).corregir(
        empresaDeTrabajo(PUERTO.id),
        {
          id: CAJERO.id,
          fecha: '2026-03-02',
          hora_ingreso: '08:00',
          hora_salida,
          motivo: 'Llegó antes',
        },
        { quien: ADMIN.id, ahora: hora('2026-03-02T10:00') },
      );
    await corregir(null);
    await sale(CAJERO, '2026-03-02T13:00');
    await entra(CAJERO, '2026-03-02T14:00');
    await sale(CAJERO, '2026-03-02T17:00');
    expect(await dias()).toEqual(['2026-03-02 08:00 02 17:00']);

    await corregir('16:30');
    await sale(CAJERO, '2026-03-02T18:00');
    expect(await dias()).toEqual(['2026-03-02 08:00 02 16:30']);
  });
});
