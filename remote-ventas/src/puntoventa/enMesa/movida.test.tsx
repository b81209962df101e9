import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { useLocation } from '@comanda/shared/router';
import { answer, makeUsuario, pasan, refuse, renderScreen } from '@comanda/shared/testing';

import { makeLinea } from '../../cocina/testing/linea';
import { makeMesa } from '../../cocina/testing/mesa';
import { makeOrden } from '../../cocina/testing/orden';
import { abrirCaja } from '../testing/mundo';
import PuntoVentaScreen from '../PuntoVentaScreen';

const SUYA = '00000000-0000-4000-8000-000000000005';
const OTRA = '00000000-0000-4000-8000-000000000009';
const conUnaLinea = (over: Partial<Orden> = {}) =>
  makeOrden({ lineas: [makeLinea('00000000-0000-4000-8000-000000000001')], ...over });

function Donde() {
  const { search } = useLocation();
  return <p>{`En ${search}`}</p>;
}

/** A table with an order, which `mover` takes elsewhere: the floor has it from then on, and the server too. */
function abrirMesa() {
  const ordenes = new Map<string, Orden>([[SUYA, conUnaLinea()]]);
  answer(calls.listarMesas, {
    success: true,
    data: [makeMesa(5), makeMesa(7)],
    ordenes: [],
    ahora: new Date().toISOString(),
  });
  answer(calls.consultarOrden, ({ url }) => {
    const { searchParams } = new URL(url);
    const mesa = searchParams.get('mesa');
    const cual = searchParams.get('random');
    const abierta = [...ordenes.values()].find(
      ({ id_mesa, estado }) => id_mesa === mesa && estado === 'ABIERTA',
    );
    return { success: true as const, data: (cual ? ordenes.get(cual) : abierta) ?? null };
  });
  const mover = (...como: Orden[]) => {
    for (const orden of como) ordenes.set(orden.random, orden);
  };
  return { mover };
}

const enMesa = (acepta = true) =>
  renderScreen(
    <>
      <PuntoVentaScreen />
      <Donde />
    </>,
    { ruta: '/admin/puntoventa?mesa=5', usuario: makeUsuario({ perfil: 'Mesero' }), acepta },
  );

async function conUnPlato(acepta = true) {
  const vista = enMesa(acepta);
  await screen.findByRole('button', { name: 'Repetir ronda' });
  await vista.user.click(await boton(/^Ceviche de/));
  return vista;
}

/** A dish on its way without a line, while its guests pay and leave and others sit down. */
async function conOtrosSentados() {
  const { mover } = abrirMesa();
  const perdidos = refuse(calls.registrarOrden, 'SIN_CONEXION');
  const vista = await conUnPlato();
  await vista.user.click(await enviar());
  await waitFor(() => expect(perdidos).toHaveLength(1));
  const encocado = makeLinea('00000000-0000-4000-8000-000000000002', { producto: 'Encocado' });
  mover(
    conUnaLinea({ estado: 'PAGADA', venta: '001-001-000000123' }),
    conUnaLinea({ random: OTRA, lineas: [encocado] }),
  );
  return vista;
}
const yaSeCobro = () =>
  screen.findByRole('dialog', { name: 'La orden ya se cobró: venta 001-001-000000123' });
const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const enviar = () => boton(/^Enviar a cocina/);
const responder = (over: Partial<Orden>) =>
  answer(calls.registrarOrden, { success: true, data: conUnaLinea(over) });

beforeEach(() => {
  localStorage.clear();
  abrirCaja();
});

