import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { QUIENES, type Quien } from '@comanda/kit/testing/matriz';
import { ADMIN, AREAS, OTRA, PUERTO, USUARIOS } from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';

import { llamadaDe, LLAMADAS, type Entrada } from '../testing/llamadas';
import { ARCHIVOS, DECLARADAS } from './testing/declaradas';
import { faltasDe } from './testing/faltas';
import { abrirDenegar, type Denegar } from './testing/mundoDeDenegar';

import type { Cabeceras } from '../testing/mundo';

const conocidas = DECLARADAS.filter(({ nombre }) => LLAMADAS.some((una) => una.nombre === nombre));
const vigiladas = conocidas.filter(({ permitidos }) => !permitidos.includes('nadie'));
const conEmpresa = conocidas.filter(({ empresa }) => empresa !== null);
const suyasDe = (area: string | null) =>
  conocidas.filter(({ areas }) => (area === null ? areas === null : areas?.includes(area)));
const areasEnUso = AREAS.filter((area) => suyasDe(area).length > 0);
const esDelOperador = ({ permitidos }: { permitidos: readonly Quien[] }) =>
  permitidos.includes('Dashboard');
/** One call of each service, of those: for what one hook does to all. */
const unaDeCada = (unas: typeof conocidas) =>
  Object.values(Object.fromEntries(unas.map((una) => [llamadaDe(una.nombre).servicio, una])));

/** Profiles that have La Cevicheria del Puerto. */
const CON_COMPANIA: readonly Quien[] = USUARIOS.filter(({ empresas }) =>
  empresas.includes(PUERTO.id),
).map(({ perfil }) => perfil);

describe('every call', () => {
  it('is spoken of by one x.denegar.ts, which says all there is to say', () => {
    expect(faltasDe(ARCHIVOS, LLAMADAS)).toEqual([]);
  });
});

