import { beforeAll, describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';

import { red } from '@comanda/shared/testing';

import { makeArea } from '../testing/makeArranque';

import { permitidos, urlManifiesto } from './buildsPermitidos';
import { faseAlcanzada } from './fases';
import integrityPlugin from './integrityPlugin';

type RemoteInfo = NonNullable<
  Parameters<NonNullable<(typeof plugin)['createScript']>>[0]['remoteInfo']
>;

const area = makeArea('ventas');
const plugin = integrityPlugin();
const entrada = new URL(`${area.base}remoteEntry.js`, location.href).href;

function scriptDe(url: string, remoteInfo?: RemoteInfo): HTMLScriptElement {
  const hecho = plugin.createScript?.({ url, ...(remoteInfo && { remoteInfo }) });
  if (!hecho || !('script' in hecho) || !hecho.script) throw new Error('no script');
  return hecho.script;
}

beforeAll(() => permitidos.permitir([area]));

describe('integrityPlugin', () => {
  it('gives a listed file the hash of the boot document', () => {
    expect(scriptDe(entrada)).toMatchObject({
      src: entrada,
      integrity: 'sha384-abc',
      crossOrigin: 'anonymous',
    });
  });

  it('takes an entry for evaluated once it has come, whatever of its build came before', () => {
    const trozo = entrada.replace('remoteEntry.js', 'routes.js');
    const remoteInfo = { name: 'aparte', entry: entrada } as RemoteInfo;
    const llegar = (url: string) => scriptDe(url, remoteInfo).dispatchEvent(new Event('load'));
    permitidos.permitir([
      { ...area, integridad: { ...area.integridad, 'routes.js': 'sha384-abc' } },
    ]);
    llegar(trozo);
    expect(faseAlcanzada('aparte')).toBe('manifiesto');
    llegar(entrada);
    expect(faseAlcanzada('aparte')).toBe('evaluacion');
  });

  it.each([
    entrada.replace('remoteEntry', 'otro'),
    entrada.replace(location.host, 'malo.example'),
    `${entrada}?v=2`,
    'https://malo.example/x.js',
  ])('refuses what the boot document does not list: %s', (url) => {
    expect(() => scriptDe(url)).toThrow('is not in the boot document');
  });

  it('serves the manifest of the boot document without a request', async () => {
    const response = await plugin.fetch?.(urlManifiesto(area), {});

    expect(response && (await response.json())).toEqual(area.manifiesto);
  });

  it.each([
    ['an error page', () => new HttpResponse('<html>', { status: 502 })],
    ['a page where JSON should be', () => HttpResponse.html('<html>')],
  ])('takes no %s for a manifest', async (_, reply) => {
    red.use(http.get('*/otra/mf-manifest.json', reply));

    await expect(
      plugin.fetch?.(new URL('/otra/mf-manifest.json', location.href).href, {}),
    ).rejects.toThrow('answered');
  });
});
