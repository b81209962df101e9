import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { avisosDeConsola, makeUsuario } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { makeArea, makeArranque } from '../testing/makeArranque';

const enviar = jest.fn<(url: string, cuerpo: Blob) => boolean>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: enviar, configurable: true });

const area = makeArea('ventas');
const ARRANQUE = JSON.stringify(makeArranque(makeUsuario(), { areas: [area] }));

type Pagina = { enviar: () => void };

/** The module as another page has it. */
async function abrirPagina(direccion = '/admin/puntoventa'): Promise<Pagina> {
  let pagina: Pagina = { enviar: () => undefined };
  await jest.isolateModulesAsync(async () => {
    const arranque = await import('../arranque/arranque');
    arranque.leerArranque(ARRANQUE);
    history.replaceState(null, '', direccion);
    const telemetria = await import('./telemetria');
    telemetria.iniciarTelemetria();
    (await import('./latido')).latir();
    pagina = { enviar: telemetria.enviarEventos };
  });
  return pagina;
}
/** It does nothing more and takes nothing away. */
const colgar = () => jest.clearAllTimers();
const marcas = () =>
  Object.keys(localStorage).filter((llave) => llave.startsWith('comanda.latido.'));

async function dichos({ enviar: mandar }: Pagina): Promise<string[]> {
  mandar();
  const textos = await Promise.all(enviar.mock.calls.map(([, cuerpo]) => cuerpo.text()));
  return textos.flatMap((texto) =>
    (JSON.parse(texto) as { eventos: { area: string; build: string; fase: string }[] }).eventos.map(
      ({ area: de, build, fase }) => `${de} ${build} ${fase}`,
    ),
  );
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  leerArranque(ARRANQUE);
  localStorage.clear();
  enviar.mockClear();
  avisosDeConsola();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a page that hangs', () => {
  it('is told by the next one, once, with its area and its build', async () => {
    await abrirPagina();
    jest.advanceTimersByTime(3_000);
    colgar();
    jest.setSystemTime(Date.now() + 20_000);
    const siguiente = await abrirPagina('/admin/otra');
    jest.advanceTimersByTime(5_000);
    expect(await dichos(siguiente)).toEqual([`ventas ${area.build} colgado`]);
    const otra = await abrirPagina();
    jest.advanceTimersByTime(5_000);
    expect(await dichos(otra)).toHaveLength(1);
  });

  it('is not told of a machine that was off since', async () => {
    await abrirPagina();
    jest.advanceTimersByTime(3_000);
    colgar();
    jest.setSystemTime(Date.now() + 10 * 60_000);
    const siguiente = await abrirPagina();
    jest.advanceTimersByTime(5_000);
    expect(await dichos(siguiente)).toEqual([]);
    expect(marcas()).toHaveLength(1); // its own
  });
});

describe('a page that lives', () => {
  it('is not told of by another tab', async () => {
    await abrirPagina();
    jest.advanceTimersByTime(2_000);
    const siguiente = await abrirPagina();
    jest.advanceTimersByTime(8_000);
    expect(await dichos(siguiente)).toEqual([]);
  });

  it.each([
    ['goes', () => window.dispatchEvent(new Event('pagehide'))],
    ['waits for the printer', () => window.dispatchEvent(new Event('beforeprint'))],
    [
      'is looked at no more',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('leaves no mark as it %s', async (_que, hacer) => {
    await abrirPagina();
    jest.advanceTimersByTime(2_000);
    expect(marcas()).toHaveLength(1);
    hacer();
    expect(marcas()).toEqual([]);
    jest.restoreAllMocks();
  });
});
