import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { clientesCalls, type Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, pasan, renderScreen } from '@comanda/shared/testing';

import FacturasScreen from '../FacturasScreen';

import { facturasMensajes } from '../facturasMensajes';
import {
  abrirFacturas,
  makeClave,
  makeDetalle,
  makeEmision,
  makeEstado,
  PUERTO,
  VENTA_ANULADA,
} from '../testing/mundo';
import { abrirFactura, ADMIN, AUTORIZADA, DEVUELTA } from '../testing/unaFactura';

describe("the menu 'Más'", () => {
  it('is gone through with the arrows, and Escape gives the focus back', async () => {
    const { user } = abrirFactura();
    const boton = await screen.findByRole('button', { name: /^Más acciones de Factura/ });

    await user.click(boton);
    const [primera, segunda] = screen.getAllByRole('menuitem');
    expect(primera).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(segunda).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(primera).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Anular' })).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).toBeNull();
    expect(boton).toHaveFocus();
    expect(boton).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows why something cannot be done, and does nothing', async () => {
    const frase = 'El SRI no permite anular una factura autorizada a consumidor final';
    const { user } = abrirFactura(makeEmision({ anulacion: { como: null, frase } }));

    await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    const anular = screen.getByRole('menuitem', { name: /^Anular/ });
    expect(anular).toHaveTextContent(frase);
    expect(anular).toHaveAttribute('aria-disabled', 'true');
    await user.click(anular);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an act asked for of two documents', () => {
  const [una, otra] = [AUTORIZADA, { ...AUTORIZADA, clave_acceso: makeClave(2) }];

  it('opens the dialog of the last, whichever is read first, and what was typed is for that one', async () => {
    abrirFacturas([una, otra]);
    let contestar = () => {};
    const tarde = new Promise<void>((resolve) => (contestar = resolve));
    const leidas = answer(documentosCalls.consultarDetalle, async ({ params }) => {
      const emision = params.clave === otra.clave_acceso ? otra : una;
      if (emision === una) await tarde;
      return { success: true as const, data: makeDetalle({ emision }) };
    });
    const anuladas = answer(ventasCalls.actualizarEstado, { success: true, data: VENTA_ANULADA });
    const { user } = renderScreen(<FacturasScreen />, { usuario: ADMIN });
    const menus = await screen.findAllByRole('button', { name: /^Más acciones/ });
    for (const menu of menus) {
      await user.click(menu);
      await user.click(screen.getByRole('menuitem', { name: 'Anular' }));
    }
    const motivo = await screen.findByRole('textbox', { name: /^Motivo/ });
    await user.type(motivo, 'Se cobró dos veces');
    contestar();
    await pasan(50);
    expect(leidas).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Anular la venta' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(anuladas.map(({ body }) => body)).toMatchObject([{ editar: otra.clave_acceso }]);
  });
});

describe("'Corregir y reenviar'", () => {
  it('sends the invoice again to the buyer put right', async () => {
    const { user, notices, elegir } = abrirFactura();
    const correcciones = answer(documentosCalls.corregirComprobante, {
      success: true,
      data: makeEstado({ estado: 'AUTORIZADO' }),
    });

    const dialogo = await elegir('Corregir y reenviar');
    const cedula = dialogo.getByRole('textbox', { name: /cédula/ });
    expect(dialogo.getByRole('alert')).toHaveTextContent('La identificación del cliente no existe');
    await user.clear(cedula);
    await user.type(cedula, '0926687856{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(correcciones[0]?.params.clave).toBe(DEVUELTA.clave_acceso);
    expect(correcciones[0]?.body).toEqual({
      empresa: PUERTO,
      tipo_identificacion: '05',
      cedula: '0926687856',
      razon_social: 'María Fernanda Salazar',
      direccion: 'Quito',
      email: 'maria@correo.ec',
      telefono: '0991234567',
    });
    expect(notices).toEqual(['success: Facturas electrónicas / Factura autorizada']);
  });

  it('says what is wrong under its field, and goes to the first', async () => {
    const { user, elegir } = abrirFactura();
    const dialogo = await elegir('Corregir y reenviar');
    const cedula = dialogo.getByRole('textbox', { name: /cédula/ });
    await user.clear(cedula);
    await user.type(cedula, '0926687857');
    await user.clear(dialogo.getByRole('textbox', { name: /^Email/ }));
    await user.clear(dialogo.getByRole('textbox', { name: /^Teléfono/ }));
    await user.click(dialogo.getByRole('button', { name: 'Corregir y reenviar' }));

    expect(cedula).toHaveFocus();
    await waitFor(() =>
      expect(cedula).toHaveAccessibleDescription('La cédula no es válida: revise sus dígitos'),
    );
    await waitFor(() =>
      expect(dialogo.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
        'Por favor complete los campos',
      ),
    );
    await user.clear(cedula);
    await user.type(cedula, '9999999999999');
    await waitFor(() => expect(cedula).toHaveAccessibleDescription(''));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(cedula).toHaveAccessibleDescription(/no se corrige a consumidor final/),
    );
  });
});

describe("'Corregir y reenviar': the customer's record", () => {
  const CLIENTE: Cliente = {
    cedula: '0926687856',
    tipo_identificacion: '05',
    nombre: 'María Fernanda Salazar',
    razon_social: 'María Fernanda Salazar',
    email: 'maria@correo.ec',
    direccion: 'Quito',
    telefono: '0991234567',
  };
  const corregida = () =>
    answer(documentosCalls.corregirComprobante, {
      success: true,
      data: makeEstado({ estado: 'AUTORIZADO' }),
    });
  const HECHA = 'success: Facturas electrónicas / Factura autorizada';

  /** The form filled in, its question answered with yes, sent. */
  async function conCliente() {
    const vista = abrirFactura();
    corregida();
    const { user } = vista;
    const dialogo = await vista.elegir('Corregir y reenviar');
    const cedula = dialogo.getByRole('textbox', { name: /cédula/ });
    await user.clear(cedula);
    await user.type(cedula, CLIENTE.cedula);
    await user.click(
      dialogo.getByRole('switch', { name: 'Cambiar también los datos del cliente' }),
    );
    await user.click(dialogo.getByRole('button', { name: 'Corregir y reenviar' }));
    return vista;
  }

  it('changes with it, where that is wanted', async () => {
    const cambios = answer(clientesCalls.refrescarCliente, { success: true, data: CLIENTE });
    const { notices } = await conCliente();
    await waitFor(() =>
      expect(notices).toEqual([
        HECHA,
        'success: Facturas electrónicas / Los datos del cliente se actualizaron',
      ]),
    );
    expect(cambios.map(({ body }) => body)).toEqual([{ ...CLIENTE, empresa: PUERTO }]);
  });
});

describe("'Anular'", () => {
  it('says what will happen and what is lost, asks why, and voids the sale', async () => {
    const { user, notices, elegir } = abrirFactura(AUTORIZADA);
    const anuladas = answer(ventasCalls.actualizarEstado, () => {
      abrirFacturas([
        makeEmision({
          clave_acceso: makeClave(2, '04'),
          tipo: 'NOTA_CREDITO',
          relacionado: makeClave(1),
        }),
        makeEmision({ relacionado: makeClave(2, '04') }),
      ]);
      return { success: true as const, data: VENTA_ANULADA };
    });

    const dialogo = await elegir('Anular');
    expect(dialogo.getByText(/^Se anula la venta de/)).toHaveTextContent(
      'Se anula la venta de $7.50 a María Fernanda Salazar. Salen de la caja $7.50 en efectivo.',
    );
    expect(dialogo.getByRole('alert')).toHaveTextContent('Se emite una nota de crédito');
    const motivo = dialogo.getByRole('textbox', { name: /^Motivo/ });
    const confirmar = dialogo.getByRole('button', { name: 'Anular la venta' });
    expect(confirmar).not.toHaveFocus();
    await user.click(confirmar);
    await waitFor(() =>
      expect(motivo).toHaveAccessibleDescription(
        'Escriba el motivo Se imprime en la nota de crédito',
      ),
    );
    expect(anuladas).toHaveLength(0);

    await user.type(motivo, 'El cliente devolvió el plato');
    await user.click(dialogo.getByRole('button', { name: 'Anular la venta' }));

    const nota = await screen.findByText('de la Factura 001-001-000000001');
    expect(
      within(nota.closest('tr')!).getByRole('button', {
        name: 'Nota de crédito 001-001-000000002',
      }),
    ).toBeVisible();
    const anulada = within(
      screen.getByText('con nota de crédito 001-001-000000002').closest('tr')!,
    );
    expect(anulada.getByText('Anulada')).toBeVisible();
    expect(anulada.queryByText('Autorizada')).toBeNull();
    expect(anuladas[0]?.body).toEqual({
      empresa: PUERTO,
      editar: makeClave(1),
      estado: 'ANULADO',
      motivo: 'El cliente devolvió el plato',
    });
    expect(notices).toEqual(['success: Facturas electrónicas / Venta anulada con nota de crédito']);
  });
});

const CHOCADA = makeEmision({
  estado: 'REQUIERE_ATENCION',
  fecha_autorizacion: null,
  renumerable: true,
  mensaje: 'El SRI ya tiene otro documento con este número',
});
const DEMORADA = makeEmision({
  estado: 'RECIBIDA',
  fecha_autorizacion: null,
  demorada: true,
  mensaje: 'El SRI lo recibió y aún no lo autoriza',
});

describe("'Emitir con otro número'", () => {
  it('is no second Enter away: it cannot be undone', () => {
    expect(facturasMensajes.confirmarOtroNumero('Factura 001-001-000000001').peligro).toBe(true);
  });

  it('says what it means, and tells the new number', async () => {
    const { user, notices } = abrirFactura(CHOCADA);
    const pedidos = answer(documentosCalls.emitirConOtroNumero, {
      success: true,
      data: makeEstado({ clave_acceso: makeClave(14) }),
    });
    await user.click(await screen.findByRole('button', { name: /^Emitir con otro número/ }));

    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Emitir con otro número?',
        'success: Facturas electrónicas / Se emitió con el número 001-001-000000014. Factura autorizada',
      ]),
    );
    expect(pedidos.map(({ params, body }) => [params.clave, body])).toEqual([
      [makeClave(1), { empresa: PUERTO }],
    ]);
  });
});

describe("'Consultar ahora'", () => {
  it('asks about what has waited for too long, and says how it stands', async () => {
    const { user, notices } = abrirFactura(DEMORADA);
    const pedidos = answer(documentosCalls.consultarAhora, {
      success: true,
      data: makeEstado({ estado: 'EN_PROCESO', mensaje: 'El SRI está procesando el documento' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Consultar ahora/ }));
    await waitFor(() =>
      expect(notices).toEqual([
        'info: Facturas electrónicas / El SRI está procesando el documento',
      ]),
    );
    expect(pedidos[0]?.params.clave).toBe(makeClave(1));
  });
});
