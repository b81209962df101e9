import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { EmpresaSelect } from './PorEmpresa';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const MUCHAS = Array.from({ length: 12 }, (_, i) => `Sucursal ${i + 1}`);

async function abrir(empresas: readonly string[], empresa: string | null = null) {
  const onElegir = jest.fn<(empresa: string) => void>();
  render(<EmpresaSelect empresa={empresa} empresas={empresas} onElegir={onElegir} />);
  const elegidas = () => onElegir.mock.calls.map(([elegida]) => elegida);
  return {
    user: userEvent.setup(),
    elegidas,
    caja: await screen.findByRole('combobox', { name: 'Empresa' }),
  };
}

describe('EmpresaSelect (spec section 2)', () => {
  it('asks for one where none is chosen, and says which one was picked', async () => {
    const { user, elegidas, caja } = await abrir([PUERTO, ANDINA]);

    expect(screen.getByText('Seleccione una Empresa')).toBeVisible();
    await user.click(caja);
    await user.click(await screen.findByTitle(ANDINA));

    expect(elegidas()).toEqual([ANDINA]);
  });

  it('shows the one it has, and no other until it is opened', async () => {
    await abrir([PUERTO, ANDINA], PUERTO);

    expect(screen.getByText(PUERTO)).toBeVisible();
    expect(screen.queryByText('Seleccione una Empresa')).toBeNull();
    expect(screen.queryByText(ANDINA)).toBeNull();
  });

  it('is found by typing where there are many', async () => {
    const { user, elegidas, caja } = await abrir(MUCHAS);

    await user.type(caja, '11');
    await waitFor(() => expect(screen.queryByTitle('Sucursal 2')).toBeNull());
    await user.click(screen.getByTitle('Sucursal 11'));

    expect(elegidas()).toEqual(['Sucursal 11']);
  });

  it('is no box to type in where there are few: a till without a keyboard shows none', async () => {
    expect((await abrir([PUERTO, ANDINA])).caja).toHaveAttribute('readonly');
  });
});