describe('an order that is not at its table any more', () => {
  it('is asked about before anything is sent, and goes there where that is said', async () => {
    const { mover } = abrirMesa();
    refuse(calls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    const { user } = await conUnPlato();
    mover(conUnaLinea({ mesa: '7', id_mesa: '7' }));
    await user.click(await enviar());
    const pregunta = await screen.findByRole('dialog', { name: 'La orden pasó a la mesa 7' });
    expect(within(pregunta).getByText('¿Enviar allá o abrir otra aquí?')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Cantidad de Ceviche/ })).toBeVisible();

    const envios = responder({ mesa: '7', id_mesa: '7' });
    await user.click(within(pregunta).getByRole('button', { name: 'Enviar a la mesa 7' }));
    await screen.findByText('En ?mesa=7');
    expect(envios.map(({ body }) => body)).toEqual([
      expect.objectContaining({ mesa: '7', random: SUYA }),
    ]);
    expect(envios[0]?.body).not.toHaveProperty('solo_aqui');
  });

  it('stays, and another begins here, where that is said', async () => {
    const { mover } = abrirMesa();
    refuse(calls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    const { user } = await conUnPlato();
    mover(
      conUnaLinea({ estado: 'UNIDA', unida_a: OTRA }),
      conUnaLinea({ random: OTRA, mesa: '7', id_mesa: '7' }),
    );
    await user.click(await enviar());
    const titulo = 'La orden se unió a la de la mesa 7';
    const pregunta = await screen.findByRole('dialog', { name: titulo });
    const envios = responder({ random: OTRA });
    await user.click(within(pregunta).getByRole('button', { name: 'Abrir otra en la mesa 5' }));
    await waitFor(() => expect(envios).toHaveLength(1));
    expect(envios[0]?.body).toMatchObject({ mesa: '5' });
    expect(envios[0]?.body).not.toHaveProperty('random');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends nothing where nothing is answered, and keeps what was typed', async () => {
    const { mover } = abrirMesa();
    refuse(calls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    const { user } = await conUnPlato();
    mover(conUnaLinea({ estado: 'PAGADA', venta: '001-001-000000123' }));
    await user.click(await enviar());
    const titulo = 'La orden ya se cobró: venta 001-001-000000123';
    const pregunta = await screen.findByRole('dialog', { name: titulo });
    expect(within(pregunta).queryByRole('button', { name: /^Enviar a/ })).toBeNull();
    const envios = responder({});
    await user.click(within(pregunta).getByRole('button', { name: 'No enviar todavía' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await boton(/^Cantidad de Ceviche/)).toBeVisible();
    expect(envios).toHaveLength(0);
  });

  it('is asked about as well where what waited for the line is sent by itself', async () => {
    await conOtrosSentados();
    await screen.findByText('Encocado');
    const rehusados = refuse(calls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    const pregunta = await yaSeCobro();
    expect(within(pregunta).getByText('¿Enviar a quienes están aquí ahora?')).toBeVisible();
    expect(rehusados.map(({ body }) => body)).toEqual([
      expect.objectContaining({ mesa: '5', random: SUYA, solo_aqui: true }),
    ]);
    expect(await boton(/^Cantidad de Ceviche/)).toBeInTheDocument();
  });

  it('is still whose the dish is after a reload, on its way and given back', async () => {
    (await conOtrosSentados()).unmount();
    const rehusados = refuse(calls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    const otraVez = enMesa();
    await screen.findByText('Encocado');
    await otraVez.user.click(
      within(await yaSeCobro()).getByRole('button', { name: 'No enviar todavía' }),
    );
    expect(rehusados[0]?.body).toMatchObject({ random: SUYA, solo_aqui: true });
    otraVez.unmount();

    const { user } = enMesa();
    await screen.findByText('Encocado');
    const envios = responder({ random: OTRA });
    await user.click(await enviar());
    const pregunta = await yaSeCobro();
    expect(envios).toHaveLength(0);
    await user.click(within(pregunta).getByRole('button', { name: 'Enviar a la mesa 5' }));
    await waitFor(() => expect(envios).toHaveLength(1));
    expect(envios[0]?.body).not.toHaveProperty('random');
  });

  it('is still whose the dish is after a reload, though it was never sent', async () => {
    const { mover } = abrirMesa();
    const { unmount } = await conUnPlato();
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    await pasan(800); // it is stored
    unmount();
    mover(
      conUnaLinea({ estado: 'PAGADA', venta: '001-001-000000123' }),
      conUnaLinea({ random: OTRA }),
    );
    const envios = responder({ random: OTRA });
    const { user } = enMesa();
    await screen.findByRole('button', { name: 'Repetir ronda' });
    await user.click(await enviar());
    expect(await yaSeCobro()).toBeVisible();
    expect(envios).toHaveLength(0);
  });

  it('once it is said to be sent here is not asked about again for what joins it', async () => {
    const { user } = await conOtrosSentados();
    await screen.findByText('Encocado');
    refuse(calls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    const pregunta = await yaSeCobro();
    const perdidos = refuse(calls.registrarOrden, 'SIN_CONEXION');
    await user.click(within(pregunta).getByRole('button', { name: 'Enviar a la mesa 5' }));
    await waitFor(() => expect(perdidos).toHaveLength(1));
    await user.click(await boton(/^Bolón/));
    const envios = responder({ random: OTRA });
    await user.click(await enviar());
    await waitFor(() => expect(envios).toHaveLength(2));
    for (const { body } of envios) expect(body).not.toHaveProperty('random');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a waiter', () => {
  it('finds what is asked for most first', async () => {
    abrirMesa();
    answer(productosCalls.masVendidos, { success: true, data: ['p3', 'p2'] });
    const { container } = await conUnPlato();
    const nombres = [...container.querySelectorAll('.ventas-tile-nombre')].map(
      ({ textContent }) => textContent,
    );
    expect(nombres).toEqual(['Libra de camarón', 'Bolón de queso', 'Ceviche de camarón']);
  });

  it('tells the kitchen something of a dish with a tap beside it, and finds it again for the next', async () => {
    abrirMesa();
    const { user } = await conUnPlato();
    await user.click(await boton(/^Nota de Ceviche de camarón/));
    await user.type(await screen.findByLabelText('Nota'), 'Sin cebolla{Enter}');
    expect(await screen.findByText('Sin cebolla')).toBeVisible();
    await user.click(await boton(/^Nota de Ceviche de camarón/));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(dialogo.getByRole('button', { name: 'Sin cebolla' }));
    expect(dialogo.getByLabelText('Nota')).toHaveValue('');
  });

  it('keeps what is being told of a dish where a finger goes beside it, and is asked before Escape loses it', async () => {
    abrirMesa();
    const { user, notices } = await conUnPlato(false);
    await user.click(await boton(/^Nota de Ceviche de camarón/));
    await user.type(await screen.findByLabelText('Nota'), 'Sin camarón');
    const dialogo = screen.getByRole('dialog');
    await user.click(dialogo.parentElement ?? dialogo);
    expect(notices).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(screen.getByLabelText('Nota')).toHaveValue('Sin camarón');
  });
});
