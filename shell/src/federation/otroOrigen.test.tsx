import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import type { AreaArranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { makeArea } from '../testing/makeArranque';

import { permitidos } from './buildsPermitidos';
import { seEsperaDeOtroOrigen, tomarDeOtroOrigen } from './otroOrigen';
import { enviarEventos, iniciarTelemetria } from './telemetria';

const HASH = 'sha384-abc';
const LIMITE_MS = 3_000;

let origenes = 0;
const enviar = jest.fn<(url: string, cuerpo: Blob) => boolean>(() => true);

beforeAll(() => {
  tomarDeOtroOrigen();
  Object.defineProperty(navigator, 'sendBeacon', { value: enviar, configurable: true });
  iniciarTelemetria();
});
beforeEach(() => {
  enviarEventos();
  enviar.mockClear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
  permitidos.fijarPagina({});
});

/** A build whose area is at an origin of its own, which nothing has been asked of in this page. */
function areaLejana(origen = `https://archivos${++origenes}.ejemplo.ec`) {
  const area = { ...makeArea('ventas'), origen };
  permitidos.fijarPagina({ origenes: [origen] });
  permitidos.permitir([conArchivos(area)]);
  return { ...area, lejos: `${origen}/ventas/${area.build}/` };
}
const conArchivos = (area: AreaArranque): AreaArranque => ({
  ...area,
  integridad: { 'remoteEntry.js': HASH, 'routes.js': HASH, 'logo.svg': HASH },
});
const enElProducto = ({ base }: { base: string }, archivo = 'remoteEntry.js') =>
  new URL(base + archivo, location.href).href;

/** As webpack does it: the address first, then the rest; it waits for one of the two. */
function pedir(url: string) {
  const script = document.createElement('script');
  const dicho: string[] = [];
  script.src = url;
  script.integrity = HASH;
  script.crossOrigin = 'anonymous';
  script.onload = () => void dicho.push('load');
  script.onerror = () => void dicho.push('error');
  document.head.append(script);
  return { script, dicho };
}
const deLejos = () =>
  [...document.head.querySelectorAll('script')].filter(({ integrity, referrerPolicy }) =>
    Boolean(integrity && referrerPolicy === 'no-referrer'),
  );
const atributos = () => deLejos().map((uno) => uno.getAttribute('src'));
async function pasar(hecho: () => unknown): Promise<void> {
  hecho();
  await jest.advanceTimersByTimeAsync(0);
}
async function eventos(): Promise<unknown[]> {
  enviarEventos();
  const textos = await Promise.all(enviar.mock.calls.map(([, cuerpo]) => cuerpo.text()));
  return textos.flatMap((texto) => (JSON.parse(texto) as { eventos: unknown[] }).eventos);
}

describe('a script of an area that has another origin', () => {
  it('is asked for there, with its hash and without a word of who asks; whoever waits for it knows its address here', async () => {
    const area = areaLejana();
    const { script, dicho } = pedir(enElProducto(area));
    const [suyo] = deLejos();
    expect(suyo?.getAttribute('src')).toBe(`${area.lejos}remoteEntry.js`);
    expect(suyo).toMatchObject({
      integrity: HASH,
      crossOrigin: 'anonymous',
      referrerPolicy: 'no-referrer',
      src: enElProducto(area),
    });
    expect(script.src).toBe(enElProducto(area));
    expect(script.getAttribute('src')).toBeNull();

    await pasar(() => suyo?.dispatchEvent(new Event('load')));
    expect(dicho).toEqual(['load']);
    expect(script.getAttribute('src')).toBeNull();
    expect(await eventos()).toEqual([]);
  });

  it('comes from the product where its origin gives nothing, or something else, and so does all that follows; said once', async () => {
    const area = areaLejana();
    const { script, dicho } = pedir(enElProducto(area));
    await pasar(() => deLejos()[0]?.dispatchEvent(new Event('error')));
    expect(script.getAttribute('src')).toBe(enElProducto(area));
    expect(script.integrity).toBe(HASH);
    expect(dicho).toEqual([]); // it is on its way

    const siguiente = pedir(enElProducto(area, 'routes.js'));
    expect(siguiente.script.getAttribute('src')).toBe(enElProducto(area, 'routes.js'));
    expect(deLejos()).toEqual([]);
    expect(await eventos()).toEqual([
      { area: 'ventas', build: area.build, fase: 'origen', ms: expect.any(Number) },
    ]);
  });

  it('comes from the product after three seconds of nothing, and what comes later is not run', async () => {
    const area = areaLejana();
    const { script } = pedir(enElProducto(area));
    const [suyo] = deLejos();
    await jest.advanceTimersByTimeAsync(LIMITE_MS - 1);
    expect(script.getAttribute('src')).toBeNull();
    expect(seEsperaDeOtroOrigen(area.base)).toBe(true);

    await jest.advanceTimersByTimeAsync(1);
    expect(script.getAttribute('src')).toBe(enElProducto(area));
    expect(seEsperaDeOtroOrigen(area.base)).toBe(false);
    expect(suyo?.ownerDocument).not.toBe(document);
    expect(await eventos()).toHaveLength(1);
  });

  it('is asked for once where two want it', async () => {
    const area = areaLejana();
    const unos = [pedir(enElProducto(area)), pedir(enElProducto(area))];
    expect(atributos()).toEqual([`${area.lejos}remoteEntry.js`]);
    await pasar(() => deLejos()[0]?.dispatchEvent(new Event('load')));
    expect(unos.map(({ dicho }) => dicho)).toEqual([['load'], ['load']]);
  });

  it('leaves other origins alone', async () => {
    const rota = areaLejana();
    pedir(enElProducto(rota));
    await pasar(() => deLejos()[0]?.dispatchEvent(new Event('error')));
    const sana = areaLejana();
    pedir(enElProducto(sana));
    expect(atributos()).toEqual([`${sana.lejos}remoteEntry.js`]);
  });

  it('comes from the product where this page may load nothing from there', () => {
    const area = areaLejana();
    permitidos.fijarPagina({});
    permitidos.permitir([conArchivos(area)]);
    const { script } = pedir(enElProducto(area));
    expect(script.getAttribute('src')).toBe(enElProducto(area));
  });

  it.each(['logo.svg', 'otra.js'])('is a script of the build, and not %s', (archivo) => {
    const area = areaLejana();
    const { script } = pedir(enElProducto(area, archivo));
    expect(script.getAttribute('src')).toBe(enElProducto(area, archivo));
  });
});
