import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { z } from 'zod';

import { makeStore, orderingApi, fromCall } from '@comanda/shared/api';
import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';
import type { DetalleDeFallo } from '@comanda/shared/contracts/plataforma/telemetria';
import type { AreaArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { declararTrabajo } from '@comanda/shared/piezas/trabajo';
import { avisosDeConsola, makeUsuario, red, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { pagina } from '../novedades/pagina';
import { VueltaOfrecida } from '../novedades/VueltaOfrecida';
import { makeArea, makeArranque } from '../testing/makeArranque';

import { esMalo } from './buildsMalos';
import { tomarVueltas } from './vueltas';
import { enviarEventos, iniciarTelemetria } from './telemetria';
import { traerAtencion, vigilarFallos } from './vigilarFallos';

const enviar = jest.fn<(url: string, cuerpo: Blob) => boolean>(() => true);
const recargar = jest.spyOn(pagina, 'recargar').mockImplementation(() => undefined);

beforeAll(async () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: enviar, configurable: true });
  iniciarTelemetria();
  vigilarFallos();
  await traerAtencion();
});
beforeEach(() => {
  sessionStorage.clear();
  fallidas = [];
  declararTrabajo('prueba', () => false);
  enviarEventos();
  enviar.mockClear();
  recargar.mockClear();
  avisosDeConsola();
});

type Dicho = { build: string; fase: string; detalle?: DetalleDeFallo };
/** Builds of which a failed visit was told. */
let fallidas: string[] = [];
async function dichos(): Promise<Dicho[]> {
  enviarEventos();
  const textos = await Promise.all(enviar.mock.calls.map(([, cuerpo]) => cuerpo.text()));
  const todos = textos.flatMap((texto) => (JSON.parse(texto) as { eventos: Dicho[] }).eventos);
  fallidas.push(...todos.filter(({ fase }) => fase === 'fallida').map(({ build }) => build));
  return todos.filter(({ fase }) => fase !== 'fallida');
}

type ConAnterior = AreaArranque & { anterior: NonNullable<AreaArranque['anterior']> };
function abrir(): ConAnterior {
  const area = { ...makeArea('ventas'), anterior: makeArea('ventas') };
  leerArranque(JSON.stringify(makeArranque(makeUsuario(), { areas: [area] })));
  history.replaceState(null, '', '/admin/puntoventa?cedula=0912345678');
  return area;
}
const verVueltas = () => renderScreen(<VueltaOfrecida />, { usuario: makeUsuario() });

/** As the code of a build would: its files are in the stack. */
function deArea({ base }: Pick<AreaArranque, 'base'>, mensaje: string): Error {
  const error = new Error(mensaje);
  error.stack = [
    `Error: ${mensaje}`,
    '    at r (http://localhost/areas/shell/cccccccccccc/main.js:1:99)',
    `    at cobrar (http://localhost${base}puntoventa.js:1:20333)`,
  ].join('\n');
  return error;
}
const rechazar = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const lanzar = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

