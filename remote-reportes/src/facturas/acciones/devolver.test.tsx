import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { devolucionesCalls } from '@comanda/shared/contracts/ventas/devoluciones';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import FacturasScreen from '../FacturasScreen';
import {
  abrirFacturas,
  makeClave,
  makeContenido,
  makeDetalle,
  makeEmision,
  makeLinea,
  PUERTO,
  VENTA_ANULADA,
} from '../testing/mundo';

const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });
const DEVOLUCION = { puede: true, frase: 'Se emite una nota de crédito por lo que elija' };
const FACTURA = makeEmision({ devolucion: DEVOLUCION, anulable_en_sri: true });

const LINEAS = [
  makeLinea({ queda: { cantidad: 2, monto: 7.5 } }),
  makeLinea({ descripcion: 'Cola', precio: 1.25, total: 2.5, queda: { cantidad: 1, monto: 1.25 } }),
  makeLinea({ descripcion: 'Devuelto ya', queda: { cantidad: 0, monto: 0 } }),
];

async function abrir(emision = FACTURA, accion = 'Devolver una parte') {
  abrirFacturas([emision]);
  answer(documentosCalls.consultarDetalle, {
    success: true,
    data: makeDetalle({ emision, contenido: makeContenido({ lineas: LINEAS }) }),
  });
  const vista = renderScreen(<FacturasScreen />, { usuario: admin, acepta: true });
  await vista.user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
  await vista.user.click(screen.getByRole('menuitem', { name: accion }));
  return { ...vista, dialogo: within(await screen.findByRole('dialog')) };
}

describe("'Devolver una parte'", () => {
  it('is open for whoever comes from the sale, once, and not for a Contador', async () => {
    const clave = FACTURA.clave_acceso;
    const abrirDe = (usuario = admin) => {
      abrirFacturas([FACTURA]);
      const pedidas = answer(documentosCalls.consultarDetalle, {
        success: true,
        data: makeDetalle({ emision: FACTURA, contenido: makeContenido({ lineas: LINEAS }) }),
      });
      const ruta = `/admin/facturas?buscar=001-001-000000001&devolver=${clave}`;
      return { pedidas, ...renderScreen(<FacturasScreen />, { usuario, ruta }) };
    };
    const { pedidas, user, unmount } = abrirDe();
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText('Total que se devuelve')).toBeVisible();
    expect(pedidas[0]?.url.href).toContain(clave);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pedidas).toHaveLength(1);
    unmount();

    const suyas = abrirDe(makeUsuario({ perfil: 'Contador', empresa: [PUERTO] })).pedidas;
    await screen.findAllByRole('table');
    expect(suyas).toEqual([]);
  });

  it('gives back units of one line and an amount of another, for what it showed', async () => {
    const { user, notices, dialogo } = await abrir();
    const pedidos = answer(devolucionesCalls.devolverVenta, {
      success: true,
      data: { clave_nota: makeClave(1, '04'), total: 4.25, repetida: false, ya_devuelto: 3.75 },
    });
    expect(dialogo.queryByText(/Devuelto ya/)).toBeNull();

    await user.click(dialogo.getByRole('button', { name: 'Más Encebollado' }));
    await user.click(dialogo.getByRole('button', { name: 'Por un valor: Cola' }));
    await user.type(dialogo.getByRole('textbox', { name: /^Valor que se devuelve/ }), '0,50');
    expect(dialogo.getByText('$4.25')).toBeVisible();
    await user.type(dialogo.getByLabelText('Motivo'), 'Plato frío');
    await user.click(dialogo.getByRole('button', { name: 'Devolver' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pedidos[0]?.body).toEqual({
      empresa: PUERTO,
      editar: FACTURA.clave_acceso,
      forma_pago: 'EFECTIVO',
      motivo: 'Plato frío',
      lineas: [
        { linea: 0, cantidad: 1 },
        { linea: 1, monto: 0.5 },
      ],
      total: 4.25,
    });
    expect(notices).toContain(
      'warning: Facturas electrónicas / Devolución registrada: la nota de crédito se está enviando. No saque $3.75 de la caja: ya salieron con una nota que se anuló en el SRI',
    );
  });

  it('takes no more of a line than there is, and nothing for nothing', async () => {
    const { user, dialogo } = await abrir();
    const pedidos = answer(devolucionesCalls.devolverVenta, {
      success: true,
      data: { clave_nota: makeClave(1, '04'), total: 1, repetida: false },
    });
    const van = dialogo.getByRole('status', { name: 'Se devuelven de Cola' });
    for (let i = 0; i < 3; i++) await user.click(dialogo.getByRole('button', { name: 'Más Cola' }));
    expect(van).toHaveTextContent('1');
    for (let i = 0; i < 3; i++)
      await user.click(dialogo.getByRole('button', { name: 'Menos Cola' }));
    expect(van).toHaveTextContent('0');

    await user.type(dialogo.getByLabelText('Motivo'), 'Plato frío');
    await user.click(dialogo.getByRole('button', { name: 'Devolver' }));
    expect(await dialogo.findByText('Elija qué se devuelve')).toBeVisible();

    await user.click(dialogo.getByRole('button', { name: 'Por un valor: Cola' }));
    await user.type(dialogo.getByRole('textbox', { name: /^Valor que se devuelve/ }), '1.26');
    await user.click(dialogo.getByRole('button', { name: 'Devolver' }));
    expect(
      await dialogo.findByText('Un valor es mayor que lo que queda del producto'),
    ).toBeVisible();
    expect(pedidos).toEqual([]);
  });

  it('says what the server refuses and keeps what was chosen', async () => {
    const { user, dialogo, notices } = await abrir();
    refuse(devolucionesCalls.devolverVenta, 'DEVOLUCION_NO_COINCIDE');
    await user.click(dialogo.getByRole('button', { name: 'Todo Encebollado' }));
    await user.type(dialogo.getByLabelText('Motivo'), 'Plato frío');
    await user.click(dialogo.getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(notices.join()).toContain('Lo que queda de la factura cambió'));
    expect(dialogo.getByText('$7.50', { selector: 'strong' })).toBeVisible();
  });

  it('is shown with the reason where it cannot be done', async () => {
    const frase = 'El SRI aún no autoriza la factura: no admite todavía una nota de crédito';
    abrirFacturas([makeEmision({ devolucion: { puede: false, frase } })]);
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    const impedida = screen.getByRole('menuitem', { name: /^Devolver una parte/ });
    expect(impedida).toHaveTextContent(frase);
    expect(impedida).toHaveAttribute('aria-disabled', 'true');
  });
});

