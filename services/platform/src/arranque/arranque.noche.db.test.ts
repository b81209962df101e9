import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { openDb } from '@comanda/kit/base/db';
import { alargarPaciencia } from '@comanda/kit/base/paciencia';
import { abrirPuente } from '@comanda/kit/testing/puente';
import { ADMIN_OTRA, CAJERO, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import {
  arranqueSchema,
  plataformaCalls as calls,
} from '@comanda/shared/contracts/plataforma/plataforma';

import { buildApp } from '../app';
import { makeBuild } from '../testing/makeBuild';
import { registrarLanzamiento } from '../testing/registrarLanzamiento';

import { startPlatform } from '../testing/startPlatform';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((letra) => letra.repeat(12)) as [
  string,
  string,
  string,
  string,
];
let platform: Awaited<ReturnType<typeof startPlatform>>;

const publicar = async (build: string, area: 'caja' | 'shell' = 'caja') => {
  const origen = await makeBuild(path.join(platform.raiz, 'dist'), {
    area,
    build,
    ruta: 'caja',
    archivos: { 'remoteEntry.js': build, 'main.js': build },
  });
  const { db, carpeta } = platform;
  await registrarLanzamiento({ db, carpeta, origen, version: '1', quien: 'prueba' });
};
const pedir = async (usuario: { id: string }) =>
  calls.arranque.reply.parse(
    (await platform.pedir(calls.arranque, null, {}, { cookies: await platform.cookieDe(usuario) }))
      .cuerpo,
  ).data;
async function cajaDe(usuario: { id: string }) {
  const { areas } = await pedir(usuario);
  const [caja] = areas;
  return caja ? [caja.build, caja.anterior?.build ?? null] : null;
}
const poner = (tabla: string, campos: Record<string, unknown>) =>
  platform.sql(
    `insert into plataforma.${tabla} (${Object.keys(campos).join()}) values (${Object.keys(campos)
      .map((_, i) => `$${i + 1}`)
      .join()})`,
    Object.values(campos),
  );
const CANARIO = { area: 'caja', canal: 'canario', build: D, porcentaje: 100, por: 'x' };

beforeAll(async () => {
  platform = await startPlatform();
  await publicar(A, 'shell');
  await publicar(B, 'shell');
  for (const build of [D, A, B, C]) await publicar(build);
});
beforeEach(async () => {
  for (const tabla of ['fijaciones', 'builds_malos', 'retiradas'])
    await platform.sql(`delete from plataforma.${tabla}`);
  await platform.sql("delete from plataforma.canales where canal = 'canario'");
});
afterAll(() => platform.terminar());

describe('which build for whom', () => {
  it('is the stable one, with its manifest and hashes, and the one before with its own', async () => {
    expect(await cajaDe(CAJERO)).toEqual([C, B]);
    const { areas, builds, shell } = await pedir(CAJERO);
    expect(areas[0]?.anterior).toMatchObject({
      contenedor: `comanda_caja_${B}`,
      base: `/areas/caja/${B}/`,
      manifiesto: { metaData: { name: 'caja' } },
      integridad: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) },
    });
    expect(builds?.toSorted()).toEqual([A, B, B, C]); // of both the shell and the area
    expect(shell).toBe(B);
  });

  it('takes no build for good that was broken or withdrawn', async () => {
    await poner('builds_malos', { area: 'caja', build: B, motivo: 'x', por: 'x' });
    expect(await cajaDe(CAJERO)).toEqual([C, A]);
    await poner('retiradas', { area: 'caja', build: A });
    expect(await cajaDe(CAJERO)).toEqual([C, D]);
  });

  it('is the canary for its companies until it is stopped, with the stable behind it', async () => {
    await poner('canales', CANARIO);
    expect(await cajaDe(CAJERO)).toEqual([D, C]);
    await platform.sql("update plataforma.canales set detenido = now() where canal = 'canario'");
    expect(await cajaDe(CAJERO)).toEqual([C, B]);
  });

  it('is the one a company is pinned to, for that company alone', async () => {
    await poner('canales', CANARIO);
    await poner('fijaciones', { empresa_id: PUERTO.id, area: 'caja', build: A, por: 'x' });
    expect(await cajaDe(CAJERO)).toEqual([A, C]);
    expect(OTRA.id).not.toBe(PUERTO.id);
    expect(await cajaDe(ADMIN_OTRA)).toEqual([D, C]);
  });

  it('is none for whoever has lost their only company', async () => {
    const enUso = async (estado: 'A' | 'N') => {
      await platform.sql('update identidad.empresas set estado = $1 where id = $2', [
        estado,
        PUERTO.id,
      ]);
      sesionesDe(platform.db).olvidar();
    };
    await enUso('N');
    const { areas, apagadas, usuario } = await pedir(CAJERO);
    await enUso('A');
    expect(areas).toEqual([]);
    expect(apagadas.map(({ area }) => area)).toEqual(['caja']);
    expect(usuario).toMatchObject({ empresa: [], areas: [] });
    expect(await cajaDe(CAJERO)).toEqual([C, B]);
  });

  it('is the shell before for a browser in which this one did not open', async () => {
    const abrir = async (roto: string) =>
      (await platform.app.inject({ url: '/', cookies: { 'comanda.shell': roto } })).body;
    expect(await abrir(A)).toContain(`data-shell="${B}" data-anterior="1"`);
    expect(await abrir(B)).toContain(`data-shell="${A}">`);
    expect(await abrir(B)).toContain(`/areas/shell/${A}/main.js`);
  });

  it('leaves out a build whose row cannot be read, and goes on with the one before', async () => {
    await poner('canales', CANARIO);
    const mala = {
      area: 'caja',
      build: 'e'.repeat(12),
      contenedor: 'x',
      indice: '{"integridad": 3}',
    };
    await poner('lanzamientos', { ...mala, version: '1', publicado_por: 'x' });
    await platform.sql("update plataforma.canales set build = $1 where canal = 'canario'", [
      mala.build,
    ]);
    expect(await cajaDe(CAJERO)).toEqual([C, B]);
  });

  it('may be of an area, for a profile, nobody here knows', async () => {
    const { areas, ...resto } = await pedir(CAJERO);
    const [caja] = areas;
    const rara = {
      ...caja,
      descriptor: {
        area: 'cocina_central',
        titulo: 'Cocina',
        zona: 'admin',
        futuro: 1,
        rutas: [
          {
            path: 'x',
            titulo: 'x',
            icono: 'nuevo',
            menu: true,
            perfiles: ['Cajero', 'Robot'],
            esqueleto: 'mapa',
          },
        ],
      },
    };
    const leido = arranqueSchema.parse({ ...resto, areas: [caja, rara] });
    expect(leido.areas.map(({ descriptor }) => descriptor.area)).toEqual([
      'caja',
      'cocina_central',
    ]);
  });
});

