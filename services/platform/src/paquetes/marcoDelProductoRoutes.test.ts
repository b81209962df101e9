import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { OPERADOR } from '@comanda/kit/testing/semilla';
import { subidasCalls } from '@comanda/shared/contracts/admin/subidas';
import { empaquetar } from '@comanda/tools/empaquetar';

import { equipoDe } from '../subidas/testing/equipo';
import { startPlatform } from '../testing/startPlatform';

type Pedido = { contra: string; llave: string | undefined; traidos: string };
const { marcoDelProducto } = jest.requireActual<{
  marcoDelProducto: (pedido: Pedido) => Promise<string | null>;
}>('../../../../tools/desarrollo/marcoDelProducto');

const NOMBRE = '@comanda/marco';

let platform: Awaited<ReturnType<typeof startPlatform>>;
let equipo: Awaited<ReturnType<typeof equipoDe>>;
let contra = '';
let traidos = '';
let dicho: string[] = [];
beforeEach(async () => {
  platform = await startPlatform();
  equipo = await equipoDe(platform, 'caja');
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  contra = `http://127.0.0.1:${port}`;
  traidos = path.join(os.tmpdir(), `comanda-marco-${process.pid}-${Date.now()}`);
  dicho = [];
  jest.spyOn(console, 'log').mockImplementation((texto: string) => void dicho.push(texto));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.terminar();
  await rm(traidos, { recursive: true, force: true });
});

/** As tools/kit/empacar.ts leaves it. */
async function empacar(version: string, main: string) {
  const carpeta = path.join(platform.paquetes, version);
  await mkdir(carpeta, { recursive: true });
  await writeFile(path.join(carpeta, 'marco.json'), JSON.stringify({ entrada: ['main.js'] }));
  await writeFile(path.join(carpeta, 'main.js'), main);
  const contenido = await empaquetar(carpeta, 'package/');
  const archivo = `marco-${version}.tgz`;
  await writeFile(path.join(platform.paquetes, archivo), contenido);
  const integridad = `sha512-${createHash('sha512').update(contenido).digest('base64')}`;
  const paquete = { name: NOMBRE, version };
  const indice = { huella: version, paquetes: [{ archivo, integridad, paquete }] };
  await writeFile(path.join(platform.paquetes, 'paquetes.json'), JSON.stringify(indice));
}

const traer = (llave: string | undefined = equipo.llave) =>
  marcoDelProducto({ contra, llave, traidos });

describe('the frame of development of a product', () => {
  it('is brought once, and anew with the product', async () => {
    await empacar('0.1.0-aaaaaaaaaaaa', 'uno');
    const carpeta = (await traer()) ?? '';
    expect((await readdir(carpeta)).sort()).toEqual(['main.js', 'marco.json']);
    await writeFile(path.join(carpeta, 'main.js'), 'as it was brought');
    expect(await traer()).toBe(carpeta);
    expect(await readFile(path.join(carpeta, 'main.js'), 'utf8')).toBe('as it was brought');

    await empacar('0.2.0-bbbbbbbbbbbb', 'dos');
    const nueva = (await traer()) ?? '';
    expect(await readFile(path.join(nueva, 'main.js'), 'utf8')).toBe('dos');
    expect(await readdir(traidos)).toEqual([path.basename(nueva)]);
    expect(dicho).toEqual([]);
  });

  it('is the one of before where it can no longer be had, and why is said', async () => {
    await empacar('0.1.0-aaaaaaaaaaaa', 'uno');
    const carpeta = (await traer()) ?? '';
    expect(existsSync(path.join(carpeta, 'marco.json'))).toBe(true);
    await platform.pedir(subidasCalls.revocarLlave, OPERADOR, { id: equipo.id });
    expect(await traer()).toBe(carpeta);
    expect(dicho.join()).toMatch(/La llave del equipo no vale o fue revocada/);
  });

  it.each([
    ['without a key', '', /falta la llave del equipo en COMANDA_LLAVE/],
    ['with a key that is none', 'comanda_caja_adivinada', /La llave del equipo no vale/],
  ])('is none %s', async (_que, llave, frase) => {
    await empacar('0.1.0-aaaaaaaaaaaa', 'uno');
    expect(await traer(llave)).toBeNull();
    expect(dicho.join()).toMatch(frase);
  });

  it('is none of a product that has not packed it yet', async () => {
    expect(await traer()).toBeNull();
    expect(dicho.join()).toMatch(/el producto no lo tiene todavía/);
  });

  it('leaves nothing where what comes is not what was said', async () => {
    await empacar('0.1.0-aaaaaaaaaaaa', 'uno');
    const { otro, cerrar } = await conOtrosBytes();
    expect(await marcoDelProducto({ contra: otro, llave: equipo.llave, traidos })).toBeNull();
    await cerrar();
    expect(dicho.join()).toMatch(/lo que llegó no es lo que el producto dice/);
    expect(existsSync(traidos)).toBe(false);
  });
});

/** Stands before the product, and passes on its packages with one byte more. */
async function conOtrosBytes() {
  const servidor = createServer((request, response) => {
    void fetch(new URL(request.url ?? '', contra), {
      headers: { authorization: request.headers.authorization ?? '' },
    })
      .then((respuesta) => respuesta.text())
      .then((texto) => response.end(request.url?.endsWith('.tgz') ? `${texto}x` : texto));
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  const { port } = servidor.address() as AddressInfo;
  return {
    otro: `http://127.0.0.1:${port}`,
    cerrar: () => new Promise<unknown>((resolve) => servidor.close(resolve)),
  };
}
