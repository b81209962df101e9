import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { centavos } from '@comanda/shared/domain/dinero/dinero';
import { answer, makeUsuario, renderScreen, tienenPin } from '@comanda/shared/testing';

import DescuentoModal, { type DescuentoModalProps } from './DescuentoModal';

const EMPRESA = 'La Cevichería del Puerto';
const APROBACION = {
  id: '00000000-0000-4000-8000-0000000000b1',
  aprobador: 'Ada Administra',
  porcentaje: 30,
  vence: '2026-11-26T15:15:00.000Z',
};

function abrir(acepta = true, over: Partial<DescuentoModalProps> = {}) {
  tienenPin();
  const rebajadas = jest.fn();
  const onCerrar = jest.fn();
  const vista = renderScreen(
    <DescuentoModal
      empresa={EMPRESA}
      titulo="Ceviche"
      bruto={centavos(1_000)}
      inicial={undefined}
      maximo={10}
      aprobacion={undefined}
      onAprobado={() => undefined}
      onRebajar={rebajadas}
      onCerrar={onCerrar}
      {...over}
    />,
    { usuario: makeUsuario({ perfil: 'Cajero', empresa: [EMPRESA] }), acepta },
  );
  const escribir = async (porciento: string) => {
    await vista.user.type(await screen.findByRole('textbox', { name: 'Descuento' }), porciento);
    await vista.user.click(screen.getByRole('button', { name: 'Demora' }));
  };
  return { ...vista, rebajadas, onCerrar, escribir };
}

describe('DescuentoModal', () => {
  it('stays while its approval is on the way: nothing is taken off behind a dialog that was closed', async () => {
    const { user, rebajadas, onCerrar, escribir } = abrir();
    let contestar: () => void = () => undefined;
    const pedidas = answer(ajustesCalls.aprobarDescuento, async () => {
      await new Promise<void>((listo) => (contestar = listo));
      return { success: true as const, data: APROBACION };
    });
    await escribir('30');
    await user.type(screen.getByLabelText('PIN del Administrador'), '4821{Enter}');
    await waitFor(() => expect(pedidas).toHaveLength(1));

    await user.keyboard('{Escape}');
    expect(onCerrar).not.toHaveBeenCalled();
    contestar();

    await waitFor(() => expect(rebajadas).toHaveBeenCalledTimes(1));
    expect(onCerrar).toHaveBeenCalledTimes(1);
  });

  it('has what the lines lose already approved, where nothing more is taken off', async () => {
    const onAprobado = jest.fn();
    const { user, rebajadas, onCerrar } = abrir(true, { porcentajeCon: () => 30, onAprobado });
    answer(ajustesCalls.aprobarDescuento, { success: true, data: APROBACION });
    await user.type(await screen.findByLabelText('PIN del Administrador'), '4821{Enter}');
    await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));
    expect(onAprobado).toHaveBeenCalledWith(APROBACION);
    expect(rebajadas).not.toHaveBeenCalled();
  });

  it('says of the box that is wrong why, and goes there', async () => {
    const { user, rebajadas } = abrir();
    const descuento = await screen.findByRole('textbox', { name: 'Descuento' });
    const motivo = screen.getByRole('textbox', { name: 'Motivo' });
    await user.type(descuento, '5{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escriba el motivo del descuento');
    expect(motivo).toHaveFocus();
    expect(motivo).toBeInvalid();
    expect(motivo).toHaveAccessibleDescription('Escriba el motivo del descuento');
    expect(descuento).toBeValid();

    await user.type(motivo, 'Demora');
    await user.clear(descuento);
    await user.type(motivo, '{Enter}');
    expect(descuento).toHaveFocus();
    expect(descuento).toHaveAccessibleDescription('Escriba el descuento, con hasta dos decimales');
    expect(motivo).toBeValid();
    expect(rebajadas).not.toHaveBeenCalled();
  });

  it('asks before what was typed is lost, and closes at once where nothing was', async () => {
    const { user, notices, onCerrar, escribir } = abrir(false);
    await escribir('5');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(onCerrar).not.toHaveBeenCalled();
    await user.clear(screen.getByRole('textbox', { name: 'Descuento' }));
    await user.clear(screen.getByRole('textbox', { name: /[Mm]otivo/ }));

    await user.keyboard('{Escape}');
    await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));
  });
});
