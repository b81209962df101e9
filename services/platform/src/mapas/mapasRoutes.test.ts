import { gzipSync } from 'node:zlib';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { CAJERO, OPERADOR } from '@comanda/kit/testing/semilla';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';
import { telemetriaCalls } from '@comanda/shared/contracts/plataforma/telemetria';

import { archivoDe } from '../subidas/testing/archivoDe';
import { equipoDe } from '../subidas/testing/equipo';
import { BUILD, makePublicable } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { lugarDe, minificado } from './testing/minificado';

const RUTAS = 'routes.222222222222.js';
const { js, mapa } = minificado(
  `function abrirCuadre(caja: number) {
  throw new Error('sin caja ' + caja);
}
export const rutas = [abrirCuadre];`,
  'src/caja/Cuadre.tsx',
);
const { linea, columna } = lugarDe(js, 'new Error');
const MARCO = `a@caja/${BUILD}/${RUTAS}:${linea}:${columna}`;
const RESUELTO = 'src/caja/Cuadre.tsx:2:9 en abrirCuadre';

let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.terminar());

type Mapas = Record<string, Buffer>;
const CON_MAPA: Mapas = { [`mapas/${RUTAS}.map.gz`]: mapa };

async function publicar(mapas: Mapas, area = 'caja') {
  const archivos = makePublicable({
    area,
    romper: (partes) => {
      partes.ficha.llama = [];
      partes.js[RUTAS] = js;
    },
  });
  const equipo = await equipoDe(platform, area);
  const { status, errores } = await equipo.publicar(
    await archivoDe(new Map([...archivos, ...Object.entries(mapas)])),
  );
  return { equipo, status, errores };
}

const fallar = async (pila: string[], area = 'caja') =>
  platform.pedir(
    telemetriaCalls.informar,
    null,
    {
      eventos: [
        { area, build: BUILD, fase: 'uso', ms: 0, detalle: { pantalla: '', mensaje: 'x', pila } },
      ],
    },
    { cookies: await platform.cookieDe(CAJERO) },
  );
const dicho = async (area = 'caja') => {
  const [fallo] = await platform.dato(publicacionesCalls.listarFallos, OPERADOR, {
    area,
    build: BUILD,
  });
  return fallo;
};

describe('a build with source maps', () => {
  it('says its faults by the files that were written, and keeps what browsers said', async () => {
    await publicar(CON_MAPA);
    await fallar([MARCO, `b@caja/${BUILD}/otro.js:1:1`]);
    expect(await dicho()).toMatchObject({
      pila: [MARCO, `b@caja/${BUILD}/otro.js:1:1`],
      lugares: [RESUELTO, `b@caja/${BUILD}/otro.js:1:1`],
    });
  });

  it('says them to its team', async () => {
    const { equipo } = await publicar(CON_MAPA);
    await fallar([MARCO]);
    const { data } = await equipo.estado();
    expect(data?.salud).toMatchObject({ area: 'caja', visitas: 0 });
    expect(data?.fallos).toMatchObject([{ build: BUILD, lugares: [RESUELTO] }]);
  });

  it('is not told where another area says that its frames are', async () => {
    await publicar(CON_MAPA);
    await publicar({}, 'reportes');
    await fallar([MARCO], 'reportes');
    expect(await dicho('reportes')).toMatchObject({ lugares: [MARCO] });
  });

  it('gives them to nobody, by any address, and leaves them on no disk', async () => {
    await publicar(CON_MAPA);
    const base = `/areas/caja/${BUILD}`;
    const llave = (await equipoDe(platform, 'caja')).llave;
    const direcciones = [
      `${base}/mapas/${RUTAS}.map.gz`,
      `${base}/mapas/${RUTAS}.map`,
      `${base}/mapas%2F${RUTAS}.map.gz`,
      `${base}/mapas/${RUTAS}`,
      `${base}/${RUTAS}.map`,
      `${base}/${RUTAS}.map.gz`,
      `${base}/../${BUILD}/mapas/${RUTAS}.map.gz`,
      `${base}/./mapas/${RUTAS}.map.gz`,
      `/mapas/caja/${BUILD}/${RUTAS}.map.gz`,
      `/paquetes/mapas/${RUTAS}.map.gz`,
    ];
    for (const url of direcciones) {
      const cookies = await platform.cookieDe(OPERADOR);
      const headers = { authorization: `Bearer ${llave}`, accept: '*/*' };
      const { statusCode, rawPayload } = await platform.app.inject({ url, cookies, headers });
      expect([url, statusCode, rawPayload.includes(mapa)]).toEqual([url, 404, false]);
    }
    const servido = await platform.app.inject(`${base}/${RUTAS}`);
    expect([servido.statusCode, servido.headers['sourcemap']]).toEqual([200, undefined]);
    expect(await readdir(path.join(platform.carpeta, 'caja', BUILD))).not.toContain('mapas');
  });
});

describe('a build', () => {
  it('without maps shows what it has', async () => {
    await publicar({});
    await fallar([MARCO]);
    expect(await dicho()).toMatchObject({ lugares: [MARCO] });
  });

  it.each([
    ['no map', Buffer.from('no')],
    ['a map without end', gzipSync(Buffer.alloc(30 * 1024 * 1024))],
    ['a map of nothing', gzipSync('{}')],
  ])('whose map is %s shows what it has', async (_que, roto) => {
    await publicar({ [`mapas/${RUTAS}.map.gz`]: roto });
    await fallar([MARCO]);
    expect(await dicho()).toMatchObject({ lugares: [MARCO] });
  });

  it.each(['mapas/ajeno.js.map.gz', 'mapas/secreto.txt', 'mapas/a/b.js.map.gz'])(
    'with %s is refused',
    async (nombre) => {
      const { status, errores } = await publicar({ [nombre]: mapa });
      expect([status, errores[0]?.campo]).toEqual([422, 'mapa-de-nada']);
    },
  );

  it('published again without its maps is the same', async () => {
    await publicar(CON_MAPA);
    expect((await publicar({})).status).toBe(200);
  });
});
