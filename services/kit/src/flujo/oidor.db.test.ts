import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { empresaDeTrabajo } from '../acceso/tenant';
import { comoDueno, testDb, type TestDb } from '../testing/testDb';
import { hasta } from '../testing/hasta';
import { paginaDeFlujo } from '../testing/paginaDeFlujo';

import { avisarCambio } from './avisarCambio';
import { darVoz } from './darVoz';
import { crearHub, flujoDe, type Hub } from './hub';
import { CANAL, DECIR, decirBuilds } from './canal';
import { abrirOidor, type Oidor } from './oidor';

const uno = empresaDeTrabajo(1);
const quien = { usuario: 'u1', red: '10.0.0.1' };
/** It is straight to the server also where the services' address is not: the owner's. */
const DIRECTA = (base: TestDb<unknown>) => base.url;

describe('processes that tell each other', () => {
  let base: TestDb<unknown>;
  const abiertos: Oidor[] = [];
  const dichos: string[] = [];

  beforeEach(async () => {
    base = await testDb();
    dichos.length = 0;
  });
  afterEach(async () => {
    await Promise.all(abiertos.splice(0).map((oidor) => oidor.cerrar()));
    await base.close();
  });

  async function proceso(url = DIRECTA(base)) {
    const hub = crearHub();
    const log = {
      warn: (detalle: object, que: string) =>
        void dichos.push(`${que}: ${JSON.stringify(detalle)}`),
      info: (_detalle: object, que: string) => void dichos.push(que),
    };
    abiertos.push(abrirOidor({ url, db: base.db, hub, log }));
    const { escucha, dicho: oidos } = paginaDeFlujo({ ...quien, latido: 'cocina' });
    hub.entrar(escucha);
    return { hub, oidos, versiones: () => versionesDe(oidos) };
  }
  const versionesDe = (oidos: readonly string[]) =>
    oidos.flatMap((linea) => /"v":(\d+)/.exec(linea)?.[1] ?? []).map(Number);
  const esDeBuilds = (linea: string) => linea === 'data: {"t":"builds"}\n\n';
  const oye = (hub: Hub) => hub.negar(quien) === null;
  const oyentes = () =>
    comoDueno<{ pid: number }>(
      base.url,
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'comanda flujo'`,
    );

  it('hear what another one changed, and their own once', async () => {
    const [una, otra] = [await proceso(), await proceso()];
    expect(oye(una.hub)).toBe(false); // nothing is proven yet
    await hasta('both hear', () => oye(una.hub) && oye(otra.hub));
    una.hub.publicar({ empresa: uno, tema: 'piso', version: 1 });
    una.hub.publicar({ empresa: uno, tema: 'piso', version: 2 });
    una.hub.publicar({ empresa: uno, tema: 'catalogo', version: 9 });
    await hasta('the other one hears the last of each', () => otra.versiones().length === 2);
    expect(otra.versiones()).toEqual([2, 9]);
    expect(una.versiones()).toEqual([1, 2, 9]);
  });

  it('hear of one subject at a time, and leave be what a newer process tells of', async () => {
    const [una, otra] = [await proceso(), await proceso()];
    await hasta('both hear', () => oye(una.hub) && oye(otra.hub));
    const oidos: string[] = [];
    const client = new pg.Client({ connectionString: DIRECTA(base) });
    await client.connect();
    try {
      client.on('notification', ({ payload = '' }) => void oidos.push(payload));
      await client.query(`listen ${CANAL}`);
      una.hub.publicar({ empresa: uno, tema: 'piso', version: 3 });
      una.hub.avisar(uno, 'caja');
      await hasta('both subjects are heard', () => otra.versiones().length === 2);
      await client.query(DECIR, [
        CANAL,
        JSON.stringify([
          'otro',
          [
            [1, 'luna', 4],
            [1, 'piso', 5],
          ],
        ]),
      ]);
      await hasta('what it knows is heard', () => otra.versiones().includes(5));
      expect(dichos).toEqual([]);
      const suyos = oidos.filter((texto) => texto.startsWith('[') && !texto.includes('luna'));
      const temas = suyos.map((texto) =>
        [...texto.matchAll(/"(piso|caja)"/g)].map(([, uno]) => uno),
      );
      expect(temas).toEqual([['piso'], ['caja']]);
    } finally {
      await client.end();
    }
  });

  it('hear one that no page listens to, which hears nothing', async () => {
    const una = await proceso();
    await hasta('it hears', () => oye(una.hub));
    const voz = darVoz(base.db);
    try {
      avisarCambio(base.db, uno, 'documentos');
      await hasta('the other one hears', () => una.versiones().length > 0);
      expect(una.oidos.join('')).toContain('"t":"documentos","e":"Puerto"');
      expect(flujoDe(base.db).negar(quien)).toMatchObject({ code: 'NO_ENCONTRADO' });
    } finally {
      voz.cerrar();
    }
  });

  it('hear of builds once it is committed that they are out, and of none that was not', async () => {
    const [una, otra] = [await proceso(), await proceso()];
    await hasta('both hear', () => oye(una.hub) && oye(otra.hub));
    const client = await base.db.pool.connect();
    const oyeron = () => [una, otra].map(({ oidos }) => oidos.filter(esDeBuilds).length);
    try {
      for (const fin of ['rollback', 'commit']) {
        await client.query('begin');
        await decirBuilds(client);
        await client.query(fin);
      }
    } finally {
      client.release();
    }
    await hasta('both are told', () => !oyeron().includes(0));
    expect(oyeron()).toEqual([1, 1]);
  });

  it('lose a line, say so, hear again, and tell their pages to ask for everything', async () => {
    const [una, otra] = [await proceso(), await proceso()];
    await hasta('both hear', () => oye(una.hub) && oye(otra.hub));
    const antes = await oyentes();
    expect(antes).toHaveLength(2);
    await comoDueno(base.url, 'select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
      antes.map(({ pid }) => pid),
    ]);
    await hasta('it is known', () => dichos.some((dicho) => dicho.includes('not heard')));
    una.hub.publicar({ empresa: uno, tema: 'piso', version: 7 }); // told all the same
    await hasta('both hear again', () => oye(una.hub) && oye(otra.hub));
    expect(una.oidos.filter((linea) => linea.includes('releer'))).toHaveLength(1);
    una.hub.publicar({ empresa: uno, tema: 'piso', version: 8 });
    await hasta('the other one hears it', () => otra.versiones().includes(8));
    expect(dichos.filter((dicho) => dicho === 'flujo: heard again')).toHaveLength(2);
    expect(dichos.filter((dicho) => dicho.includes('not heard'))).toHaveLength(2);
  });

  it('take no notice of what is not theirs to say on the channel', async () => {
    const una = await proceso();
    await hasta('it hears', () => oye(una.hub));
    const client = new pg.Client({ connectionString: base.url });
    await client.connect();
    for (const texto of ['nada', '[', '["x",[[1,3]]]', '["x",[[1,"piso",3]]]'])
      await client.query('select pg_notify($1, $2)', ['comanda_flujo', texto]);
    await client.end();
    await hasta('what is well said is heard', () => una.versiones().length > 0);
    expect(una.versiones()).toEqual([3]);
    expect(dichos.filter((dicho) => dicho.startsWith('flujo: not understood'))).toHaveLength(2);
  });

  it('end without leaving a line behind, also one that is down', async () => {
    await proceso();
    await proceso('postgres://nadie@127.0.0.1:1/nada');
    await Promise.all(abiertos.splice(0).map((oidor) => oidor.cerrar()));
    await hasta('the lines are gone', async () => (await oyentes()).length === 0);
  });
});