describe('deny by default', () => {
  let mundo: Denegar;
  /** An input of each call, made once: who is refused uses nothing up. */
  const hechas = new Map<string, Entrada>();
  beforeAll(async () => {
    mundo = await abrirDenegar();
    for (const declarada of conocidas) hechas.set(declarada.nombre, await mundo.entrada(declarada));
  });
  afterAll(() => mundo.cerrar());

  /** What a call answers: its status, and the code of a refusal. */
  const probar = async (nombre: string, headers: Cabeceras, over: object = {}) => {
    const { status, code } = await mundo.enviar(nombre, headers, {
      ...hechas.get(nombre),
      ...over,
    });
    return code === undefined ? status : `${status} ${code}`;
  };
  /** The same call as each of them, one after another. */
  const porQuien = async (quienes: readonly Quien[], pedir: (quien: Quien) => Promise<unknown>) => {
    const respuestas: [Quien, unknown][] = [];
    for (const quien of quienes) respuestas.push([quien, await pedir(quien)]);
    return Object.fromEntries(respuestas);
  };
  const todos = (quienes: readonly Quien[], respuesta: unknown) =>
    Object.fromEntries(quienes.map((quien) => [quien, respuesta]));

  describe.each([null, ...areasEnUso])('with no area on but its own (%s)', (area) => {
    beforeAll(() => mundo.areas(area === null ? [] : [area]));
    afterAll(async () => {
      await mundo.revivir();
      await mundo.areas(AREAS);
    });

    it.each(suyasDe(area))(
      'lets in to $nombre those of its row and nobody else',
      async (declarada) => {
        const { nombre, permitidos } = declarada;
        await mundo.revivir(); // whom the call before logged out may be the first that this one refuses
        const respuesta = (quien: Quien) => {
          if (permitidos.includes(quien)) return 200;
          return quien === 'nadie' ? '401 SESION_REQUERIDA' : '403 PERFIL_NO_PERMITIDO';
        };
        const pedir = async (quien: Quien) => {
          const nueva = permitidos.includes(quien) ? await mundo.entrada(declarada, quien) : {};
          return probar(nombre, mundo.como(quien), nueva);
        };
        expect(await porQuien(QUIENES, pedir)).toEqual(
          Object.fromEntries(QUIENES.map((quien) => [quien, respuesta(quien)])),
        );
      },
    );
  });

  describe.each(areasEnUso)('with its area off (%s)', (area) => {
    afterAll(() => mundo.areas(AREAS));

    it.each(suyasDe(area))('closes $nombre', async ({ nombre, permitidos, areas }) => {
      await mundo.areas(AREAS.filter((otra) => !areas?.includes(otra)));
      const quienes = permitidos.filter((quien) => CON_COMPANIA.includes(quien));
      const respuestas = await porQuien(quienes, (quien) => probar(nombre, mundo.como(quien)));
      expect(quienes.length).toBeGreaterThan(0);
      expect(respuestas).toEqual(todos(quienes, '403 AREA_NO_HABILITADA'));
    });
  });

  describe('without a live session', () => {
    const muertas: Record<string, Cabeceras> = {};
    beforeAll(async () => {
      const { authorization: valida } = await sesionDe(mundo.url, ADMIN);
      const { comanda_refresco = '' } = await mundo.cookieDe(ADMIN);
      Object.assign(muertas, {
        'a token nobody gave out': { authorization: `Bearer ${'x'.repeat(43)}` },
        'a token with more after it': { authorization: `${valida}x` },
        'another scheme': { authorization: valida.replace('Bearer', 'Basic') },
        'a token that expired': await vencida(),
        'a session that was ended': await revocada(),
        'a user who was taken off, with a token that was good': await deQuienYaNoEsta(),
        'the refresh token as bearer': { authorization: `Bearer ${comanda_refresco}` },
        'the cookie alone': { cookie: `comanda_refresco=${comanda_refresco}` },
        'a header of another name': { 'x-authorization': valida },
      });
    });
    const vencida = async () => {
      const headers = await sesionDe(mundo.url, ADMIN);
      await mundo.dueno(`update identidad.accesos set vence = now() where hash = $1`, [
        hashDe(headers.authorization.replace('Bearer ', '')),
      ]);
      return headers;
    };
    const revocada = async () => {
      const headers = await sesionDe(mundo.url, ADMIN);
      await mundo.dueno(
        `update identidad.sesiones set revocada = now()
          where id = (select sesion_id from identidad.accesos where hash = $1)`,
        [hashDe(headers.authorization.replace('Bearer ', ''))],
      );
      return headers;
    };
    const deQuienYaNoEsta = async () => {
      const id = '00000000-0000-4000-8000-00000000000f';
      await mundo.dueno(
        `insert into identidad.usuarios (id, email, clave_hash, perfil, nombre_completo, estado)
         values ($1, 'fue@demo.ec', '', 'Administrador', 'Fue', 'N')`,
        [id],
      );
      return sesionDe(mundo.url, { id });
    };

    it.each(vigiladas)('refuses $nombre', async ({ nombre }) => {
      const headers = muertas['a token that expired'] ?? {};
      expect(await probar(nombre, headers)).toBe('401 SESION_REQUERIDA');
    });

    it.each(unaDeCada(vigiladas))('of whatever kind it is refuses $nombre', async ({ nombre }) => {
      const respuestas: Record<string, unknown> = {};
      for (const [que, headers] of Object.entries(muertas))
        respuestas[que] = await probar(nombre, headers);
      const rechazadas = Object.keys(muertas).map((que) => [que, '401 SESION_REQUERIDA']);
      expect(rechazadas).toHaveLength(9);
      expect(respuestas).toEqual(Object.fromEntries(rechazadas));
    });

    it.each(vigiladas.filter(({ nombre }) => llamadaDe(nombre).call.method === 'GET'))(
      'refuses a HEAD of $nombre as it does the GET',
      async ({ nombre }) => {
        const url = llamadaDe(nombre).url.replace(/:\w+/g, 'x');
        expect((await mundo.app.inject({ method: 'HEAD', url })).statusCode).toBe(401);
      },
    );
  });

  describe('another company', () => {
    const deNombre = (empresa: string) => ({ empresa, company: empresa });
    // the operator may take companies off too
    afterEach(async () => {
      await mundo.dueno(
        `update identidad.empresas set estado = 'A' where estado = 'N' and id < 100`,
      );
      mundo.olvidar();
    });

    it.each(conEmpresa)('is refused to $nombre', async ({ nombre, permitidos }) => {
      const ajena = (quien: Quien) => (quien === 'Dashboard' ? 'No Existe' : OTRA.empresa);
      const pedir = (quien: Quien) => probar(nombre, mundo.como(quien), deNombre(ajena(quien)));
      expect(await porQuien(permitidos, pedir)).toEqual(
        todos(permitidos, '403 EMPRESA_NO_PERMITIDA'),
      );
    });

    it.each([...unaDeCada(conEmpresa), ...unaDeCada(conEmpresa.filter(esDelOperador))])(
      'is refused to $nombre, existing or not, in the same words',
      async ({ nombre, permitidos }) => {
        const nombres = ['No Existe', PUERTO.empresa.toUpperCase(), `${PUERTO.empresa} `];
        for (const ajena of nombres) {
          const pedir = (quien: Quien) => probar(nombre, mundo.como(quien), deNombre(ajena));
          expect({ [ajena]: await porQuien(permitidos, pedir) }).toEqual({
            [ajena]: todos(permitidos, '403 EMPRESA_NO_PERMITIDA'),
          });
        }
      },
    );

    it.each(conEmpresa.filter(esDelOperador))(
      'is open to the operator in $nombre, who sets up every company',
      async (declarada) => {
        const over = { ...(await mundo.entrada(declarada)), ...deNombre(OTRA.empresa) };
        expect(await probar(declarada.nombre, mundo.como('Dashboard'), over)).toBe(200);
      },
    );

    it('is refused once it was taken off, also to its own users', async () => {
      const poner = async (estado: 'A' | 'N') => {
        await mundo.dueno('update identidad.empresas set estado = $1 where id = $2', [
          estado,
          PUERTO.id,
        ]);
        mundo.olvidar();
      };
      await poner('N');
      const respuestas: [string, unknown][] = [];
      for (const { nombre, permitidos } of conEmpresa) {
        const suyos = ['Administrador', 'Contador'] as const;
        const quien = suyos.find((uno) => permitidos.includes(uno)) ?? 'Dashboard';
        respuestas.push([
          nombre,
          await probar(nombre, mundo.como(quien), deNombre(PUERTO.empresa)),
        ]);
      }
      await poner('A');

      expect(respuestas).toEqual(
        conEmpresa.map(({ nombre }) => [nombre, '403 EMPRESA_NO_PERMITIDA']),
      );
    });
  });
});
