import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { copiarBinarios } from './binarios';

describe('a copy of the binaries', () => {
  let carpeta: string;
  let base: string;
  beforeEach(async () => {
    carpeta = await mkdtemp(path.join(os.tmpdir(), 'binarios-'));
    base = path.join(carpeta, 'lugar');
    await mkdir(path.join(base, 'datos'), { recursive: true });
  });
  afterEach(() => rm(carpeta, { recursive: true }));

  async function paqueteDe(version: string): Promise<string> {
    const paquete = path.join(carpeta, `paquete-${version}`);
    await mkdir(path.join(paquete, 'native'), { recursive: true });
    await writeFile(path.join(paquete, 'package.json'), JSON.stringify({ version }));
    await writeFile(path.join(paquete, 'native', 'postgres'), version);
    return paquete;
  }
  const copias = async () => (await readdir(base)).filter((uno) => uno.startsWith('binarios'));

  it('is made anew for a package of another version, and the ones before go', async () => {
    await mkdir(path.join(base, 'binarios')); // as versions before this one named it
    await copiarBinarios(await paqueteDe('18.4.0'), base);
    expect(await copias()).toEqual(['binarios-18.4.0']);

    const nueva = await copiarBinarios(await paqueteDe('18.5.0'), base);
    expect(await readFile(path.join(nueva, 'native', 'postgres'), 'utf8')).toBe('18.5.0');
    expect(await copias()).toEqual(['binarios-18.5.0']);
  });

  it('stays as long as a server works that began with it', async () => {
    await copiarBinarios(await paqueteDe('18.4.0'), base);
    const datos = path.join(base, 'datos');
    const servidor = spawn('sleep', ['600'], { cwd: datos });
    await writeFile(
      path.join(datos, 'postmaster.pid'),
      `${servidor.pid}\n${datos}\n0\n5432\n\n\n\nready\n`,
    );
    try {
      await copiarBinarios(await paqueteDe('18.5.0'), base);
      expect((await copias()).sort()).toEqual(['binarios-18.4.0', 'binarios-18.5.0']);
    } finally {
      servidor.kill();
    }
  });
});
