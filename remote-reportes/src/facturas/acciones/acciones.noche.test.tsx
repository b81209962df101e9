import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { clientesCalls, type Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, refuse } from '@comanda/shared/testing';

import { makeClave, makeCorreo, makeEmision, makeEstado, PUERTO } from '../testing/mundo';
import { abrirFactura, AUTORIZADA, DEVUELTA } from '../testing/unaFactura';

describe("the menu 'Más'", () => {
  it('closes when the focus goes elsewhere', async () => {
    const { user } = abrirFactura();
    await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('is not there where nothing else can be done', async () => {
    abrirFactura(
      makeEmision({
        estado: 'ANULADA',
        fecha_autorizacion: null,
        anulacion: { como: null, frase: '' },
      }),
    );
    await screen.findByText('Retirada');
    expect(screen.queryByRole('button', { name: /^Más acciones/ })).toBeNull();
  });
});

describe("'Corregir y reenviar'", () => {
  it('puts what the server refuses on its field, and says the rest as a notice', async () => {
    const { user, notices, elegir } = abrirFactura();
    const dialogo = await elegir('Corregir y reenviar');
    refuse(documentosCalls.corregirComprobante, 'DATOS_INVALIDOS', [
      { campo: 'email', msg: 'El email no es válido' },
    ]);
    await user.click(dialogo.getByRole('button', { name: 'Corregir y reenviar' }));
    await waitFor(() =>
      expect(dialogo.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
        'El email no es válido',
      ),
    );
    expect(notices).toEqual([]);

    refuse(documentosCalls.corregirComprobante, 'COMPROBANTE_NO_CORREGIBLE');
    await user.click(dialogo.getByRole('button', { name: 'Corregir y reenviar' }));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Facturas electrónicas / Esta factura ya no se puede corregir',
      ]),
    );
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('starts empty for an invoice to the final consumer', async () => {
    const { elegir } = abrirFactura(DEVUELTA, {
      comprador: {
        tipo_identificacion: '07',
        identificacion: '9999999999999',
        razon_social: 'CONSUMIDOR FINAL',
        direccion: '',
        email: '',
        telefono: '',
      },
    });
    const dialogo = await elegir('Corregir y reenviar');
    expect(dialogo.getByRole('textbox', { name: /cédula/ })).toHaveValue('');
    expect(dialogo.getByRole('textbox', { name: /^Razón social/ })).toHaveValue('');
  });

  it.each([
    [true, 'closes'],
    [false, 'stays'],
  ])('Escape asks before it loses what was typed (%s: it %s)', async (acepta) => {
    const { user, notices, elegir } = abrirFactura(DEVUELTA, {}, acepta);
    const dialogo = await elegir('Corregir y reenviar');
    await user.type(dialogo.getByRole('textbox', { name: /^Dirección/ }), ' sur');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(acepta ? 0 : 1));
  });

  it('does not open when the document cannot be read', async () => {
    const { user, notices } = abrirFactura();
    refuse(documentosCalls.consultarDetalle, 'SIN_CONEXION');
    await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Corregir y reenviar' }));

    await waitFor(() =>
      expect(notices).toEqual(['error: Facturas electrónicas / No hay conexión con el servidor']),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe("'Reenviar'", () => {
  const reenviar = async (vista: ReturnType<typeof abrirFactura>) => {
    await vista.user.click(await screen.findByRole('button', { name: /^Reenviar Factura/ }));
    return within(await screen.findByRole('dialog'));
  };

  it.each([
    ['ENVIADO', null, 'success: Facturas electrónicas / Enviada a otro@correo.ec'],
    ['PENDIENTE', null, 'info: Facturas electrónicas / Correo por enviar a otro@correo.ec'],
    [
      'FALLIDO',
      'El buzón no existe',
      'warning: Facturas electrónicas / No se pudo enviar el correo: El buzón no existe',
    ],
  ] as const)(
    'sends it to the address written, and tells the outcome: %s',
    async (estado, mensaje, aviso) => {
      const vista = abrirFactura(AUTORIZADA);
      const pedidos = answer(documentosCalls.enviarCorreo, {
        success: true,
        data: makeCorreo({ estado, mensaje, email: 'otro@correo.ec' }),
      });
      const dialogo = await reenviar(vista);
      const email = dialogo.getByRole('textbox', { name: /^Email/ });
      expect(email).toHaveValue('maria@correo.ec');
      await vista.user.clear(email);
      await vista.user.type(email, 'otro@correo.ec{Enter}');

      await waitFor(() => expect(vista.notices).toEqual([aviso]));
      expect(pedidos[0]?.body).toEqual({
        claveAcceso: makeClave(1),
        empresa: PUERTO,
        link: AUTORIZADA.link,
        tipo: 'FACTURA',
        asuntos: '',
        email: 'otro@correo.ec',
      });
    },
  );

  it('asks for an address that is one', async () => {
    const vista = abrirFactura(AUTORIZADA);
    const dialogo = await reenviar(vista);
    const email = dialogo.getByRole('textbox', { name: /^Email/ });
    await vista.user.clear(email);
    await vista.user.type(email, 'maria{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('El email no es válido'));
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

  it('is made where the number has none', async () => {
    refuse(clientesCalls.refrescarCliente, 'CEDULA_NO_ENCONTRADA');
    const nuevos = answer(clientesCalls.registrarCliente, { success: true, data: CLIENTE });
    const { notices } = await conCliente();
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(nuevos.map(({ body }) => body)).toEqual([{ ...CLIENTE, empresa: PUERTO }]);
  });

  it('that cannot be changed is said, and the invoice stays corrected', async () => {
    refuse(clientesCalls.refrescarCliente, 'BASE_NO_DISPONIBLE');
    const { notices } = await conCliente();
    await waitFor(() =>
      expect(notices).toEqual([
        HECHA,
        'warning: Facturas electrónicas / La factura se corrigió, pero los datos del cliente no se actualizaron: El servidor no puede atender ahora. Intente en unos segundos',
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe("'Anular'", () => {
  it('needs no reason for what is withdrawn, and says what the server refuses', async () => {
    const { user, notices, elegir } = abrirFactura();
    refuse(ventasCalls.actualizarEstado, 'NO_ENCONTRADO');
    const dialogo = await elegir('Anular');
    await user.click(dialogo.getByRole('button', { name: 'Anular la venta' }));

    await waitFor(() =>
      expect(notices).toEqual(['error: Facturas electrónicas / El registro no existe']),
    );
    expect(screen.getByRole('dialog')).toBeVisible();
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
  it('does nothing when it is declined', async () => {
    const { user, notices } = abrirFactura(CHOCADA, {}, false);
    const pedidos = answer(documentosCalls.emitirConOtroNumero, {
      success: true,
      data: makeEstado(),
    });
    await user.click(await screen.findByRole('button', { name: /^Emitir con otro número/ }));
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Emitir con otro número?']));
    expect(pedidos).toHaveLength(0);
  });

  it('says what the server refuses', async () => {
    const { user, notices } = abrirFactura(CHOCADA);
    refuse(documentosCalls.emitirConOtroNumero, 'COMPROBANTE_NO_RENUMERABLE');
    await user.click(await screen.findByRole('button', { name: /^Emitir con otro número/ }));
    await waitFor(() =>
      expect(notices[1]).toContain('Este documento ya no se puede emitir con otro número'),
    );
  });
});

describe("'Consultar ahora'", () => {
  it('is not offered for what was sent a moment ago', async () => {
    abrirFactura({ ...DEMORADA, demorada: false });
    await screen.findByText(/aún no lo autoriza/);
    expect(screen.queryByRole('button', { name: /^Consultar ahora/ })).toBeNull();
  });
});
