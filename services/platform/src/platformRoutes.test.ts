import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ANDINA, CAJERO, COCINERO, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { hasta } from '@comanda/kit/testing/hasta';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { plataformaCalls as calls } from '@comanda/shared/contracts/plataforma/plataforma';

import { integridadDe } from './archivos/huella';
import { vigia } from './pagina/vigia';
import { makeBuild } from './testing/makeBuild';
import { registrarLanzamiento } from './testing/registrarLanzamiento';
import { startPlatform } from './testing/startPlatform';

const TRABAJADOR = 'addEventListener("fetch", () => undefined);'.repeat(50);
const MAIN = 'console.log("shell");'.repeat(100);
let platform: Awaited<ReturnType<typeof startPlatform>>;

async function publicar(build: Parameters<typeof makeBuild>[1]) {
  const origen = await makeBuild(path.join(platform.raiz, 'dist'), build);
  const { db, carpeta } = platform;
  return registrarLanzamiento({ db, carpeta, origen, version: '0.1.0', quien: 'prueba' });
}

type Cookies = Record<string, string>;
const pedir = (url: string, headers: Record<string, string> = {}, cookies: Cookies = {}) =>
  platform.app.inject({ url, headers, cookies });

async function arranqueDe(cookies: Cookies = {}) {
  const { cuerpo } = await platform.pedir(calls.arranque, null, {}, { cookies });
  return calls.arranque.reply.parse(cuerpo).data;
}

beforeAll(async () => {
  platform = await startPlatform();
  await publicar({
    area: 'shell',
    build: 'aaaaaaaaaaaa',
    archivos: {
      'main.1.js': MAIN,
      'marco.js': 'm',
      'datos.js': 'd',
      ['trabajador.0123456789ab.js']: TRABAJADOR,
    },
  });
  await publicar({
    area: 'auth',
    build: 'bbbbbbbbbbbb',
    ruta: 'login',
    archivos: { 'remoteEntry.js': 'a', 'routes.js': 'r' },
  });
  await publicar({
    area: 'ventas',
    build: 'cccccccccccc',
    archivos: { 'remoteEntry.js': 'v', 'routes.js': 'r', 'puntoventa.js': 'p' },
  });
  await publicar({
    area: 'admin',
    build: 'dddddddddddd',
    ruta: 'registrar_empresa',
    perfiles: ['Dashboard'],
    archivos: {},
  });
});
afterAll(() => platform.terminar());

