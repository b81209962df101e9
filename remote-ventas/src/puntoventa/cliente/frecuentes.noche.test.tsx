import 'fake-indexeddb/auto';

import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { compradoresCalls, type UltimaOrden } from '@comanda/shared/contracts/ventas/compradores';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { anotarConexion, enBase, sesionIniciada } from '@comanda/shared/session';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, makeCliente } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const MARIA = { ...makeCliente(), veces: 3 };
const JUAN = { ...makeCliente({ nombre: 'Juan Pérez', cedula: '0926687856' }), veces: 1 };
const PEDRO = { nombre: 'Pedro Núñez', cedula: '1710034065' };
const ORDEN: UltimaOrden = {
  cedula: MARIA.cedula,
  fecha: '2026-11-18',
  lineas: [
    { id: 'p1', producto: 'Ceviche', cantidad: 2, opciones: 'sin ají', modificadores: [] },
    { id: 'p99', producto: 'Cazuela de antes', cantidad: 1, opciones: '', modificadores: [] },
  ],
};

async function abrir() {
  abrirCaja();
  const frecuentes = answer(compradoresCalls.clientesFrecuentes, ({ url }) => {
    const busqueda = (url.searchParams.get('busqueda') ?? '').toLowerCase();
    const data = [MARIA, JUAN].filter(({ nombre }) => nombre.toLowerCase().includes(busqueda));
    return { success: true as const, data };
  });
  const vista = renderScreen(<PuntoVentaScreen />);
  await vista.user.click(await screen.findByRole('button', { name: /^Bolón/ }));
  return { ...vista, frecuentes };
}
const DE_CLIENTES: readonly unknown[] = [
  clientesCalls.consultarCliente.path,
  compradoresCalls.clientesFrecuentes.path,
];
/** Of which calls about customers an answer is kept. */
const guardadas = async () => {
  const claves = await enBase('lecturas', 'readonly', (uno) => uno.getAllKeys());
  const llamadas = (claves as unknown[][]).map(([, llamada]) => llamada);
  return DE_CLIENTES.filter((una) => llamadas.includes(una));
};
const grupo = () => screen.findByRole('toolbar', { name: 'Clientes frecuentes' });
const orden = () => within(screen.getByRole('region', { name: 'Orden' }));
const total = () => screen.getByText('TOTAL').nextElementSibling;

