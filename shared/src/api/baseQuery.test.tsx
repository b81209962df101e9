import { describe, expect, it } from '@jest/globals';

import { http, HttpResponse } from 'msw';

import { authCalls } from '../contracts/auth/auth';
import { AJUSTES } from '../contracts/ventas/ajustes';
import { productosCalls } from '../contracts/inventario/productos';
import { ERRORES, type ErrorCode } from '../errors/catalogo';
import {
  hayConexion,
  selectMotivo,
  selectToken,
  sesionBloqueada,
  sesionDesbloqueada,
  sesionIniciada,
} from '../session';
import { answer, avisosDeConsola, makeUsuario, red, refuse } from '../testing';

import { esApiError, fromCall, makeStore, orderingApi, relevar } from '.';

const api = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarProductos: build.query({ ...fromCall(productosCalls.listarProductos) }),
    eliminarProducto: build.mutation({ ...fromCall(productosCalls.eliminarProducto) }),
  }),
});

const empresa = 'La Cevichería del Puerto';
const OTRO = '7b0c7bbd-8d5c-4f0e-9a39-7f0f4a2d9c11';
/** By then whatever was asked has been refused. */
const RECHAZADA_MS = 100;
const pausa = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function conSesion() {
  const store = makeStore();
  store.dispatch(sesionIniciada({ ...makeUsuario(), token: 'viejo', vence: 600 }));
  const pedir = () =>
    store.dispatch(api.endpoints.listarProductos.initiate({ empresa }, { forceRefetch: true }));
  return { store, pedir };
}

/** Accepts the renewed token only. */
function servidorQueVence() {
  red.use(
    http.get(`*${productosCalls.listarProductos.path}`, ({ request }) =>
      request.headers.get('authorization') === 'Bearer nuevo'
        ? HttpResponse.json({
            success: true,
            data: [],
            version: 1,
            modificadores: [],
            ajustes: AJUSTES,
          })
        : HttpResponse.json(
            { success: false, code: 'SESION_REQUERIDA', msg: 'x' },
            { status: 401 },
          ),
    ),
  );
}

