import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { hashDe } from '@comanda/kit/sesiones';
import { ADMIN, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { AREAS } from '@comanda/shared/contracts/perfiles';

import { MATRIZ, QUIENES, type Fila, type Quien } from './matriz';
import { cookieDe, entradaDe } from './testing/entradas';
import { camposDe, LLAMADAS, llamadaDe } from './testing/llamadas';
import { abrirMundo, type Cabeceras, type Mundo, type Vendida } from './testing/mundo';

const filas = [...MATRIZ].map(([nombre, fila]) => ({ nombre, ...fila }));
const vigiladas = filas.filter(({ permitidos }) => !permitidos.includes('nadie'));
const conEmpresa = filas.filter(({ empresa }) => empresa !== null);
const CON_COMPANIA: readonly Quien[] = [
  'Administrador',
  'Cajero',
  'Mesero',
  'Contador',
  'Cocinero',
];

describe('deny by default', () => {
  let mundo: Mundo;
  let vendida: Vendida;
  beforeAll(async () => {
    mundo = await abrirMundo();
    vendida = await mundo.vender(PUERTO);
  }, 30_000);
  afterAll(() => mundo.cerrar());

  /** What a call answers: its status, and the code of a refusal. */
  const probar = async (nombre: string, headers: Cabeceras, over: object = {}) => {
    const entrada = await entradaDe(nombre, { mundo, vendida });
    const { status, code } = await mundo.enviar(nombre, headers, { ...entrada, ...over });
    return code === undefined ? status : `${status} ${code}`;
  };
  /** The same call as each of them, side by side. */
  const porQuien = async (quienes: readonly Quien[], pedir: (quien: Quien) => Promise<unknown>) => {
    const respuestas: [Quien, unknown][] = [];
    for (const quien of quienes) respuestas.push([quien, await pedir(quien)]);
    return Object.fromEntries(respuestas);
  };
  const todos = (quienes: readonly Quien[], respuesta: unknown) =>
    Object.fromEntries(quienes.map((quien) => [quien, respuesta]));

  it('has every call of the contracts in the matrix, and no other', () => {
    expect([...MATRIZ.keys()].sort()).toEqual(LLAMADAS.map(({ nombre }) => nombre).sort());
  });

  it.each(LLAMADAS)(
    'says of $nombre whether it names a company, as its input does',
    ({ nombre, call }) => {
      const nombra = camposDe(call).some((campo) => campo === 'company' || campo === 'empresa');
      const noEsDeNadie = nombre === 'imprimirTicket'; // the ticket's text, on the till itself
      expect(MATRIZ.get(nombre)?.empresa !== null).toBe(nombra && !noEsDeNadie);
    },
  );

  it.each(filas)(
    'lets in to $nombre those of the matrix and nobody else',
    async ({ nombre, permitidos }) => {
      const respuesta = (quien: Quien) => {
        if (permitidos.includes(quien)) return 200;
        return quien === 'nadie' ? '401 SESION_REQUERIDA' : '403 PERFIL_NO_PERMITIDO';
      };
      expect(await porQuien(QUIENES, (quien) => probar(nombre, mundo.como(quien)))).toEqual(
        Object.fromEntries(QUIENES.map((quien) => [quien, respuesta(quien)])),
      );
    },
  );

  describe('without a live session', () => {
    const vencida = async () => {
      const headers = await sesionDe(mundo.url, ADMIN);
      await cambiarAcceso(headers, `update plataforma.accesos set vence = now() where hash = $1`);
      return headers;
    };
    const revocada = async () => {
      const headers = await sesionDe(mundo.url, ADMIN);
      await cambiarAcceso(
        headers,
        `update plataforma.sesiones set revocada = now()
          where id = (select sesion_id from plataforma.accesos where hash = $1)`,
      );
      return headers;
    };
    const cambiarAcceso = ({ authorization }: { authorization: string }, texto: string) =>
      comoDueno(mundo.url, texto, [hashDe(authorization.replace('Bearer ', ''))]);

    it.each(vigiladas)('refuses $nombre', async ({ nombre }) => {
      const { authorization: valida } = await sesionDe(mundo.url, ADMIN);
      const { comanda_refresco = '' } = await cookieDe(mundo, ADMIN);
      const cabeceras: Record<string, Cabeceras> = {
        'a token nobody gave out': { authorization: `Bearer ${'x'.repeat(43)}` },
        'a token with more after it': { authorization: `${valida}x` },
        'another scheme': { authorization: valida.replace('Bearer', 'Basic') },
        'a token that expired': await vencida(),
        'a session that was ended': await revocada(),
        'the refresh token as bearer': { authorization: `Bearer ${comanda_refresco}` },
        'the cookie alone': { cookie: `comanda_refresco=${comanda_refresco}` },
        'a header of another name': { 'x-authorization': valida },
      };
      for (const [que, headers] of Object.entries(cabeceras)) {
        expect({ [que]: await probar(nombre, headers) }).toEqual({ [que]: '401 SESION_REQUERIDA' });
      }
    });

    it('refuses a user who was taken off, with a token that was good', async () => {
      const id = '00000000-0000-4000-8000-00000000000f';
      await comoDueno(
        mundo.url,
        `insert into plataforma.usuarios (id, email, clave_hash, perfil, nombre_completo, estado)
         values ($1, 'fue@demo.ec', '', 'Administrador', 'Fue', 'N')`,
        [id],
      );
      const headers = await sesionDe(mundo.url, { id });
      for (const { nombre } of vigiladas)
        expect(await probar(nombre, headers)).toBe('401 SESION_REQUERIDA');
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
    it.each(conEmpresa)(
      'is refused to $nombre, existing or not, in the same words',
      async ({ nombre, permitidos }) => {
        for (const ajena of [
          OTRA.empresa,
          'No Existe',
          PUERTO.empresa.toUpperCase(),
          `${PUERTO.empresa} `,
        ]) {
          const over = { empresa: ajena, company: ajena };
          const quienes = permitidos.filter(
            (quien) => quien !== 'Dashboard' || ajena !== OTRA.empresa,
          );
          expect(
            await porQuien(quienes, (quien) => probar(nombre, mundo.como(quien), over)),
          ).toEqual(todos(quienes, '403 EMPRESA_NO_PERMITIDA'));
        }
      },
    );

    it.each(conEmpresa.filter(({ permitidos }) => permitidos.includes('Dashboard')))(
      'is open to the operator in $nombre, who sets up every company',
      async ({ nombre }) => {
        const over = { empresa: OTRA.empresa, company: OTRA.empresa };
        expect(await probar(nombre, mundo.como('Dashboard'), over)).toBe(200);
      },
    );

    it('is refused once it was taken off, also to its own users', async () => {
      const poner = async (estado: 'A' | 'N') => {
        await comoDueno(mundo.url, 'update plataforma.empresas set estado = $1 where id = $2', [
          estado,
          PUERTO.id,
        ]);
        mundo.olvidar();
      };
      await poner('N');
      const respuestas: [string, unknown][] = [];
      for (const { nombre } of conEmpresa)
        respuestas.push([nombre, await probarSinPreparar(nombre)]);
      await poner('A');

      expect(respuestas).toEqual(
        conEmpresa.map(({ nombre }) => [nombre, '403 EMPRESA_NO_PERMITIDA']),
      );
    });
    /** With a key made up: a company that is gone reserves none. */
    const probarSinPreparar = async (nombre: string) => {
      if (nombre !== 'crearVenta') return probar(nombre, mundo.como('Administrador'));
      const reservar = () => Promise.resolve(vendida.clave);
      const entrada = await entradaDe(nombre, { mundo: { ...mundo, reservar }, vendida });
      const { status, code } = await mundo.enviar(nombre, mundo.como('Administrador'), entrada);
      return `${status} ${String(code)}`;
    };
  });

  describe('an area that is switched off', () => {
    const sinArea = ({ permitidos, area }: Pick<Fila, 'permitidos' | 'area'>, quien: Quien) =>
      area !== null && permitidos.includes(quien) && CON_COMPANIA.includes(quien);

    it.each(filas.filter(({ area }) => area !== null))('closes $nombre ($area)', async (fila) => {
      const quienes = fila.permitidos.filter((quien) => sinArea(fila, quien));
      const entrada = await entradaDe(fila.nombre, { mundo, vendida }); // made while the area is on
      await mundo.areas(false, fila.area === null ? [] : [fila.area]);
      const respuestas = await porQuien(quienes, async (quien) => {
        const { status, code } = await mundo.enviar(fila.nombre, mundo.como(quien), entrada);
        return `${status} ${String(code)}`;
      });
      await mundo.areas(true, AREAS);

      expect(quienes.length).toBeGreaterThan(0);
      expect(respuestas).toEqual(todos(quienes, '403 AREA_NO_HABILITADA'));
    });

    it.each(filas.filter(({ area }) => area === null))(
      'leaves $nombre open, all areas off',
      async ({ nombre, permitidos }) => {
        await mundo.areas(false, AREAS);
        const respuestas = await porQuien(permitidos, (quien) => probar(nombre, mundo.como(quien)));
        await mundo.areas(true, AREAS);
        expect(respuestas).toEqual(todos(permitidos, 200));
      },
    );
  });
});
