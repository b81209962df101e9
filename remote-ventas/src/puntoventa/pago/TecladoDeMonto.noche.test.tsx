import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { TecladoDeMonto } from './TecladoDeMonto';

function Monto() {
  const [texto, setTexto] = useState('');
  return (
    <>
      <output>{texto}</output>
      <TecladoDeMonto texto={texto} onTexto={setTexto} />
    </>
  );
}

async function tocar(...teclas: string[]) {
  const user = userEvent.setup();
  render(<Monto />);
  for (const name of teclas) await user.click(screen.getByRole('button', { name }));
  return screen.getByRole('status').textContent;
}

describe('TecladoDeMonto', () => {
  it('writes an amount of at most two decimals and one point', async () => {
    expect(await tocar('4', '0', '.', '.', '2', '5', '9')).toBe('40.25');
  });

  it('takes the last of it back', async () => {
    expect(await tocar('1', '2', 'Borrar la última cifra', '0')).toBe('10');
  });
});
