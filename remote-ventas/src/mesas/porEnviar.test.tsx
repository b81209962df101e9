import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { usePendientes } from '@comanda/shared/session';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import MesasScreen from './MesasScreen';
import {
  dejarPorEnviar,
  LINEA,
  makeMesa,
  makeOcupada,
  makeOrden,
  RANDOM,
  respuesta,
  tarjeta,
} from './testing/piso';

function EnCabecera() {
  return <output>{usePendientes().get('envios') ?? 0}</output>;
}

function mirar() {
  answer(calls.listarMesas, respuesta([makeMesa(1), makeOcupada(5)]));
  return renderScreen(
    <>
      <MesasScreen />
      <EnCabecera />
    </>,
  );
}
const marcada = async (nombre: string) =>
  (await tarjeta(nombre)).textContent.includes('Por enviar');

beforeEach(dejarPorEnviar);
afterEach(() => localStorage.clear());

describe('what a table has on its way to the kitchen', () => {
  it('is sent from here too, marked and counted until the kitchen has it', async () => {
    const perdidos = refuse(calls.registrarOrden, 'SIN_CONEXION');
    mirar();
    await waitFor(async () => expect(await marcada('Mesa 5')).toBe(true));
    expect(await marcada('Mesa 1')).toBe(false);
    expect(screen.getByText('1', { selector: 'output' })).toBeVisible();
    await waitFor(() => expect(perdidos).toHaveLength(1));
    expect(await marcada('Mesa 5')).toBe(true);

    const envios = answer(calls.registrarOrden, { success: true, data: makeOrden() });
    await waitFor(() => expect(envios).toHaveLength(1));
    expect(envios[0]?.body).toMatchObject({
      mesa: '5',
      random: RANDOM,
      orden: 'Orden 12',
      solo_aqui: true,
      lineas: [{ linea: LINEA, producto: 'Ceviche de camarón' }],
    });
    await waitFor(async () => expect(await marcada('Mesa 5')).toBe(false));
    expect(screen.getByText('0', { selector: 'output' })).toBeVisible();
  });

  it('goes back to its waiter where it is refused: it is said of which table, and that stays marked', async () => {
    const rehusados = refuse(calls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    const { notices } = mirar();
    const texto =
      'Mesa 5: quedó sin enviar a cocina. La orden ya no está en esa mesa. Elija adónde la envía';
    await waitFor(() => expect(notices).toEqual([`error: Punto de Venta / ${texto}`]));
    expect(await marcada('Mesa 5')).toBe(true);
    expect(screen.getByText('0', { selector: 'output' })).toBeVisible();
    expect(rehusados).toHaveLength(1);
  });
});
