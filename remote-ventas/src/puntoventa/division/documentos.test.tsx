import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';
import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';
import { renderScreen } from '@comanda/shared/testing';

import PuntoVentaScreen from '../PuntoVentaScreen';
import { abrirCaja, answerCatalogo, CLAVE, PRODUCTOS } from '../testing/mundo';

const AVISO = /^La orden da una nota de venta y una factura/;

const orden = () => within(screen.getByRole('region', { name: 'Orden' }));
const documento = () => orden().getByText('Documento').nextElementSibling;
const cuenta = (name: string) => within(screen.getByRole('region', { name }));

/** A negocio popular whose bolón is outside its regime. */
async function abrir(...tocados: readonly RegExp[]) {
  const caja = abrirCaja();
  answerCatalogo(
    PRODUCTOS.map((uno) => ({ ...uno, fuera_regimen: uno.producto.startsWith('Bolón') })),
    1,
    [],
    { ...SIN_REGISTRO, regimen: LEYENDA_DE_NOTA },
  );
  const vista = renderScreen(<PuntoVentaScreen />);
  for (const nombre of tocados)
    await vista.user.click(await screen.findByRole('button', { name: nombre }));
  return { ...vista, caja };
}

const CEVICHE = /^Ceviche de camarón/;
const BOLON = /^Bolón de queso/;

describe('a till whose company issues notas de venta and invoices', () => {
  it('says which of them an order gives, and breaks the IVA of an invoice out', async () => {
    const { user } = await abrir(CEVICHE);
    expect(documento()).toHaveTextContent('Nota de venta');
    expect(orden().queryByText(/^Subtotal/)).toBeNull();
    await user.click(orden().getByRole('button', { name: /^Quitar/ }));
    await user.click(screen.getByRole('button', { name: BOLON }));
    expect(documento()).toHaveTextContent('Factura');
    expect(orden().getByText('Subtotal 15%')).toBeVisible();
    expect(screen.queryByText(AVISO)).toBeNull();
  });

  it('parts an order of both when it is paid, and charges each with its document and nothing twice', async () => {
    const { user, caja } = await abrir(CEVICHE, BOLON);
    expect(screen.getByText(AVISO)).toBeVisible();
    expect(documento()).toHaveTextContent('Nota de venta y factura');

    await user.click(screen.getByRole('button', { name: /^Pagar/ }));
    await screen.findByRole('dialog', { name: 'Dividir Cuenta' });
    expect(cuenta('Cuenta').getByRole('heading', { level: 2 })).toHaveTextContent('Nota de venta');
    expect(cuenta('Cuenta dividida').getByRole('heading', { level: 2 })).toHaveTextContent(
      'Factura',
    );

    await user.click(cuenta('Cuenta dividida').getByRole('button', { name: 'Pagar $3.25' }));
    expect(await screen.findByRole('dialog', { name: 'Pagar cuenta dividida' })).toHaveTextContent(
      'Documento Factura',
    );
    await user.click(screen.getByRole('button', { name: 'Cobrar $3.25' }));
    await waitFor(() => expect(caja.ventas).toHaveLength(1));
    expect(caja.ventas[0]?.body).toMatchObject({
      clave_acceso: CLAVE,
      total: 3.25,
      iva: 0.42,
      tienda: [{ porcentaje_iva: 15 }],
    });

    await user.click(await screen.findByRole('button', { name: /^Pagar/ }));
    await user.click(await screen.findByRole('button', { name: 'Cobrar $9.50' }));
    await waitFor(() => expect(caja.ventas).toHaveLength(2));
    expect(caja.reservas).toHaveLength(1);
    expect(caja.ventas[1]?.body).toMatchObject({
      clave_acceso: null,
      total: 9.5,
      iva: 0,
      tienda: [{ porcentaje_iva: 0 }],
    });
  });

  it('parts again what somebody puts back together, and loses no unit', async () => {
    const { user } = await abrir(CEVICHE, BOLON);
    await user.click(screen.getByRole('button', { name: /^Pagar/ }));
    await screen.findByRole('dialog', { name: 'Dividir Cuenta' });
    await user.click(
      cuenta('Cuenta dividida').getByRole('button', { name: /^Devolver Bolón de queso/ }),
    );
    expect(cuenta('Cuenta').getByRole('heading', { level: 2 })).toHaveTextContent(
      'Nota de venta y factura',
    );
    await user.click(cuenta('Cuenta').getByRole('button', { name: 'Pagar $12.75' }));
    expect(cuenta('Cuenta').getByRole('button', { name: 'Pagar $9.50' })).toBeEnabled();
    expect(screen.queryByRole('dialog', { name: 'Pagar' })).toBeNull();
  });
});
