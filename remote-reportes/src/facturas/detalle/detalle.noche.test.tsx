import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import FacturasScreen from '../FacturasScreen';
import {
  abrirFacturas,
  makeClave,
  makeContenido,
  makeCorreo,
  makeDetalle,
  makeEmision,
  makeEstado,
  makeLinea,
  PUERTO,
} from '../testing/mundo';

const contador = makeUsuario({ perfil: 'Contador', empresa: [PUERTO] });

async function abrir(usuario = contador) {
  const { user } = renderScreen(<FacturasScreen />, { usuario });
  await user.click(await screen.findByRole('button', { name: /^Factura 001-001-000000001/ }));
  return { user, dialogo: within(await screen.findByRole('dialog')) };
}

afterEach(() => void jest.restoreAllMocks());

describe('a document opened', () => {
  it('shows its buyer, total, state and all that was tried, latest first', async () => {
    const emision = makeEmision({ correo: makeCorreo() });
    abrirFacturas([emision]);
    const pedidos = answer(documentosCalls.consultarDetalle, {
      success: true,
      data: makeDetalle({
        emision,
        intentos: [
          intento('CONSULTA', 'AUTORIZADO'),
          { ...intento('CORRECCION', 'POR_FIRMAR'), mensaje: 'Pedida por ana. email: - -> x@y.ec' },
          {
            ...intento('ENVIO', 'DEVUELTA'),
            codigo: '69',
            mensajes: [
              {
                identificador: '69',
                tipo: 'ERROR',
                mensaje: 'ERROR EN LA IDENTIFICACION',
                informacionAdicional: '1710034065',
              },
            ],
          },
          { ...intento('CONSULTA', 'NO_SALIO'), veces: 47, desde: '2026-11-18T13:00:00Z' },
          intento('ANULACION', 'NOTA_CREDITO'),
        ],
      }),
    });
    const { dialogo } = await abrir();

    expect(await dialogo.findByText('$7.50', { selector: 'p' })).toBeVisible();
    expect(pedidos[0]?.params.clave).toBe(makeClave(1));
    expect(pedidos[0]?.url.searchParams.get('empresa')).toBe(PUERTO);
    for (const texto of [
      'María Fernanda Salazar',
      '1710034065',
      'Quito',
      'Enviada a maria@correo.ec',
    ])
      expect(dialogo.getByText(texto)).toBeVisible();
    const lineas = within(dialogo.getByRole('region', { name: 'Historial' })).getAllByRole(
      'listitem',
    );
    expect(lineas.map(({ textContent }) => textContent)).toEqual([
      '20/11/2026 13:06Consulta al SRIAutorizada',
      '20/11/2026 13:06CorrecciónPor firmarPedida por ana. email: - -> x@y.ec',
      '20/11/2026 13:06Envío al SRIDevuelta (código 69)ERROR 69 ERROR EN LA IDENTIFICACION: 1710034065',
      'ERROR 69 ERROR EN LA IDENTIFICACION: 1710034065',
      '20/11/2026 13:06Consulta al SRINo se pudo enviar47 veces desde el 18/11/2026 08:00',
      '20/11/2026 13:06AnulaciónNota de crédito',
    ]);
  });

  it('shows what was sold, what each rate adds up to, and how it was paid', async () => {
    abrirFacturas([makeEmision()]);
    const contenido = makeContenido({
      lineas: [
        makeLinea({ cantidad: 2, precio: 4.25, descuento: 0.5, total: 8 }),
        makeLinea({ descripcion: 'Agua', cantidad: 3, precio: 1, tarifa: 0, total: 3 }),
      ],
      tarifas: [
        { tarifa: 15, base: 6.96, iva: 1.04 },
        { tarifa: 0, base: 3, iva: 0 },
      ],
      propina: 1.5,
      pagos: [
        { forma_pago: 'TARJETA', total: 10, debito: true },
        { forma_pago: 'EFECTIVO', total: 2.5, debito: false },
      ],
    });
    answer(documentosCalls.consultarDetalle, {
      success: true,
      data: makeDetalle({ contenido, total: 12.5 }),
    });
    const { dialogo } = await abrir();
    const venta = within(await dialogo.findByRole('region', { name: 'Venta' }));

    expect(venta.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Cant.DescripciónTotal',
      '2Encebollado$4.25 c/u · IVA 15% · descuento $0.50$8.00',
      '3Agua$1.00 c/u · IVA 0%$3.00',
    ]);
    const sumas = [...venta.getByLabelText('Totales').children].map((suma) => suma.textContent);
    expect(sumas).toEqual([
      'Subtotal 15%$6.96',
      'Subtotal 0%$3.00',
      'IVA 15%$1.04',
      'Propina$1.50',
      'Total$12.50',
    ]);
    expect(venta.getByLabelText('Pagos').textContent).toBe('Tarjeta de débito$10.00Efectivo$2.50');
  });

  it('offers what its row offers, and says why something cannot be done', async () => {
    const anulacion = { como: null, frase: 'La norma no permite anular' };
    const emision = makeEmision({ estado: 'DEVUELTA', fecha_autorizacion: null, anulacion });
    abrirFacturas([emision]);
    answer(documentosCalls.consultarDetalle, { success: true, data: makeDetalle({ emision }) });
    const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });
    const { dialogo, user } = await abrir(admin);
    await dialogo.findByText('Anular: La norma no permite anular');
    expect(dialogo.getByRole('button', { name: /^Anular/ })).toBeDisabled();
    const reintentos = answer(documentosCalls.reintentarComprobante, {
      success: true,
      data: makeEstado({ estado: 'AUTORIZADO' }),
    });
    await user.click(dialogo.getByRole('button', { name: /^Reintentar/ }));
    await waitFor(() => expect(reintentos).toHaveLength(1));
  });

  it('gives way to the dialog of what is done about it', async () => {
    const emision = makeEmision();
    abrirFacturas([emision]);
    answer(documentosCalls.consultarDetalle, { success: true, data: makeDetalle({ emision }) });
    const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });
    const { dialogo, user } = await abrir(admin);
    await user.click(await dialogo.findByRole('button', { name: /^Reenviar/ }));
    await screen.findByLabelText(/^Email/);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  it('opens both printed forms of what is authorised', async () => {
    abrirFacturas([makeEmision()]);
    answer(documentosCalls.consultarDetalle, { success: true, data: makeDetalle() });
    const pdf = answer(documentosCalls.descargarRide, '%PDF-');
    jest.spyOn(window, 'open').mockReturnValue(null);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:x';
    const { user, dialogo } = await abrir();

    await user.click(await dialogo.findByRole('button', { name: 'Ticket 80 mm' }));
    await user.click(dialogo.getByRole('button', { name: 'RIDE' }));

    expect(pdf.map(({ url }) => url.searchParams.get('formato'))).toEqual(['80mm', 'a4']);
  });

  it('has nothing to print before that, and says when nothing was tried', async () => {
    const emision = makeEmision({ estado: 'POR_FIRMAR', fecha_autorizacion: null });
    abrirFacturas([emision]);
    answer(documentosCalls.consultarDetalle, { success: true, data: makeDetalle({ emision }) });
    const { dialogo } = await abrir();

    expect(await dialogo.findByText('Aún no se ha intentado nada')).toBeVisible();
    expect(dialogo.queryByRole('button', { name: /RIDE|Ticket/ })).toBeNull();
  });

  it('offers a retry when it cannot be read', async () => {
    abrirFacturas([makeEmision()]);
    refuse(documentosCalls.consultarDetalle, 'INESPERADO');
    const { user, dialogo } = await abrir();
    const reintentar = await dialogo.findByRole('button', { name: 'Reintentar' });

    answer(documentosCalls.consultarDetalle, { success: true, data: makeDetalle() });
    await user.click(reintentar);
    expect(await dialogo.findByText('$7.50', { selector: 'p' })).toBeVisible();
  });
});

function intento(paso: 'CONSULTA' | 'CORRECCION' | 'ENVIO' | 'ANULACION', resultado: string) {
  const en = '2026-11-20T18:06:00.000Z';
  return { paso, resultado, codigo: null, mensaje: null, mensajes: [], en };
}