describe('apiBaseQuery', () => {
  it('renews an expired session once for all calls that found it so, and asks again', async () => {
    const { store, pedir } = conSesion();
    servidorQueVence();
    const refrescos = answer(authCalls.refrescarSesion, {
      success: true,
      data: { ...makeUsuario(), perfil: 'Cajero', token: 'nuevo', vence: 600 },
    });

    const [uno, dos] = await Promise.all([pedir(), pedir()]);

    expect([uno.data, dos.data]).toEqual([[], []]);
    expect(refrescos).toHaveLength(1);
    expect(selectToken(store.getState())).toBe('nuevo');
  });

  it('gives each call an id of its own, which the server logs', async () => {
    const { pedir } = conSesion();
    const ids: (string | null)[] = [];
    red.use(
      http.get(`*${productosCalls.listarProductos.path}`, ({ request }) => {
        ids.push(request.headers.get('x-request-id'));
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await pedir();
    await pedir();
    expect(ids).toEqual([
      expect.stringMatching(/^[\w-]{36}$/),
      expect.stringMatching(/^[\w-]{36}$/),
    ]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('ends the session when it cannot be renewed', async () => {
    const { store, pedir } = conSesion();
    servidorQueVence();
    refuse(authCalls.refrescarSesion, 'SESION_REQUERIDA');

    const { error } = await pedir();

    expect(error).toMatchObject({ code: 'SESION_REQUERIDA' });
    expect(selectMotivo(store.getState())).toBe('vencida');
  });

  it('renews no session of who was in while another takes the page over, and asks nothing again in their name', async () => {
    const { store, pedir } = conSesion();
    servidorQueVence();
    const refrescos = answer(authCalls.refrescarSesion, {
      success: true,
      data: { ...makeUsuario(), perfil: 'Cajero', token: 'nuevo', vence: 600 },
    });
    const otro = { ...makeUsuario({ id: OTRO }), token: 'suyo', vence: 600 };
    const relevo = relevar(async () => {
      await pausa(RECHAZADA_MS);
      store.dispatch(sesionIniciada(otro));
    });

    const { data } = await pedir();
    await relevo;

    expect(data).toBeUndefined();
    expect(refrescos).toHaveLength(0);
    expect(selectToken(store.getState())).toBe('suyo');
    expect(selectMotivo(store.getState())).toBeNull();
  });

  it('does nothing again in the name of whoever the renewal was answered for, in a page that was opened without a line', async () => {
    const store = makeStore();
    store.dispatch(sesionBloqueada(makeUsuario()));
    store.dispatch(sesionDesbloqueada(null));
    const pedidos = refuse(productosCalls.eliminarProducto, 'SESION_REQUERIDA');
    answer(authCalls.refrescarSesion, {
      success: true,
      data: { ...makeUsuario({ id: OTRO }), token: 'suyo', vence: 600 },
    });

    const { error } = await store.dispatch(
      api.endpoints.eliminarProducto.initiate({ empresa, id: OTRO }),
    );

    expect(error).toMatchObject({ code: 'SESION_REQUERIDA' });
    expect(pedidos).toHaveLength(1);
    expect(selectToken(store.getState())).toBe('suyo');
  });

  it.each([
    ['the network is gone', 'SIN_CONEXION'],
    ['the database is down for a moment', 'BASE_NO_DISPONIBLE'],
    ['the server fails', 'INESPERADO'],
  ] as const)('keeps the session when %s: the cart and the user stay', async (_que, code) => {
    const { store, pedir } = conSesion();
    servidorQueVence();
    refuse(authCalls.refrescarSesion, code);

    const { error } = await pedir();

    expect(error).toMatchObject({ code });
    expect(selectToken(store.getState())).toBe('viejo');
    expect(selectMotivo(store.getState())).toBeNull();
  });

  it('gives a refusal as one code and one sentence, with its fields', async () => {
    const { pedir } = conSesion();
    refuse(productosCalls.listarProductos, 'DATOS_INVALIDOS', [
      { campo: 'empresa', msg: 'Seleccione una empresa' },
    ]);

    const { error } = await pedir();

    expect(error).toMatchObject({
      status: 400,
      code: 'DATOS_INVALIDOS',
      msg: 'Seleccione una empresa',
      campos: [{ campo: 'empresa', msg: 'Seleccione una empresa' }],
    });
  });

  it('hands on a code this shell does not know, with its sentence', async () => {
    const { pedir } = conSesion();
    red.use(
      http.get(`*${productosCalls.listarProductos.path}`, () =>
        HttpResponse.json(
          { success: false, code: 'PLATO_EN_VEDA', msg: 'El plato está en veda' },
          { status: 422 },
        ),
      ),
    );

    const { error } = await pedir();

    expect(error).toMatchObject({ code: 'PLATO_EN_VEDA', msg: 'El plato está en veda' });
    expect(esApiError(error)).toBe(true);
  });

  it('refuses a reply that breaks the contract instead of showing it', async () => {
    const { pedir } = conSesion();
    red.use(
      http.get(`*${productosCalls.listarProductos.path}`, () =>
        HttpResponse.json({ success: true, data: [{ id: 7 }] }),
      ),
    );

    const avisos = avisosDeConsola();

    const { data, error } = await pedir();

    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      code: 'INESPERADO',
      msg: 'Esta pantalla no entiende lo que respondió el servidor',
    });
    expect(avisos.join('\n')).toMatch(/expected string, received number/);
  });
});

describe('a call that is told to come later', () => {
  const lista = {
    ...({ success: true, data: [], version: 1, modificadores: [] } as const),
    ajustes: AJUSTES,
  };
  /** Refuses the first `veces`; answers how often it was asked. */
  function servidorCon(code: ErrorCode, veces: number, espera: string) {
    const visto = { veces: 0 };
    const { status, msg } = ERRORES[code];
    const responder = () =>
      visto.veces++ < veces
        ? HttpResponse.json(
            { success: false, code, msg },
            { status, headers: { 'retry-after': espera } },
          )
        : HttpResponse.json(lista);
    red.use(http.get(`*${productosCalls.listarProductos.path}`, responder));
    return visto;
  }

  it.each(['DEMASIADAS_PETICIONES', 'SERVIDOR_OCUPADO'] as const)(
    'comes twice more where it was refused for %s',
    async (code) => {
      const { pedir } = conSesion();
      const visto = servidorCon(code, 2, '0');
      expect((await pedir()).data).toEqual([]);
      expect(visto.veces).toBe(3);
    },
  );

  it('says so when it was refused all the same', async () => {
    const { pedir } = conSesion();
    const visto = servidorCon('DEMASIADAS_PETICIONES', 9, '0');
    expect((await pedir()).error).toMatchObject({
      status: 429,
      msg: ERRORES.DEMASIADAS_PETICIONES.msg,
    });
    expect(visto.veces).toBe(3);
  });

  it.each([
    ['for longer than anybody waits', 'DEMASIADAS_PETICIONES', '120'],
    ['for what it was asked with', 'DEMASIADOS_INTENTOS', '0'],
    ['and others are at the same', 'MUCHO_TRABAJO', '0'],
  ] as const)('says so at once where it is %s', async (_que, code, espera) => {
    const { pedir } = conSesion();
    const visto = servidorCon(code, 1, espera);
    expect((await pedir()).error).toMatchObject({ code });
    expect(visto.veces).toBe(1);
  });
});

describe('what a call says of the connection', () => {
  it.each([
    ['lost', 'SIN_CONEXION', false],
    ['answered by a server without its database', 'BASE_NO_DISPONIBLE', false],
    ['refused', 'DATOS_INVALIDOS', true],
  ] as const)('%s', async (_que, code, hay) => {
    const { pedir } = conSesion();
    refuse(productosCalls.listarProductos, code);
    await pedir();
    expect(hayConexion()).toBe(hay);

    answer(productosCalls.listarProductos, {
      success: true,
      data: [],
      version: 1,
      modificadores: [],
      ajustes: AJUSTES,
    });
    await pedir();
    expect(hayConexion()).toBe(true);
  });

  it.each([502, 503, 504, 522, 524])(
    'lost, where a proxy answers %i in a page of its own',
    async (status) => {
      const { pedir } = conSesion();
      red.use(
        http.get(`*${productosCalls.listarProductos.path}`, () =>
          HttpResponse.html('<h1>Bad gateway</h1>', { status }),
        ),
      );

      expect((await pedir()).error).toMatchObject({ code: 'SIN_CONEXION' });
      expect(hayConexion()).toBe(false);
    },
  );

  it('is nothing where the page itself left it', async () => {
    const { store } = conSesion();
    refuse(productosCalls.listarProductos, 'SIN_CONEXION');
    const peticion = store.dispatch(
      api.endpoints.listarProductos.initiate({ empresa }, { forceRefetch: true }),
    );
    peticion.abort();
    await peticion;

    expect(hayConexion()).toBe(true);
  });
});
