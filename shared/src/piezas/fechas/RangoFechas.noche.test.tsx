import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

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

  it('says under the field what is wrong with an end before the start, or with a range too long, and asks for neither', async () => {
    const TEXTO = 'Elija un rango de hasta diez días';
    function Corto() {
      const [rango, setRango] = useState<Rango>({ desde: '2026-11-20', hasta: '2026-11-22' });
      const largo = { dias: 10, texto: TEXTO };
      return (
        <>
          <RangoFechas valor={rango} hoy="2026-11-22" largo={largo} onCambio={setRango} />
          <output>{`${rango.desde} ${rango.hasta}`}</output>
        </>
      );
    }
    const { user } = renderScreen(<Corto />);
    const escribir = async (cual: string, dia: string) => {
      const campo = screen.getByRole('textbox', { name: cual });
      await user.clear(campo);
      await user.type(campo, `${dia}{Enter}`);
    };
    const campo = (name: string) => screen.getByRole('textbox', { name });
    const pedido = () => screen.getByRole('status');

    await escribir('Fecha Fin', '18/11/2026');
    expect(campo('Fecha Fin')).toHaveAccessibleDescription(
      'Fecha Fin no puede ser anterior a Fecha Inicio',
    );
    expect(campo('Fecha Fin')).toBeInvalid();
    expect(campo('Fecha Inicio')).toBeValid();
    expect(pedido()).toHaveTextContent('2026-11-20 2026-11-22');

    await escribir('Fecha Inicio', '15/11/2026');
    expect(pedido()).toHaveTextContent('2026-11-15 2026-11-18');
    expect(screen.queryByRole('alert')).toBeNull();

    await escribir('Fecha Inicio', '1/11/2026');
    expect(campo('Fecha Inicio')).toHaveAccessibleDescription(TEXTO);
    expect(pedido()).toHaveTextContent('2026-11-15 2026-11-18');

    await user.click(screen.getByRole('button', { name: 'Ayer' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(pedido()).toHaveTextContent('2026-11-21 2026-11-21');
  });
});
