import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emitidosCalls, type Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import {
  answer,
  makeConPin,
  makeUsuario,
  refuse,
  renderScreen,
  tienenPin,
} from '@comanda/shared/testing';

import EmitidosScreen from './EmitidosScreen';
import {
  abrirEmitidos,
  CLAVE,
  makeEmitido,
  makeFila,
  makeLinea,
  makeVenta,
  PAGO,
  PUERTO,
} from './testing/mundo';

type Opciones = { perfil?: Perfil; acepta?: boolean };

/** The screen with one sale, opened. */
async function abrir(
  over: Partial<Emitido> = {},
  { perfil = 'Administrador', acepta }: Opciones = {},
) {
  const pedidos = abrirEmitidos([makeFila(1)], makeEmitido(over));
  tienenPin();
  const usuario = makeUsuario({ perfil, empresa: [PUERTO] });
  const vista = renderScreen(<EmitidosScreen />, {
    usuario,
    ...(acepta !== undefined && { acepta }),
  });
  await vista.user.click(await screen.findByRole('button', { name: '001-001-000000001' }));
  const dialogo = within(await screen.findByRole('dialog'));
  const { nota } = over.venta ?? {};
  const titulo = nota ? `Nota de venta ${nota.numero}` : 'Venta 001-001-000000001';
  expect(dialogo.getByText(titulo)).toBeVisible();
  await dialogo.findByRole('table');
  const elegir = async (lista: string, opcion: string) => {
    await vista.user.click(dialogo.getByRole('combobox', { name: lista }));
    const opciones = await screen.findAllByTitle(opcion);
    await vista.user.click(opciones.at(-1)!);
  };
  return { ...vista, pedidos, dialogo, elegir };
}

const cambiada = (over: Partial<Emitido['venta']> = {}) =>
  answer(ventasCalls.actualizarEstado, {
    success: true,
    msg: 'Forma de pago cambiada',
    data: makeVenta({ repetida: false, ...over }),
  });

