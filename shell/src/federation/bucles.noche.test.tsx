import { afterEach, expect, it, jest } from '@jest/globals';
import { avisosDeConsola, makeUsuario } from '@comanda/shared/testing';

import { makeArea, makeArranque } from '../testing/makeArranque';

const enviar = jest.fn<(url: string, cuerpo: Blob) => boolean>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: enviar, configurable: true });

let terminar: () => void = () => undefined;
afterEach(() => terminar());

/** A page of its own, in which a screen is drawn again and again, by an effect that sets what it reads; until something is told, or for so long. */
async function conPantalla(cadaMs: number, espera: number): Promise<string[]> {
  enviar.mockClear();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // as in a page
  await jest.isolateModulesAsync(async () => {
    await import('./commits');
    const { createElement, useEffect, useState } = await import('react');
    const { createRoot } = await import('react-dom/client');
    const { leerArranque } = await import('../arranque/arranque');
    const { vigilarBucles } = await import('./bucles');
    const { enviarEventos, iniciarTelemetria } = await import('./telemetria');
    const area = makeArea('ventas');
    leerArranque(JSON.stringify(makeArranque(makeUsuario(), { areas: [area] })));
    history.replaceState(null, '', '/admin/puntoventa');
    function Pantalla() {
      const [veces, setVeces] = useState(0);
      useEffect(() => {
        const reloj = setTimeout(() => setVeces(veces + 1), cadaMs);
        return () => clearTimeout(reloj);
      }, [veces]);
      return createElement('p', null, veces);
    }
    iniciarTelemetria();
    const raiz = createRoot(document.createElement('div'));
    terminar = () => raiz.unmount();
    raiz.render(createElement(Pantalla));
    vigilarBucles();
    const desde = Date.now();
    do {
      await new Promise((listo) => setTimeout(listo, 500));
      enviarEventos();
    } while (enviar.mock.calls.length === 0 && Date.now() - desde < espera);
  });
  const textos = await Promise.all(enviar.mock.calls.map(([, cuerpo]) => cuerpo.text()));
  return textos.flatMap((texto) =>
    (
      JSON.parse(texto) as { eventos: { area: string; fase: string; detalle: object }[] }
    ).eventos.map(({ area, fase, detalle }) => JSON.stringify([area, fase, detalle])),
  );
}

it('tells once of a screen that is drawn without end, by its area and its path', async () => {
  avisosDeConsola();
  expect(await conPantalla(0, 20_000)).toEqual([
    JSON.stringify(['ventas', 'bucle', { pantalla: 'puntoventa', mensaje: '', pila: [] }]),
  ]);
}, 30_000);

it('tells nothing of one that is drawn thirty times a second', async () => {
  expect(await conPantalla(33, 3_500)).toEqual([]);
}, 15_000);
