import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type DefaultBodyType } from 'msw';

import { mesasCalls as calls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { answer, makeUsuario, red, renderScreen } from '@comanda/shared/testing';

import { listasNuevas } from './listas';
import { useListas } from './useListas';
import { usePiso } from './usePiso';

const EMPRESA = 'La Cevichería del Puerto';
const R5 = '7d0b1c7e-3a53-4a53-9d0b-000000000005';

const resumen = { total: 0, mesero: 'Luis Vera', cliente: '', comensales: null, lineas: 2 };
const makeMesa = (listas: number, over: Partial<Mesa> = {}): Mesa => ({
  id: '5',
  numero_mesa: 5,
  fecha_registros: '2026-11-20T12:00:00.000Z',
  estado: 'OCUPADA',
  ...resumen,
  listas,
  empresa: EMPRESA,
  nombre: '',
  zona: '',
  x: null,
  y: null,
  random: R5,
  orden: 'Orden 1',
  desde: '2026-11-20T19:00:00.000Z',
  ...over,
});
const llevar = (listas: number) => ({
  ...resumen,
  random: '7d0b1c7e-3a53-4a53-9d0b-0000000000aa',
  orden: 'Pedro',
  listas,
  estado: 'OCUPADA' as const,
  desde: '2026-11-20T19:00:00.000Z',
});
const piso = (mesa: Mesa, listas = 0) => ({ mesas: [mesa], ordenes: [llevar(listas)] });
const respuesta = (mesa: Mesa, listas = 0) => ({
  success: true as const,
  data: [mesa],
  ordenes: [llevar(listas)],
  ahora: '2026-11-20T19:30:00.000Z',
});

describe('listasNuevas', () => {
  it.each([
    ['one that is ready', piso(makeMesa(0)), piso(makeMesa(1)), ['Mesa 5: 1 listo']],
    ['one more', piso(makeMesa(1)), piso(makeMesa(2)), ['Mesa 5: 2 listos']],
    ['what is as it was', piso(makeMesa(2)), piso(makeMesa(2)), []],
    [
      'another, as what was ready is on the table',
      piso(makeMesa(1, { lineas_listas: ['a'] })),
      piso(makeMesa(1, { lineas_listas: ['b'] })),
      ['Mesa 5: 1 listo'],
    ],
    [
      'one of two that is on the table',
      piso(makeMesa(2, { lineas_listas: ['a', 'b'] })),
      piso(makeMesa(1, { lineas_listas: ['b'] })),
      [],
    ],
    [
      'what a server of before did not name',
      piso(makeMesa(1)),
      piso(makeMesa(1, { lineas_listas: ['a'] })),
      [],
    ],
    ['what was taken to the table', piso(makeMesa(2)), piso(makeMesa(0)), []],
    ['an order without a table', piso(makeMesa(0)), piso(makeMesa(0), 3), ['Pedro: 3 listos']],
    [
      'an order that changed its table',
      piso(makeMesa(2)),
      piso(makeMesa(2, { id: '9', numero_mesa: 9 })),
      [],
    ],
    [
      "another waiter's",
      piso(makeMesa(0, { mesero: 'Ana' })),
      piso(makeMesa(1, { mesero: 'Ana' })),
      [],
    ],
  ] as const)('of %s', (_, antes, ahora, dicho) => {
    expect(listasNuevas(antes, ahora, 'Luis Vera')).toEqual(dicho);
  });
});

function Pantalla() {
  useListas(EMPRESA);
  return <p>Punto de venta</p>;
}

describe('on a screen of a waiter', () => {
  const vibrate = jest.fn(() => true);
  beforeEach(() => {
    vibrate.mockClear();
    Object.assign(navigator, { vibrate });
  });

  it('is told once that a dish is ready, and buzzes', async () => {
    let listas = 1;
    const pedidos = answer(calls.listarMesas, () => respuesta(makeMesa(listas)));
    const { notices } = renderScreen(<Pantalla />, {
      usuario: makeUsuario({ perfil: 'Mesero', nombreCompleto: 'Luis Vera' }),
    });
    await waitFor(() => expect(pedidos).toHaveLength(2));
    expect(notices).toEqual([]);
    listas = 2;
    await waitFor(() => expect(notices).toEqual(['info: Cocina / Mesa 5: 2 listos']));
    const leidas = pedidos.length;
    await waitFor(() => expect(pedidos.length).toBeGreaterThan(leidas + 1));
    expect(notices).toHaveLength(1);
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('is not told of the orders that somebody else serves', async () => {
    let listas = 0;
    const pedidos = answer(calls.listarMesas, () => respuesta(makeMesa(listas)));
    const { notices } = renderScreen(<Pantalla />, {
      usuario: makeUsuario({ perfil: 'Mesero', nombreCompleto: 'Ana Loor' }),
    });
    await waitFor(() => expect(pedidos).toHaveLength(1));
    listas = 1;
    await waitFor(() => expect(pedidos.length).toBeGreaterThan(2));
    expect(notices).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
  });
});

function Reloj() {
  const { currentData, fulfilledTimeStamp } = usePiso(EMPRESA);
  return (
    <p>{`${currentData?.mesas.length} mesa, ${currentData?.desfase}, ${fulfilledTimeStamp}`}</p>
  );
}

describe('usePiso', () => {
  it('keeps the floor and the clock of the server when it answers that nothing changed', async () => {
    const marcas: (string | null)[] = [];
    red.use(
      http.post(`*${calls.listarMesas.path}`, ({ request }) => {
        marcas.push(request.headers.get('if-none-match'));
        if (marcas.length > 1) return new HttpResponse(null, { status: 304 });
        const cuerpo: DefaultBodyType = respuesta(makeMesa(0));
        return HttpResponse.json(cuerpo, { headers: { etag: '"7"' } });
      }),
    );
    renderScreen(<Reloj />);
    const leido = (await screen.findByText(/^1 mesa/)).textContent;
    await waitFor(() => expect(marcas.length).toBeGreaterThan(2));
    expect(marcas.slice(0, 3)).toEqual([null, '"7"', '"7"']);
    const despues = screen.getByText(/^1 mesa/).textContent;
    expect(despues.split(', ')[1]).toBe(leido.split(', ')[1]);
    expect(despues).not.toBe(leido);
  });
});
