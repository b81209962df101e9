import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { answer, refuse } from '@comanda/shared/testing';

import { abrirVizor, AHORA, makeLinea, pasar, PUERTO, servir } from './testing/mundo';

const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const orden = (name: string) => screen.findByRole('article', { name });

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now: AHORA }));
afterEach(() => void jest.useRealTimers());

describe('the bell', () => {
  const notas: number[] = [];
  let estado = 'running';

  class Audio extends EventTarget {
    currentTime = 0;
    destination = {};
    get state() {
      return estado;
    }
    resume() {
      return Promise.resolve();
    }
    createGain() {
      const gain = {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      };
      return { gain, connect: () => undefined };
    }
    createOscillator() {
      const frequency = { value: 0 };
      return {
        frequency,
        connect: (otro: unknown) => otro,
        start: () => void notas.push(frequency.value),
        stop: () => undefined,
      };
    }
  }
  const suena = () => notas.splice(0).length > 0;

  beforeEach(() => {
    Object.assign(globalThis, { AudioContext: Audio });
    estado = 'running';
    notas.length = 0;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });

  /** What the kitchen has may change while one looks. */
  async function conCocina(inicial: readonly LineaVizor[]) {
    const de: Record<string, readonly LineaVizor[]> = { [PUERTO]: inicial };
    servir(de);
    const vista = abrirVizor();
    await orden('Orden 1');
    const poner = async (lineas: readonly LineaVizor[]) => {
      de[PUERTO] = lineas;
      await pasar(2_000);
    };
    return { ...vista, poner };
  }

  it('rings for a new order, an addition and a course that is fired, once each', async () => {
    const retenida = makeLinea(2, { random: makeLinea(1).random, retenida: true });
    const { poner } = await conCocina([makeLinea(1), retenida]);
    await pasar(3_000);
    expect(suena()).toBe(false);

    const nueva = makeLinea(3);
    await poner([makeLinea(1), retenida, nueva]);
    expect(suena()).toBe(true);
    const agregada = makeLinea(4, { random: nueva.random, agregada: true, envio: 2 });
    await poner([makeLinea(1), retenida, nueva, agregada]);
    expect(suena()).toBe(true);
    const disparada = { ...retenida, retenida: false, enviada: AHORA.toISOString() };
    await poner([makeLinea(1), disparada, nueva, agregada]);
    expect(suena()).toBe(true);
    await poner([makeLinea(1), { ...disparada, anulada: 1 }, nueva, agregada]);
    expect(suena()).toBe(false);
  });

  it('is no alarm for what comes back, or for another station', async () => {
    const { user, poner } = await conCocina([makeLinea(1), makeLinea(2, { lista: true })]);
    await poner([makeLinea(1), makeLinea(2)]);
    expect(suena()).toBe(false);
    await user.click(await boton(/^Cocina/));
    await poner([makeLinea(1), makeLinea(2), makeLinea(3, { estacion: 'Barra' })]);
    expect(suena()).toBe(false);
  });

  it('rings for what came while the page was away', async () => {
    const { unmount } = await conCocina([makeLinea(1)]);
    unmount();
    servir({ [PUERTO]: [makeLinea(1), makeLinea(2)] });
    abrirVizor();
    await orden('Orden 2');
    await waitFor(() => expect(suena()).toBe(true));
  });

  it('is silenced by one tap, and the machine remembers it', async () => {
    const { user, unmount, poner } = await conCocina([makeLinea(1)]);
    await user.click(await boton('Sonido'));
    await poner([makeLinea(1), makeLinea(2)]);
    expect(suena()).toBe(false);
    unmount();
    abrirVizor();
    expect(await boton('Sonido')).toHaveAttribute('aria-pressed', 'false');
  });

  it('asks for a touch where the browser wants one', async () => {
    estado = 'suspended';
    const { user, poner } = await conCocina([makeLinea(1)]);
    const activar = await boton('Toque para activar el sonido');
    await poner([makeLinea(1), makeLinea(2)]);
    expect(suena()).toBe(false);
    estado = 'running';
    await user.click(activar);
    await waitFor(() => expect(screen.queryByText('Toque para activar el sonido')).toBeNull());
    await poner([makeLinea(1), makeLinea(2), makeLinea(3)]);
    expect(suena()).toBe(true);
  });
});