describe("'Ya la anulé en el SRI'", () => {
  it('voids the sale with the day it was done in the portal', async () => {
    const { user, dialogo } = await abrir(FACTURA, 'Ya la anulé en el SRI');
    const cambios = answer(ventasCalls.actualizarEstado, { success: true, data: VENTA_ANULADA });
    expect(dialogo.getByRole('alert')).toHaveTextContent('hasta el 07/12/2026');
    await user.click(dialogo.getByRole('button', { name: 'Anular la venta' }));
    await waitFor(() => expect(cambios).toHaveLength(1));
    expect(cambios[0]?.body).toMatchObject({
      editar: FACTURA.clave_acceso,
      estado: 'ANULADO',
      anulada_en_sri: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  it('is never sent without a day, which would issue a credit note', async () => {
    const { user, dialogo } = await abrir(FACTURA, 'Ya la anulé en el SRI');
    const cambios = answer(ventasCalls.actualizarEstado, { success: true, data: VENTA_ANULADA });
    await user.hover(dialogo.getByLabelText(/^Fecha en que la anuló/));
    await user.click(dialogo.getByRole('img', { name: 'close-circle' }));
    await user.click(dialogo.getByRole('button', { name: 'Anular la venta' }));
    expect(await dialogo.findByText('Escriba la fecha en que la anuló en el portal')).toBeVisible();
    expect(cambios).toEqual([]);
  });

  it('stands first where the authority has it otherwise', async () => {
    abrirFacturas([makeEmision({ anulable_en_sri: true, consta_en_sri: 'ANULADA' })]);
    renderScreen(<FacturasScreen />, { usuario: admin });
    expect(
      await screen.findByRole('button', { name: /^Ya la anulé en el SRI: Factura/ }),
    ).toBeVisible();
  });
});