describe('customers who buy often', () => {
  it('are there before anything is typed, and one tap makes the bill out to them', async () => {
    const { user } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.click(within(await grupo()).getByRole('button', { name: /^María Salazar/ }));

    expect(await screen.findByRole('button', { name: 'Cliente: María Salazar' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are found by what is typed, and reached with the arrow down', async () => {
    const { user, frecuentes } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await grupo();
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'jua');
    await waitFor(() => expect(frecuentes.at(-1)?.url.searchParams.get('busqueda')).toBe('jua'));
    await waitFor(async () => expect(within(await grupo()).getAllByRole('button')).toHaveLength(1));

    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Cliente: Juan Pérez' })).toBeVisible();
  });

  it('stay while the next are asked for: what stands below does not move under a press', async () => {
    const { user } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await grupo();
    let contestar: () => void = () => undefined;
    const pedidos = answer(compradoresCalls.clientesFrecuentes, async () => {
      await new Promise<void>((listo) => (contestar = listo));
      return { success: true as const, data: [MARIA] };
    });
    const cuantos = () =>
      within(screen.getByRole('toolbar', { name: 'Clientes frecuentes' })).getAllByRole('button')
        .length;
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'mar');
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(cuantos()).toBe(2);
    contestar();
    await waitFor(() => expect(cuantos()).toBe(1));
  });

  it('are not asked of a final consumer, who stays one tap away', async () => {
    const { user } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.click(await screen.findByRole('button', { name: 'Consumidor final' }));
    expect(screen.getByRole('button', { name: 'Cliente: Consumidor final' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Repetir su última orden' })).toBeNull();
  });
});

describe('without a line', () => {
  afterEach(() => act(() => anotarConexion(true)));

  it('whoever this till has read of is found by name, however they were asked for then', async () => {
    const { user, store } = await abrir();
    const llave = btoa('la llave de una persona, de 32 b');
    act(
      () => void store.dispatch(sesionIniciada({ ...makeUsuario(), token: 't', vence: 9, llave })),
    );
    answer(clientesCalls.consultarCliente, { success: true, data: makeCliente(PEDRO) });
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.type(screen.getByRole('textbox', { name: 'Número de cédula' }), PEDRO.cedula);
    await waitFor(async () => expect(await guardadas()).toEqual(DE_CLIENTES));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue(PEDRO.nombre),
    ); // else what was typed is asked for
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    refuse(compradoresCalls.clientesFrecuentes, 'SIN_CONEXION');
    refuse(productosCalls.versionCatalogo, 'SIN_CONEXION'); // one that is answered is a line
    act(() => anotarConexion(false));

    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => {
      act(() => anotarConexion(false)); // nor what was on its way
      expect(screen.getByText('Solo clientes conocidos en este equipo')).toBeVisible();
    });
    const nombre = screen.getByRole('textbox', { name: 'Nombre' });
    await user.clear(nombre);
    await user.type(nombre, 'pedro');
    await waitFor(async () =>
      expect(
        within(await grupo())
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual([`${PEDRO.nombre}${PEDRO.cedula}`]),
    );
  });
});

describe('their last order', () => {
  async function conMaria(ultima: UltimaOrden | null) {
    const vista = await abrir();
    answer(compradoresCalls.ultimaOrden, { success: true, data: ultima });
    await vista.user.click(screen.getByRole('button', { name: 'Registrar' }));
    await vista.user.click(within(await grupo()).getByRole('button', { name: /^María/ }));
    await vista.user.click(await screen.findByRole('button', { name: 'Repetir su última orden' }));
    return vista;
  }

  it('comes at prices of today into the open order, says what is gone, and can be undone', async () => {
    const { user, notices } = await conMaria(ORDEN);
    expect(await orden().findByText('Se repitió la orden del 18/11/2026')).toBeVisible();
    expect(orden().getByText('sin ají')).toBeVisible();
    expect(total()).toHaveTextContent('$22.25');
    expect(notices.at(-1)).toContain('Ya no hay: Cazuela de antes');

    await user.click(screen.getByRole('button', { name: /^Ceviche de/ }));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(total()).toHaveTextContent('$12.75');
  });

  it('comes once, however often it is asked for while the answer is on its way', async () => {
    const { user } = await abrir();
    let contestar: () => void = () => undefined;
    const pedidas = answer(compradoresCalls.ultimaOrden, async () => {
      await new Promise<void>((listo) => (contestar = listo));
      return { success: true as const, data: ORDEN };
    });
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.click(within(await grupo()).getByRole('button', { name: /^María/ }));
    const repetir = await screen.findByRole('button', { name: 'Repetir su última orden' });
    await user.click(repetir);
    await waitFor(() => expect(repetir).toHaveAttribute('aria-busy', 'true'));
    await user.dblClick(repetir);
    expect(pedidas).toHaveLength(1);
    contestar();
    expect(await orden().findByText('Se repitió la orden del 18/11/2026')).toBeVisible();
    expect(total()).toHaveTextContent('$22.25');
    expect(repetir).toHaveAttribute('aria-busy', 'false');
  });

  it('does not come into an order that is being paid by then', async () => {
    const { user, notices } = await abrir();
    let contestar: () => void = () => undefined;
    answer(compradoresCalls.ultimaOrden, async () => {
      await new Promise<void>((listo) => (contestar = listo));
      return { success: true as const, data: ORDEN };
    });
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.click(within(await grupo()).getByRole('button', { name: /^María/ }));
    await user.click(await screen.findByRole('button', { name: 'Repetir su última orden' }));
    await user.keyboard('{F9}');
    await screen.findByRole('dialog', { name: /Pagar|Pago|Cobrar/ });
    contestar();
    await waitFor(() => expect(notices.at(-1)).toContain('Se está cobrando esta cuenta'));
    expect(total()).toHaveTextContent('$3.25');
  });

  it('is said to be none where there is none', async () => {
    const { notices } = await conMaria(null);
    await waitFor(() =>
      expect(notices.at(-1)).toContain('Este cliente no tiene una orden anterior'),
    );
    expect(total()).toHaveTextContent('$3.25');
  });
});

describe('an address whose domain is nearly a known one', () => {
  it('is mended with one tap', async () => {
    const { user } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await user.type(email, 'ana@gmial.com');
    await user.click(await screen.findByRole('button', { name: '¿Quiso decir ana@gmail.com?' }));
    expect(email).toHaveValue('ana@gmail.com');
    await waitFor(() => expect(screen.queryByText(/Quiso decir/)).toBeNull());
  });
});