describe('a sale opened (spec section 2, Emitidos screen)', () => {
  it('breaks no IVA out where it bears a nota de venta', async () => {
    const nota = { numero: '001-001-000000501', autorizacion: '1123456789', caduca: '2099-12-31' };
    const { dialogo } = await abrir({
      venta: makeVenta({ nota, subtotal: 11, iva: 0, total: 11 }),
    });
    const totales = dialogo.getByLabelText('Totales');
    expect(totales).toHaveTextContent('Total$11.00');
    expect(totales).not.toHaveTextContent(/IVA|Subtotal/);
  });

  it('shows its number, total, state, buyer and lines, and how it was paid', async () => {
    const { dialogo } = await abrir({
      venta: makeVenta({ descuento: 1, propina: 0.5, total: 10.5 }),
      lineas: [
        makeLinea({
          modificadores: [
            { id: '1', nombre: 'extra queso', precio: 0.5 },
            { id: '2', nombre: 'sin cebolla', precio: 0 },
          ],
          opciones: 'bien picante',
          descuento: 1,
          motivo_descuento: 'Amigo',
        }),
        makeLinea({ id: '420', producto: 'Libra de camarón', cantidad: 1.235, subtota: 7.41 }),
      ],
      pagos: [
        { ...PAGO, forma_pago: 'TARJETA', monto: 6, tarjeta: 'DEBITO', referencia: '0042' },
        { ...PAGO, monto: 4.5 },
      ],
    });
    const tabla = within(dialogo.getByRole('table'));
    expect(tabla.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
      'Cant.',
      'Producto',
      'Total',
    ]);
    expect(tabla.getAllByRole('row').map((tr) => tr.textContent)).toEqual([
      'Cant.ProductoTotal',
      '2Ceviche de camarón$5.50 c/uextra queso +$0.50sin cebollabien picanteDescuento -$1.00 (Amigo)$11.00',
      '1.235Libra de camarón$5.50 c/u$7.41',
    ]);
    const terminos = (nombre: string) => dialogo.getByLabelText(nombre).textContent;
    expect(terminos('Totales')).toBe('Descuento-$1.00Subtotal$9.57IVA$1.43Propina$0.50Total$10.50');
    expect(terminos('Pagos')).toBe('TARJETA de débito ref. 0042$6.00EFECTIVO$4.50');
    expect(dialogo.getByText('María Fernanda Salazar')).toBeVisible();
    expect(dialogo.getByText('Factura autorizada')).toBeVisible();
  });

  it('asks before the reason of an annulment is lost', async () => {
    const { user, dialogo, elegir, notices } = await abrir({}, { acepta: false });
    await elegir('Estado', 'ANULADO');
    await user.type(dialogo.getByRole('textbox', { name: /Motivo/ }), 'Otra mesa');
    await user.click(dialogo.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(dialogo.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Otra mesa');
  });

  it('rests on the sale: a second Enter closes nothing, Escape closes it', async () => {
    const { user } = await abrir();
    expect(screen.getByRole('region', { name: 'Venta' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so where it cannot be read, and tries again', async () => {
    abrirEmitidos([makeFila(1)]);
    refuse(emitidosCalls.consultarEmitido, 'NO_ENCONTRADO');
    const { user } = renderScreen(<EmitidosScreen />, {
      usuario: makeUsuario({ empresa: [PUERTO] }),
    });
    await user.click(await screen.findByRole('button', { name: '001-001-000000001' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('El registro no existe')).toBeVisible();
    answer(emitidosCalls.consultarEmitido, { success: true, data: makeEmitido() });
    await user.click(dialogo.getByRole('button', { name: 'Reintentar' }));
    expect(await dialogo.findByText('Ceviche de camarón')).toBeVisible();
  });
});

describe("'Reimprimir'", () => {
  it('prints it as it was, marked as a copy, with ids from 419 on and category 28', async () => {
    const linea = makeLinea({
      modificadores: [{ id: '1', nombre: 'extra queso', precio: 0.5 }],
      opciones: 'sin sal',
      descuento: 1,
      motivo_descuento: 'Amigo',
    });
    const pagos = [
      { ...PAGO, forma_pago: 'TARJETA' as const, monto: 6, tarjeta: 'CREDITO' as const },
      { ...PAGO, monto: 4.5, banco: null },
    ];
    const venta = makeVenta({ descuento: 1, propina: 0.5, total: 10.5 });
    const { user, dialogo, notices, pedidos } = await abrir({ venta, lineas: [linea], pagos });
    await user.click(dialogo.getByRole('button', { name: 'Reimprimir' }));

    await waitFor(() =>
      expect(notices).toEqual(['success: Emitidos / Copia enviada a la impresora']),
    );
    expect(pedidos.tickets[0]?.body).toMatchObject({
      copia: true,
      secuencial: '001-001-000000001',
      clave_acceso: CLAVE,
      propina: 0.5,
      cliente: 'María Fernanda Salazar',
      emai: 'maria@correo.ec',
      fecha: '20/11/2026 13:05',
      pagos: [
        { forma_pago: 'TARJETA', monto: 6, tarjeta: 'CREDITO' },
        { forma_pago: 'EFECTIVO', monto: 4.5 },
      ],
      tienda: [
        {
          id: '419',
          id_categoria: '28',
          producto: 'Ceviche de camarón',
          cantidad: 2,
          opciones: 'sin sal',
          descuento: 1,
          motivo_descuento: 'Amigo',
          subtota: 11,
          modificadores: [{ id: '1', nombre: 'extra queso', precio: 0.5 }],
        },
      ],
    });
    expect(pedidos.tickets[0]?.body).not.toHaveProperty('descuento');
  });

  it('says what was off the whole sale once, as its ticket did', async () => {
    const venta = makeVenta({ descuento: 1, motivo_descuento: 'Cortesía', total: 10 });
    const { user, dialogo, pedidos } = await abrir({
      venta,
      lineas: [makeLinea({ descuento: 1 })],
    });
    await user.click(dialogo.getByRole('button', { name: 'Reimprimir' }));
    await waitFor(() => expect(pedidos.tickets).toHaveLength(1));
    expect(pedidos.tickets[0]?.body).toMatchObject({ descuento: 1 });
    expect(pedidos.tickets[0]?.body).not.toHaveProperty('tienda.0.descuento');
    expect(pedidos.tickets[0]?.body).not.toHaveProperty('pagos');
  });

  it.each([
    ['IMPRESORA_NO_DISPONIBLE', 'Error al enviar la factura o la impresora no está conectada'],
    ['SIN_CONEXION', 'Error al enviar la factura o la impresora no está conectada'],
    [
      'IMPRESORA_OCUPADA',
      'Hay demasiados tickets en espera. Revise la impresora y vuelva a imprimir',
    ],
  ] as const)('says why nothing came out: %s', async (code, msg) => {
    const { user, dialogo, notices } = await abrir();
    refuse(impresionCalls.imprimirTicket, code);
    await user.click(dialogo.getByRole('button', { name: 'Reimprimir' }));
    await waitFor(() => expect(notices).toEqual([`error: Emitidos / ${msg}`]));
  });
});

describe("'Reenviar'", () => {
  const REENVIAR = { name: 'Reenviar la factura a maria@correo.ec' };

  it.each(['Administrador', 'Cajero', 'Mesero'] as const)(
    'sends the invoice to its buyer once more, by a %s',
    async (perfil) => {
      const correos = answer(documentosCalls.enviarCorreo, {
        success: true,
        data: { estado: 'ENVIADO', email: 'maria@correo.ec', mensaje: null, fecha: '' },
      });
      const { user, dialogo, notices } = await abrir({}, { perfil });
      await user.click(dialogo.getByRole('button', REENVIAR));
      await waitFor(() =>
        expect(notices).toEqual(['success: Emitidos / Enviada a maria@correo.ec']),
      );
      expect(correos.map(({ body }) => body)).toEqual([
        { claveAcceso: CLAVE, empresa: PUERTO, email: '', link: '', tipo: '', asuntos: '' },
      ]);
    },
  );

  it('says why it was not sent', async () => {
    refuse(documentosCalls.enviarCorreo, 'CORREO_REPETIDO');
    const { user, dialogo, notices } = await abrir();
    await user.click(dialogo.getByRole('button', REENVIAR));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatch(/^error: Emitidos/);
  });

  it.each([
    ['is not authorised yet', { factura: 'EN_PROCESO' }],
    ['was taken back', { factura: 'ANULADA' }],
    ['has nobody to go to', { venta: makeVenta({ email: '' }) }],
    ['is none', { factura: null, venta: makeVenta({ clave_acceso: null }) }],
  ] satisfies [string, Partial<Emitido>][])(
    'is not there where the invoice %s',
    async (_, over) => {
      const { dialogo } = await abrir(over);
      expect(dialogo.getByRole('button', { name: 'Reimprimir' })).toBeVisible();
      expect(dialogo.queryByRole('button', { name: /^Reenviar/ })).toBeNull();
    },
  );
});

describe('the payment method', () => {
  it('is changed when that is confirmed, with what becomes of the invoice said before', async () => {
    const { dialogo, elegir, notices, pedidos } = await abrir({}, { perfil: 'Cajero' });
    const cambios = cambiada({ forma_pago: 'TARJETA' });
    expect(dialogo.getByRole('combobox', { name: 'Forma de pago' })).toHaveAccessibleDescription(
      'La factura conserva lo que ya dice',
    );
    await elegir('Forma de pago', 'TARJETA');

    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Cambiar la forma de pago a TARJETA?',
        'success: Emitidos / Forma de pago cambiada',
      ]),
    );
    expect(cambios[0]?.body).toEqual({ empresa: PUERTO, editar: CLAVE, forma_pago: 'TARJETA' });
    await waitFor(() => expect(pedidos.emitido).toHaveLength(2));
    expect(pedidos.dia).toHaveLength(2);
  });

  it('stays when it is not confirmed', async () => {
    const { elegir, notices } = await abrir({}, { acepta: false });
    const cambios = cambiada();
    await elegir('Forma de pago', 'TARJETA');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(cambios).toHaveLength(0);
  });

  it('of several is any of them', async () => {
    const pagos = [
      { ...PAGO, forma_pago: 'TARJETA' as const, monto: 6 },
      { ...PAGO, monto: 5 },
    ];
    const { dialogo, elegir } = await abrir({ pagos });
    expect(dialogo.getByText('TARJETA + EFECTIVO')).toBeVisible();
    const cambios = cambiada();
    await elegir('Forma de pago', 'EFECTIVO');
    await waitFor(() => expect(cambios).toHaveLength(1));
  });

  it('says why it cannot be changed, and offers nothing', async () => {
    const frase = 'La venta está anulada: su forma de pago ya no cambia';
    const { dialogo } = await abrir({ cambio_pago: { puede: false, frase } });
    const lista = dialogo.getByRole('combobox', { name: 'Forma de pago' });
    expect(lista).toBeDisabled();
    expect(lista).toHaveAccessibleDescription(frase);
  });

  it.each(['PAGO_DE_ANULADA', 'PAGO_DE_OTRO_PERIODO'] as const)(
    'says what the server refuses: %s',
    async (code) => {
      const { elegir, notices } = await abrir();
      refuse(ventasCalls.actualizarEstado, code);
      await elegir('Forma de pago', 'TRANSFERENCIA');
      await waitFor(() => expect(notices.at(-1)).toMatch(/^error: Emitidos \/ .*ya no cambia$/));
    },
  );
});

describe('the state', () => {
  it.each(['Cajero', 'Mesero'] as const)(
    'is voided by a %s with the PIN of an Administrador',
    async (perfil) => {
      const { user, dialogo, elegir, notices } = await abrir({}, { perfil });
      await elegir('Estado', 'ANULADO');
      await user.type(await dialogo.findByRole('textbox', { name: /^Motivo/ }), 'Plato devuelto');
      await user.click(dialogo.getByRole('button', { name: 'Anular la venta' }));
      expect(
        await dialogo.findByText('Ingrese el PIN, o el correo y la contraseña, del Administrador'),
      ).toBeVisible();
      const msg = 'El PIN no es el de ese Administrador';
      refuse(ventasCalls.actualizarEstado, 'APROBACION_RECHAZADA', [{ campo: 'aprobacion', msg }]);
      await user.type(dialogo.getByLabelText('PIN del Administrador'), '1234{Enter}');
      expect(await dialogo.findByText(msg)).toBeVisible();
      const cambios = cambiada({ estado: 'ANULADO' });
      await user.clear(dialogo.getByLabelText('PIN del Administrador'));
      await user.type(dialogo.getByLabelText('PIN del Administrador'), '4821{Enter}');
      await waitFor(() => expect(notices).toEqual(['success: Emitidos / Venta anulada']));
      expect(cambios[0]?.body).toMatchObject({
        estado: 'ANULADO',
        motivo: 'Plato devuelto',
        aprobacion: { usuario: makeConPin().id, pin: '4821' },
      });
    },
  );

  it('asks for the code of who approves where they have a second factor', async () => {
    const { user, dialogo, elegir, notices } = await abrir({}, { perfil: 'Cajero' });
    await elegir('Estado', 'ANULADO');
    await user.type(await dialogo.findByRole('textbox', { name: /^Motivo/ }), 'Plato devuelto');
    const msg = 'Ingrese el código de la aplicación de quien aprueba';
    refuse(ventasCalls.actualizarEstado, 'APROBACION_SIN_CODIGO', [{ campo: 'aprobacion', msg }]);
    await user.type(dialogo.getByLabelText('PIN del Administrador'), '4821{Enter}');
    expect(await dialogo.findByText(msg)).toBeVisible();
    const codigo = dialogo.getByLabelText('Código de la aplicación del Administrador');
    await waitFor(() => expect(codigo).toHaveFocus());
    const cambios = cambiada({ estado: 'ANULADO' });
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Emitidos / Venta anulada']));
    expect(cambios[0]?.body).toMatchObject({
      aprobacion: { usuario: makeConPin().id, pin: '4821', codigo: '123456' },
    });
  });

  it.each(['Cajero', 'Mesero'] as const)('is not for a %s to take back', async (perfil) => {
    const { dialogo } = await abrir({ venta: makeVenta({ estado: 'ANULADO' }) }, { perfil });
    expect(dialogo.queryByRole('combobox', { name: 'Estado' })).toBeNull();
  });

  it('is voided with a reason, after what the law makes of it was read', async () => {
    const { user, dialogo, elegir, notices } = await abrir();
    const cambios = cambiada({ estado: 'ANULADO' });
    const lista = dialogo.getByRole('combobox', { name: 'Estado' });
    expect(lista).toHaveAccessibleDescription(/nota de crédito por el valor total/);
    await elegir('Estado', 'ANULADO');

    const motivo = await dialogo.findByRole('textbox', { name: /^Motivo/ });
    await user.click(dialogo.getByRole('button', { name: 'Anular la venta' }));
    await waitFor(() => expect(motivo).toHaveAccessibleDescription(/Escriba el motivo/));
    expect(cambios).toHaveLength(0);
    await user.type(motivo, 'Plato devuelto');
    await user.click(dialogo.getByRole('button', { name: 'Anular la venta' }));

    await waitFor(() => expect(notices).toEqual(['success: Emitidos / Venta anulada']));
    expect(cambios[0]?.body).toEqual({
      empresa: PUERTO,
      editar: CLAVE,
      estado: 'ANULADO',
      motivo: 'Plato devuelto',
    });
  });

  it('is left alone when one thinks better of it', async () => {
    const { user, dialogo, elegir } = await abrir();
    await elegir('Estado', 'ANULADO');
    await user.click(await dialogo.findByRole('button', { name: 'Cancelar' }));
    expect(dialogo.queryByRole('button', { name: 'Anular la venta' })).toBeNull();
  });

  it('says what the server refuses, and keeps the reason', async () => {
    const { user, dialogo, elegir, notices } = await abrir();
    refuse(ventasCalls.actualizarEstado, 'ANULACION_EN_CAMINO');
    await elegir('Estado', 'ANULADO');
    await user.type(await dialogo.findByRole('textbox', { name: /^Motivo/ }), 'Error');
    await user.click(dialogo.getByRole('button', { name: 'Anular la venta' }));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Emitidos / El SRI puede tener ya la factura. Espere su respuesta para anularla',
      ]),
    );
    expect(dialogo.getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Error');
  });

  it('is taken back into force when that is confirmed', async () => {
    const frase = 'La factura vuelve a enviarse con su número: su valor vuelve a la caja';
    const { elegir, notices } = await abrir({
      venta: makeVenta({ estado: 'ANULADO' }),
      cambio_estado: { a: 'ACTIVO', puede: true, motivo: false, frase },
    });
    const cambios = answer(ventasCalls.actualizarEstado, {
      success: true,
      msg: 'Venta activada',
      data: makeVenta(),
    });
    await elegir('Estado', 'ACTIVO');
    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Activar la venta?',
        'success: Emitidos / Venta activada',
      ]),
    );
    expect(cambios[0]?.body).toEqual({ empresa: PUERTO, editar: CLAVE, estado: 'ACTIVO' });
  });

  it.each([
    ['El SRI no permite anular una factura autorizada a consumidor final', 'ACTIVO', 'ANULADO'],
    ['La venta tiene nota de crédito y queda anulada', 'ANULADO', 'ACTIVO'],
  ] as const)('says why not: %s', async (frase, estado, a) => {
    const { dialogo } = await abrir({
      venta: makeVenta({ estado }),
      cambio_estado: { a, puede: false, motivo: false, frase },
    });
    const lista = dialogo.getByRole('combobox', { name: 'Estado' });
    expect(lista).toBeDisabled();
    expect(lista).toHaveAccessibleDescription(frase);
  });
});
