import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { answer, makeConPin, refuse, renderScreen, tienenPin } from '@comanda/shared/testing';

import { AprobarDescuento } from './AprobarDescuento';

const EMPRESA = 'La Cevichería del Puerto';
const PIN = 'PIN del Administrador';
const CODIGO = 'Código de la aplicación del Administrador';
const APROBACION = {
  id: '00000000-0000-4000-8000-0000000000b1',
  aprobador: 'Ada Administra',
  porcentaje: 30,
  vence: '2026-11-26T15:15:00.000Z',
};

function abrir(hayPin: () => unknown = tienenPin) {
  hayPin();
  const onAprobado = jest.fn();
  const vista = renderScreen(
    <AprobarDescuento
      empresa={EMPRESA}
      porcentaje={30}
      permitido={10}
      revisar={() => true}
      onEspera={() => undefined}
      onAprobado={onAprobado}
    />,
  );
  return { ...vista, onAprobado };
}
const casilla = (nombre: string) => screen.getByLabelText(nombre);

describe('the approval of a discount', () => {
  it('asks for no code before the server does', async () => {
    const { user, onAprobado } = abrir();
    const pedidos = answer(ajustesCalls.aprobarDescuento, { success: true, data: APROBACION });
    await user.type(casilla(PIN), '4821');
    expect(screen.queryByLabelText(CODIGO)).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onAprobado).toHaveBeenCalledWith(APROBACION));
    expect(pedidos[0]?.body).toEqual({
      empresa: EMPRESA,
      porcentaje: 30,
      usuario: makeConPin().id,
      pin: '4821',
    });
  });

  it('shows the box of the code with the focus in it, and keeps the PIN that was right', async () => {
    const { user, onAprobado } = abrir();
    refuse(ajustesCalls.aprobarDescuento, 'APROBACION_SIN_CODIGO');
    await user.type(casilla(PIN), '4821{Enter}');
    await waitFor(() => expect(casilla(CODIGO)).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Ingrese el código de la aplicación');

    refuse(ajustesCalls.aprobarDescuento, 'SEGUNDO_FACTOR_INVALIDO');
    await user.keyboard('111111{Enter}');
    await waitFor(() => expect(casilla(CODIGO)).toHaveValue(''));
    await waitFor(() => expect(casilla(CODIGO)).toHaveFocus());
    expect(casilla(PIN)).toHaveValue('4821');

    const pedidos = answer(ajustesCalls.aprobarDescuento, { success: true, data: APROBACION });
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(onAprobado).toHaveBeenCalledWith(APROBACION));
    expect(pedidos[0]?.body).toMatchObject({ pin: '4821', codigo: '123456' });
  });

  it('begins with mail and password where no Administrador has a PIN, with the focus where it was', async () => {
    const { user, onAprobado } = abrir(() =>
      answer(cuentaCalls.listarConPin, { success: true, data: [] }),
    );
    await user.click(casilla(PIN));
    await waitFor(() => expect(casilla('Correo del Administrador')).toHaveFocus());
    expect(screen.queryByLabelText(PIN)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Con PIN' })).toBeNull();
    const pedidos = answer(ajustesCalls.aprobarDescuento, { success: true, data: APROBACION });
    await user.keyboard('ada@comanda.ec');
    await user.type(casilla('Contraseña del Administrador'), 'secreta{Enter}');
    await waitFor(() => expect(onAprobado).toHaveBeenCalledWith(APROBACION));
    expect(pedidos[0]?.body).toMatchObject({ email: 'ada@comanda.ec', password: 'secreta' });
  });

  it('forgets PIN and code where the PIN was wrong', async () => {
    const { user } = abrir();
    refuse(ajustesCalls.aprobarDescuento, 'APROBACION_SIN_CODIGO');
    await user.type(casilla(PIN), '4821{Enter}');
    await waitFor(() => expect(casilla(CODIGO)).toHaveFocus());
    refuse(ajustesCalls.aprobarDescuento, 'APROBACION_RECHAZADA');
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(casilla(PIN)).toHaveValue(''));
    expect(casilla(CODIGO)).toHaveValue('');
  });
});
