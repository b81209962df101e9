import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { SinTerminar } from './impresora';
import { impresoraDeCola } from './impresoraDeCola';

const BYTES = Uint8Array.from([0x1b, 0x40, 0x41, 0x0a]);
const { signal } = new AbortController();
const camino = process.env.PATH;

let carpeta: string;
beforeEach(() => {
  carpeta = mkdtempSync(path.join(tmpdir(), 'cola-'));
  process.env.PATH = `${carpeta}:${camino}`;
});
afterEach(() => {
  process.env.PATH = camino;
  rmSync(carpeta, { recursive: true });
});

/** A command of the system that notes what it was asked, and its bytes. */
function comando(nombre: string, fin = 0) {
  const archivo = path.join(carpeta, nombre);
  const recibido = path.join(carpeta, 'recibido');
  writeFileSync(
    archivo,
    `#!/bin/sh\nprintf '%s|' "$@" > ${carpeta}/args\ncat > ${recibido}\n[ "$4" = /b ] && cat "$5" > ${recibido}\necho 'no existe esa cola' >&2\nexit ${fin}\n`,
  );
  chmodSync(archivo, 0o755);
  return {
    args: () => readFileSync(path.join(carpeta, 'args'), 'utf8').split('|').slice(0, -1),
    bytes: () => new Uint8Array(readFileSync(recibido)),
  };
}

describe('a queue of the till', () => {
  it('gets the bytes as they are, of CUPS', async () => {
    const { args, bytes } = comando('lp');
    await impresoraDeCola('Caja 1', 'linux').imprimir(BYTES, 'uno', signal);
    expect(args()).toEqual(['-d', 'Caja 1', '-o', 'raw', '-s']);
    expect(bytes()).toEqual(BYTES);
  });

  it('gets them of Windows by its shared name, and no file is left behind', async () => {
    const { args, bytes } = comando('cmd.exe');
    await impresoraDeCola('TICKETS', 'win32').imprimir(BYTES, 'cola-prueba', signal);
    expect(args().slice(0, 4)).toEqual(['/d', '/c', 'copy', '/b']);
    expect(args().at(-1)).toBe('\\\\127.0.0.1\\TICKETS');
    expect(bytes()).toEqual(BYTES);
    expect(() => readFileSync(path.join(tmpdir(), 'comanda-cola-prueba.bin'))).toThrow('ENOENT');
  });

  it('that does not exist is told of with its own words', async () => {
    comando('lp', 1);
    await expect(impresoraDeCola('x', 'linux').imprimir(BYTES, 'uno', signal)).rejects.toThrow(
      /lp ended with 1: no existe esa cola/,
    );
  });

  it('that is stopped before it says so may have taken the paper', async () => {
    writeFileSync(path.join(carpeta, 'lp'), '#!/bin/sh\nkill $$\n', { mode: 0o755 });
    const resultado = impresoraDeCola('x', 'linux').imprimir(BYTES, 'uno', signal);
    await expect(resultado).rejects.toBeInstanceOf(SinTerminar);
  });

  it('is not asked for whoever left before', async () => {
    const { args } = comando('lp');
    const ido = AbortSignal.abort();
    await expect(impresoraDeCola('x', 'linux').imprimir(BYTES, 'uno', ido)).rejects.toThrow();
    expect(args).toThrow('ENOENT');
  });
});
