import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { cajonCalls } from '@comanda/shared/contracts/caja/cajon';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, makeVenta } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const boton = (name: RegExp | string) => screen.findByRole('button', { name });

/** Sells one ceviche, paid like that. */
async function vender(forma: RegExp) {
  const vista = renderScreen(<PuntoVentaScreen />);
  await vista.user.click(await boton(/^Ceviche de/));
  await vista.user.click(await boton('Pagar'));
  await vista.user.click(await screen.findByRole('radio', { name: forma }));
  await vista.user.click(await boton(/^Cobrar/));
  await screen.findByRole('region', { name: 'Última venta' });
  return vista;
}

describe('the drawer', () => {
  it('opens with the ticket of what was paid in cash, and not for its copy', async () => {
    const caja = abrirCaja();
    const { user } = await vender(/EFECTIVO/);
    await screen.findByText('Ticket impreso');
    await user.click(await boton('Reimprimir'));

    await waitFor(() => expect(caja.tickets).toHaveLength(2));
    const [primero, copia] = caja.tickets.map(({ body }) => body);
    expect(primero).toMatchObject({ cajon: true });
    expect(copia).toMatchObject({ copia: true });
    expect(copia).not.toHaveProperty('cajon');
  });

  it('stays shut for what was paid by card', async () => {
    const caja = abrirCaja();
    answer(ventasCalls.crearVenta, { success: true, data: makeVenta({ forma_pago: 'TARJETA' }) });
    await vender(/TARJETA/);
    await waitFor(() => expect(caja.tickets).toHaveLength(1));
    expect(caja.tickets[0]?.body).not.toHaveProperty('cajon');
  });

  it('opens when the printer that was off prints the ticket after all', async () => {
    abrirCaja();
    refuse(impresionCalls.imprimirTicket, 'IMPRESORA_NO_DISPONIBLE');
    const { user } = await vender(/EFECTIVO/);
    await screen.findByText('El ticket no se imprimió');
    const tickets = answer(impresionCalls.imprimirTicket, {
      success: true,
      data: { id: 't', destino: 'x' },
    });
    await user.click(await boton('Reimprimir'));
    await waitFor(() => expect(tickets[0]?.body).toMatchObject({ cajon: true }));
  });

  describe('of a print service that asks for a right', () => {
    const impresion = '7f0e1d7c-0d6d-4d52-9a3f-0a4f5d2c1b11';
    const vinculado = () =>
      answer(papelDeCajaCalls.estadoDeImpresion, {
        success: true,
        data: {
          reloj: '2026-11-26T15:00:00.000Z',
          vinculos: [{ empresa: makeVenta().empresa, impresion }],
        },
      });

    it('is opened with the one that the server gives for the sale', async () => {
      const caja = abrirCaja();
      vinculado();
      const pedidos = answer(cajonCalls.boletoDeVenta, { success: true, data: { boleto: 'a.b' } });
      await vender(/EFECTIVO/);
      await screen.findByText('Ticket impreso');
      expect(pedidos[0]?.body).toMatchObject({ venta: makeVenta().id, impresion });
      expect(caja.tickets[0]?.body).toMatchObject({ cajon: true, boleto: 'a.b' });
    });

    it('stays shut without one: the ticket is printed, and it is said why', async () => {
      abrirCaja();
      vinculado();
      refuse(cajonCalls.boletoDeVenta, 'VENTA_SIN_CAJON');
      const tickets = answer(impresionCalls.imprimirTicket, {
        success: true,
        data: { id: 't', destino: 'x', cajon: 'CAJON_SIN_BOLETO' },
      });
      const { notices } = await vender(/EFECTIVO/);
      await screen.findByText('Ticket impreso');
      expect(tickets[0]?.body).not.toHaveProperty('boleto');
      expect(notices).toContainEqual(
        expect.stringMatching(/^warning: Cajón \/ La venta está hecha y el cajón no se abrió/),
      );
    });
  });
});
