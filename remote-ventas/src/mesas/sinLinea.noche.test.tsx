import { ponerEquipo, vaciarAlmacen } from '@comanda/shared/testing/equipo';

import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';

import { mesasCalls as calls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { centavos } from '@comanda/shared/domain/dinero/dinero';
import { anotarConexion } from '@comanda/shared/session';
import { hacerConEquipo, releer } from '@comanda/shared/sinLinea';
import { answer, pasan, refuse } from '@comanda/shared/testing';

import { makeLinea } from '../cocina/testing/linea';
import {
  abrir,
  boton,
  datosDe,
  EMPRESA,
  makeMesa,
  makeOcupada,
  makeOrden,
  tarjeta,
} from './testing/piso';

const NO = 'Podrá hacerlo cuando vuelva la línea';

/** A floor that was read; then the line goes. */
async function cortado(mesas: readonly Mesa[], { equipo = false } = {}) {
  if (equipo) await ponerEquipo({ empresa: EMPRESA });
  await releer();
  const [taken] = mesas.filter(({ random }) => random !== null);
  const suya = taken && makeOrden({ lineas: [makeLinea('l1')] });
  answer(calls.listarOrdenes, { success: true, data: suya ? [suya] : [] });
  const vista = abrir(mesas);
  await tarjeta('Mesa 1');
  await pasan(800); // it is kept a moment after it was shown
  refuse(calls.listarMesas, 'SIN_CONEXION');
  refuse(calls.listarOrdenes, 'SIN_CONEXION');
  act(() => anotarConexion(false));
  expect(
    await screen.findByText(/^Sin línea\. Como estaba a las \d\d:\d\d\. /, {}, { timeout: 4_000 }),
  ).toBeVisible();
  return vista;
}

afterEach(async () => {
  cleanup();
  await vaciarAlmacen();
});

describe('the floor without a line', () => {
  it('is as it was, says of when, and lets nobody begin what only the server decides', async () => {
    const { user } = await cortado([makeMesa(1), makeOcupada(5, { listas: 1 })]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await datosDe('Mesa 5')).Estado).toBe('Ocupada');
    expect(await boton('Ver Mesa 5')).toBeEnabled();
    for (const nombre of ['Entregado Mesa 5', 'Eliminar Mesa 1', 'Crear Mesa', 'Nueva orden']) {
      expect(await boton(nombre)).toBeDisabled();
      expect(await boton(nombre)).toHaveAttribute('title', NO);
    }
    await user.click(await boton('Más acciones de Mesa 5'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Cobrar',
      ...['Pedir cuenta', 'Liberar', 'Cambiar comensales', 'Trasladar', 'Unir'].map(
        (accion) => accion + NO,
      ),
      `Mover productos${NO}`,
      `Editar mesa${NO}`,
      `Eliminar${NO}`,
    ]);
  });

  it('of a registered till has what that took down, and begins orders with a name', async () => {
    const { user, store } = await cortado([makeMesa(1), makeOcupada(5)], { equipo: true });
    await act(() =>
      hacerConEquipo(store.dispatch, {
        tipo: 'orden',
        idempotencia: crypto.randomUUID(),
        empresa: EMPRESA,
        dicho: 'Mesa 1',
        monto: centavos(1500),
        quien: { id: 'u1', nombre: 'Carlos Andrade' },
        lineas: [makeLinea('n1')],
        cuerpo: {
          empresa: EMPRESA,
          mesa: '1',
          orden: '',
          usuario: 'Carlos Andrade',
          random: crypto.randomUUID(),
          lineas: [],
        },
      }),
    );
    expect(await datosDe('Mesa 1')).toMatchObject({
      Estado: 'Ocupada',
      Mesero: 'Carlos Andrade',
      Total: '$15.00',
    });
    await user.click(await boton('Nueva orden'));
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Pedro{Enter}');
    expect(
      await screen.findByText(/^En \/admin\/puntoventa\?orden=[0-9a-f-]{36}&nombre=Pedro$/),
    ).toBeVisible();
  });
});
