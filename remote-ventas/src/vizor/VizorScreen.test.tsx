import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';
import { orderingApi } from '@comanda/shared/api';
import { answer, makeUsuario, refuse } from '@comanda/shared/testing';

import {
  abrirVizor,
  AHORA,
  ANDINA,
  makeLinea,
  pasar,
  PUERTO,
  servir,
  servirMarcas,
} from './testing/mundo';

const orden = (name: string) => screen.findByRole('article', { name });
const ordenes = () => screen.getAllByRole('article').map((una) => una.getAttribute('aria-label'));
const hora = (hhmm: string) => `2026-11-20T${hhmm}:00.000Z`;

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now: AHORA }));
afterEach(() => void jest.useRealTimers());

describe('VizorScreen (spec section 2, Kitchen display)', () => {
  it('shows a card per order: whose it is, and what is to be cooked, with its options line by line', async () => {
    const comun = { random: makeLinea(1).random, orden: 'Orden 12' };
    servir({
      [PUERTO]: [
        makeLinea(1, { ...comun, opt: 'Término medio\nSin cebolla' }),
        makeLinea(2, { ...comun, producto: 'Encebollado', cantidad: 1.5, asiento: 2 }),
      ],
    });
    abrirVizor();
    const carta = await orden('Orden 12');
    expect(carta).toHaveTextContent('Mesa4Orden12MeseroCarlos Andrade');
    expect(within(carta).getByRole('button', { name: 'Pagar' })).toBeVisible();
    const cabezas = within(carta).getAllByRole('columnheader');
    expect(cabezas.map(({ textContent }) => textContent)).toEqual([
      'Cant.',
      'Productos',
      'Opciones',
    ]);
    const [, ...filas] = within(carta).getAllByRole('row');
    const celdas = filas.map((fila) =>
      within(fila)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(celdas).toEqual([
      ['2', 'Ceviche', 'Término medio\nSin cebolla'],
      ['1.5', 'EncebolladoAsiento 2', ''],
    ]);
  });

  it('says of an order without a table that it has none', async () => {
    servir({ [PUERTO]: [makeLinea(1, { mesa: '', orden: 'María, para llevar', pagada: true })] });
    abrirVizor();
    const carta = await orden('María, para llevar');
    expect(carta).toHaveTextContent('OrdenMaría, para llevarMesaSin mesa');
    expect(carta).toHaveTextContent('Pagada');
    expect(within(carta).queryByRole('button', { name: 'Pagar' })).toBeNull();
  });

  it('says of one whether it is packed to go, or brought', async () => {
    const sinMesa = { mesa: '', orden: 'María' };
    const otra = { random: makeLinea(2).random, mesa: '', orden: 'Pedro' };
    servir({
      [PUERTO]: [
        makeLinea(1, { ...sinMesa, canal: 'LLEVAR' }),
        makeLinea(2, { ...otra, canal: 'DOMICILIO' }),
      ],
    });
    abrirVizor();
    expect(await orden('María')).toHaveTextContent('OrdenMaríaCanalPara llevar');
    expect(await orden('Pedro')).toHaveTextContent('OrdenPedroCanalDomicilio');
  });

  it('puts the oldest first, with the minutes it waits and a word from when that is long', async () => {
    servir({
      [PUERTO]: [
        makeLinea(3, { enviada: hora('18:10') }),
        makeLinea(1, { enviada: hora('17:50') }),
        makeLinea(2, { enviada: hora('18:01') }),
      ],
    });
    abrirVizor();
    await orden('Orden 1');
    expect(ordenes()).toEqual(['Orden 1', 'Orden 2', 'Orden 3']);
    const esperas = screen.getAllByRole('article').map((carta) => {
      const { tono } = carta.dataset;
      return `${tono} ${/\d+ min\D*/.exec(carta.querySelector('header')?.textContent ?? '')?.[0]}`;
    });
    expect(esperas).toEqual(['alerta 22 min · Tarde', 'aviso 11 min · Atención', 'bien 2 min']);

    await pasar(60_000);
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('23 min');
  });

  it("counts by the server's clock: that of a screen in a kitchen is nobody's care", async () => {
    jest.setSystemTime(new Date('2026-11-21T03:00:00.000Z'));
    answer(calls.listarVizor, {
      success: true,
      ajustes: { estaciones: ['Cocina'], aviso_min: 10, alerta_min: 20 },
      data: [makeLinea(1, { enviada: hora('18:00') })],
      ahora: '2026-11-20T18:07:30.000Z',
    });
    abrirVizor();
    expect(await orden('Orden 1')).toHaveTextContent('7 min');
  });

  it('marks what was added, and strikes out what was taken back, all of it or some', async () => {
    const comun = { random: makeLinea(1).random, orden: 'Orden 1' };
    servir({
      [PUERTO]: [
        makeLinea(1, { ...comun, producto: 'Tigrillo', agregada: true, envio: 2 }),
        makeLinea(2, { ...comun, producto: 'Bolón', cantidad: 0, anulada: 3, envio: 2 }),
        makeLinea(3, { ...comun, producto: 'Café', cantidad: 2, anulada: 1, envio: 2 }),
      ],
    });
    abrirVizor();
    const carta = await orden('Orden 1');
    const [, ...filas] = within(carta).getAllByRole('row');
    expect(filas.map(({ textContent, dataset }) => [dataset.estado, textContent])).toEqual([
      ['pendiente', '2TigrilloAGREGADO'],
      ['anulada', '3BolónANULADO'],
      ['pendiente', '2CaféANULADO 1'],
    ]);
  });

  it('keeps held courses at the foot, by name', async () => {
    const comun = { random: makeLinea(1).random, orden: 'Orden 1' };
    servir({
      [PUERTO]: [
        makeLinea(1, { ...comun, curso: 'ENTRADA' }),
        makeLinea(2, { ...comun, producto: 'Corvina', curso: 'FUERTE', retenida: true }),
      ],
    });
    abrirVizor();
    const carta = await orden('Orden 1');
    const pie = within(carta).getByRole('rowheader', { name: 'En espera: FUERTE' });
    expect(pie.closest('tbody')).toHaveTextContent('En espera: FUERTE2Corvina');
    expect(within(carta).queryByRole('button', { name: /Corvina/ })).toBeNull();
  });

  it('keeps sixty lines, and a dish of eighty letters', async () => {
    const largo = 'Arroz marinero '.repeat(6).slice(0, 80);
    const comun = { random: makeLinea(1).random, orden: 'Banquete' };
    const lineas = Array.from({ length: 60 }, (_, n) =>
      makeLinea(n + 1, { ...comun, producto: `${largo} ${n}` }),
    );
    servir({ [PUERTO]: lineas });
    abrirVizor();
    expect(within(await orden('Banquete')).getAllByRole('row')).toHaveLength(61);
  });

  it('says for a minute where an order came from, and shows what was added until its card is touched', async () => {
    const suya = { random: makeLinea(1).random, orden: 'Orden 1', mesa: '2' };
    const de: Record<string, ReturnType<typeof makeLinea>[]> = { [PUERTO]: [makeLinea(1, suya)] };
    servir(de);
    servirMarcas();
    const { user } = abrirVizor();
    expect(await orden('Orden 1')).not.toHaveTextContent('Pasó');
    const nueva = makeLinea(2, { ...suya, mesa: '5', producto: 'Bolón', agregada: true, envio: 2 });
    de[PUERTO] = [makeLinea(1, { ...suya, mesa: '5' }), nueva];
    await pasar(1_000);
    expect(await orden('Orden 1')).toHaveTextContent('Pasó de la mesa 2');
    const filas = () => [...document.querySelectorAll<HTMLElement>('tr[data-nueva=true]')];
    expect(filas().map(({ textContent }) => textContent)).toEqual(['2BolónAGREGADO']);
    await user.click(screen.getByRole('button', { name: 'Listo: 2 Ceviche' }));
    expect(filas()).toEqual([]);
    await pasar(61_000);
    expect(await orden('Orden 1')).not.toHaveTextContent('Pasó');
  });

  it('counts by station what the kitchen has: to cook, or held, and not what is ready', async () => {
    servir({
      [PUERTO]: [
        makeLinea(1),
        makeLinea(2, { lista: true }),
        makeLinea(3, { retenida: true }),
        makeLinea(4, { estacion: 'Barra' }),
        makeLinea(5, { estacion: null }),
      ],
    });
    abrirVizor();
    await orden('Orden 1');
    const estaciones = within(screen.getByRole('group', { name: 'Estaciones' }));
    expect(estaciones.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todas 3',
      'Cocina 2',
      'Barra 1',
    ]);
  });

  it('says that there is nothing to cook', async () => {
    servir({});
    abrirVizor();
    expect(await screen.findByText('No hay órdenes en cocina')).toBeVisible();
  });

  it('is read every 900 ms, and never asks twice at once', async () => {
    const pedidos = servir({});
    abrirVizor();
    await screen.findByText('No hay órdenes en cocina');
    const antes = pedidos.length;
    await pasar(9_000);
    expect(pedidos.length - antes).toBeGreaterThanOrEqual(8);
    expect(pedidos.length - antes).toBeLessThanOrEqual(10);

    const lentos = answer(calls.listarVizor, async () => {
      await new Promise((seguir) => setTimeout(seguir, 3_000));
      return {
        success: true as const,
        data: [],
        ahora: AHORA.toISOString(),
        ajustes: { estaciones: ['Cocina'], aviso_min: 1, alerta_min: 2 },
      };
    });
    await pasar(8_000);
    expect(lentos.length).toBeLessThanOrEqual(3);
  });

  it('goes on while the window has no focus, and stops while the page is hidden', async () => {
    const pedidos = servir({});
    const { store } = abrirVizor();
    await screen.findByText('No hay órdenes en cocina');
    window.dispatchEvent(new Event('blur'));
    await pasar(2_000);
    expect(pedidos.length).toBeGreaterThan(1);

    store.dispatch(orderingApi.internalActions.onFocusLost()); // what RTK does when the page is hidden
    await pasar(1_000);
    const antes = pedidos.length;
    await pasar(5_000);
    expect(pedidos).toHaveLength(antes);
  });
});

