import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { asistenciaCalls as calls } from '@comanda/shared/contracts/admin/asistencia';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import DeTurno from './DeTurno';

const usuario = makeUsuario({ perfil: 'Administrador', empresa: ['La Cevichería del Puerto'] });
const bien = <Data,>(data: Data) => ({ success: true as const, data });

describe('the card of who is at work', () => {
  it('says who, as what and since when', async () => {
    answer(
      calls.listarDeTurno,
      bien([
        { id: '1', nombreCompleto: 'Luis Alberto Vera', perfil: 'Cajero', hora_ingreso: '08:05' },
      ]),
    );
    renderScreen(<DeTurno />, { usuario });
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'Luis Alberto VeraCajero · 08:05',
    );
  });

  it('says that nobody is, and offers a retry where that cannot be read', async () => {
    answer(calls.listarDeTurno, bien([]));
    const { unmount } = renderScreen(<DeTurno />, { usuario });
    expect(await screen.findByText('Nadie ha ingresado todavía')).toBeVisible();
    unmount();
    refuse(calls.listarDeTurno, 'INESPERADO');
    renderScreen(<DeTurno />, { usuario });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
