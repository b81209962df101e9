import 'fake-indexeddb/auto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { z } from 'zod';

import { authCalls } from '../contracts/auth/auth';
import { defineCalls, envelope } from '../contracts/defineCall';
import { anotarConexion } from '../session/conexion';
import {
  sesionBloqueada,
  sesionCerrada,
  sesionDesbloqueada,
  sesionIniciada,
  sesionRestaurada,
} from '../session/sesionSlice';
import { pasan } from '../testing/pasan';
import { answer, red, refuse } from '../testing/red';
import { makeUsuario } from '../testing/renderScreen';

import { orderingApi } from './apis';
import type { MetaDeRespuesta } from './baseQuery';
import { fromMarkedCall } from './conMarca';
import { fromCall } from './fromCall';
import { enBase } from '../session/baseLocal';
import { avisosDeConsola } from '../testing/consola';

import { adelantarLecturas, guardarLectura, olvidarLecturas } from './lecturas';
import { makeStore } from './store';

const acceso = { perfiles: 'sesion', area: null } as const;
const calls = defineCalls('ordering', {
  listar: {
    method: 'GET',
    path: '/v1/prueba_guardada',
    acceso,
    query: z.strictObject({ empresa: z.string() }),
    guardadas: 2,
    reply: envelope(z.array(z.string())),
  },
  marcada: {
    method: 'GET',
    path: '/v1/prueba_marcada',
    acceso,
    query: z.strictObject({ empresa: z.string() }),
    guardadas: 2,
    marca: true,
    reply: envelope(z.array(z.string())),
  },
});
const api = orderingApi.injectEndpoints({
  endpoints: (build) => ({ pruebaGuardada: build.query(fromCall(calls.listar)) }),
});
const { pruebaMarcada: marcadas } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    pruebaMarcada: build.query<{ datos: string[]; de: number | null }, { empresa: string }>({
      ...fromMarkedCall(calls.marcada),
      transformResponse: ({ data }: { data: string[] }, meta: MetaDeRespuesta | undefined) => ({
        datos: data,
        de: meta && 'guardada' in meta ? meta.guardada : null,
      }),
    }),
  }),
}).endpoints;
const carlos = makeUsuario();
const LLAVE = 'bGEgbGxhdmUgZGUgdW5hIHBlcnNvbmEsIGRlIDMyIGI=';
const dentro = (usuario = carlos, llave = LLAVE) =>
  sesionIniciada({ ...usuario, token: 't', vence: 600, llave });

const codigoDe = (error: object) => ('code' in error ? error.code : null);

function abrir(usuario = carlos, llave = LLAVE) {
  const store = makeStore();
  store.dispatch(dentro(usuario, llave));
  const pedir = (empresa = 'A') =>
    store
      .dispatch(api.endpoints.pruebaGuardada.initiate({ empresa }, { forceRefetch: true }))
      .then(({ data, error }) => (error ? codigoDe(error) : data));
  return { store, pedir };
}
const hay = (data: string[]) => answer(calls.listar, { success: true, data });
const noHay = () => {
  refuse(calls.listar, 'SIN_CONEXION');
};
/** A page of later, which has read nothing yet. */
async function guardado(empresa = 'A', usuario = carlos) {
  const { pedir } = abrir(usuario);
  noHay();
  return pedir(empresa);
}

const todas = async () => (await enBase('lecturas', 'readonly', (uno) => uno.getAll())) as object[];
const sellos = async () =>
  (await todas()).map((una) => (una as { sello: { datos: ArrayBuffer } }).sello.datos);

beforeEach(() => olvidarLecturas());
afterEach(() => anotarConexion(true));

