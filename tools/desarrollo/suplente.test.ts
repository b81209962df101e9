import { describe, expect, it } from '@jest/globals';

import type { Arranque } from '../../shared/src/contracts/plataforma/plataforma';

import { paginaCon, type Puestos } from './suplente';

const suplente = {
  carpeta: '/tmp/caja',
  huella: 'abc',
  entrada: {
    descriptor: { area: 'caja', titulo: 'la caja', zona: 'admin', rutas: [] },
    build: '000000000000',
    contenedor: 'comanda_caja_000000000000',
    base: '/areas/caja/000000000000/',
    manifiesto: {},
    integridad: { 'remoteEntry.js': 'sha384-nueva' },
  },
} satisfies Puestos['suplente'];
const MARCO = { carpeta: '/tmp/marco', entrada: ['vendor.1.js', 'main.2.js'] };

const ARRANQUE: Arranque = {
  version: 1,
  areas: [{ ...suplente.entrada, build: 'publicado' }],
  usuario: null,
  apagadas: [],
  shell: 'elmarco',
  builds: ['publicado'],
  direcciones: { ordering: '', billing: '', print: '' },
};

/** As the platform writes it (services/platform/src/pagina/html.ts). */
const PAGINA = [
  '<meta http-equiv="content-security-policy" content="script-src \'sha384-x\'">',
  '<script nonce="n1" data-shell="elmarco">vigia()</script>',
  '<script defer nonce="n1" src="/areas/shell/elmarco/main.js" integrity="sha384-y" crossorigin="anonymous"></script>',
  '<link rel="preload" as="script" href="/areas/shell/elmarco/marco.js" integrity="sha384-z">',
  '<link rel="preload" as="script" href="/areas/caja/publicado/caja.js" integrity="sha384-z">',
  '</head><body>',
  `<script type="application/json" id="arranque">${JSON.stringify(ARRANQUE)}</script>`,
].join('\n');

const arranqueDe = (html: string) =>
  JSON.parse(/id="arranque">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Arranque;

describe('the page that stands before the product', () => {
  it('has the area of this machine, and what says its build', () => {
    const html = paginaCon(PAGINA, { suplente, marco: null }, '/banda.js');
    expect(html).toContain('<script defer src="/banda.js" data-build="abc"></script></head>');
    expect(html).not.toMatch(/script-src|areas\/caja\/publicado/);
    expect(arranqueDe(html).areas.map(({ build }) => build)).toEqual(['000000000000']);
    expect(arranqueDe(html).builds).toEqual(['publicado', '000000000000']);
  });

  it("keeps the product's frame where there is no other", () => {
    const html = paginaCon(PAGINA, { suplente, marco: null }, '/banda.js');
    expect(html).toContain('src="/areas/shell/elmarco/main.js"');
    expect(html).toContain('data-shell="elmarco"');
    expect(arranqueDe(html).shell).toBe('elmarco');
  });

  it('has its own frame with the nonce of the page, and tells the product nothing of it', () => {
    const html = paginaCon(PAGINA, { suplente, marco: MARCO }, '/banda.js');
    expect(html).not.toMatch(/areas\/shell|data-shell/);
    expect(html.match(/<script defer nonce="n1" src="[^"]+"/g)).toEqual([
      '<script defer nonce="n1" src="/areas/marco-de-desarrollo/vendor.1.js"',
      '<script defer nonce="n1" src="/areas/marco-de-desarrollo/main.2.js"',
    ]);
    expect(arranqueDe(html).shell).toBeUndefined();
  });
});