describe('the stations', () => {
  const DOS = [
    makeLinea(1),
    makeLinea(2, { producto: 'Limonada', estacion: 'Barra' }),
    makeLinea(3, { producto: 'Agua', estacion: null, random: makeLinea(1).random }),
  ];
  const chip = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

  it('show all, or one, which this screen remembers', async () => {
    servir({ [PUERTO]: DOS });
    const { user, unmount } = abrirVizor();
    expect((await orden('Orden 1')).querySelector('[data-estado=ajena]')).toHaveTextContent('Agua');
    await user.click(await chip('Barra'));
    expect(ordenes()).toEqual(['Orden 2']);
    unmount();
    abrirVizor();
    await orden('Orden 2');
    expect(ordenes()).toEqual(['Orden 2']);
    expect(await chip('Barra')).toHaveAttribute('aria-pressed', 'true');
  });

  it('say which of them has nothing to do', async () => {
    servir({ [PUERTO]: [makeLinea(1)] });
    const { user } = abrirVizor();
    await orden('Orden 1');
    await user.click(await chip('Barra'));
    expect(await screen.findByText('No hay órdenes en Barra')).toBeVisible();
  });

  it('are all of them again when the one it remembers is no more', async () => {
    localStorage.setItem(`comanda.vizor.estacion.${PUERTO}`, 'Parrilla');
    servir({ [PUERTO]: [makeLinea(1)] });
    abrirVizor();
    await orden('Orden 1');
    expect(await chip('Todas')).toHaveAttribute('aria-pressed', 'true');
  });

  it('tell how much of each dish is pending', async () => {
    servir({ [PUERTO]: [...DOS, makeLinea(4, { retenida: true }), makeLinea(5, { lista: true })] });
    const { user } = abrirVizor();
    await orden('Orden 1');
    await user.click(await chip('Del día'));
    const panel = screen.getByRole('complementary', { name: 'Del día' });
    expect(within(panel).getByRole('region', { name: 'Cocina' })).toHaveTextContent('4 Ceviche');
    expect(within(panel).getByRole('region', { name: 'Barra' })).toHaveTextContent('2 Limonada');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('tell that nothing is pending', async () => {
    servir({});
    const { user } = abrirVizor();
    await user.click(await chip('Del día'));
    expect(await screen.findByText('No hay nada pendiente')).toBeVisible();
  });
});

describe('paying an order (spec section 8)', () => {
  const pagar = () => screen.findByRole('button', { name: 'Pagar' });

  it('asks first, and leads to the till', async () => {
    servir({ [PUERTO]: [makeLinea(1)] });
    const { user, notices } = abrirVizor();
    await user.click(await pagar());
    expect(
      await screen.findByText(`En /admin/puntoventa?orden=${makeLinea(1).random}&pagar=1`),
    ).toBeVisible();
    expect(notices).toEqual(['pregunta: ¿Estás seguro de pagar esta orden?']);
  });

  it('stays where that is declined', async () => {
    servir({ [PUERTO]: [makeLinea(1)] });
    const { user, notices } = abrirVizor({ acepta: false });
    await user.click(await pagar());
    expect(notices).toHaveLength(1);
    expect(await pagar()).toBeVisible();
  });

  it('has those whose lines are ready, to be paid, after what is pending', async () => {
    servir({ [PUERTO]: [makeLinea(1, { lista: true }), makeLinea(2)] });
    abrirVizor();
    await orden('Orden 1');
    expect(ordenes()).toEqual(['Orden 2', 'Orden 1']);
    expect(screen.getByRole('heading', { name: 'Listas, por cobrar' })).toBeVisible();
    expect(within(await orden('Orden 1')).queryByRole('button', { name: 'Listo' })).toBeNull();
  });

  it('is nothing for a cook: neither the button, nor what only waits for it', async () => {
    servir({ [PUERTO]: [makeLinea(1, { lista: true }), makeLinea(2)] });
    abrirVizor({ usuario: makeUsuario({ perfil: 'Cocinero' }) });
    await orden('Orden 2');
    expect(ordenes()).toEqual(['Orden 2']);
    expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
    expect(screen.queryByText('Listas, por cobrar')).toBeNull();
  });
});

describe('with two companies', () => {
  it('shows each its own, and nothing of the other while it waits', async () => {
    servir({ [PUERTO]: [makeLinea(1)], [ANDINA]: [makeLinea(2)] });
    const usuario = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });
    const { user } = abrirVizor({ usuario });
    await orden('Orden 1');
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    expect(screen.queryByRole('article', { name: 'Orden 1' })).toBeNull();
    await orden('Orden 2');
    expect(ordenes()).toEqual(['Orden 2']);
  });

  it('says so where none is chosen', async () => {
    refuse(calls.listarVizor, 'INESPERADO');
    abrirVizor({ usuario: makeUsuario({ perfil: 'Administrador', empresa: [] }) });
    expect(await screen.findByText('Seleccione una Empresa')).toBeVisible();
  });
});
