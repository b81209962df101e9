import { expect, it } from '@jest/globals';

import { soloDeAreas } from './politicaDeGuiones';

it.each([
  '/areas/ventas/0123/remoteEntry.js',
  `${location.origin}/areas/caja/1/a.js`,
  '/trabajador.js',
])('lets a file of a build through: %s', (url) => expect(soloDeAreas(url)).toBe(url));

it.each([
  'https://malo.example/areas/ventas/1/a.js',
  '//malo.example/areas/a.js',
  '/v1/imagen/1',
  '/areas/../v1/a.js',
  '/trabajador.js/a.js',
  'https://malo.example/trabajador.js',
  '/areas/%2e%2e/v1/a.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
  'javascript:alert(1)',
])('refuses %s', (url) => expect(() => soloDeAreas(url)).toThrow(TypeError));
