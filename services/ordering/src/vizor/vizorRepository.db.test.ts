import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { ADMIN, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { AJUSTES_COCINA } from '@comanda/shared/contracts/ventas/vizor';

import type { Database } from '../db/schema';
import { cerrar, ponerOrden } from '../testing/ordenes';
import { AHORA } from '../testing/ventas';

import { ajustesCocinaRepository } from './ajustesCocinaRepository';
import { olvidarViejas } from './olvidarViejas';
import { vizorRepository } from './vizorRepository';

const puerto = empresaDeTrabajo(PUERTO.id);
const andina = empresaDeTrabajo(ANDINA.id);
const nuevos = { estaciones: ['Horno'], aviso_min: 1, alerta_min: 2 };
const escrito = { ...nuevos, categorias: [{ id_categoria: '2', estacion: 'Horno' }] };
const deHorno = { leido: undefined, escrito };
const hecho = { usuario: { id: ADMIN.id, nombreCompleto: ADMIN.nombre }, ahora: new Date() };

let prueba: TestDb<Database>;
let vizor: ReturnType<typeof vizorRepository>;
let ajustes: ReturnType<typeof ajustesCocinaRepository>;
beforeAll(async () => {
  prueba = await testDb<Database>();
  vizor = vizorRepository(prueba.db);
  ajustes = ajustesCocinaRepository(prueba.db);
});
afterAll(() => prueba.close());

const sql = <Row extends object>(texto: string, valores?: readonly unknown[]) =>
  comoDueno<Row>(prueba.url, texto, valores);
const alDia = (dias: number) => new Date(AHORA.getTime() + dias * 86_400_000);
const deAndina = () => ponerOrden(sql, { empresa: ANDINA });
const lineasDe = async (empresa = andina) => (await vizor.listar(empresa, hecho.ahora)).lineas;

describe('vizorRepository', () => {
  it('lists none of another empresa', async () => {
    const { random } = await deAndina();
    expect((await lineasDe()).map((una) => una.random)).toContain(random);
    expect(await lineasDe(puerto)).toEqual([]);
  });

  it('marks no line of another empresa, nor one of its own beside it', async () => {
    const [ajena, propia] = [await deAndina(), await ponerOrden(sql)];
    for (const listo of [true, false])
      await expect(
        vizor.marcar(puerto, { lineas: [...propia.lineas, ...ajena.lineas], listo }, hecho),
      ).rejects.toMatchObject({ code: 'NO_ENCONTRADO' });
    for (const empresa of [puerto, andina])
      expect((await lineasDe(empresa)).some(({ lista }) => lista)).toBe(false);
  });

  it('tells nothing that is ready of another empresa', async () => {
    const { lineas, random } = await deAndina();
    await vizor.marcar(andina, { lineas, listo: true }, hecho);
    expect(await vizor.listas(andina)).toMatchObject([{ random }]);
    expect(await vizor.listas(puerto)).toEqual([]);
  });

  it('takes no order of another empresa out of its list', async () => {
    const puesta = await deAndina();
    await cerrar(sql, puesta);
    await expect(vizor.eliminar(puerto, puesta.random, hecho)).rejects.toMatchObject({
      code: 'NO_ENCONTRADO',
    });
    expect(
      await sql('select en_cocina from pedidos.ordenes where id = $1', [puesta.random]),
    ).toEqual([{ en_cocina: true }]);
  });

  it('has until the day after what was over and nobody marked, and what people sit at however long', async () => {
    const enCocina = async (ahora: Date) =>
      (await vizor.listar(andina, ahora)).lineas.map(({ random }) => random);
    const [abierta, otra, vendida, unida, ida] = await Promise.all([
      deAndina(),
      deAndina(),
      deAndina(),
      deAndina(),
      deAndina(),
    ]);
    for (const puesta of [vendida, ida]) await cerrar(sql, puesta);
    const unir = `update pedidos.ordenes set estado = 'UNIDA', unida_a = $2, cerrada = $3 where id = $1`;
    await sql(unir, [unida.random, abierta.random, AHORA]);
    await sql(unir, [ida.random, vendida.random, AHORA]);
    const todas = [abierta, otra, vendida, unida, ida].map(({ random }) => random);
    const quedan = [abierta, otra, unida].map(({ random }) => random);

    expect(await enCocina(alDia(1))).toEqual(expect.arrayContaining(todas));
    for (const dias of [2, 30, 4_000]) {
      await olvidarViejas(prueba.db, puerto, alDia(dias));
      expect(await enCocina(alDia(dias))).toEqual(expect.arrayContaining(quedan));
      expect(await enCocina(alDia(dias))).not.toEqual(expect.arrayContaining([vendida.random]));
      expect(await enCocina(alDia(dias))).not.toEqual(expect.arrayContaining([ida.random]));
    }
    expect(await enCocina(alDia(1))).toEqual(expect.arrayContaining(todas)); // of another empresa

    await olvidarViejas(prueba.db, andina, alDia(1));
    expect(await enCocina(alDia(1))).toEqual(expect.arrayContaining(todas));
    await olvidarViejas(prueba.db, andina, alDia(2));
    const [fuera] = await sql<{ ids: string[] }>(
      `select array_agg(id) as ids from pedidos.ordenes where not en_cocina and id = any ($1)`,
      [todas],
    );
    expect(fuera?.ids.toSorted()).toEqual([vendida.random, ida.random].sort());
  });

  it('reads and keeps the settings of none but its own empresa', async () => {
    await ajustes.guardar(andina, deHorno, hecho);
    expect(await ajustes.leer(andina)).toMatchObject(nuevos);
    expect(await ajustes.leer(puerto)).toMatchObject({
      ...AJUSTES_COCINA,
      categorias: [{ id_categoria: '1', estacion: 'Cocina' }],
    });
  });

  it('gives no category of another empresa a station, and keeps nothing of the rest', async () => {
    await expect(ajustes.guardar(puerto, deHorno, hecho)).rejects.toMatchObject({
      code: 'DATOS_INVALIDOS',
    });
    expect(await ajustes.leer(puerto)).toMatchObject(AJUSTES_COCINA);
  });
});