describe('/trabajador.js', () => {
  it('is the worker of the shell, for all of the address, with a policy of its own', async () => {
    const respuesta = await pedir('/trabajador.js', { 'accept-encoding': 'br' });

    expect(respuesta.statusCode).toBe(200);
    expect(respuesta.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect(brotliDecompressSync(respuesta.rawPayload).toString()).toBe(TRABAJADOR);
  });

  it('is asked for again and again, and answered once', async () => {
    const { headers } = await pedir('/trabajador.js');
    const otra = await pedir('/trabajador.js', { 'if-none-match': String(headers.etag) });

    expect([otra.statusCode, otra.body]).toEqual([304, '']);
  });
});

describe('/salud/listo', () => {
  it('is no while the database is not what this build was written for', async () => {
    // a machine that is busy may take longer than a look has
    await hasta('it is ready', async () => (await pedir('/salud/listo')).statusCode === 200);

    await platform.sql(`update plataforma.migraciones set name = 'x' || name`);
    const respuesta = await pedir('/salud/listo');
    await platform.sql(`update plataforma.migraciones set name = substr(name, 2)`);

    expect(respuesta.statusCode).toBe(503);
    expect(respuesta.json()).toMatchObject({ msg: 'Faltan migraciones de la base de datos' });
    expect((await pedir('/salud')).statusCode).toBe(200);
  });
});

describe('boot document', () => {
  it('holds auth alone for those who are not logged in', async () => {
    const { areas, apagadas, usuario } = await arranqueDe();

    expect(areas.map(({ descriptor }) => descriptor.area)).toEqual(['auth']);
    expect(apagadas).toEqual([]);
    expect(usuario).toBeNull();
  });

  it('holds the areas of the profile, with the hashes of their files', async () => {
    const { areas, usuario } = await arranqueDe(await platform.cookieDe(CAJERO));

    expect(areas.map(({ descriptor }) => descriptor.area)).toEqual(['auth', 'ventas']);
    expect(areas[1]).toMatchObject({
      base: '/areas/ventas/cccccccccccc/',
      contenedor: 'comanda_ventas_cccccccccccc',
    });
    expect(areas[1]?.integridad['remoteEntry.js']).toMatch(/^sha384-/);
    expect(usuario).toMatchObject({ perfil: 'Cajero', empresa: [PUERTO.empresa] });
  });

  it('names the files of the shell to who is in, for them to be kept, and to nobody else', async () => {
    const { marco } = await arranqueDe(await platform.cookieDe(CAJERO));

    expect(marco?.base).toBe('/areas/shell/aaaaaaaaaaaa/');
    expect(marco?.integridad['main.1.js']).toBe(integridadDe(MAIN));
    expect((await arranqueDe()).marco).toBeUndefined();
  });

  it('leaves out an area none of whose routes is for the profile', async () => {
    const { areas, apagadas } = await arranqueDe(await platform.cookieDe(COCINERO));

    expect(areas.map(({ descriptor }) => descriptor.area)).toEqual(['auth']);
    expect(apagadas).toEqual([]);
  });

  it('gives the operator, who belongs to no company, the areas of the profile', async () => {
    const { areas } = await arranqueDe(await platform.cookieDe(OPERADOR));

    expect(areas.map(({ descriptor }) => descriptor.area)).toEqual(['auth', 'admin']);
  });

  it('names an area that is off for the company, and carries none of its files', async () => {
    const cookie = await platform.cookieDe(CAJERO);
    const apagar = (activa: boolean) =>
      platform.sql(
        'update plataforma.areas_empresa set activa = $1 where empresa_id = $2 and area = $3',
        [activa, PUERTO.id, 'ventas'],
      );

    await apagar(false);
    const { areas, apagadas } = await arranqueDe(cookie);
    await apagar(true);

    expect(areas.map(({ descriptor }) => descriptor.area)).toEqual(['auth']);
    expect(apagadas.map(({ area }) => area)).toEqual(['ventas']);
  });

  it('is empty for who has it already, until something in it changes', async () => {
    const cookies = await platform.cookieDe(CAJERO);
    const conMarca = (marca: string) =>
      platform.pedir(calls.arranque, null, {}, { cookies, headers: { 'if-none-match': marca } });
    const primera = await platform.pedir(calls.arranque, null, {}, { cookies });
    const marca = String(primera.headers.etag);
    expect(await conMarca(marca)).toMatchObject({ status: 304, texto: '' });
    const apagar = (activa: boolean) =>
      platform.sql(
        'update plataforma.areas_empresa set activa = $1 where empresa_id = $2 and area = $3',
        [activa, PUERTO.id, 'ventas'],
      );
    await apagar(false);
    expect(await conMarca(marca)).toMatchObject({ status: 200 });
    await apagar(true);
    expect(await conMarca(marca)).toMatchObject({ status: 304 });
  });

  it('gives who has two companies what either has on, and says which', async () => {
    const cookie = await platform.cookieDe(ADMIN);
    const poner = (empresa: number, activa: boolean) =>
      platform.sql(
        'update plataforma.areas_empresa set activa = $1 where empresa_id = $2 and area = $3',
        [activa, empresa, 'ventas'],
      );
    const suyas = async () => {
      const { areas, apagadas, usuario } = await arranqueDe(cookie);
      return [areas.length, apagadas.map(({ area }) => area), usuario && conVentas(usuario)];
    };
    const conVentas = (usuario: UsuarioSesion) =>
      usuario.areas
        ?.filter((una) => una.areas.includes('ventas'))
        .map(({ empresa }) => empresa)
        .toSorted();
    expect(await suyas()).toEqual([2, [], [ANDINA.empresa, PUERTO.empresa]]);
    await poner(PUERTO.id, false);
    expect(await suyas()).toEqual([2, [], [ANDINA.empresa]]);
    await poner(ANDINA.id, false);
    expect(await suyas()).toEqual([1, ['ventas'], []]);
    await poner(PUERTO.id, true);
    await poner(ANDINA.id, true);
  });

  it('takes a cookie that is no session for nobody', async () => {
    const { usuario } = await arranqueDe({ comanda_refresco: 'nada' });

    expect(usuario).toBeNull();
  });
});

describe('page', () => {
  it('answers any address with the boot document inlined and no script of its own but the guard', async () => {
    const reply = await pedir('/admin/puntoventa', {}, await platform.cookieDe(CAJERO));
    const [, json] =
      /<script type="application\/json" id="arranque">(.*?)<\/script>/.exec(reply.body) ?? [];

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(JSON.parse(json ?? '')).toMatchObject({ version: 1, usuario: { perfil: 'Cajero' } });
    const propios = reply.body.matchAll(
      /<script(?![^>]*(?: src=| type="application\/json"))[^>]*>(.*?)<\/script>/g,
    );
    expect([...propios].map(([, contenido]) => contenido)).toEqual([vigia.contenido]);
  });

  it('allows scripts from files of ours alone, and styles by the nonce of this answer', async () => {
    const [uno, otro] = [await pedir('/auth/login'), await pedir('/auth/login')];
    const csp = String(uno.headers['content-security-policy']);
    expect(csp).toContain('report-to default; report-uri /plataforma/politica');
    expect(uno.headers['reporting-endpoints']).toBe('default="/plataforma/politica"');
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(csp)?.[1];

    expect(csp).toContain(`script-src 'self' '${vigia.integridad}';`);
    expect(csp).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(uno.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(uno.headers['cross-origin-opener-policy']).toBe('same-origin');
    const guiones =
      /^<meta http-equiv="content-security-policy" content="script-src ([^"]+); worker-src 'self'">$/m;
    const lista = guiones.exec(uno.body)?.[1] ?? '';
    for (const script of [MAIN, 'm', 'd', 'a', 'v', 'p', vigia.contenido])
      expect(lista).toContain(`'${integridadDe(script)}'`);
    expect(lista).not.toMatch(/self|unsafe|http/);
    expect(csp).not.toContain('unsafe');
    expect(uno.body).toContain(`<style nonce="${String(nonce)}">`);
    expect(otro.headers['content-security-policy']).not.toBe(csp);
  });

  it('is not sent again to who has it: the copy keeps its policy, whose nonce is its own', async () => {
    const cookies = await platform.cookieDe(CAJERO);
    const primera = await pedir('/admin/puntoventa', {}, cookies);
    const marca = { 'if-none-match': String(primera.headers.etag) };
    expect(primera.headers['cache-control']).toBe('private, no-cache');

    const otra = await pedir('/admin/puntoventa', marca, cookies);
    expect(otra).toMatchObject({ statusCode: 304, body: '' });
    for (const de of ['content-security-policy', 'cross-origin-opener-policy', 'content-encoding'])
      expect(otra.headers).not.toHaveProperty(de);
    expect(otra.headers).toMatchObject({
      vary: 'accept-encoding, cookie',
      etag: primera.headers.etag,
    });
  });

  it.each([
    ['nobody', '/admin/puntoventa', null],
    ['another address', '/admin/caja', {}],
    ['another theme', '/admin/puntoventa', { 'comanda.tema': 'oscuro' }],
  ])('is another one for %s', async (_, ruta, mas) => {
    const cookies = await platform.cookieDe(CAJERO);
    const primera = await pedir('/admin/puntoventa', {}, cookies);
    const marca = { 'if-none-match': String(primera.headers.etag) };
    const otra = await pedir(ruta, marca, mas ? { ...cookies, ...mas } : {});
    expect(otra.statusCode).toBe(200);
    expect(otra.headers['content-security-policy']).toContain('nonce-');
  });

  it.each([
    ['comanda.tema=oscuro', '<html lang="es" translate="no" data-tema="oscuro">', 'dark'],
    ['comanda.tema=claro', '<html lang="es" translate="no" data-tema="claro">', 'light'],
    ['comanda.tema=otro', '<html lang="es" translate="no">', 'light dark'],
    ['', '<html lang="es" translate="no">', 'light dark'],
  ])('is painted as the user has chosen on this machine: %p', async (cookie, raiz, esquema) => {
    const { body } = await pedir('/auth/login', { cookie });

    expect(body).toContain(`\n${raiz}\n`);
    expect(body).toContain(`<meta name="color-scheme" content="${esquema}">`);
  });

  it('preloads what the address needs: the frame and the area for a session, the login for nobody', async () => {
    const dentro = await pedir('/admin/puntoventa', {}, await platform.cookieDe(CAJERO));
    const fuera = await pedir('/admin/puntoventa');

    expect(dentro.body).toMatch(/rel="preload"[^>]*marco\.js/);
    expect(dentro.body).toMatch(/rel="preload"[^>]*ventas\/cccccccccccc\/remoteEntry\.js/);
    expect(dentro.body).toMatch(/rel="preload"[^>]*ventas\/cccccccccccc\/puntoventa\.js/);
    expect(dentro.body).toMatch(/rel="preload"[^>]*shell\/aaaaaaaaaaaa\/datos\.js/);
    expect(dentro.body).toContain('/temprano.');
    expect(fuera.body).toMatch(/rel="preload"[^>]*auth\/bbbbbbbbbbbb\/remoteEntry\.js/);
    expect(fuera.body).not.toContain('ventas');
    expect(fuera.body).not.toContain('/temprano.');
  });

  it('serves the early script under the name and hash the page says', async () => {
    const pagina = await pedir('/', {}, await platform.cookieDe(CAJERO));
    const href = /src="(\/temprano\.[0-9a-f]{12}\.js)"/.exec(pagina.body)?.[1] ?? '';

    const script = await pedir(href);

    expect(script.body).toContain('fetch("/v1/refrescar",{method:\'POST\'');
    expect(script.headers['cache-control']).toContain('immutable');
  });

  it.each([
    '/v1/nada',
    '/facturacion/nada',
    '/plataforma/nada',
    '/favicon.ico',
    '/areas/ventas/nada',
  ])('does not answer %s with a page', async (url) => {
    const reply = await pedir(url);

    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false });
  });

  it('cannot be broken out of by a name in the boot document', async () => {
    await platform.sql('update identidad.usuarios set nombre_completo = $1 where id = $2', [
      '</script><script>alert(1)</script>',
      CAJERO.id,
    ]);

    const { body } = await pedir('/', {}, await platform.cookieDe(CAJERO));

    expect(body).not.toContain('<script>alert');
    expect(body).toContain('\\u003c/script>');
  });
});