describe('a reading that is kept', () => {
  it('is answered where no server answers, as it last was', async () => {
    const { pedir } = abrir();
    hay(['uno']);
    await pedir();
    await waitFor(async () => expect(await guardado()).toEqual(['uno']));

    anotarConexion(true);
    hay(['dos']);
    await pedir();

    await waitFor(async () => expect(await guardado()).toEqual(['dos']));
  });

  it.each(['EMPRESA_NO_PERMITIDA', 'SESION_REQUERIDA', 'INESPERADO'] as const)(
    'is not answered where the server says %s',
    async (code) => {
      const { pedir } = abrir();
      hay(['uno']);
      await pedir();
      await waitFor(async () => expect(await guardado()).toEqual(['uno']));
      anotarConexion(true);
      refuse(calls.listar, code);
      refuse(authCalls.refrescarSesion, 'SESION_REQUERIDA');
      expect(await pedir()).toBe(code);
    },
  );

  it('is of one user and one company', async () => {
    const { pedir } = abrir();
    hay(['uno']);
    await pedir();
    await waitFor(async () => expect(await guardado()).toEqual(['uno']));

    expect(await guardado('B')).toBe('SIN_CONEXION');
    expect(await guardado('A', makeUsuario({ id: 'u2' }))).toBe('SIN_CONEXION');
  });

  it('is for nobody who has not shown who they are, and for who did without a server', async () => {
    const { pedir } = abrir();
    hay(['uno']);
    await pedir();
    await waitFor(async () => expect(await guardado()).toEqual(['uno']));
    noHay();
    const nueva = makeStore();
    const pedirEnNueva = () =>
      nueva.dispatch(
        api.endpoints.pruebaGuardada.initiate({ empresa: 'A' }, { forceRefetch: true }),
      );

    nueva.dispatch(sesionRestaurada(carlos));
    expect((await pedirEnNueva()).data).toBeUndefined();
    nueva.dispatch(sesionBloqueada(carlos));
    nueva.dispatch(sesionDesbloqueada(LLAVE));

    expect((await pedirEnNueva()).data).toEqual(['uno']);
  });

  it('comes without a call while it is known that nobody answers', async () => {
    const { pedir } = abrir();
    hay(['uno']);
    await pedir();
    await waitFor(async () => expect(await guardado()).toEqual(['uno']));
    const pedidos = hay(['otro']);
    anotarConexion(false);

    expect(await pedir()).toEqual(['uno']);
    expect(pedidos).toHaveLength(0);
  });

  it('that was read while somebody showed who they are is theirs alone, and gives way to what comes later', async () => {
    const { pedir } = abrir();
    hay(['uno']);
    await pedir();
    await waitFor(async () => expect(await guardado()).toEqual(['uno']));
    await adelantarLecturas(carlos.id);
    expect(await guardado('A', makeUsuario({ id: 'u2' }))).toBe('SIN_CONEXION');
    expect(await guardado()).toEqual(['uno']);

    await adelantarLecturas(carlos.id);
    anotarConexion(true);
    hay(['dos']);
    await pedir();
    await waitFor(async () => expect(await guardado()).toEqual(['dos']));

    await adelantarLecturas(carlos.id);
    await olvidarLecturas();
    expect(await guardado()).toBe('SIN_CONEXION');
  });

  it('gives way to newer ones of its call', async () => {
    const { pedir } = abrir();
    hay(['x']);
    for (const empresa of ['A', 'B', 'C']) {
      await pedir(empresa);
      await waitFor(async () => expect(await guardado(empresa)).toEqual(['x']));
      anotarConexion(true);
      hay(['x']);
    }

    expect(await guardado('A')).toBe('SIN_CONEXION');
    expect(await guardado('C')).toEqual(['x']);
  });

  it('is not to be read where it lies, nor what was asked for', async () => {
    const { pedir } = abrir();
    hay(['Ana Torres 0912345678']);
    await pedir('Empresa de Ana');
    await waitFor(async () => expect(await todas()).toHaveLength(1));

    const dicho = JSON.stringify(await todas()) + new TextDecoder().decode((await sellos())[0]);
    expect(dicho).not.toMatch(/Ana|0912345678/);
  });

  it('does not open with another key, nor where somebody changed it: as if none were kept', async () => {
    const dichos = avisosDeConsola();
    const { pedir } = abrir();
    hay(['uno']);
    await pedir();
    await waitFor(async () => expect(await guardado()).toEqual(['uno']));
    const { pedir: conOtra } = abrir(carlos, btoa('otra llave, de treinta y dos byt'));
    noHay();
    expect(await conOtra()).toBe('SIN_CONEXION');

    const [fila] = await todas();
    await enBase('lecturas', 'readwrite', (uno) => uno.put({ ...fila, cuando: 1 }));
    expect(await guardado()).toBe('SIN_CONEXION');
    expect(dichos[0]).toMatch(/^warn: lecturas: cannot be read/);
  });

  it('that the version before left readable is thrown away', async () => {
    const vieja = { usuario: 'u1', llamada: '/cedula/:id', entrada: '["/cedula/09"]', cuando: 1 };
    await enBase('lecturas', 'readwrite', (uno) => uno.put({ ...vieja, dato: 'Ana' }));
    await adelantarLecturas('u1');
    const { pedir } = abrir();
    hay(['uno']);
    await pedir();

    await waitFor(async () => expect(await guardado()).toEqual(['uno']));
    expect(await todas()).toHaveLength(1);
  });

  it('that was being sealed when somebody left is not written after them', async () => {
    const lectura = { usuario: 'u1', llave: LLAVE, llamada: '/x', entrada: '[]', cuantas: 2 };
    const guardando = guardarLectura(lectura, 'x'.repeat(1_000_000));
    await olvidarLecturas();
    await guardando;
    expect(await todas()).toEqual([]);
  });

  it('goes with whoever logs out', async () => {
    const { store, pedir } = abrir();
    hay(['uno']);
    await pedir();
    await waitFor(async () => expect(await guardado()).toEqual(['uno']));

    store.dispatch(sesionCerrada());

    await waitFor(async () => expect(await guardado()).toBe('SIN_CONEXION'));
  });

  it('that did not change (304) is not kept anew each time, and says of when it is', async () => {
    let vez = 0;
    red.use(
      http.get('*/v1/prueba_marcada', ({ request }) => {
        vez += 1;
        if (request.headers.get('if-none-match') === '"1"')
          return new HttpResponse(null, { status: 304 });
        return HttpResponse.json({ success: true, data: ['uno'] }, { headers: { etag: '"1"' } });
      }),
    );
    const antes = Date.now();
    const { store } = abrir();
    const pedir = () => store.dispatch(marcadas.initiate({ empresa: 'A' }, { forceRefetch: true }));
    await pedir();
    await waitFor(async () => expect(await sellos()).toHaveLength(1));
    const [sello] = await sellos();
    await pedir();
    await pasan(700);
    expect(vez).toBe(2);
    expect((await sellos())[0]).toEqual(sello);
    anotarConexion(false);
    const { data } = await pedir();
    expect(data).toEqual({ datos: ['uno'], de: expect.any(Number) });
    expect(data?.de).toBeGreaterThanOrEqual(antes);
    expect(vez).toBe(2);
  });
});
