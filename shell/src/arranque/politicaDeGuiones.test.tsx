import { expect, it } from '@jest/globals';

import { permitidos } from '../federation/buildsPermitidos';
import { makeArea } from '../testing/makeArranque';

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

it('lets through the very files of a build that are at another origin, where the policy of the page lets them in', () => {
  const [una, otra] = ['https://archivos.ejemplo.ec', 'https://otros.ejemplo.ec'] as const;
  const areas = [una, otra].map((origen) => ({ ...makeArea('ventas'), origen }));
  permitidos.fijarPagina({ origenes: [una] });
  permitidos.permitir(areas);
  const enSuOrigen = (i: number, archivo: string) =>
    `${areas[i]?.origen}/ventas/${areas[i]?.build}/${archivo}`;

  expect(soloDeAreas(enSuOrigen(0, 'remoteEntry.js'))).toBe(enSuOrigen(0, 'remoteEntry.js'));
  for (const url of [
    enSuOrigen(0, 'otro.js'),
    enSuOrigen(0, 'remoteEntry.js?a=1'),
    enSuOrigen(1, 'remoteEntry.js'),
  ])
    expect(() => soloDeAreas(url)).toThrow(TypeError);
  permitidos.fijarPagina({});
});