it('has no button for a sound that the machine has not', async () => {
  servir({});
  abrirVizor();
  await screen.findByText('No hay órdenes en cocina');
  expect(screen.queryByRole('button', { name: 'Sonido' })).toBeNull();
});

describe('the papers', () => {
  const imprimir = () =>
    answer(impresionCalls.imprimirComanda, {
      success: true,
      data: { id: '1', destino: 'Cocina' },
    });
  const TICKET = {
    empresa: PUERTO,
    orden: 'Orden 2',
    mesa: '4',
    mesero: 'Carlos Andrade',
    estacion: 'Cocina',
    fecha: '20/11/2026 13:00',
    lineas: [{ cantidad: 2, producto: 'Ceviche', opt: '', curso: null, marca: null }],
  };
  const cuerpos = (pedidos: readonly { body: unknown }[]) => pedidos.map(({ body }) => body);

  async function conPapel() {
    const de: Record<string, readonly LineaVizor[]> = { [PUERTO]: [makeLinea(1)] };
    servir(de);
    const vista = abrirVizor();
    await orden('Orden 1');
    await vista.user.click(await boton('Imprimir comandas'));
    const poner = async (lineas: readonly LineaVizor[]) => {
      de[PUERTO] = lineas;
      await pasar(2_000);
    };
    return { ...vista, poner };
  }

  it('come out once for each send to each station, also after the page is loaded again', async () => {
    const { unmount, poner } = await conPapel();
    const pedidos = imprimir();
    const comun = { random: makeLinea(2).random, orden: 'Orden 2' };
    const envio = [
      makeLinea(2),
      makeLinea(3, { ...comun, producto: 'Limonada', estacion: 'Barra' }),
    ];
    await poner([makeLinea(1), ...envio]);
    await pasar(3_000);
    expect(cuerpos(pedidos)).toEqual([
      TICKET,
      { ...TICKET, estacion: 'Barra', lineas: [{ ...TICKET.lineas[0], producto: 'Limonada' }] },
    ]);

    unmount();
    const agregada = makeLinea(4, { ...comun, agregada: true, envio: 2 });
    servir({ [PUERTO]: [makeLinea(1), ...envio, agregada] });
    abrirVizor();
    await orden('Orden 2');
    await pasar(3_000);
    expect(cuerpos(pedidos).slice(2)).toEqual([
      { ...TICKET, lineas: [{ ...TICKET.lineas[0], marca: 'AGREGADO' }] },
    ]);
  });

  it('say whether an order is packed to go, in what every print service prints', async () => {
    const { poner } = await conPapel();
    const pedidos = imprimir();
    const sinMesa = { mesa: '', orden: 'María Elena'.padEnd(60, 'z') };
    await poner([makeLinea(1), makeLinea(2, { ...sinMesa, canal: 'LLEVAR' })]);
    expect(cuerpos(pedidos)).toEqual([
      { ...TICKET, mesa: '', orden: 'Para llevar: María Elena'.padEnd(60, 'z') },
    ]);
  });

  it('say what was taken back, and wait with a course that is held', async () => {
    const { poner } = await conPapel();
    const pedidos = imprimir();
    const comun = { random: makeLinea(2).random, orden: 'Orden 2', curso: 'FUERTE' as const };
    await poner([
      makeLinea(1, { cantidad: 1, anulada: 1 }),
      makeLinea(2, { ...comun, retenida: true }),
    ]);
    expect(cuerpos(pedidos)).toEqual([
      {
        ...TICKET,
        orden: 'Orden 1',
        lineas: [{ ...TICKET.lineas[0], cantidad: 1, marca: 'ANULADO' }],
      },
    ]);
    await poner([makeLinea(1), makeLinea(2, comun)]);
    expect(cuerpos(pedidos).slice(1)).toEqual([
      { ...TICKET, lineas: [{ ...TICKET.lineas[0], curso: 'FUERTE' }] },
    ]);
  });

  it('say each time no more than what is taken back anew, also after the page is loaded again', async () => {
    const { unmount, poner } = await conPapel();
    const pedidos = imprimir();
    const cuatro = makeLinea(2, { cantidad: 4 });
    const dichas = () =>
      pedidos.map(({ body }) => {
        const { lineas } = body as { lineas: { cantidad: number; marca: string | null }[] };
        return lineas.map(({ cantidad, marca }) => [cantidad, marca]);
      });
    await poner([makeLinea(1), cuatro]);
    await poner([makeLinea(1), { ...cuatro, cantidad: 3, anulada: 1 }]);
    await poner([makeLinea(1), { ...cuatro, cantidad: 2, anulada: 2 }]);
    expect(dichas()).toEqual([[[4, null]], [[1, 'ANULADO']], [[1, 'ANULADO']]]);

    unmount();
    servir({ [PUERTO]: [makeLinea(1), { ...cuatro, cantidad: 0, anulada: 4 }] });
    abrirVizor();
    await orden('Orden 2');
    await pasar(3_000);
    expect(dichas().slice(3)).toEqual([[[2, 'ANULADO']]]);
  });

  it('of two orders that one line was shared out to say what each of them takes back', async () => {
    const { poner } = await conPapel();
    const pedidos = imprimir();
    const aqui = makeLinea(2, { cantidad: 1 });
    const alla = { ...aqui, random: makeLinea(3).random, orden: 'Orden 3' };
    await poner([makeLinea(1), { ...aqui, cantidad: 2 }]);
    await poner([makeLinea(1), aqui, alla]);
    expect(pedidos).toHaveLength(1);
    const deAqui = { ...aqui, cantidad: 0, anulada: 1 };
    await poner([makeLinea(1), deAqui, alla]);
    await poner([makeLinea(1), deAqui, { ...alla, cantidad: 0, anulada: 1 }]);
    const anulada = { ...TICKET.lineas[0], cantidad: 1, marca: 'ANULADO' };
    expect(cuerpos(pedidos).slice(1)).toEqual([
      { ...TICKET, lineas: [anulada] },
      { ...TICKET, orden: 'Orden 3', lineas: [anulada] },
    ]);
  });

  it("of another station are another screen's, also when this one changes its own", async () => {
    const { user, poner } = await conPapel();
    const pedidos = imprimir();
    await user.click(await boton(/^Cocina/));
    await poner([makeLinea(1), makeLinea(2, { estacion: 'Barra' })]);
    await user.click(await boton(/^Todas/));
    await pasar(2_000);
    await poner([makeLinea(1), makeLinea(2, { estacion: 'Barra' }), makeLinea(3)]);
    expect(pedidos.map(({ body }) => (body as { orden: string }).orden)).toEqual(['Orden 3']);
  });

  it('that the printer did not take are told, stop nothing, and come out when they are tried again', async () => {
    const { user, poner } = await conPapel();
    refuse(impresionCalls.imprimirComanda, 'IMPRESORA_NO_DISPONIBLE');
    await poner([makeLinea(1), makeLinea(2)]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^No se pudo imprimir la comanda de Orden 2\./,
    );
    expect(await orden('Orden 2')).toBeVisible();
    const pedidos = imprimir();
    await pasar(5_000);
    expect(pedidos).toHaveLength(0);
    await user.click(await boton('Reintentar'));
    await waitFor(() => expect(cuerpos(pedidos)).toEqual([TICKET]));
    await pasar(3_000);
    expect(pedidos).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('come out as a copy where nobody knows whether they came out', async () => {
    const { unmount, poner } = await conPapel();
    answer(impresionCalls.imprimirComanda, () => new Promise(() => undefined)); // the page ends before it answers
    await poner([makeLinea(1), makeLinea(2)]);
    unmount();
    const pedidos = imprimir();
    abrirVizor();
    await waitFor(() => expect(cuerpos(pedidos)).toEqual([{ ...TICKET, copia: true }]));
  });

  it.each([
    ['nobody answered', 'SIN_CONEXION', 'No hay conexión con el servidor'],
    ['did not finish', 'IMPRESORA_NO_TERMINO', 'La impresora no terminó'],
  ] as const)(
    'that %s come out as a copy when they are tried again, and when the page is loaded again',
    async (_como, code, motivo) => {
      const { user, unmount, poner } = await conPapel();
      refuse(impresionCalls.imprimirComanda, code);
      let reloj = 0;
      const mirado = jest.spyOn(performance, 'now').mockImplementation(() => (reloj += 3_000));
      await poner([makeLinea(1), makeLinea(2)]);
      const aviso = await screen.findByRole('alert');
      mirado.mockRestore();
      expect(aviso).toHaveTextContent(`No se sabe si salió la comanda de Orden 2. ${motivo}`);
      const rechazadas = refuse(impresionCalls.imprimirComanda, 'IMPRESORA_NO_DISPONIBLE');
      await user.click(await boton('Reintentar'));
      await waitFor(() => expect(cuerpos(rechazadas)).toEqual([{ ...TICKET, copia: true }]));
      await screen.findByText(/la impresora no está conectada/);

      unmount();
      const pedidos = imprimir();
      abrirVizor();
      await waitFor(() => expect(cuerpos(pedidos)).toEqual([{ ...TICKET, copia: true }]));
    },
  );

  it('come out as they are once the service that did not run does', async () => {
    const { user, poner } = await conPapel();
    refuse(impresionCalls.imprimirComanda, 'SIN_CONEXION'); // at once
    await poner([makeLinea(1), makeLinea(2)]);
    await screen.findByRole('alert');
    const pedidos = imprimir();
    await user.click(await boton('Reintentar'));
    await waitFor(() => expect(cuerpos(pedidos)).toEqual([TICKET]));
  });

  it('come out as that copy, and say no more than that, once more was taken back', async () => {
    const { unmount, poner } = await conPapel();
    imprimir();
    const cuatro = makeLinea(2, { cantidad: 4 });
    await poner([makeLinea(1), cuatro]);
    await poner([makeLinea(1), { ...cuatro, cantidad: 3, anulada: 1 }]);
    answer(impresionCalls.imprimirComanda, () => new Promise(() => undefined));
    await poner([makeLinea(1), { ...cuatro, cantidad: 2, anulada: 2 }]);
    unmount();
    const pedidos = imprimir();
    abrirVizor();
    const anulada = { ...TICKET.lineas[0], cantidad: 1, marca: 'ANULADO' };
    await waitFor(() =>
      expect(cuerpos(pedidos)).toEqual([{ ...TICKET, lineas: [anulada], copia: true }]),
    );
  });

  it('are not those of what was there before it was switched on, nor of when it was off', async () => {
    const { user, poner } = await conPapel();
    const pedidos = imprimir();
    await pasar(2_000);
    await user.click(await boton('Imprimir comandas'));
    await poner([makeLinea(1), makeLinea(2)]);
    await user.click(await boton('Imprimir comandas'));
    await pasar(3_000);
    expect(pedidos).toHaveLength(0);
  });

  it('of one order come out by hand, as copies, once for two taps', async () => {
    servir({ [PUERTO]: [makeLinea(2)] });
    const pedidos = imprimir();
    const { user } = abrirVizor();
    await user.dblClick(await boton('Imprimir Orden 2'));
    await pasar(1_000);
    expect(cuerpos(pedidos)).toEqual([{ ...TICKET, copia: true }]);
  });

  it('of one order that come out by hand say what waits for its course', async () => {
    const comun = { random: makeLinea(2).random, orden: 'Orden 2' };
    const retenida = { ...comun, producto: 'Lomo', curso: 'FUERTE' as const, retenida: true };
    servir({ [PUERTO]: [makeLinea(2), makeLinea(3, { ...retenida, asiento: 2, opt: 'sin sal' })] });
    const pedidos = imprimir();
    const { user } = abrirVizor();
    await user.click(await boton('Imprimir Orden 2'));
    await waitFor(() => expect(pedidos).toHaveLength(1));
    const lomo = { producto: 'Lomo', opt: 'EN ESPERA\nAsiento 2\nsin sal', curso: 'FUERTE' };
    expect(cuerpos(pedidos)).toEqual([
      { ...TICKET, lineas: [TICKET.lineas[0], { ...TICKET.lineas[0], ...lomo }], copia: true },
    ]);
  });
});

it('covers the whole page when it is asked to', async () => {
  servir({});
  const { user } = abrirVizor();
  await user.click(await boton('Pantalla completa'));
  const vizor = screen.getByRole('region', { name: 'Vizor de cocina' });
  expect(vizor).toHaveAttribute('data-completa', 'true');
  expect(vizor).toHaveAttribute('data-tema', 'oscuro');
  await user.click(await boton('Pantalla completa'));
  expect(vizor).toHaveAttribute('data-completa', 'false');
});
