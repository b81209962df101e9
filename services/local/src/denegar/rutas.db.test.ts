import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { acceso } from '@comanda/kit/acceso/acceso';
import { buildServer } from '@comanda/kit/http/server';

import { LLAMADAS, nombreDe, type Llamada } from '../testing/llamadas';
import { abrirMundo, type Mundo } from '../testing/mundo';

/** Routes that are no call and are open to all; they say nothing of any company. */
const PAGINAS_Y_ARCHIVOS: readonly string[] = [
  'GET /*',
  'GET /areas/:area/:build/*',
  'GET /temprano.<huella>.js',
  'GET /paquetes/*', // docs/adr/0055: with a team's key
  'GET /vista/:token',
  'GET /vista/salir',
  'GET /trabajador.js', // docs/adr/0046
  'POST /plataforma/politica', // docs/adr/0060: browsers tell what the page's policy refused
];
const DE_TODO_SERVIDOR: readonly string[] = [
  'GET /salud',
  'GET /salud/vivo',
  'GET /salud/listo',
  'GET /metricas',
  'GET /documentacion',
  'GET /documentacion*',
  'GET /documentacion/json',
  'GET /documentacion/yaml',
  'GET /documentacion/static/index.html',
  'GET /documentacion/static/swagger-initializer.js',
];

/** 'GET /salud' for the routes of a server with none but whole words, from the tree it prints; HEAD comes with GET. */
function rutasDe(arbol: string): string[] {
  const camino: string[] = [];
  return arbol.split('\n').flatMap((linea) => {
    const [, sangria, trozo, metodos = ''] =
      /^([ │]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(linea) ?? [];
    if (sangria === undefined || trozo === undefined) return [];
    camino.splice(sangria.length / 4, Infinity, trozo);
    return metodos
      .split(', ')
      .filter((metodo) => metodo !== 'HEAD')
      .map((metodo) => `${metodo} ${camino.join('')}`);
  });
}

const deContrato = (servicio: (llamada: Llamada) => boolean) =>
  LLAMADAS.filter(servicio).map(({ call, url }) => `${call.method} ${url}`);

describe('registered routes', () => {
  let mundo: Mundo;
  beforeAll(async () => {
    mundo = await abrirMundo();
  });
  afterAll(() => mundo.cerrar());

  it('are the calls of the contracts and the named pages and files, no more and no fewer', () => {
    const esperadas = [
      ...deContrato(({ servicio }) => servicio !== 'print'),
      ...PAGINAS_Y_ARCHIVOS,
    ];
    const registradas = mundo.rutas.map((ruta) => ruta.replace(/\.[0-9a-f]{12}\./, '.<huella>.'));

    expect(registradas.sort()).toEqual(esperadas.sort());
  });

  it('are answered by the service that their contract names', () => {
    const servicios = mundo.respondidas.map(([call, plugins]) => [
      nombreDe(call),
      /(\w+)Plugin\b/.exec(plugins)?.[1],
    ]);
    const esperadas = LLAMADAS.filter(({ servicio }) => servicio !== 'print').map(
      ({ nombre, servicio }) => [nombre, servicio],
    );
    expect(servicios.sort()).toEqual(esperadas.sort());
  });

  it('of the print service are its calls and those of every server', async () => {
    await mundo.print.ready();
    const registradas = rutasDe(mundo.print.printRoutes({ commonPrefix: false }));
    const esperadas = [...deContrato(({ servicio }) => servicio === 'print'), ...DE_TODO_SERVIDOR];

    expect(registradas.sort()).toEqual(esperadas.sort());
  });

  it('of the print service refuse the page of another origin', async () => {
    const headers = { origin: 'https://malo.example' };
    for (const url of ['/imprimir/tikect', '/imprimir/comanda', '/salud', '/documentacion/json']) {
      const respuesta = await mundo.print.inject({
        method: url.startsWith('/imprimir/') ? 'POST' : 'GET',
        url,
        headers,
      });
      expect(respuesta.json()).toMatchObject({ code: 'ORIGEN_NO_PERMITIDO' });
    }
  });

  it('cannot be added without saying who may call them', async () => {
    const app = await buildServer({ nombre: 'prueba', log: false });
    await app.register(async (sala) => {
      await sala.register(acceso, { db: mundo.db, reloj: () => new Date() });
      expect(() => sala.get('/v1/olvidada', () => 'hola')).toThrow('does not say who may call it');
    });
    await app.close();
  });
});
