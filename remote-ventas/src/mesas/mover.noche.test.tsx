import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';
import { answer, refuse } from '@comanda/shared/testing';

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

  it('may be read again where the order could not', async () => {
    const { user } = abrir([makeOcupada(5)]);
    refuse(calls.consultarOrden, 'INESPERADO');
    await elegir(user, 'Mesa 5', 'Mover productos');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
