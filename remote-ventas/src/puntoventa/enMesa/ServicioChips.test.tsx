import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import type { Curso } from '@comanda/shared/contracts/ventas/ordenes';
import { renderScreen } from '@comanda/shared/testing';

import { ServicioChips } from './ServicioChips';

/** A kitchen that answers at once. */
function Mesa({ alDisparar }: { alDisparar: (curso: Curso) => void }) {
  const [retenidos, setRetenidos] = useState<readonly Curso[]>(['FUERTE', 'POSTRE']);
  return (
    <ServicioChips
      retenidos={retenidos}
      onDisparar={(curso) => {
        alDisparar(curso);
        setRetenidos(retenidos.filter((otro) => otro !== curso));
      }}
      servicio={undefined}
      asientos={2}
      onElegir={() => undefined}
    />
  );
}

describe('ServicioChips', () => {
  it('fires one course with a double press, and the next one when it is asked for', async () => {
    const disparados: Curso[] = [];
    const { user } = renderScreen(<Mesa alDisparar={(curso) => disparados.push(curso)} />);
    const [primero] = screen.getAllByRole('button', { name: /^Disparar/ });
    await user.dblClick(primero as HTMLElement);
    expect(screen.getByRole('button', { name: 'Disparar Fuerte' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Disparar Postre' })).toBeDisabled();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Disparar Fuerte' })).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: 'Disparar Postre' }));
    expect(disparados).toEqual(['FUERTE', 'POSTRE']);
  });
});
