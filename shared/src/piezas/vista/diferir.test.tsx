import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { Diferida, diferir, Luego, type ParteDiferida } from './diferir';

type Props = { filas: readonly string[] } | { empresa: string };

const enFilas = diferir<{ filas: readonly string[] }>(() =>
  Promise.resolve({ default: ({ filas }) => <p>{filas.join()}</p> }),
) as ParteDiferida<Props>;
const deEmpresa = diferir<{ empresa: string }>(() =>
  Promise.resolve({ default: ({ empresa }) => <p>{empresa.toUpperCase()}</p> }),
) as ParteDiferida<Props>;

const FILAS = { de: enFilas, props: { filas: ['una', 'otra'] } };
const EMPRESA = { de: deEmpresa, props: { empresa: 'puerto' } };

describe.each([
  ['Diferida', Diferida<Props>],
  ['Luego', Luego<Props>],
])('%s', (_nombre, Una) => {
  it('never gives a part the props of the one that takes its place', async () => {
    const { rerender } = render(<Una {...FILAS} titulo="Caja" />);
    expect(await screen.findByText('una,otra')).toBeVisible();
    rerender(<Una {...EMPRESA} titulo="Caja" />);
    expect(screen.queryByText('una,otra')).toBeNull();
    expect(await screen.findByText('PUERTO')).toBeVisible();
    rerender(<Una {...FILAS} titulo="Caja" />);
    expect(screen.getByText('una,otra')).toBeVisible();
  });
});
