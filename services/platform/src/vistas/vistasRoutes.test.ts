import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { CAJERO, OPERADOR } from '@comanda/kit/testing/semilla';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';
import { plataformaCalls as calls } from '@comanda/shared/contracts/plataforma/plataforma';

import { archivoDe } from '../subidas/testing/archivoDe';
import { A_TODOS, equipoDe } from '../subidas/testing/equipo';
import { makePublicable } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { COOKIE_DE_VISTA } from './vistaDelVisitante';

const [PUBLICADO, MOSTRADO] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];

let platform: Awaited<ReturnType<typeof startPlatform>>;
let equipo: Awaited<ReturnType<typeof equipoDe>>;
beforeEach(async () => {
  platform = await startPlatform();
  equipo = await equipoDe(platform, 'caja');
  await equipo.publicar(await archivo(PUBLICADO));
});
afterEach(() => platform.terminar());

const archivo = (build: string) =>
  archivoDe(makePublicable({ build, romper: ({ ficha }) => (ficha.llama = []) }));
const mostrar = async () => {
  const { status, data } = await equipo.publicar(await archivo(MOSTRADO), { vista: true });
  expect(status).toBe(200);
  return data?.vista?.direccion ?? '';
};
const abrir = (direccion: string) => platform.app.inject({ method: 'GET', url: direccion });
/** What a browser of the cashier loads of the till's drawer, with that link opened in it. */
async function arranque(direccion?: string) {
  const sesion = await platform.cookieDe(CAJERO);
  const token = direccion?.split('/').at(-1);
  const cookies = { ...sesion, ...(token && { [COOKIE_DE_VISTA]: token }) };
  const { cuerpo } = await platform.pedir(calls.arranque, null, {}, { cookies });
  const { areas, vista, builds } = calls.arranque.reply.parse(cuerpo).data;
  const caja = areas.find(({ descriptor }) => descriptor.area === 'caja');
  return { build: caja?.build, anterior: caja?.anterior?.build, vista: vista?.build, builds };
}
const activados = () =>
  platform.sql<{ n: number }>('select count(*)::int as n from plataforma.activaciones');

describe('a preview', () => {
  it('is a build that only whoever opened its link is given, with the published one behind it', async () => {
    const antes = await activados();
    const direccion = await mostrar();
    expect(await arranque()).toEqual({
      build: PUBLICADO,
      anterior: undefined,
      vista: undefined,
      builds: [PUBLICADO],
    });
    expect(await arranque(direccion)).toEqual({
      build: MOSTRADO,
      anterior: PUBLICADO,
      vista: MOSTRADO,
      builds: [PUBLICADO, MOSTRADO],
    });
    expect(await activados()).toEqual(antes);
    expect(
      await platform.sql(
        `select count(*)::int as n from plataforma.canales where build = '${MOSTRADO}'`,
      ),
    ).toEqual([{ n: 0 }]);
  });

  it('is opened by its link, which leaves a cookie and goes to the beginning, and is left by another', async () => {
    const direccion = await mostrar();
    const abierta = await abrir(direccion);
    expect([abierta.statusCode, abierta.headers.location]).toEqual([303, '/']);
    expect(abierta.headers['set-cookie']).toMatch(
      new RegExp(`^${COOKIE_DE_VISTA}=[\\w-]{43}; .*HttpOnly`),
    );
    const salida = await abrir('/vista/salir');
    expect([salida.statusCode, salida.headers.location]).toEqual([303, '/']);
    expect(salida.headers['set-cookie']).toMatch(new RegExp(`^${COOKIE_DE_VISTA}=;`));
  });

  it('ends after a week, with its area, and with no link that is guessed', async () => {
    const direccion = await mostrar();
    const adivinada = await abrir('/vista/x');
    expect(adivinada.statusCode).toBe(410);
    expect(adivinada.body).toContain('El enlace de la vista previa ya terminó');
    expect(adivinada.headers['set-cookie']).toBeUndefined();
    expect((await arranque('/vista/x')).build).toBe(PUBLICADO);

    await platform.sql(`update plataforma.vistas set vence = now()`);
    expect((await abrir(direccion)).statusCode).toBe(410);
    expect((await arranque(direccion)).build).toBe(PUBLICADO);

    const otra = await mostrar();
    await platform.pedir(areasCalls.retirarArea, OPERADOR, { area: 'caja' });
    expect((await abrir(otra)).statusCode).toBe(410);
    expect((await arranque(otra)).build).toBeUndefined();
  });

  it('goes through the gate as any other, and is never kept in clear', async () => {
    const malo = archivoDe(
      makePublicable({ build: MOSTRADO, romper: ({ ficha }) => (ficha.area = 'ventas') }),
    );
    expect((await equipo.publicar(await malo, { vista: true })).code).toBe('PUBLICACION_RECHAZADA');
    const token = (await mostrar()).split('/').at(-1) ?? '';
    const filas = await platform.sql<{ fila: string | null }>(
      `select v::text as fila from plataforma.vistas v union all select s.publicado::text from plataforma.subidas s`,
    );
    expect(filas.filter(({ fila }) => fila?.includes(token))).toEqual([]);
  });

  it('is published afterwards like any build', async () => {
    await mostrar();
    const { data } = await equipo.publicar(await archivo(MOSTRADO), A_TODOS);
    expect(data).toMatchObject({ canal: 'estable', repetido: true });
    expect((await arranque()).build).toBe(MOSTRADO);
  });
});
