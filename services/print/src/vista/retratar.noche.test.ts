import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';

import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';
import { ticketLayout } from '@comanda/shared/domain/papel/ticketLayout';
import { veces } from '@comanda/shared/testing/veces';

import { codificar } from '../escpos/codificar';
import { decodificar } from '../escpos/decodificar';
import { exigirCuentas } from '../exigirCuentas';

import { dibujar } from './dibujar';
import { retratar } from './retratar';

const LINEAS = veces(300, 80);

const bytesDe = (lineas: number, letras: number) => {
  const [linea] = makeTicket().tienda;
  if (!linea) throw new Error('retratar.test: a ticket has a line');
  const tienda = Array.from({ length: lineas }, () => ({
    ...linea,
    producto: 'x'.repeat(letras),
  }));
  const ticket = { ...makeTicket(), tienda };
  return codificar(ticketLayout(ticket, exigirCuentas(makeTicket())));
};

describe('retratar', () => {
  it('draws the same paper in a thread as here', async () => {
    const bytes = bytesDe(90, 30);
    expect(bytes.length).toBeGreaterThan(4 * 1024); // else it was drawn here
    expect(Buffer.from(await retratar(bytes)).equals(dibujar(decodificar(bytes)))).toBe(true);
  });

  it(`leaves who else calls their turn while it draws ${LINEAS} lines of 300 letters`, async () => {
    const bytes = bytesDe(LINEAS, 300);
    let vueltas = 0;
    const otro = setInterval(() => (vueltas += 1), 10);
    const png = PNG.sync.read(Buffer.from(await retratar(bytes)));
    clearInterval(otro);
    expect(png.height).toBeGreaterThan(LINEAS * 6 * 24); // all of it
    expect(vueltas).toBeGreaterThan(20);
  });
});
