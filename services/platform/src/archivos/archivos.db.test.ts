import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { makeBuild } from '../testing/makeBuild';
import { registrarLanzamiento } from '../testing/registrarLanzamiento';
import { startPlatform } from '../testing/startPlatform';

import { archivosVerificados } from './archivosVerificados';
import { integridadDe } from './huella';

const BUENO = 'console.log("bueno");'.repeat(100);
const MALO = 'alert("malo");'.repeat(100);
const CON_BR = { 'accept-encoding': 'br' };

let platform: Awaited<ReturnType<typeof startPlatform>>;
let builds = 0;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.terminar());

/** A build of its own for each test: what was served once stands in memory. */
async function publicar(over: { area?: 'shell' | 'caja'; antiguo?: boolean } = {}) {
  const build = String(++builds).padStart(12, '0');
  const area = over.area ?? 'caja';
  const origen = await makeBuild(path.join(platform.raiz, 'dist'), {
    ...over,
    area,
    build,
    archivos: { 'main.js': BUENO, 'remoteEntry.js': BUENO },
  });
  const { db, carpeta } = platform;
  await registrarLanzamiento({ db, carpeta, origen, version: '1', quien: 'prueba' });
  const enDisco = path.join(carpeta, area, build);
  const pedir = (headers: Record<string, string> = {}) =>
    platform.app.inject({ url: `/areas/${area}/${build}/main.js`, headers });
  return { build, enDisco, pedir, archivo: path.join(enDisco, 'main.js') };
}
const texto = (reply: { rawPayload: Buffer }) => brotliDecompressSync(reply.rawPayload).toString();

const DANOS: [string, (archivo: string) => Promise<unknown>][] = [
  ['was changed', (archivo) => writeFile(archivo, MALO)],
  ['was taken away', (archivo) => rm(archivo)],
  ['was cut', (archivo) => writeFile(archivo, BUENO.slice(0, 50))],
  [
    'is a link to another',
    (archivo) =>
      rm(archivo)
        .then(() => writeFile(`${archivo}.malo`, MALO))
        .then(() => symlink(`${archivo}.malo`, archivo)),
  ],
  ['went with its folder', (archivo) => rm(path.dirname(archivo), { recursive: true })],
];

it.each(DANOS)(
  'a file that %s is answered as it was registered, and written anew',
  async (_, danar) => {
    const { pedir, archivo } = await publicar();
    await danar(archivo);

    expect((await pedir()).body).toBe(BUENO);
    expect(await readFile(archivo, 'utf8')).toBe(BUENO);
  },
);

it.each(DANOS)('so is what it was compressed to that %s', async (_, danar) => {
  const { pedir, archivo } = await publicar();
  await danar(`${archivo}.br`);

  const reply = await pedir(CON_BR);

  expect(reply.headers['content-encoding']).toBe('br');
  expect(texto(reply)).toBe(BUENO);
  expect(brotliDecompressSync(await readFile(`${archivo}.br`)).toString()).toBe(BUENO);
});

it('of an older build, which has no hash for it, the compressed form on the disk is not believed', async () => {
  const { pedir, archivo } = await publicar({ antiguo: true });
  await writeFile(`${archivo}.br`, 'malo');

  const reply = await pedir(CON_BR);

  expect(reply.headers['content-encoding']).toBe('br');
  expect(texto(reply)).toBe(BUENO);
});

it('what was checked once is answered whatever happens to the disk after', async () => {
  const { pedir, archivo } = await publicar();
  await pedir();
  await writeFile(archivo, MALO);

  expect((await pedir()).body).toBe(BUENO);
});

it('goes to nobody while neither disk nor archive has it, and comes back with either', async () => {
  const { build, pedir, archivo } = await publicar();
  await writeFile(archivo, MALO);
  const cambiar = (a: string) =>
    platform.sql(
      `update plataforma.archivos_de_lanzamiento set contenido = ${a} where build = $1`,
      [build],
    );
  await cambiar("contenido || '\\x00'");

  const sinArchivo = await pedir();
  expect(sinArchivo.statusCode).toBe(500);
  expect(sinArchivo.body).not.toContain('malo');
  expect(sinArchivo.body).not.toContain(platform.carpeta);

  await cambiar('substr(contenido, 1, length(contenido) - 1)');
  expect((await pedir()).body).toBe(BUENO);
});

it('is answered also where the disk takes nothing', async () => {
  const { pedir, archivo } = await publicar();
  await rm(archivo);
  await mkdir(path.join(archivo, 'lleno'), { recursive: true }); // nothing can be put in the place of this

  expect((await pedir()).body).toBe(BUENO);
});

it.each([
  ['with a hash', false],
  ['of an older build', true],
])('the skeleton of the page %s is the registered one', async (_, antiguo) => {
  const { enDisco } = await publicar({ area: 'shell', antiguo });
  await writeFile(path.join(enDisco, 'esqueleto.html'), '<script>malo</script>');

  const { body } = await platform.app.inject({ url: '/auth/login' });

  expect(body).toContain('<p>Abriendo</p>');
  expect(body).not.toContain('malo');
});

it('a page without its skeleton opens all the same, and has it again afterwards', async () => {
  const { build, enDisco } = await publicar({ area: 'shell' });
  await rm(path.join(enDisco, 'esqueleto.html'));
  const mover = (de: string, a: string) =>
    platform.sql(
      'update plataforma.archivos_de_lanzamiento set huella = $2 where build = $1 and huella = $3',
      [build, a, de],
    );
  const [fila] = await platform.sql<{ huella: string }>(
    'select huella from plataforma.archivos_de_lanzamiento where build = $1',
    [build],
  );
  const huella = fila?.huella ?? '';
  await mover(huella, '0'.repeat(64));
  expect((await platform.app.inject({ url: '/' })).body).toContain('Abriendo Comanda');

  await mover('0'.repeat(64), huella);
  expect((await platform.app.inject({ url: '/' })).body).toContain('<p>Abriendo</p>');
});

it('says once which file of which build was not as registered', async () => {
  const { build, archivo } = await publicar();
  await writeFile(archivo, MALO);
  const dichos: object[] = [];
  const { lanzamientos, carpeta } = platform;
  const archivos = archivosVerificados({
    carpeta,
    lanzamientos,
    log: { error: (detalle) => dichos.push(detalle) },
  });
  const leer = () => archivos.leer({ area: 'caja', build }, 'main.js', integridadDe(BUENO));
  await Promise.all([leer(), leer()]);
  await leer();

  expect(dichos).toEqual([{ area: 'caja', build, archivo: 'main.js', motivo: 'es otro' }]);
});
