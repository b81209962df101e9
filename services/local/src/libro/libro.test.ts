import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { buildServer, type Server } from '@comanda/kit/http/server';

import { servirLibro } from './servirLibro';

let raiz: string;
let app: Server;
beforeAll(async () => {
  raiz = await mkdtemp(path.join(os.tmpdir(), 'comanda-libro-'));
  await writeFile(path.join(raiz, 'secreto.html'), 'no es del libro');
  const carpeta = path.join(raiz, 'libro');
  app = await buildServer({ nombre: 'libro', log: false });
  servirLibro(app, carpeta);
});
afterAll(async () => {
  await app.close();
  await rm(raiz, { recursive: true });
});

const pedir = (url: string) => app.inject({ url });

describe('the book of pieces', () => {
  it('is not found before it is made', async () => {
    expect((await pedir('/libro/index.html')).statusCode).toBe(404);
  });

  it('is served from its folder, under a policy that lets its own files run alone', async () => {
    await mkdir(path.join(raiz, 'libro'));
    await writeFile(path.join(raiz, 'libro/index.html'), '<p>Libro</p>');

    const { headers } = await pedir('/libro');
    expect(headers.location).toBe('/libro/index.html');
    const pagina = await pedir('/libro/index.html');
    expect(pagina.body).toBe('<p>Libro</p>');
    expect(pagina.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(pagina.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('has the pages of the API, in their folders, and the way in', async () => {
    await mkdir(path.join(raiz, 'libro/api/functions'), { recursive: true });
    await writeFile(path.join(raiz, 'libro/api/functions/api.fromCall.html'), '<p>fromCall</p>');
    expect((await pedir('/libro/api')).headers.location).toBe('/libro/api/index.html');
    const pagina = await pedir('/libro/api/functions/api.fromCall.html');
    expect(pagina.body).toBe('<p>fromCall</p>');
    expect(pagina.headers['content-security-policy']).toContain("script-src 'self';");
    for (const archivo of ['..%2F..%2Fsecreto.html', '..%2Findex.html', 'nada.html'])
      expect((await pedir(`/libro/api/${archivo}`)).statusCode).toBe(404);
  });

  it('has nothing of what lies beside it, nor of other kinds', async () => {
    await writeFile(path.join(raiz, 'libro/notas.txt'), 'de nadie');
    for (const archivo of ['..%2Fsecreto.html', '%2e%2e/secreto.html', 'notas.txt'])
      expect((await pedir(`/libro/${archivo}`)).statusCode).toBe(404);
  });
});
