import { beforeEach, expect, it, jest } from '@jest/globals';
import type { INPMetric, LCPMetric } from 'web-vitals';

import { makeUsuario } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { makeArea, makeArranque } from '../testing/makeArranque';

import { iniciarTelemetria } from './telemetria';
import { contarVitales } from './vitales';

const enviar = jest.fn<(url: string, cuerpo: Blob) => boolean>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: enviar, configurable: true });

const area = makeArea('ventas');
beforeEach(() => {
  enviar.mockClear();
  leerArranque(JSON.stringify(makeArranque(makeUsuario(), { areas: [area] })));
});

/** As the browser would measure: jsdom measures nothing. */
function medir() {
  let lcp: (metrica: LCPMetric) => void = () => undefined;
  let inp: (metrica: INPMetric) => void = () => undefined;
  contarVitales({ onLCP: (decir) => (lcp = decir), onINP: (decir) => (inp = decir) });
  return {
    lcp: (value: number) => lcp({ value } as LCPMetric),
    inp: (value: number) => inp({ value } as INPMetric),
  };
}
function esconder(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  jest.restoreAllMocks();
}

it('tells both in one post as the page is left, each with its screen, and the answer once', async () => {
  iniciarTelemetria();
  history.replaceState(null, '', '/admin/puntoventa');
  const miden = medir();
  miden.lcp(1_204.6);
  miden.inp(80);
  history.replaceState(null, '', '/admin/otra');
  miden.inp(40);
  esconder();
  miden.inp(900);
  esconder();
  expect(enviar).toHaveBeenCalledTimes(1);
  const { eventos } = JSON.parse((await enviar.mock.calls[0]?.[1].text()) ?? '') as {
    eventos: object[];
  };
  const donde = { area: 'ventas', build: area.build, pantalla: 'puntoventa' };
  expect(eventos).toEqual([
    { ...donde, fase: 'lcp', ms: 1_205 },
    { ...donde, fase: 'inp', ms: 80 },
  ]);
});
