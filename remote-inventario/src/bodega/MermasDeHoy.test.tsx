import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { mermasCalls as calls, type Merma } from '@comanda/shared/contracts/inventario/mermas';
import { answer, renderScreen } from '@comanda/shared/testing';

import MermasDeHoy from './MermasDeHoy';
import { makeMerma, quien } from './testing/mundo';

const abrir = (data: Merma[]) => {
  answer(calls.listarMermasDeHoy, { success: true, data });
  renderScreen(<MermasDeHoy />, { usuario: quien('Cocinero') });
};

describe('the card of what was wasted today', () => {
  it('says what, how much, when and by whom, and what those that stand were worth', async () => {
    const reversada = {
      nombreCompleto: 'Ana',
      fecha_registro: '2026-11-20T16:00:00Z',
      motivo: 'x',
    };
    abrir([
      makeMerma({ id: '33', materi_prima: 'Yuca', costo: null, medida: 'unidad', peso_merma: 2 }),
      makeMerma({ id: '32', reversada }),
      makeMerma(),
    ]);
    const filas = await screen.findAllByRole('listitem');
    expect(filas.map(({ textContent }) => textContent)).toEqual([
      'Yuca10:00 · Coco Cocina · Dañado: Se cayó2 unidades',
      'Camarón10:00 · Coco Cocina · Dañado: Se cayó · Reversada500 g',
      'Camarón10:00 · Coco Cocina · Dañado: Se cayó500 g',
    ]);
    expect(screen.getByText('$1.75')).toBeVisible();
  });

  it('says that nothing was', async () => {
    abrir([]);
    expect(await screen.findByText('Hoy no se ha perdido nada')).toBeVisible();
    expect(screen.queryByText('$0.00')).toBeNull();
  });
});