describe('with the database away', () => {
  async function conPuente() {
    alargarPaciencia(1);
    const puente = await abrirPuente(platform.urlApp);
    const db = openDb({ url: puente.url, prepared: process.env['DB_PREPARED'] !== 'off' });
    const { carpeta } = platform;
    const direcciones = { ordering: '/', billing: '/facturacion', print: 'http://localhost:8000' };
    let ahora = 0;
    const app = await buildApp(
      { db, carpeta, direcciones, reloj: () => new Date((ahora += 60_000)) },
      { log: false },
    );
    return {
      puente,
      db,
      abrir: (cookies: Record<string, string> = {}) => app.inject({ url: '/', cookies }),
      cerrar: async () => {
        await app.close();
        await puente.cerrar();
        await db.close();
      },
    };
  }

  it.each(['cortar', 'colgar'] as const)(
    'pages go on as they were, for as long as it takes (%s)',
    async (romper) => {
      const { puente, db, abrir, cerrar } = await conPuente();
      const [suya, otra] = [await platform.cookieDe(CAJERO), await platform.cookieDe(ADMIN_OTRA)];
      const conocidas = [await abrir(suya), await abrir()];
      expect(conocidas.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const [ficha = ''] = Object.values(suya);
      sesionesDe(db).rotada(ficha, 'la que vino en su lugar');
      puente[romper]();

      for (const cookies of [suya, { comanda_refresco: 'la que vino en su lugar' }]) {
        const despues = await abrir(cookies);
        expect(despues.statusCode).toBe(200);
        expect(despues.body).toContain('"perfil":"Cajero"');
      }
      const deNadie = await abrir();
      expect(deNadie.statusCode).toBe(200);
      expect(deNadie.body).toContain('"usuario":null');

      // of a cookie that was not seen before it cannot be said whose it is: nobody's page is shown, and it asks again
      const sinVer = await abrir(otra);
      expect(sinVer.statusCode).toBe(503);
      expect(sinVer.body).toContain('<meta http-equiv="refresh"');
      expect(sinVer.body).not.toContain('arranque');

      puente.sanar();
      expect((await abrir(otra)).body).toContain('"perfil":"Administrador"');
      await cerrar();
    },
  );

  it('nobody who was logged out is remembered', async () => {
    const { puente, db, abrir, cerrar } = await conPuente();
    const suya = await platform.cookieDe(CAJERO);
    await abrir(suya);
    sesionesDe(db).olvidar();
    puente.cortar();
    expect((await abrir(suya)).statusCode).toBe(503);
    await cerrar();
  });
});
