import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pack, type Header } from 'tar-stream';

import { empaquetar } from '@comanda/tools/empaquetar';

import { desempaquetar } from './desempaquetar';

import type { RechazoDePuerta } from '../puerta/rechazo';

async function tarDe(...entradas: [Partial<Header> & { name: string }, string?][]) {
  const tar = pack();
  const todo = buffer(tar.pipe(createGzip()));
  for (const [cabeza, texto] of entradas) tar.entry(cabeza, texto ?? '');
  tar.finalize();
  return todo;
}
const faltasDe = (archivo: Buffer) =>
  desempaquetar(archivo).then(
    () => null,
    (error: unknown) => (error as RechazoDePuerta).faltas.map(({ regla }) => regla),
  );

describe('the archive of a build', () => {
  let carpeta: string;
  beforeEach(async () => {
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-archivo-'));
  });
  afterEach(() => rm(carpeta, { recursive: true }));

  it('comes out as it went in, with the same bytes each time', async () => {
    await mkdir(path.join(carpeta, 'sub'));
    await writeFile(path.join(carpeta, 'b.js'), 'b');
    await writeFile(path.join(carpeta, 'sub', 'a.js'), 'a'.repeat(70_000));
    const archivo = await empaquetar(carpeta);
    await writeFile(path.join(carpeta, 'b.js'), 'b');
    expect((await empaquetar(carpeta)).equals(archivo)).toBe(true);
    const salida = await desempaquetar(archivo);
    expect([...salida].map(([nombre, { length }]) => [nombre, length])).toEqual([
      ['b.js', 1],
      ['sub/a.js', 70_000],
    ]);
  });

  it('leaves out what is no file', async () => {
    await symlink('/etc/passwd', path.join(carpeta, 'enlace.js'));
    expect([...(await desempaquetar(await empaquetar(carpeta)))]).toEqual([]);
  });

  it.each([
    ['a name that leads out', [{ name: '../fuera.js' }], 'nombre-fuera'],
    ['one that leads out from inside', [{ name: 'a/../../fuera.js' }], 'nombre-fuera'],
    ['an address of the whole machine', [{ name: '/etc/cron.d/x' }], 'nombre-fuera'],
    ['the separators of another system', [{ name: 'a\\..\\b.js' }], 'nombre-fuera'],
    [
      'a symbolic link',
      [{ name: 'a.js', type: 'symlink', linkname: '/etc/passwd' }],
      'solo-archivos',
    ],
    ['a link', [{ name: 'a.js', type: 'link', linkname: 'b.js' }], 'solo-archivos'],
    ['a device', [{ name: 'a.js', type: 'character-device' }], 'solo-archivos'],
  ] as const)('refuses %s', async (_que, [cabeza], regla) => {
    expect(await faltasDe(await tarDe([cabeza, '']))).toEqual([regla]);
  });

  it('refuses one that stands twice, one that never ends, and what is no archive', async () => {
    expect(await faltasDe(await tarDe([{ name: 'a.js' }, '1'], [{ name: 'a.js' }, '2']))).toEqual([
      'nombre-repetido',
    ]);
    const bomba = gzipSync(Buffer.alloc(60 * 1024 * 1024));
    expect(bomba.length).toBeLessThan(100_000);
    expect(await faltasDe(bomba)).toEqual(['demasiado-grande']);
    expect(await faltasDe(Buffer.from('hola'))).toEqual(['archivo-ilegible']);
    const cortado = await tarDe([{ name: 'a.js' }, 'x'.repeat(50_000)]);
    expect(await faltasDe(cortado.subarray(0, cortado.length - 40))).toEqual(['archivo-ilegible']);
  });
});
