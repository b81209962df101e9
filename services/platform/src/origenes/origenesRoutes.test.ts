import type { RequestListener } from 'node:http';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { CAJERO, OPERADOR } from '@comanda/kit/testing/semilla';
import { areasCalls, type AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import { origenesCalls as calls } from '@comanda/shared/contracts/plataforma/origenes';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';

import { vigia } from '../pagina/vigia';
import { COOKIE_DE_VISTA } from '../vistas/vistaDelVisitante';
import { abrirVista } from '../vistas/vistasRepository';
import { archivoDe } from '../subidas/testing/archivoDe';
import { equipoDe } from '../subidas/testing/equipo';
import { makeBuild } from '../testing/makeBuild';
import { makePublicable } from '../testing/makePublicable';
import { registrarLanzamiento } from '../testing/registrarLanzamiento';
import { startPlatform } from '../testing/startPlatform';

import { conOrigen } from './testing/conOrigen';
import { otroOrigen } from './testing/otroOrigen';

const [VIEJO, NUEVO, MOSTRADO] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];
const DE_CASA = 'http://localhost:80';
const LEJOS = 'https://archivos.ejemplo.ec';

let platform: Awaited<ReturnType<typeof startPlatform>>;

async function publicar(area: 'caja' | 'reportes' | 'shell', build: string): Promise<void> {
  const origen = await makeBuild(path.join(platform.raiz, 'dist'), {
    area,
    build,
    ruta: area,
    archivos: { 'remoteEntry.js': build, 'main.js': build, 'routes.js': build },
  });
  const { db, carpeta } = platform;
  await registrarLanzamiento({ db, carpeta, origen, version: '1', quien: 'prueba' });
}

beforeAll(async () => {
  platform = await startPlatform();
  await publicar('shell', VIEJO);
  await publicar('caja', VIEJO);
  await publicar('caja', NUEVO);
});
beforeEach(() => poner('caja', null));
afterAll(() => platform.terminar());

const poner = (area: string, origen: string | null) =>
  conOrigen((texto, valores) => platform.sql(texto, valores), area, origen);

async function caja(): Promise<AreaDePlataforma> {
  const todas = await platform.dato(areasCalls.listarAreas, OPERADOR, {});
  const suya = todas.find(({ area }) => area === 'caja');
  if (!suya) throw new Error('there is no caja');
  return suya;
}
async function editar(origen: string) {
  const { se_apaga: _, publicada: _p, rutas, ...suya } = await caja();
  const cambio = { ...suya, rutas: rutas.join(' '), origen };
  return platform.pedirMal(areasCalls.editarArea, OPERADOR, cambio);
}
const ponerDe = async (origen: string) => {
  const { cuerpo } = await editar(origen);
  expect(cuerpo).toMatchObject({ success: true });
};
const pagina = async (headers: Record<string, string> = {}, mas: Record<string, string> = {}) =>
  platform.app.inject({
    url: '/admin/caja',
    headers,
    cookies: { ...(await platform.cookieDe(CAJERO)), ...mas },
  });
const guionesDe = (politica: unknown) =>
  /script-src ([^;]*);/.exec(String(politica))?.[1]?.replace(`'${vigia.integridad}'`, 'vigia');
async function arranque() {
  const cookies = await platform.cookieDe(CAJERO);
  const { cuerpo } = await platform.pedir(plataformaCalls.arranque, null, {}, { cookies });
  return plataformaCalls.arranque.reply.parse(cuerpo).data;
}

