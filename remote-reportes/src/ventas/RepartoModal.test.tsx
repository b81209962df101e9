import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { servicioCalls as calls, type Reparto } from '@comanda/shared/contracts/reportes/servicio';
import { answer, renderScreen } from '@comanda/shared/testing';

import RepartoModal from './RepartoModal';

const NOVIEMBRE: Reparto = {
  mes: '2026-11',
  servicio: 100,
  ventas: 12,
  trabajadores: [{ trabajador: 'Ana', dias: 10, monto: 100 }],
};

function DosVeces() {
  const [abierto, setAbierto] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setAbierto(true)}>
        Reparto
      </button>
      {abierto && (
        <RepartoModal empresa="Andina" mes="2026-11" onCerrar={() => setAbierto(false)} />
      )}
    </>
  );
}

describe('RepartoModal', () => {
  it('opens anew with the days that were saved, however soon', async () => {
    let guardado = NOVIEMBRE;
    answer(calls.repartoDeServicio, () => ({ success: true as const, data: guardado }));
    answer(calls.guardarDiasDeServicio, ({ body }) => {
      const { trabajadores } = body as Pick<Reparto, 'trabajadores'>;
      guardado = {
        ...guardado,
        trabajadores: trabajadores.map((uno) => ({ ...uno, monto: guardado.servicio })),
      };
      return { success: true as const, data: guardado };
    });
    const { user, notices } = renderScreen(<DosVeces />);
    const dias = () => screen.findByRole('textbox', { name: 'Días de Ana' });
    await user.type(await dias(), '22');
    await user.click(screen.getByRole('button', { name: 'Guardar días' }));
    await waitFor(() => expect(notices).toHaveLength(1));

    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Reparto' }));

    expect(await dias()).toHaveValue('22');
  });
});
