import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { OPERADOR } from '@comanda/kit/testing/semilla';
import { subidasCalls } from '@comanda/shared/contracts/admin/subidas';

import { equipoDe } from '../subidas/testing/equipo';
import { startPlatform } from '../testing/startPlatform';

const SHARED = '/paquetes/@comanda%2fshared';
const PRIMERA = '0.1.0-aaaaaaaaaaaa';
const SEGUNDA = '0.1.0-bbbbbbbbbbbb';

type Documento = {
  name: string;
  'dist-tags': { latest: string };
  versions: Record<string, { dist: { tarball: string; integrity: string }; zod?: string }>;
};

let platform: Awaited<ReturnType<typeof startPlatform>>;
let equipo: Awaited<ReturnType<typeof equipoDe>>;
beforeEach(async () => {
  platform = await startPlatform();
  equipo = await equipoDe(platform, 'caja');
});
afterEach(() => platform.terminar());

const integridadDe = (texto: string) =>
  `sha512-${createHash('sha512').update(texto).digest('base64')}`;

let veces = 0;
/** As the packing leaves them; the length of the index says that it is another. */
async function empacar(version: string, contenido: string, integridad = integridadDe(contenido)) {
  await mkdir(platform.paquetes, { recursive: true });
  const archivo = `comanda-shared-${version}-${(veces += 1)}.tgz`;
  await writeFile(path.join(platform.paquetes, archivo), contenido);
  const paquete = { name: '@comanda/shared', version, peerDependencies: { zod: '4.6.7' } };
  const indice = { huella: 'x'.repeat(veces), paquetes: [{ archivo, integridad, paquete }] };
  await writeFile(path.join(platform.paquetes, 'paquetes.json'), JSON.stringify(indice));
}

const pedir = (
  url: string,
  llave: string | null = equipo.llave,
  mas: Record<string, string> = {},
) =>
  platform.app.inject({
    url,
    headers: {
      host: 'caja.example:3000',
      ...mas,
      ...(llave && { authorization: `Bearer ${llave}` }),
    },
  });

async function documento(): Promise<Documento> {
  const respuesta = await pedir(SHARED);
  expect(respuesta.statusCode).toBe(200);
  return respuesta.json<Documento>();
}

describe('the registry', () => {
  it('says of a package what npm asks, and gives the bytes that it says', async () => {
    await empacar(PRIMERA, 'uno');
    const { name, versions, 'dist-tags': tags } = await documento();
    expect([name, tags.latest]).toEqual(['@comanda/shared', PRIMERA]);
    const { dist, ...ficha } = versions[PRIMERA]!;
    expect(ficha).toMatchObject({ version: PRIMERA, peerDependencies: { zod: '4.6.7' } });
    expect(dist).toEqual({
      integrity: integridadDe('uno'),
      tarball: `http://caja.example:3000/paquetes/@comanda/shared/-/shared-${PRIMERA}.tgz`,
    });
    const archivo = await pedir(new URL(dist.tarball).pathname);
    expect([archivo.statusCode, archivo.body]).toEqual([200, 'uno']);
    expect(archivo.headers['cache-control']).toMatch(/private, .*immutable/);
  });

  it.each([
    ['no key', null],
    ['a key that is none', 'comanda_caja_adivinada'],
  ])('answers nobody with %s, in words that npm prints', async (_, llave) => {
    await empacar(PRIMERA, 'uno');
    for (const url of [
      SHARED,
      `/paquetes/@comanda/shared/-/shared-${PRIMERA}.tgz`,
      '/paquetes/x',
    ]) {
      const { statusCode, headers, ...respuesta } = await pedir(url, llave);
      expect([statusCode, respuesta.json()]).toEqual([
        401,
        { error: 'La llave del equipo no vale o fue revocada' },
      ]);
      expect(headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  it('no longer answers a key that was revoked', async () => {
    await empacar(PRIMERA, 'uno');
    await documento();
    await platform.pedir(subidasCalls.revocarLlave, OPERADOR, { id: equipo.id });
    expect((await pedir(SHARED)).statusCode).toBe(401);
  });

  it('makes whoever guesses keys wait', async () => {
    for (let intento = 0; intento < 60; intento += 1)
      await pedir(SHARED, `comanda_caja_${intento}`);
    const { statusCode, headers } = await pedir(SHARED, 'comanda_caja_otra');
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    '/paquetes/@comanda%2fnada',
    '/paquetes/react',
    '/paquetes/@comanda/shared/-/shared-9.9.9.tgz',
    '/paquetes/@comanda/shared/-/../../../etc/passwd',
    '/paquetes/',
  ])('has nothing at %s', async (url) => {
    await empacar(PRIMERA, 'uno');
    expect((await pedir(url)).statusCode).toBe(404);
  });

  it('is empty until something was packed, without a new start', async () => {
    expect((await pedir(SHARED)).statusCode).toBe(404);
    await empacar(PRIMERA, 'uno');
    expect((await documento())['dist-tags'].latest).toBe(PRIMERA);
  });

  it('goes on serving what it served once: the lock file of last month still installs', async () => {
    await empacar(PRIMERA, 'uno');
    const antes = await documento();
    await empacar(SEGUNDA, 'dos');
    const despues = await documento();
    expect(despues['dist-tags'].latest).toBe(SEGUNDA);
    expect(despues.versions[PRIMERA]).toEqual(antes.versions[PRIMERA]);
    const { pathname } = new URL(despues.versions[PRIMERA]!.dist.tarball);
    expect((await pedir(pathname)).body).toBe('uno');

    await empacar(PRIMERA, 'uno');
    expect((await documento())['dist-tags'].latest).toBe(PRIMERA);
  });

  it('never serves other bytes under a version that it has', async () => {
    await empacar(PRIMERA, 'uno');
    await documento();
    await empacar(PRIMERA, 'otro');
    expect((await pedir(SHARED)).statusCode).toBe(500);
    expect((await pedir(`/paquetes/@comanda/shared/-/shared-${PRIMERA}.tgz`)).body).toBe('uno');
  });

  it('does not take what is not as its index says', async () => {
    await empacar(PRIMERA, 'uno', integridadDe('otro'));
    expect((await pedir(SHARED)).statusCode).toBe(500);
    expect(await platform.sql('select from plataforma.paquetes')).toEqual([]);
  });

  it('takes a package once, whoever asks at the same time', async () => {
    await empacar(PRIMERA, 'uno');
    const todas = await Promise.all(Array.from({ length: 12 }, () => pedir(SHARED)));
    expect(new Set(todas.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(todas[0]?.statusCode).toBe(200);
    expect(await platform.sql('select version from plataforma.paquetes')).toEqual([
      { version: PRIMERA },
    ]);
  });

  it('keeps its packages as they were written', async () => {
    await empacar(PRIMERA, 'uno');
    await documento();
    await expect(platform.sql(`update plataforma.paquetes set contenido = 'x'`)).rejects.toThrow(
      'append-only',
    );
    await expect(platform.sql('delete from plataforma.paquetes')).rejects.toThrow('append-only');
  });

  it('does not send again what npm has', async () => {
    await empacar(PRIMERA, 'uno');
    const { headers } = await pedir(SHARED);
    const marca = { 'if-none-match': String(headers.etag) };
    expect(await pedir(SHARED, equipo.llave, marca)).toMatchObject({ statusCode: 304, body: '' });
    await empacar(SEGUNDA, 'dos');
    expect((await pedir(SHARED, equipo.llave, marca)).statusCode).toBe(200);
  });
});