describe('where else the files of an area are', () => {
  it('is said by the operator, as browsers spell it, and written down', async () => {
    expect((await caja()).origen).toBeNull();
    await ponerDe('HTTPS://Archivos.Ejemplo.ec/');
    expect((await caja()).origen).toBe(LEJOS);
    await ponerDe('');
    expect((await caja()).origen).toBeNull();
    const dichos = await platform.sql<{ antes: string | null; despues: string | null }>(
      `select antes ->> 'origen' as antes, despues ->> 'origen' as despues
         from identidad.auditoria where accion = 'área editada' order by id desc limit 2`,
    );
    expect(dichos.reverse()).toEqual([
      { antes: null, despues: LEJOS },
      { antes: LEJOS, despues: null },
    ]);
  });

  it.each([
    ['https://archivos.ejemplo.ec/caja', 400, /se escribe como https/],
    ['https://*.ejemplo.ec', 400, /comodines/],
    ['https://ana:clave@archivos.ejemplo.ec', 400, /usuario ni contraseña/],
    ['http://archivos.ejemplo.ec', 400, /empieza con https/],
    [DE_CASA, 422, /producto mismo/],
    ['http://localhost:8000', 422, /producto mismo/],
  ])('is not %s: the field is told why, and nothing changed', async (origen, status, msg) => {
    await ponerDe(LEJOS);
    const respuesta = await editar(origen);
    expect(respuesta.status).toBe(status);
    expect(respuesta.cuerpo).toMatchObject({
      errores: [{ campo: 'origen', msg: expect.stringMatching(msg) }],
    });
    expect((await caja()).origen).toBe(LEJOS);
  });

  it('comes with each of its builds in the boot document, whose addresses stay those of the product', async () => {
    const antes = await arranque();
    expect(antes.areas[0]).not.toHaveProperty('origen');
    expect(antes).not.toHaveProperty('origenes');
    await ponerDe(LEJOS);
    const { areas, origenes } = await arranque();
    expect(origenes).toEqual([LEJOS]);
    expect(areas[0]).toMatchObject({
      build: NUEVO,
      base: `/areas/caja/${NUEVO}/`,
      origen: LEJOS,
      anterior: { build: VIEJO, base: `/areas/caja/${VIEJO}/`, origen: LEJOS },
    });
    expect(areas[0]?.integridad).toEqual(antes.areas[0]?.integridad);
  });

  it('may give scripts to a page, and its first ones are asked for ahead without a word of whose page it is', async () => {
    const deCasa = await pagina();
    expect(guionesDe(deCasa.headers['content-security-policy'])).toBe("'self' vigia");
    expect(deCasa.body).toContain(`href="/areas/caja/${NUEVO}/remoteEntry.js"`);
    await ponerDe(LEJOS);
    const { headers, body } = await pagina();
    expect(guionesDe(headers['content-security-policy'])).toBe(`'self' ${LEJOS} vigia`);
    const precarga = new RegExp(`<link [^>]*href="${LEJOS}/caja/${NUEVO}/remoteEntry.js"[^>]*>`);
    expect(precarga.exec(body)?.[0]).toMatch(/integrity="sha384-.*referrerpolicy="no-referrer"/);
    expect(body).not.toContain(`href="/areas/caja/${NUEVO}/`);
  });

  it('is not what a team says in its build', async () => {
    const malo = 'https://malo.ejemplo.ec';
    const equipo = await equipoDe(platform, 'inventario');
    const archivos = makePublicable({
      area: 'inventario',
      romper: ({ ficha, indice, manifiesto }) => {
        ficha.llama = [];
        Object.assign(ficha, { origen: malo });
        Object.assign(ficha.descriptor as object, { origen: malo });
        Object.assign(indice, { origen: malo });
        Object.assign(manifiesto.metaData as object, { publicPath: `${malo}/` });
      },
    });
    expect(await equipo.publicar(await archivoDe(archivos))).toMatchObject({ status: 200 });
    const { areas, origenes } = await arranque();
    const suya = areas.find(({ descriptor }) => descriptor.area === 'inventario');
    expect(suya?.base).toBe(`/areas/inventario/${suya?.build}/`);
    expect(suya).not.toHaveProperty('origen');
    expect(suya?.descriptor).not.toHaveProperty('origen');
    expect(origenes).toBeUndefined();
    const { headers } = await pagina();
    expect(String(headers['content-security-policy'])).not.toContain('malo');
  });

  it('is that of a canary and of a preview too, each with its own files there', async () => {
    await ponerDe(LEJOS);
    await platform.sql(
      `insert into plataforma.canales (area, canal, build, por, porcentaje) values ('caja', 'canario', $1, 'x', 100)`,
      [VIEJO],
    );
    const { areas } = await arranque();
    expect(areas[0]).toMatchObject({ build: VIEJO, origen: LEJOS, anterior: { origen: LEJOS } });
    await platform.sql("delete from plataforma.canales where canal = 'canario'");

    await publicar('reportes', MOSTRADO);
    await platform.sql("delete from plataforma.canales where area = 'reportes'");
    await poner('reportes', 'https://reportes.ejemplo.ec');
    const { direccion } = await abrirVista(
      platform.db.pool,
      { por: 'x', usuario: null },
      { area: 'reportes', build: MOSTRADO },
    );
    expect(guionesDe((await pagina()).headers['content-security-policy'])).not.toContain(
      'reportes',
    );
    const vista = { [COOKIE_DE_VISTA]: direccion.split('/').at(-1) ?? '' };
    const { headers, body } = await pagina({}, vista);
    expect(guionesDe(headers['content-security-policy'])).toContain('https://reportes.ejemplo.ec');
    expect(body).toContain('"origen":"https://reportes.ejemplo.ec"');
  });

  it('is in no page that is read after it was taken away, also where the browser has one', async () => {
    await ponerDe(LEJOS);
    const etag = String((await pagina()).headers.etag);
    expect((await pagina({ 'if-none-match': etag })).statusCode).toBe(304);
    await ponerDe('');
    const nueva = await pagina({ 'if-none-match': etag });
    expect(nueva.statusCode).toBe(200);
    expect(nueva.body + String(nueva.headers['content-security-policy'])).not.toContain(LEJOS);
  });

  it('goes with an area of which nothing is out, and with one that is withdrawn', async () => {
    await poner('reportes', 'https://reportes.ejemplo.ec');
    await poner('caja', LEJOS);
    expect((await arranque()).origenes).toEqual([LEJOS]);
    await platform.sql("update plataforma.areas set retirada = now() where area = 'caja'");
    expect(await arranque()).not.toHaveProperty('origenes');
    await platform.sql("update plataforma.areas set retirada = null where area = 'caja'");
  });

  it('is nothing that the database takes, where it could end a list', async () => {
    await expect(poner('caja', "https://a.ec; script-src 'unsafe-inline'")).rejects.toThrow(
      /check constraint/,
    );
  });
});

describe('whether the files are there', () => {
  let abierto: Awaited<ReturnType<typeof otroOrigen>> | null = null;
  afterEach(async () => {
    await abierto?.cerrar();
    abierto = null;
  });
  const revisarCon = async (atender: RequestListener) => {
    abierto = await otroOrigen(atender);
    await ponerDe(abierto.origen);
    return platform.dato(calls.revisarOrigen, OPERADOR, { area: 'caja' });
  };
  const dar =
    (texto: string, headers: Record<string, string>): RequestListener =>
    (_, reply) =>
      reply.writeHead(200, headers).end(texto);
  const CORS = { 'access-control-allow-origin': '*' };

  it('is asked of the entry of what is in use, as a page would', async () => {
    const { origen, builds, revisado } = await revisarCon(dar(NUEVO, CORS));
    expect(builds).toEqual([{ build: NUEVO, estado: 'en-orden' }]);
    expect(origen).toBe(abierto?.origen);
    expect(Date.parse(revisado)).not.toBeNaN();
    expect(abierto?.pedidos).toEqual([{ url: `/caja/${NUEVO}/remoteEntry.js`, origin: DE_CASA }]);
  });

  it.each<[string, string, RequestListener]>([
    ['other bytes', 'otros-archivos', dar('veneno', CORS)],
    ['no permission for pages of elsewhere', 'sin-permiso', dar(NUEVO, {})],
    [
      'permission for another product',
      'sin-permiso',
      dar(NUEVO, { 'access-control-allow-origin': 'https://otro.ec' }),
    ],
    ['nothing', 'sin-archivos', (_, reply) => reply.writeHead(404, CORS).end()],
    [
      'somewhere else to look',
      'no-responde',
      (_, reply) => reply.writeHead(302, { ...CORS, location: '/otra' }).end(),
    ],
    [
      'more than any entry has',
      'otros-archivos',
      (_, reply) => reply.writeHead(200, CORS).end('x'.repeat(5 * 1024 * 1024)),
    ],
  ])('is no where it gives %s', async (_, estado, atender) => {
    expect((await revisarCon(atender)).builds).toEqual([{ build: NUEVO, estado }]);
  });

  it('is said after three seconds where nobody answers', async () => {
    const desde = performance.now();
    const { builds } = await revisarCon(() => undefined);
    expect(builds).toEqual([{ build: NUEVO, estado: 'no-responde' }]);
    expect(performance.now() - desde).toBeGreaterThan(2_900);
  });

  it('is nobody to ask where the area has no other origin', async () => {
    const { status, cuerpo } = await platform.pedir(calls.revisarOrigen, OPERADOR, {
      area: 'caja',
    });
    expect(status).toBe(404);
    expect(cuerpo).toMatchObject({
      errores: [{ campo: 'area', msg: 'El área caja no tiene otro origen' }],
    });
  });
});
