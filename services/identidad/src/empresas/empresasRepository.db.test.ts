import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { enTransaccion } from '@comanda/kit/base/db';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, ANDINA, OPERADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import { leerDatos } from './empresaDatos';
import { empresasRepository } from './empresasRepository';
import { logosRepository } from './logosRepository';
import { makeDatos } from './testing/datos';

const puerto = empresaDeTrabajo(PUERTO.id);
const andina = empresaDeTrabajo(ANDINA.id);

let prueba: TestDb<unknown>;
let empresas: ReturnType<typeof empresasRepository>;
beforeAll(async () => {
  prueba = await testDb();
  empresas = empresasRepository(prueba.comoIdentidad());
});
afterAll(() => prueba.close());

const filas = (id: number) =>
  comoDueno(
    prueba.url,
    `select to_jsonb(e) as empresa, (select count(*) from identidad.auditoria a where a.empresa_id = e.id) as trazas,
            (select jsonb_agg(a order by a.area) from plataforma.areas_empresa a where a.empresa_id = e.id) as areas,
            (select count(*) from identidad.logos l where l.empresa_id = e.id) as logos
       from identidad.empresas e where id = $1`,
    [id],
  );
const HOY = '2026-11-20';
const datos = () => leerDatos(makeDatos({ empresa: PUERTO.empresa, ruc: PUERTO.ruc }), HOY);

describe('empresasRepository', () => {
  it('lists those it is given, and none of another empresa', async () => {
    const nombres = async (ids: Parameters<typeof empresas.listar>[0]) =>
      (await empresas.listar(ids)).map(({ empresa }) => empresa);
    expect(await nombres([andina])).toEqual([ANDINA.empresa]);
    expect(await nombres([])).toEqual([]);
    expect(await nombres(null)).toEqual([ANDINA.empresa, PUERTO.empresa, OTRA.empresa]);
    expect((await empresas.leer(puerto))?.empresa).toBe(PUERTO.empresa);
  });

  it('tells the certificate of each, and of no other', async () => {
    await comoDueno(
      prueba.url,
      `insert into facturacion.certificados (empresa_id, huella, p12_cifrado, clave_cifrada, titular, emisor, serie,
                                             valido_desde, valido_hasta, activo)
       values ($1, repeat('a', 64), '', '', 'T', 'CN=BANCO', '1', '2026-01-01Z', '2027-01-01Z', true)`,
      [ANDINA.id],
    );
    const [una, otra] = await empresas.listar([andina, puerto]);
    expect(una).toMatchObject({ entidad_cert: 'CN=BANCO' });
    expect(una?.fecha_vencimiento?.toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(otra).toMatchObject({ entidad_cert: null, fecha_vencimiento: null });
  });

  it('changes one, its areas and its logo, and leaves every other as it was', async () => {
    const antes = await filas(ANDINA.id);
    const cambio = { datos: datos(), operador: { areas: ['ventas' as const] } };
    expect(await empresas.actualizar(puerto, cambio, ADMIN.id)).toBe(true);
    const bytes = Buffer.from('x');
    const logo = { huella: 'a'.repeat(64), pantalla: bytes, documento: bytes, ticket: bytes };
    await logosRepository(prueba.comoIdentidad()).poner(puerto, logo, ADMIN.id);
    expect((await empresas.leer(puerto))?.areas).toEqual(['auth', 'ventas']);
    expect(await filas(ANDINA.id)).toEqual(antes);
  });

  it('waits for its turn of series without its record, which who has the turn takes next', async () => {
    const cambio = { datos: { ...datos(), establecimiento: '009' }, operador: {} };
    const cambiada = await enTransaccion(prueba.db, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('plataforma.series', 0))`);
      const cambiando = empresas.actualizar(puerto, cambio, ADMIN.id);
      await hasta('it waits for its turn', async () => {
        const esperan = await comoDueno(
          prueba.url,
          `select from pg_locks where not granted and locktype = 'advisory'
              and database = (select oid from pg_database where datname = current_database())`,
        );
        return esperan.length === 1;
      });
      await client.query('select from identidad.bloquear_empresa($1)', [PUERTO.id]);
      return [cambiando];
    });
    expect(await Promise.all(cambiada)).toEqual([true]);
  });

  it('changes nothing under the id of another empresa', async () => {
    const antes = [await filas(PUERTO.id), await filas(ANDINA.id)];
    const cambio = { id: String(ANDINA.id), datos: datos(), operador: {} };
    expect(await empresas.actualizar(puerto, cambio, ADMIN.id)).toBe(false);
    expect([await filas(PUERTO.id), await filas(ANDINA.id)]).toEqual(antes);
  });

  it('takes off one, and no other', async () => {
    const nueva = await empresas.crear('Por quitar', leerDatos(makeDatos(), HOY), {}, OPERADOR.id);
    const antes = await filas(ANDINA.id);
    await empresas.eliminar(nueva, OPERADOR.id);
    expect(await empresas.leer(nueva)).toBeUndefined();
    expect(await filas(ANDINA.id)).toEqual(antes);
  });

  it('leaves nothing of a company whose seller there is not', async () => {
    const con = { id_vendedor: ADMIN.id };
    await expect(
      empresas.crear('Sin vendedor', leerDatos(makeDatos(), HOY), con, OPERADOR.id),
    ).rejects.toMatchObject({ code: 'DATOS_INVALIDOS' });
    expect((await empresas.listar(null)).map(({ empresa }) => empresa)).not.toContain(
      'Sin vendedor',
    );
  });
});
