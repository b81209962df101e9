import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { OPERADOR } from '@comanda/kit/testing/semilla';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';

import { makeBuild } from '../testing/makeBuild';
import { registrarLanzamiento } from '../testing/registrarLanzamiento';
import { startPlatform } from '../testing/startPlatform';

const BUILD = 'aaaaaaaaaaaa';
const ARCHIVO = `http://localhost/areas/ventas/${BUILD}/puntoventa.js`;
const NUEVO = [
  {
    type: 'csp-violation',
    url: 'http://localhost/admin/puntoventa?cedula=0912345678',
    body: {
      effectiveDirective: 'connect-src',
      blockedURL: 'https://otro.ec/clientes/0912345678',
      sourceFile: ARCHIVO,
      lineNumber: 1,
      columnNumber: 7,
    },
  },
];
const ANTIGUO = {
  'csp-report': {
    'document-uri': 'http://localhost/admin/puntoventa?cedula=0912345678',
    'effective-directive': 'connect-src',
    'blocked-uri': 'https://otro.ec/clientes/0912345678',
    'source-file': ARCHIVO,
    'line-number': 1,
    'column-number': 7,
  },
};

describe('what a browser tells that the policy refused', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  beforeAll(async () => {
    platform = await startPlatform();
    const { db, carpeta, raiz } = platform;
    const origen = await makeBuild(path.join(raiz, 'dist'), {
      area: 'ventas',
      build: BUILD,
      archivos: { 'routes.js': '' },
    });
    await registrarLanzamiento({ db, carpeta, origen, version: '1', quien: 'prueba' });
  });
  afterAll(() => platform.terminar());
  beforeEach(() => platform.sql('delete from plataforma.fallos'));

  const decir = (tipo: string, cuerpo: unknown) =>
    platform.app.inject({
      method: 'POST',
      url: '/plataforma/politica',
      headers: { 'content-type': tipo },
      payload: typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo),
    });
  const dichos = () =>
    platform.dato(publicacionesCalls.listarFallos, OPERADOR, { area: 'ventas', build: BUILD });

  it.each([
    ['application/reports+json', NUEVO],
    ['application/csp-report', ANTIGUO],
  ])('is kept of a build, by its file and without addresses (%s)', async (tipo, cuerpo) => {
    expect(await decir(tipo, cuerpo)).toMatchObject({ statusCode: 204 });
    expect(await dichos()).toMatchObject([
      {
        fase: 'politica',
        mensaje: 'connect-src https://otro.ec',
        pila: [`@ventas/${BUILD}/puntoventa.js:1:7`],
        veces: 1,
      },
    ]);
    expect(
      JSON.stringify(await platform.sql('select f::text from plataforma.fallos f')),
    ).not.toContain('0912345678');
    expect(await platform.sql('select * from plataforma.informes_de_sesion')).toEqual([]);
  });

  const CAIDA = {
    type: 'crash',
    url: 'http://localhost/admin/puntoventa?cedula=0912345678',
    body: { reason: 'oom' },
  };

  it('is, too, of a page that died: by its screen, without the rest of its address', async () => {
    const otra = { ...CAIDA, type: 'deprecation', body: { id: 'unload' } };
    expect(await decir('application/reports+json', [otra, CAIDA])).toMatchObject({
      statusCode: 204,
    });
    expect(await dichos()).toMatchObject([
      { fase: 'colgado', pantalla: 'puntoventa', mensaje: 'Se quedó sin memoria', veces: 1 },
    ]);
    expect(
      JSON.stringify(await platform.sql('select f::text from plataforma.fallos f')),
    ).not.toContain('0912345678');
  });

  it.each<[string, unknown, number]>([
    ['a page of no area that died', [{ ...CAIDA, url: 'http://localhost/otra' }], 204],
    ['a page that died of what is not said', [{ ...CAIDA, body: {} }], 204],
    [
      'an extension of the browser',
      [{ body: { ...NUEVO[0]?.body, sourceFile: 'moz-x://y.js' } }],
      204,
    ],
    ['something else', { hola: 1 }, 204],
    ['no JSON', 'hola', 400],
    ['more than a report is', [{ x: 'x'.repeat(20_000) }], 413],
  ])('is kept of nobody where it is %s', async (_que, cuerpo, status) => {
    expect((await decir('application/reports+json', cuerpo)).statusCode).toBe(status);
    expect(await dichos()).toEqual([]);
  });
});
