import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import FacturasScreen from '../FacturasScreen';
import {
  abrirFacturas,
  makeClave,
  makeCorreo,
  makeDetalle,
  makeEmision,
  PUERTO,
} from '../testing/mundo';

const contador = makeUsuario({ perfil: 'Contador', empresa: [PUERTO] });

async function abrir() {
  const { user } = renderScreen(<FacturasScreen />, { usuario: contador });
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
          { ...intento('ENVIO', 'DEVUELTA'), codigo: '69' },
          intento('ANULACION', 'NOTA_CREDITO'),
        ],
      }),
    });
    const { dialogo } = await abrir();

    expect(await dialogo.findByText('$7.50', { selector: 'p' })).toBeVisible();
    expect(pedidos[0]?.params.clave).toBe(makeClave(1));
    expect(pedidos[0]?.url.searchParams.get('empresa')).toBe(PUERTO);
    for (const texto of [
      'Maria Fernanda Salazar',
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
      '20/11/2026 13:06CorreccionPor firmarPedida por ana. email: - -> x@y.ec',
      '20/11/2026 13:06Envio al SRIDevuelta (codigo 69)',
      '20/11/2026 13:06AnulacionNota de credito',
    ]);
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

    expect(await dialogo.findByText('Aun no se ha intentado nada')).toBeVisible();
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
  return { paso, resultado, codigo: null, mensaje: null, en: '2026-11-20T18:06:00.000Z' };
}
