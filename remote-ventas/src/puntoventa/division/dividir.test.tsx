import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { pasan, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, answerCatalogo, makeProducto } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const NOMBRES = ['Arroz', 'Bolón', 'Caldo'];
const cuenta = (name: string) => within(screen.getByRole('region', { name }));
const linea = (en: string, nombre: string) =>
  cuenta(en).getByRole('button', { name: new RegExp(`^(Pasar|Devolver) ${nombre}`) });

/** Two of each, at two dollars. */
async function abrirDivision() {
  const caja = abrirCaja();
  answerCatalogo(
    NOMBRES.map((producto) => makeProducto({ id: producto, producto, precio_venta: 2 })),
  );
  const vista = renderScreen(<PuntoVentaScreen />);
  for (const nombre of NOMBRES)
    await vista.user.dblClick(await screen.findByRole('button', { name: new RegExp(nombre) }));
  await vista.user.click(screen.getByRole('button', { name: 'Dividir Cuenta' }));
  await screen.findByRole('dialog');
  return { ...vista, caja };
}

describe('the split bill', () => {
  it('shows what each line comes to, under what each bill does', async () => {
    const { user } = await abrirDivision();
    expect(linea('Cuenta', 'Bolón')).toHaveAccessibleName('Pasar Bolón 2 $4.00 Mover 1');
    expect(cuenta('Cuenta').getByRole('button', { name: 'Pagar $12.00' })).toBeEnabled();
    expect(cuenta('Cuenta dividida').getByRole('button', { name: 'Pagar $0.00' })).toBeDisabled();

    await user.click(linea('Cuenta', 'Bolón'));
    expect(linea('Cuenta', 'Bolón')).toHaveAccessibleName('Pasar Bolón 1 $2.00 Mover 1');
    expect(linea('Cuenta dividida', 'Bolón')).toHaveAccessibleName(
      'Devolver Bolón 1 $2.00 Mover 1',
    );
    expect(cuenta('Cuenta').getByRole('heading', { level: 2 })).toHaveTextContent('5 productos');
    expect(cuenta('Cuenta dividida').getByRole('heading', { level: 2 })).toHaveTextContent(
      '1 producto',
    );
  });

  it.each([
    ['Cuenta', 'Pagar $10.00', 'Pagar', 'Cobrar $10.00'],
    ['Cuenta dividida', 'Pagar $2.00', 'Pagar cuenta dividida', 'Cobrar $2.00'],
  ])('pays %s from there', async (parte, pagar, titulo, cobrar) => {
    const { user } = await abrirDivision();
    await user.click(linea('Cuenta', 'Bolón'));
    await user.click(cuenta(parte).getByRole('button', { name: pagar }));
    await screen.findByRole('dialog', { name: titulo });
    expect(screen.getByRole('button', { name: cobrar })).toBeVisible();
  });

  it('leaves the focus on the neighbour of a line that left, by keyboard alone', async () => {
    const { user } = await abrirDivision();
    /** Two quick Enters stop at a line that left. */
    const verla = () => pasan(350);
    linea('Cuenta', 'Bolón').focus();

    await user.keyboard('{Enter}');
    expect(linea('Cuenta', 'Bolón')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(linea('Cuenta', 'Caldo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(linea('Cuenta', 'Caldo')).toHaveFocus();
    await verla();
    await user.keyboard('{Enter}{Enter}');
    expect(linea('Cuenta', 'Arroz')).toHaveFocus();
    await verla();
    await user.keyboard('{Enter}{Enter}');
    expect(linea('Cuenta dividida', 'Bolón')).toHaveFocus();

    await user.keyboard('{ArrowDown}');
    expect(linea('Cuenta dividida', 'Caldo')).toHaveFocus();
  });
});
