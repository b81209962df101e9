import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { clientesCalls, type Cliente } from '@comanda/shared/contracts/ventas/clientes';
import {
  documentosCalls,
  type ComprobanteDetalle,
} from '@comanda/shared/contracts/facturacion/documentos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { facturasMensajes } from '../facturasMensajes';
import FacturasScreen from '../FacturasScreen';
import {
  abrirFacturas,
  makeClave,
  makeCorreo,
  makeDetalle,
  makeEmision,
  makeEstado,
  PUERTO,
  VENTA_ANULADA,
} from '../testing/mundo';

const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });

const DEVUELTA = makeEmision({
  estado: 'DEVUELTA',
  fecha_autorizacion: null,
  mensaje: 'La identificación del cliente no existe. Corrija los datos y reintente el envío',
  corregible: true,
  anulacion: { como: 'RETIRAR', frase: 'El SRI no la ha autorizado: se retira y no se envía' },
});
const AUTORIZADA = makeEmision({
  correo: makeCorreo(),
  anulacion: { como: 'NOTA_CREDITO', frase: 'Se emite una nota de crédito por el valor total' },
});

/** The screen with one document, its detail ready to be read. */
function abrir(emision = DEVUELTA, over: Partial<ComprobanteDetalle> = {}, acepta = true) {
  abrirFacturas([emision]);
  answer(documentosCalls.consultarDetalle, {
    success: true,
    data: makeDetalle({ emision, ...over }),
  });
  const vista = renderScreen(<FacturasScreen />, { usuario: admin, acepta });
  const elegir = async (accion: string) => {
    await vista.user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    await vista.user.click(screen.getByRole('menuitem', { name: accion }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...vista, elegir };
}

describe("the menu 'Más'", () => {
  it('is gone through with the arrows, and Escape gives the focus back', async () => {
    const { user } = abrir();
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

  it('closes when the focus goes elsewhere', async () => {
    const { user } = abrir();
    await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('shows why something cannot be done, and does nothing', async () => {
    const frase = 'El SRI no permite anular una factura autorizada a consumidor final';
    const { user } = abrir(makeEmision({ anulacion: { como: null, frase } }));

    await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    const anular = screen.getByRole('menuitem', { name: /^Anular/ });
    expect(anular).toHaveTextContent(frase);
    expect(anular).toHaveAttribute('aria-disabled', 'true');
    await user.click(anular);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not there where nothing else can be done', async () => {
    abrir(
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
  it('sends the invoice again to the buyer put right', async () => {
    const { user, notices, elegir } = abrir();
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
    const { user, elegir } = abrir();
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

  it('puts what the server refuses on its field, and says the rest as a notice', async () => {
    const { user, notices, elegir } = abrir();
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
    const { elegir } = abrir(DEVUELTA, {
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
    const { user, notices, elegir } = abrir(DEVUELTA, {}, acepta);
    const dialogo = await elegir('Corregir y reenviar');
    await user.type(dialogo.getByRole('textbox', { name: /^Dirección/ }), ' sur');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(acepta ? 0 : 1));
  });

  it('does not open when the document cannot be read', async () => {
    const { user, notices } = abrir();
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
  const reenviar = async (vista: ReturnType<typeof abrir>) => {
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
      const vista = abrir(AUTORIZADA);
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
    const vista = abrir(AUTORIZADA);
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
    const vista = abrir();
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
  it('says what will happen and what is lost, asks why, and voids the sale', async () => {
    const { user, notices, elegir } = abrir(AUTORIZADA);
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
      'Se anula la venta de $7.50 a María Fernanda Salazar, y su valor sale de la caja.',
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

  it('needs no reason for what is withdrawn, and says what the server refuses', async () => {
    const { user, notices, elegir } = abrir();
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
  it('is no second Enter away: it cannot be undone', () => {
    expect(facturasMensajes.confirmarOtroNumero('Factura 001-001-000000001').peligro).toBe(true);
  });

  it('says what it means, and tells the new number', async () => {
    const { user, notices } = abrir(CHOCADA);
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

  it('does nothing when it is declined', async () => {
    const { user, notices } = abrir(CHOCADA, {}, false);
    const pedidos = answer(documentosCalls.emitirConOtroNumero, {
      success: true,
      data: makeEstado(),
    });
    await user.click(await screen.findByRole('button', { name: /^Emitir con otro número/ }));
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Emitir con otro número?']));
    expect(pedidos).toHaveLength(0);
  });

  it('says what the server refuses', async () => {
    const { user, notices } = abrir(CHOCADA);
    refuse(documentosCalls.emitirConOtroNumero, 'COMPROBANTE_NO_RENUMERABLE');
    await user.click(await screen.findByRole('button', { name: /^Emitir con otro número/ }));
    await waitFor(() =>
      expect(notices[1]).toContain('Este documento ya no se puede emitir con otro número'),
    );
  });
});

describe("'Consultar ahora'", () => {
  it('asks about what has waited for too long, and says how it stands', async () => {
    const { user, notices } = abrir(DEMORADA);
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

  it('is not offered for what was sent a moment ago', async () => {
    abrir({ ...DEMORADA, demorada: false });
    await screen.findByText(/aún no lo autoriza/);
    expect(screen.queryByRole('button', { name: /^Consultar ahora/ })).toBeNull();
  });
});
