import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';
import { answer, renderScreen } from '@comanda/shared/testing';

import { ADMIN, EMPRESA } from './testing/mundo';
import { TarifasMuertas } from './TarifasMuertas';

const producto = (n: number) => ({ id: String(n), producto: `Plato ${n}`, porcentaje_iva: 12 });

function abrir(cuantos: number, acepta = true) {
  const productos = Array.from({ length: Math.min(cuantos, 50) }, (_, i) => producto(i + 1));
  answer(calls.consultarTarifasMuertas, {
    success: true,
    data: { tarifa: 15, total: cuantos, productos },
  });
  return renderScreen(<TarifasMuertas empresa={EMPRESA} />, { usuario: ADMIN, acepta });
}

describe('TarifasMuertas', () => {
  it('names those that no invoice can carry, the first by name', async () => {
    abrir(7);
    expect(await screen.findByRole('status')).toHaveTextContent(
      '7 productos tienen una tarifa de IVA que ya no rige y no se pueden facturar: Plato 1 (12%), Plato 2 (12%), Plato 3 (12%), Plato 4 (12%), Plato 5 (12%) y 2 más',
    );
  });

  it.each([true, false])('moves them all only when it is confirmed (%s)', async (acepta) => {
    const { user, notices } = abrir(1, acepta);
    const puestas = answer(calls.ponerTarifasAlDia, { success: true, data: { cambiados: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Pasar al 15%' }));
    await waitFor(() => expect(notices).toHaveLength(acepta ? 2 : 1));
    expect(puestas.map(({ body }) => body)).toEqual(acepta ? [{ empresa: EMPRESA }] : []);
  });
});
