import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';
import { answer, pasan, refuse } from '@comanda/shared/testing';

import { makeLinea } from '../cocina/testing/linea';
import { abrir, elegir, EMPRESA, makeMesa, makeOcupada, makeOrden, RANDOM } from './testing/piso';

const A = '7d0b1c7e-3a53-4a53-9d0b-00000000000a';
const B = '7d0b1c7e-3a53-4a53-9d0b-00000000000b';
const HECHA = { success: true as const, data: makeOrden() };

async function mover(lineas: LineaOrden[]) {
  const vista = abrir([makeMesa(1), makeOcupada(5), makeOcupada(6, { random: B })]);
  const leidas = answer(calls.consultarOrden, { success: true, data: makeOrden({ lineas }) });
  await elegir(vista.user, 'Mesa 5', 'Mover productos');
  const dialogo = await screen.findByRole('dialog', { name: 'Mover productos de Mesa 5' });
  const pulsar = (name: string) => vista.user.click(within(dialogo).getByRole('button', { name }));
  return { ...vista, dialogo, leidas, pulsar };
}
const van = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('moving products to another table', () => {
  it('takes units of lines, one by one or all, to a table that is chosen', async () => {
    const { user, notices, dialogo, leidas, pulsar } = await mover([
      makeLinea(A, { opciones: 'sin cebolla' }),
      makeLinea(B, { producto: 'Cola', cantidad: 3 }),
      makeLinea('pagada', { producto: 'Agua', cantidad: 0 }),
    ]);
    const movidas = answer(calls.moverLineas, HECHA);
    expect(await within(dialogo).findByText('sin cebolla')).toBeVisible();
    expect(within(dialogo).queryByText('Agua')).toBeNull();
    expect(Object.fromEntries(leidas[0]?.url.searchParams ?? [])).toEqual({
      empresa: EMPRESA,
      random: RANDOM,
    });
    await pulsar('Más Ceviche');
    await pulsar('Todo Cola');
    await pulsar('Menos Cola');
    expect(van()).toEqual(['1 de 2', '2 de 3']);
    const destinos = within(dialogo).getAllByRole('radio');
    expect(destinos.map((uno) => uno.closest('label')?.textContent)).toEqual([
      'Otra orden',
      'Mesa 1',
      'Mesa 6',
    ]);
    await user.click(within(dialogo).getByRole('radio', { name: 'Mesa 6' }));
    await waitFor(() => expect(within(dialogo).queryByRole('textbox')).toBeNull());
    await pulsar('Mover');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(movidas[0]?.body).toMatchObject({
      empresa: EMPRESA,
      random: RANDOM,
      mesa: '6',
      lineas: [
        { linea: A, cantidad: 1 },
        { linea: B, cantidad: 2 },
      ],
    });
    expect(notices).toEqual(['success: Punto de Venta / Productos movidos']);
  });

  it('takes them to a new order, which has a name', async () => {
    const { user, dialogo, pulsar } = await mover([makeLinea(A)]);
    const movidas = answer(calls.moverLineas, HECHA);
    await within(dialogo).findByText('Ceviche');
    await pulsar('Todo Ceviche');
    await pulsar('Mover');
    const caja = within(dialogo).getByRole('textbox', { name: 'Nombre de la orden' });
    await waitFor(() =>
      expect(caja).toHaveAccessibleDescription('Escriba un nombre para la orden'),
    );
    await user.type(caja, 'Pedro{Enter}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(movidas).toHaveLength(1);
    expect(movidas[0]?.body).toMatchObject({ mesa: '', orden: 'Pedro' });
  });

  it('says that nothing was chosen, and what the server refuses', async () => {
    const { user, notices, dialogo, pulsar } = await mover([makeLinea(A)]);
    await within(dialogo).findByText('Ceviche');
    await user.click(within(dialogo).getByRole('radio', { name: 'Mesa 1' }));
    await pulsar('Mover');
    await waitFor(() => expect(notices).toEqual(['error: Punto de Venta / Elija qué mover']));
    await pulsar('Más Ceviche');
    refuse(calls.moverLineas, 'ORDEN_CAMBIO');
    await pulsar('Mover');
    await waitFor(() =>
      expect(notices[1]).toBe(
        'error: Punto de Venta / La orden cambió en otro equipo. Revise y vuelva a intentar',
      ),
    );
  });

  describe('whose answer is lost', () => {
    const cervezas = (cantidad: number) => makeLinea(B, { producto: 'Cerveza', cantidad });
    const TRES = [{ linea: B, cantidad: 3 }];

    /** Three of four beers on their way to table 6: nobody answers, and the order is read again, with what is left by then. */
    async function perdida(quedan: number) {
      const vista = await mover([cervezas(4)]);
      const { user, dialogo, notices, pulsar } = vista;
      await within(dialogo).findByText('Cerveza');
      await pulsar('Todo Cerveza');
      await pulsar('Menos Cerveza');
      await user.click(within(dialogo).getByRole('radio', { name: 'Mesa 6' }));
      const orden = makeOrden({ lineas: [cervezas(quedan)] });
      const releidas = answer(calls.consultarOrden, { success: true, data: orden });
      const perdidas = refuse(calls.moverLineas, 'SIN_CONEXION');
      await pulsar('Mover');
      await waitFor(() => expect(notices).toHaveLength(1));
      await waitFor(() => expect(releidas).toHaveLength(1));
      await pasan(50); // it is drawn
      return { ...vista, perdidas };
    }

    it.each([1, 0])('sends the same again, of which %s is left by now', async (quedan) => {
      const { dialogo, notices, pulsar, perdidas } = await perdida(quedan);
      expect(within(dialogo).getByText('3 de 4')).toBeVisible();
      const movidas = answer(calls.moverLineas, HECHA);
      await pulsar('Mover');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(movidas[0]?.body).toMatchObject({ mesa: '6', lineas: TRES });
      expect(movidas.map(({ body }) => body)).toEqual(perdidas.map(({ body }) => body));
      expect(notices[1]).toBe('success: Punto de Venta / Productos movidos');
    });

    it('shows what there is once the server says no, or another number is chosen', async () => {
      const { dialogo, notices, pulsar } = await perdida(2);
      refuse(calls.moverLineas, 'ORDEN_CAMBIO');
      await pulsar('Mover');
      await waitFor(() => expect(notices).toHaveLength(2));
      expect(await within(dialogo).findByText('2 de 2')).toBeVisible();

      refuse(calls.moverLineas, 'SIN_CONEXION');
      const orden = makeOrden({ lineas: [cervezas(1)] });
      answer(calls.consultarOrden, { success: true, data: orden });
      await pulsar('Mover');
      await waitFor(() => expect(notices).toHaveLength(3));
      expect(within(dialogo).getByText('2 de 2')).toBeVisible();
      await pulsar('Menos Cerveza');
      expect(await within(dialogo).findByText('1 de 1')).toBeVisible();
    });
  });

  it('may be read again where the order could not', async () => {
    const { user } = abrir([makeOcupada(5)]);
    refuse(calls.consultarOrden, 'INESPERADO');
    await elegir(user, 'Mesa 5', 'Mover productos');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