describe('what is thrown in use', () => {
  it('is told once, with the build that it is of and of nobody, and offers the build before', async () => {
    const area = abrir();
    for (const decir of [lanzar, lanzar, rechazar]) decir(deArea(area, 'no 0912345678 of a@b.ec'));
    expect(await dichos()).toEqual([
      {
        area: 'ventas',
        build: area.build,
        fase: 'uso',
        ms: 0,
        detalle: {
          pantalla: 'puntoventa',
          mensaje: 'Error: no … of …',
          pila: [
            'r@shell/cccccccccccc/main.js:1:99',
            `cobrar@ventas/${area.build}/puntoventa.js:1:20333`,
          ],
        },
      },
    ]);
    expect(recargar).not.toHaveBeenCalled();
    expect(esMalo(area)).toBe(false); // it goes on, unless its user says otherwise
    expect(tomarVueltas()).toBe(false);

    const { screen, user } = verVueltas();
    await user.click(screen.getByRole('button', { name: 'Volver a la versión anterior' }));
    expect(recargar).toHaveBeenCalledTimes(1);
    expect(esMalo(area)).toBe(true);
  });

  it('is one failed visit of its build, however much fails', async () => {
    const area = abrir();
    lanzar(deArea(area, 'uno'));
    await dichos();
    for (const mensaje of ['dos', 'tres']) lanzar(deArea(area, mensaje));
    fallidas = [];
    expect(await dichos()).toHaveLength(3); // of the same page
    expect(fallidas).toEqual([area.build]);
  });

  it('asks first where something is half typed', async () => {
    const area = abrir();
    declararTrabajo('prueba', () => true);
    lanzar(deArea(area, 'no sabe'));
    const { screen, user, notices } = renderScreen(<VueltaOfrecida />, {
      usuario: makeUsuario(),
      acepta: false,
    });
    const botones = screen.getAllByRole('button', { name: 'Volver a la versión anterior' });
    await user.click(botones.at(-1)!);
    expect(notices).toEqual(['pregunta: ¿Volver a la versión anterior?']);
    expect(recargar).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['has no file of a build in its stack', () => lanzar(new Error('an extension'))],
    ['is no error', () => rechazar({ code: 'SIN_CONEXION' })],
    [
      'was only aborted',
      () => rechazar(Object.assign(deArea(abrir(), 'x'), { name: 'AbortError' })),
    ],
    [
      'is a file that did not come while the line is away',
      () => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
        rechazar(
          Object.assign(deArea(abrir(), 'Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
        );
      },
    ],
  ])('is nobody else’s business where it %s', async (_que, decir) => {
    abrir();
    decir();
    expect(await dichos()).toEqual([]);
  });

  it('is told without an offer where a file did not come', async () => {
    const area = abrir();
    rechazar(Object.assign(deArea(area, 'Loading chunk 8 failed'), { name: 'ChunkLoadError' }));
    expect(await dichos()).toMatchObject([{ build: area.build, fase: 'trozo' }]);
  });
});

describe('what the policy of the page refuses', () => {
  const violar = (sourceFile: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        sourceFile,
        effectiveDirective: 'connect-src',
        blockedURI: 'https://otro.ec/clientes/0912345678',
        lineNumber: 1,
        columnNumber: 7,
      }),
    );

  it('is told of a build, without the path of what it asked for', async () => {
    const area = abrir();
    violar(`http://localhost${area.base}puntoventa.js`);
    violar('moz-extension://x/y.js');
    expect(await dichos()).toMatchObject([
      {
        build: area.build,
        fase: 'politica',
        detalle: {
          mensaje: 'connect-src https://otro.ec',
          pila: [`@ventas/${area.build}/puntoventa.js:1:7`],
        },
      },
    ]);
  });
});

describe('a reply that does not fit', () => {
  const { probar } = defineCalls('ordering', {
    probar: {
      method: 'GET',
      path: '/v1/probar',
      acceso: { perfiles: 'sesion', area: null },
      reply: envelope(z.object({ total: z.number() })),
    },
  });

  /** The call as the code of a build makes it. */
  async function pedirDe(area: AreaArranque) {
    const definida = deArea(area, 'definida');
    const haciendo = jest.spyOn(globalThis, 'Error').mockImplementation(() => definida);
    const endpoint = fromCall(probar);
    haciendo.mockRestore();
    const { endpoints } = orderingApi.injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({ probar: build.query(endpoint) }),
    });
    red.use(
      http.get('*/v1/probar', () => HttpResponse.json({ success: true, data: { total: 'Ana' } })),
    );
    return makeStore().dispatch(endpoints.probar.initiate({}));
  }

  it('is told with its call and field, and the page begins anew with the build before', async () => {
    const area = abrir();
    const { error } = await pedirDe(area);
    expect(error).toMatchObject({ msg: expect.stringContaining('no entiende') });
    expect(recargar).toHaveBeenCalledTimes(1);
    expect(esMalo(area)).toBe(true);
    expect(await dichos()).toEqual([
      {
        area: 'ventas',
        build: area.build,
        fase: 'contrato',
        ms: 0,
        detalle: {
          pantalla: 'puntoventa',
          mensaje: '',
          pila: [],
          llamada: 'GET /v1/probar',
          campo: 'data.total',
        },
      },
    ]);
  });

  it('waits until nothing is open, and says so meanwhile', async () => {
    const area = abrir();
    declararTrabajo('prueba', () => true);
    await pedirDe(area);
    expect(recargar).not.toHaveBeenCalled();
    const { screen } = verVueltas();
    expect(
      screen.getByText('Esta versión de ventas no entiende lo que responde el servidor.'),
    ).toBeVisible();
    expect(tomarVueltas()).toBe(false);
    declararTrabajo('prueba', () => false);
    expect(tomarVueltas()).toBe(true);
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it('begins nothing anew where there is no build before', async () => {
    const area = makeArea('ventas');
    leerArranque(JSON.stringify(makeArranque(makeUsuario(), { areas: [area] })));
    await pedirDe(area);
    expect(recargar).not.toHaveBeenCalled();
    expect(await dichos()).toMatchObject([{ build: area.build, fase: 'contrato' }]);
  });
});
