import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { makeLinea } from '../../cocina/testing/linea';
import { makeMesa } from '../../cocina/testing/mesa';
import { makeOrden } from '../../cocina/testing/orden';
import { boton, escribirDescuento, total } from '../testing/enPago';
import { abrirCaja } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const ORDEN = makeOrden({
  lineas: [makeLinea('1', { producto: 'Ceviche de camarón', cantidad: 2 })],
});

const cuenta = () => screen.findByRole('button', { name: 'Cuenta' });

function abrirMesa() {
  answer(calls.listarMesas, {
    success: true,
    data: [makeMesa(5)],
    ordenes: [],
    ahora: new Date().toISOString(),
  });
  answer(calls.consultarOrden, { success: true, data: ORDEN });
  return renderScreen(<PuntoVentaScreen />, { ruta: '/admin/puntoventa?mesa=5' });
}

describe('the bill of a table, before it pays', () => {
  beforeEach(() => {
    localStorage.clear();
    abrirCaja();
  });

  it('is printed as it stands, and the order stays open', async () => {
    const impresas = answer(papelDeCajaCalls.imprimirHojaCaja, {
      success: true,
      data: { id: 'caja-CUENTA-1', destino: 'archivo' },
    });
    const { user, notices } = abrirMesa();
    await user.click(await cuenta());
    await waitFor(() =>
      expect(notices).toEqual(['success: Punto de Venta / Cuenta enviada a la impresora']),
    );
    expect(impresas[0]?.body).toMatchObject({
      titulo: 'CUENTA',
      secciones: [{ filas: [{ texto: '2 Ceviche de camarón' }] }, { titulo: 'Total' }],
    });
    expect(screen.getByRole('list', { name: 'En la orden' })).toBeVisible();
  });

  it('bears what is taken off the whole of it, on paper and on screen, as the payment asks for it', async () => {
    const impresas = answer(papelDeCajaCalls.imprimirHojaCaja, {
      success: true,
      data: { id: 'caja-CUENTA-1', destino: 'archivo' },
    });
    answer(ajustesCalls.aprobarDescuento, {
      success: true,
      data: {
        id: 'ap-1',
        aprobador: 'Ana Admin',
        porcentaje: 20,
        vence: '2026-11-22T12:00:00.000Z',
      },
    });
    const vista = abrirMesa();
    const { user } = vista;
    await cuenta();
    await user.click(boton(/^Pagar/));
    await user.click(await screen.findByRole('button', { name: 'Descuento' }));
    await screen.findByText('Descuento: toda la venta');
    await escribirDescuento(vista, '20');
    await user.click(boton('Empleado'));
    await user.type(await screen.findByLabelText('PIN del Administrador'), '4821{Enter}');
    expect(await screen.findByRole('button', { name: 'Cobrar $12.00' })).toBeVisible();
    await user.click(boton('Close')); // in tests antd gives all dialogs one id, and Escape finds none
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(total()).toHaveTextContent('$12.00');
    await user.click(await cuenta());
    await waitFor(() => expect(impresas).toHaveLength(1));
    expect(impresas[0]?.body).toMatchObject({
      secciones: [
        {
          filas: [
            { texto: '2 Ceviche de camarón', valor: '15.00' },
            { texto: '  Descuento', valor: '-3.00' },
          ],
        },
        { filas: [{ valor: '10.43' }, { valor: '1.57' }, { texto: 'TOTAL', valor: '12.00' }] },
      ],
    });

    await user.click(boton(/^Bolón/)); // it goes on the same bill once it is sent
    await waitFor(() => expect(total()).toHaveTextContent('$14.60'));
  });

  it('is not offered while something is not sent: it would be missing on it', async () => {
    const { user } = abrirMesa();
    await cuenta();
    await user.click(await screen.findByRole('button', { name: /^Bolón/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cuenta' })).toBeNull());
  });

  it('says that it was not printed where the printer is off', async () => {
    refuse(papelDeCajaCalls.imprimirHojaCaja, 'IMPRESORA_NO_DISPONIBLE');
    const { user, notices } = abrirMesa();
    await user.click(await cuenta());
    await waitFor(() => expect(notices[0]).toMatch(/La cuenta no se imprimió/));
  });
});
