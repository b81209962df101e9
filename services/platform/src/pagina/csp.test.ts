import { describe, expect, it } from '@jest/globals';

import type { Lanzamiento } from '../lanzamientos/lanzamiento';

import { csp, cspDeGuiones } from './csp';
import { vigia } from './vigia';

describe('csp', () => {
  it('lets the page ask the services for data and pictures wherever they are, and nobody else for data', () => {
    const direcciones = {
      ordering: 'http://pedidos.local:3001/',
      billing: '/facturacion',
      print: 'http://localhost:8000',
    };
    const dicho = csp('n', { direcciones, origenes: [] });
    const apis = 'http://pedidos.local:3001 http://localhost:8000';
    expect(dicho).toContain(`connect-src 'self' ${apis};`);
    expect(dicho).toContain(`img-src 'self' data: blob: ${apis};`);
  });

  it('takes scripts of other origins, and nothing else of theirs', () => {
    const direcciones = { ordering: '/', billing: '/facturacion', print: 'http://localhost:8000' };
    const deCasa = csp('n', { direcciones, origenes: [] });
    expect(deCasa).toBe(
      [
        "default-src 'none'",
        `script-src 'self' '${vigia.integridad}'`,
        "worker-src 'self'",
        "style-src 'self' 'nonce-n'",
        "img-src 'self' data: blob: http://localhost:8000",
        "font-src 'self'",
        "connect-src 'self' http://localhost:8000",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
        'report-to default',
        'report-uri /plataforma/politica',
      ].join('; '),
    );
    const origenes = ['https://archivos.ejemplo.ec', 'http://localhost:4000'];
    expect(csp('n', { direcciones, origenes })).toBe(
      deCasa.replace(
        "script-src 'self' ",
        "script-src 'self' https://archivos.ejemplo.ec http://localhost:4000 ",
      ),
    );
  });

  it('lists the scripts of every build, once, and nothing that is no hash', () => {
    const [uno, otro] = [`sha384-${'A'.repeat(64)}`, `sha384-${'b+'.repeat(32)}`];
    const build = (area: string, integridad: Record<string, string>): Lanzamiento => ({
      area,
      build: '1',
      contenedor: area,
      descriptor: null,
      manifiesto: null,
      indice: { integridad, entrada: [], trozos: {}, salas: {}, provistas: {} },
    });
    const builds = new Map([
      ['ventas/1', build('ventas', { 'a.js': uno, 'b.woff2': `sha384-${'c'.repeat(64)}` })],
      ['caja/1', build('caja', { 'a.js': uno, 'c.js': otro, 'd.js': "x' 'unsafe-inline" })],
    ]);

    const nada = { areas: new Map(), orden: new Map(), origenes: new Map(), banderas: new Map() };
    expect(cspDeGuiones({ ...nada, builds }, ['sha384-temprano'])).toBe(
      `script-src '${vigia.integridad}' 'sha384-temprano' '${uno}' '${otro}'; worker-src 'self'`,
    );
  });
});
