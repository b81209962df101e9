import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { vizorCalls as calls, type ListaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { answer, refuse } from '@comanda/shared/testing';

import {
  abrirVizor,
  AHORA,
  makeLinea,
  pasar,
  PUERTO,
  servir,
  servirMarcas,
  uuid,
} from './testing/mundo';

const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const deUna = { random: makeLinea(1).random, orden: 'Orden 1' };
const DOS = [makeLinea(1, deUna), makeLinea(2, { ...deUna, producto: 'Bolón' })];
const cuerpos = (pedidos: readonly { body: unknown }[]) => pedidos.map(({ body }) => body);
const marca = (lineas: number[], listo: boolean) => ({
  empresa: PUERTO,
  lineas: lineas.map(uuid),
  listo,
});

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now: AHORA }));
afterEach(() => void jest.useRealTimers());

describe('a line', () => {
  it('is ready at a tap, before the server has said so', async () => {
    servir({ [PUERTO]: DOS });
    let soltar: () => void = () => undefined;
    const marcas = answer(calls.marcarListo, async () => {
      await new Promise<void>((seguir) => (soltar = seguir));
      return { success: true as const, data: null };
    });
    const { user } = abrirVizor();
    await user.click(await boton(/^Listo: 2 Ceviche/));
    expect(await boton(/^Listo: 2 Ceviche/)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(marcas).toHaveLength(1));
    await pasar(5_000); // lists that do not know it yet come meanwhile
    expect(await boton(/^Listo: 2 Ceviche/)).toHaveAttribute('aria-pressed', 'true');
    soltar();
    expect(cuerpos(marcas)).toEqual([marca([1], true)]);
  });

  it('is marked once by Enter twice', async () => {
    servir({ [PUERTO]: DOS });
    const marcas = servirMarcas();
    const { user } = abrirVizor();
    (await boton(/^Listo: 2 Ceviche/)).focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(cuerpos(marcas)).toEqual([marca([1], true)]));
    expect(await boton(/^Listo: 2 Ceviche/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('is not, after all, at another tap', async () => {
    servir({ [PUERTO]: DOS });
    const marcas = servirMarcas();
    const { user } = abrirVizor();
    await user.click(await boton(/^Listo: 2 Ceviche/));
    await pasar(1_000);
    await user.click(await boton(/^Listo: 2 Ceviche/));
    expect(await boton(/^Listo: 2 Ceviche/)).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(cuerpos(marcas)).toEqual([marca([1], true), marca([1], false)]));
  });

  it('that was taken back is seen in the same way', async () => {
    servir({ [PUERTO]: [makeLinea(1, { cantidad: 0, anulada: 2 })] });
    const marcas = servirMarcas();
    const { user } = abrirVizor();
    await user.click(await boton(/^Visto: 2 Ceviche/));
    await waitFor(() => expect(cuerpos(marcas)).toEqual([marca([1], true)]));
    expect(screen.getByText('Visto')).toBeVisible();
  });

  it('is as the server has it, once the server has been asked again', async () => {
    servir({ [PUERTO]: DOS });
    servirMarcas();
    const { user } = abrirVizor();
    await user.click(await boton(/^Listo: 2 Ceviche/));
    await pasar(4_000); // another screen has taken it back meanwhile: the list goes on saying that it is pending
    expect(await boton(/^Listo: 2 Ceviche/)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('an order', () => {
  it('is ready with all its lines, keeps its place for five seconds, and goes', async () => {
    const de: Record<string, typeof DOS> = { [PUERTO]: [...DOS, makeLinea(3)] };
    servir(de);
    const marcas = answer(calls.marcarListo, () => {
      de[PUERTO] = [...DOS.map((linea) => ({ ...linea, lista: true })), makeLinea(3)];
      return { success: true as const, data: null };
    });
    const { user } = abrirVizor();
    const carta = await screen.findByRole('article', { name: 'Orden 1' });
    await user.dblClick(within(carta).getByRole('button', { name: 'Listo' }));
    expect(within(carta).getByRole('button', { name: 'Lista' })).toBeDisabled();
    await waitFor(() => expect(cuerpos(marcas)).toEqual([marca([1, 2], true)]));
    await pasar(3_000);
    expect(screen.getAllByRole('article')[0]).toBe(carta);
    await pasar(3_000);
    expect(await screen.findByText('Listas, por cobrar')).toBeVisible();
    expect(screen.getAllByRole('article').map((una) => una.ariaLabel)).toHaveLength(2);
    expect(screen.getAllByRole('article')[1]).toHaveAccessibleName('Orden 1');
  });

  it('is not said to be ready with what is to be cooked in another', async () => {
    const quitada = { ...deUna, cantidad: 0, anulada: 1, en_otra: true };
    const enOtra = makeLinea(1, { random: uuid(104), orden: 'Orden 4', cantidad: 1 });
    const listas = { [PUERTO]: [makeLinea(1, quitada), enOtra] };
    servir(listas);
    const marcas = servirMarcas();
    const { user } = abrirVizor();
    const carta = within(await screen.findByRole('article', { name: 'Orden 1' }));
    expect(carta.getByText('ANULADO')).toBeVisible();
    expect(carta.queryByRole('button', { name: /^(Visto|List[oa])/ })).toBeNull();
    listas[PUERTO] = [makeLinea(1, quitada), makeLinea(2, deUna), enOtra];
    await pasar(1_000);
    await user.click(carta.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(cuerpos(marcas)).toEqual([marca([2], true)]));
    expect(await boton(/^Listo: 1 Ceviche/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('is taken back within five seconds', async () => {
    servir({ [PUERTO]: DOS });
    const marcas = servirMarcas();
    const { user } = abrirVizor();
    await user.click(await boton('Listo'));
    expect(screen.getByText('Listo: Orden 1')).toBeVisible();
    await user.click(await boton('Deshacer'));
    expect(await boton('Listo')).toBeEnabled();
    await waitFor(() =>
      expect(cuerpos(marcas)).toEqual([marca([1, 2], true), marca([1, 2], false)]),
    );
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('takes back one of two with a double press', async () => {
    servir({ [PUERTO]: DOS });
    const marcas = servirMarcas();
    const { user } = abrirVizor();
    await user.click(await boton(/^Listo: 2 Ceviche/));
    await user.click(await boton(/^Listo: 2 Bolón/));
    await user.click(await boton('Deshacer'));
    await user.click(await boton('Deshacer'));
    expect(await boton(/^Listo: 2 Ceviche/)).toHaveAttribute('aria-pressed', 'true');
    await pasar(700);
    await user.click(await boton('Deshacer'));
    expect(await boton(/^Listo: 2 Ceviche/)).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(cuerpos(marcas).slice(-2)).toEqual([marca([2], false), marca([1], false)]),
    );
  });

  it('offers that no longer than five seconds', async () => {
    servir({ [PUERTO]: DOS });
    servirMarcas();
    const { user } = abrirVizor();
    await user.click(await boton('Listo'));
    await pasar(5_100);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('of one station is ready with the lines of that station', async () => {
    servir({ [PUERTO]: [...DOS, makeLinea(3, { ...deUna, estacion: 'Barra' })] });
    const marcas = servirMarcas();
    const { user } = abrirVizor();
    await user.click(await boton('Barra 1'));
    await user.click(await boton('Listo'));
    await waitFor(() => expect(cuerpos(marcas)).toEqual([marca([3], true)]));
  });
});

describe('a mark that does not arrive', () => {
  it('is put back and said, in the words of the server, when it is refused', async () => {
    servir({ [PUERTO]: DOS });
    refuse(calls.marcarListo, 'NO_ENCONTRADO');
    const { user, notices } = abrirVizor();
    await user.click(await boton(/^Listo: 2 Ceviche/));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Vizor de cocina / No se pudo marcar Ceviche de Orden 1. Sigue pendiente. El registro no existe',
      ]),
    );
    expect(await boton(/^Listo: 2 Ceviche/)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('is sent again until the server is back, and stays ready meanwhile', async () => {
    servir({ [PUERTO]: DOS });
    refuse(calls.marcarListo, 'SIN_CONEXION');
    const { user, notices } = abrirVizor();
    await user.click(await boton(/^Listo: 2 Ceviche/));
    await pasar(4_000);
    const marcas = servirMarcas();
    await pasar(5_000);
    expect(cuerpos(marcas)).toEqual([marca([1], true)]);
    expect(notices).toEqual([]);
  });

  it('is put back and said when nobody answers for half a minute, with all that waited behind it', async () => {
    servir({ [PUERTO]: DOS });
    refuse(calls.marcarListo, 'SIN_CONEXION');
    const { user, notices } = abrirVizor();
    await user.click(await boton(/^Listo: 2 Ceviche/));
    await user.click(await boton(/^Listo: 2 Bolón/));
    await pasar(40_000);
    expect(notices).toEqual([
      'error: Vizor de cocina / No se pudo marcar Ceviche de Orden 1. Sigue pendiente',
      'error: Vizor de cocina / No se pudo marcar Bolón de Orden 1. Sigue pendiente',
    ]);
    expect(await boton(/^Listo: 2 Bolón/)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the last ten', () => {
  const makeLista = (n: number): ListaVizor => ({
    random: uuid(100 + n),
    orden: `Orden ${n}`,
    mesa: '4',
    usuario: 'Luis',
    lista: '2026-11-20T18:05:00.000Z',
    lineas: [
      { linea: uuid(n), cantidad: 2, producto: 'Ceviche', opt: '', estacion: 'Cocina' },
      { linea: uuid(n + 50), cantidad: 1, producto: 'Bolón', opt: '', estacion: 'Cocina' },
    ],
  });

  it('are told, and one that was marked too soon goes back to the kitchen', async () => {
    servir({ [PUERTO]: DOS });
    let listas = [makeLista(7), makeLista(8)];
    answer(calls.listarListas, () => ({ success: true as const, data: listas }));
    const marcas = servirMarcas();
    const { user } = abrirVizor();
    await user.click(await boton('Últimas'));
    const panel = screen.getByRole('complementary', { name: 'Últimas' });
    const filas = await within(panel).findAllByRole('listitem');
    expect(filas[0]).toHaveTextContent('Orden 7Mesa 4 · 13:052 Ceviche1 BolónRecuperar');
    await user.click(await boton('Recuperar Orden 8, 13:05'));
    await waitFor(() => expect(cuerpos(marcas)).toEqual([marca([8, 58], false)]));
    expect(await boton('Recuperar Orden 8, 13:05')).toBeDisabled();
    listas = [makeLista(7)];
    await pasar(4_000); // the next one does not come up under the finger
    expect(await boton('Recuperar Orden 8, 13:05')).toBeDisabled();
  });

  it('are none yet', async () => {
    servir({});
    answer(calls.listarListas, { success: true, data: [] });
    const { user } = abrirVizor();
    await user.click(await boton('Últimas'));
    expect(await screen.findByText('Aún no hay nada listo')).toBeVisible();
  });

  it('may be read again where they could not', async () => {
    servir({});
    refuse(calls.listarListas, 'INESPERADO');
    const { user } = abrirVizor();
    await user.click(await boton('Últimas'));
    expect(await boton('Reintentar')).toBeVisible();
  });

  it('says when one could not be called back', async () => {
    servir({});
    answer(calls.listarListas, { success: true, data: [makeLista(7)] });
    refuse(calls.marcarListo, 'NO_ENCONTRADO');
    const { user, notices } = abrirVizor();
    await user.click(await boton('Últimas'));
    await user.click(await boton('Recuperar Orden 7, 13:05'));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Vizor de cocina / No se pudo recuperar Orden 7. El registro no existe',
      ]),
    );
  });
});