describe('files of a build', () => {
  const MAIN_URL = '/areas/shell/aaaaaaaaaaaa/main.1.js';

  it('come compressed when the browser takes it, for ever', async () => {
    const br = await pedir(MAIN_URL, { 'accept-encoding': 'gzip, br' });
    const llano = await pedir(MAIN_URL);

    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(br.rawPayload.length).toBeLessThan(MAIN.length / 4);
    expect(llano.headers['content-encoding']).toBeUndefined();
    expect(llano.body).toBe(MAIN);
    expect(llano.headers['cache-control']).toContain('immutable');
    expect(llano.headers['content-type']).toContain('javascript');
  });

  it.each([
    '/areas/shell/aaaaaaaaaaaa/hashes.json',
    '/areas/shell/aaaaaaaaaaaa/main.1.js.br',
    '/areas/shell/aaaaaaaaaaaa/..%2f..%2f..%2fetc%2fpasswd',
    '/areas/shell/eeeeeeeeeeee/main.1.js',
    '/areas/shell/aaaaaaaaaaaa/toString',
  ])('are 404 when the index does not list them: %s', async (url) => {
    expect((await pedir(url)).statusCode).toBe(404);
  });
});

describe('registrarLanzamiento', () => {
  it('refuses a build whose file is not what its index says', async () => {
    const origen = await makeBuild(path.join(platform.raiz, 'dist'), {
      area: 'caja',
      build: 'ffffffffffff',
      archivos: { 'remoteEntry.js': 'bueno' },
    });
    await writeFile(path.join(origen, 'remoteEntry.js'), 'malo');
    const { db, lanzamientos, carpeta } = platform;

    await expect(
      registrarLanzamiento({ db, carpeta, origen, version: '0.1.0', quien: 'prueba' }),
    ).rejects.toThrow('is not what hashes.json says');
    expect(await lanzamientos.filas(['caja/ffffffffffff'])).toEqual([]);
  });

  it('moves the stable channel and keeps the files of the build before', async () => {
    const nuevo = {
      area: 'ventas',
      build: '121212121212',
      archivos: { 'remoteEntry.js': 'v2' },
    } as const;
    const primera = await publicar(nuevo);
    const segunda = await publicar(nuevo);
    const { areas } = await arranqueDe(await platform.cookieDe(CAJERO));

    expect([primera.nuevo, segunda.nuevo]).toEqual([true, false]);
    expect(areas.find(({ descriptor }) => descriptor.area === 'ventas')?.build).toBe(
      '121212121212',
    );
    expect((await pedir('/areas/ventas/cccccccccccc/remoteEntry.js')).body).toBe('v');
    expect(
      await readFile(path.join(platform.carpeta, 'ventas/121212121212/remoteEntry.js'), 'utf8'),
    ).toBe('v2');
  });
});

describe('replies', () => {
  it('are compressed when they are long and the caller takes it', async () => {
    const cookies = await platform.cookieDe(CAJERO);
    const url = calls.arranque.path;

    const [br, llano] = [
      await pedir(url, { 'accept-encoding': 'gzip, br' }, cookies),
      await pedir(url, {}, cookies),
    ];

    expect(br.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(llano.json());
    expect(llano.headers['content-encoding']).toBeUndefined();
  });
});

describe('an address that is none', () => {
  it.each([
    '//',
    '//evil.ec/x',
    '/areas/%00/x',
    '/areas/shell/%00/y.js',
    '/%00',
    '/%zz',
    '/%E0%A4',
  ])('is refused in words: %s', async (url) => {
    const reply = await pedir(url);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'DATOS_INVALIDOS' });
  });
});
