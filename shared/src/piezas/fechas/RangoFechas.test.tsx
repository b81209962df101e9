import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderScreen } from '@comanda/shared/testing';

import { RangoFechas, type Rango } from '.';

function Filtro() {
  const [rango, setRango] = useState<Rango>({ desde: '2026-11-22', hasta: '2026-11-22' });
  return (
    <>
      <RangoFechas valor={rango} hoy="2026-11-22" onCambio={setRango} />
      <output>{`${rango.desde} ${rango.hasta}`}</output>
    </>
  );
}

describe('RangoFechas (spec section 2, Report screen)', () => {
  it('starts with today, takes a range by its name, and says which it is', async () => {
    const { user } = renderScreen(<Filtro />);
    expect(screen.getByRole('textbox', { name: 'Fecha Inicio' })).toHaveValue('22/11/2026');
    expect(screen.getByRole('button', { name: 'Hoy' })).toHaveAttribute('aria-pressed', 'true');

    await user.click(screen.getByRole('button', { name: 'Mes pasado' }));
    expect(screen.getByRole('status')).toHaveTextContent('2026-10-01 2026-10-31');
    expect(screen.getByRole('textbox', { name: 'Fecha Fin' })).toHaveValue('31/10/2026');
  });

  it('knows no range at all, where that may be chosen, and begins one with a day', async () => {
    function Todas() {
      const [rango, setRango] = useState<Rango | null>(null);
      const todas = { texto: 'Todas', onElegir: () => setRango(null) };
      return (
        <>
          <RangoFechas valor={rango} hoy="2026-11-22" todas={todas} onCambio={setRango} />
          <output>{rango ? `${rango.desde} ${rango.hasta}` : 'todas'}</output>
        </>
      );
    }
    const { user } = renderScreen(<Todas />);
    const inicio = screen.getByRole('textbox', { name: 'Fecha Inicio' });
    expect(inicio).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Todas' })).toHaveAttribute('aria-pressed', 'true');

    await user.type(inicio, '5/11/2026{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-05 2026-11-22');
    await user.click(screen.getByRole('button', { name: 'Todas' }));
    expect(screen.getByRole('status')).toHaveTextContent('todas');
    await user.type(screen.getByRole('textbox', { name: 'Fecha Fin' }), '7/11/2026{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-07 2026-11-07');
  });

  it('takes a typed day, and the end along with a start after it', async () => {
    const { user } = renderScreen(<Filtro />);
    await user.click(screen.getByRole('button', { name: 'Mes pasado' }));
    const inicio = screen.getByRole('textbox', { name: 'Fecha Inicio' });
    await user.clear(inicio);
    await user.type(inicio, '5/11/2026{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-05 2026-11-05');
  });
});
