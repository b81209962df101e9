import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { makeUsuario, red, refuse, renderScreen } from '@comanda/shared/testing';

import { abrirFacturas, makeClave, makeEmision } from './testing/mundo';

import FacturasScreen from './FacturasScreen';

const CLAVE = makeClave(1);
const FIRMADO = '<factura id="comprobante"><ruc>0993100277001</ruc><total>3.50</total></factura>';
const AUTORIZADO = `<?xml version="1.0"?><autorizacion><estado>AUTORIZADO</estado><comprobante>${FIRMADO.replaceAll('<', '&lt;')}</comprobante></autorizacion>`;

const pestana = { location: { href: '' }, close: jest.fn() };
const blobs: Blob[] = [];
const guardados: string[] = [];

beforeEach(() => {
  pestana.location.href = '';
  blobs.length = 0;
  guardados.length = 0;
  // jsdom has no tabs and no addresses of blobs, and follows no link
  jest.spyOn(window, 'open').mockReturnValue(pestana as unknown as Window);
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    guardados.push(`${this.getAttribute('download')} ${this.getAttribute('href')}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  pestana.close.mockClear();
});

/** Answers the file to whoever brings the session's token. */
function tenerArchivo(contenido: string): URL[] {
  const pedidos: URL[] = [];
  red.use(
    http.get('*/comprobantes/:archivo', ({ request }) => {
      if (request.headers.get('authorization') !== 'Bearer token-de-prueba')
        return new HttpResponse(null, { status: 401 });
      pedidos.push(new URL(request.url));
      return new HttpResponse(contenido);
    }),
  );
  return pedidos;
}

async function abrir() {
  abrirFacturas([makeEmision()]);
  const vista = renderScreen(<FacturasScreen />, { usuario: makeUsuario({ perfil: 'Contador' }) });
  return {
    ...vista,
    verXml: await screen.findByRole('button', { name: /^Ver XML/ }),
    verRide: screen.getByRole('button', { name: /^Ver RIDE/ }),
  };
}

describe('the XML of a document', () => {
  it('is fetched with the session and read out of the wrapper, one element a line', async () => {
    const pedidos = tenerArchivo(AUTORIZADO);
    const { user, verXml } = await abrir();

    await user.click(verXml);

    const dialogo = await screen.findByRole('dialog', { name: 'Factura 001-001-000000001' });
    expect(within(dialogo).getByRole('region', { name: 'Documento XML' }).textContent).toBe(
      '<factura id="comprobante">\n  <ruc>0993100277001</ruc>\n  <total>3.50</total>\n</factura>',
    );
    expect(pedidos[0]?.pathname).toBe(`/facturacion/comprobantes/${CLAVE}.xml`);
    expect(pedidos[0]?.searchParams.get('empresa')).toBe('La Cevichería del Puerto');
  });

  it('shows one that waits as it was signed, and one that is no XML as it came', async () => {
    tenerArchivo(FIRMADO);
    const { user, verXml } = await abrir();
    const region = () => screen.findByRole('region', { name: 'Documento XML' });

    await user.click(verXml);
    expect((await region()).textContent).toMatch(/^<factura id="comprobante">\n {2}<ruc>/);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));

    tenerArchivo('roto <');
    await user.click(verXml);
    await waitFor(async () => expect((await region()).textContent).toBe('roto <'));
  });

  it('is of the document that was asked for last, and opens once', async () => {
    const soltar: (() => void)[] = [];
    red.use(
      http.get('*/comprobantes/:archivo', async ({ params }) => {
        await new Promise<void>((listo) => soltar.push(listo));
        return new HttpResponse(`<de>${String(params['archivo'])}</de>`);
      }),
    );
    abrirFacturas([makeEmision(), makeEmision({ clave_acceso: makeClave(2) })]);
    const { user } = renderScreen(<FacturasScreen />, {
      usuario: makeUsuario({ perfil: 'Contador' }),
    });
    const [uno, dos] = await screen.findAllByRole('button', { name: /^Ver XML/ });
    if (!uno || !dos) throw new Error('there are not two documents');
    await user.click(uno);
    await user.click(dos);
    await user.click(dos);
    await waitFor(() => expect(soltar).toHaveLength(2));
    soltar[1]?.();
    await screen.findByRole('dialog', { name: 'Factura 001-001-000000002' });
    soltar[0]?.();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(soltar).toHaveLength(2);
  });

  it('is kept under its key with the bytes that came', async () => {
    tenerArchivo(AUTORIZADO);
    const { user, verXml } = await abrir();

    await user.click(verXml);
    await user.click(await screen.findByRole('button', { name: 'Descargar XML' }));

    expect(guardados).toEqual([`${CLAVE}.xml blob:1`]);
    expect(await blobs[0]!.text()).toBe(AUTORIZADO);
  });

  it('says that it is not signed yet, or what else went wrong', async () => {
    const { user, verXml, notices } = await abrir();

    refuse(documentosCalls.descargarXml, 'NO_ENCONTRADO');
    await user.click(verXml);
    await waitFor(() => expect(notices).toHaveLength(1));
    refuse(documentosCalls.descargarXml, 'SIN_CONEXION');
    await user.click(verXml);
    await waitFor(() => expect(notices).toHaveLength(2));

    expect(notices).toEqual([
      'error: Facturas electrónicas / El documento aún no está firmado',
      'error: Facturas electrónicas / No hay conexión con el servidor',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the RIDE of an authorised document', () => {
  it('opens in a tab of its own, fetched with the session', async () => {
    const pedidos = tenerArchivo('%PDF-1.3');
    const { user, verRide } = await abrir();

    await user.click(verRide);

    await waitFor(() => expect(pestana.location.href).toBe('blob:1'));
    expect(await blobs[0]!.text()).toBe('%PDF-1.3');
    expect(pedidos[0]?.pathname).toBe(`/facturacion/comprobantes/${CLAVE}.pdf`);
    expect(guardados).toEqual([]);
  });

  it('is kept when the browser opens no tab', async () => {
    tenerArchivo('%PDF-1.3');
    const { user, verRide } = await abrir();

    jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(verRide);

    await waitFor(() => expect(guardados).toEqual([`${CLAVE}.pdf blob:1`]));
  });

  it('leaves no empty tab when it fails, and says why', async () => {
    refuse(documentosCalls.descargarRide, 'DEMASIADOS_INTENTOS');
    const { user, verRide, notices } = await abrir();

    await user.click(verRide);

    await waitFor(() =>
      expect(notices).toEqual([
        'error: Facturas electrónicas / Demasiados intentos. Espere un momento e intente de nuevo',
      ]),
    );
    expect(pestana.close).toHaveBeenCalledTimes(1);
    expect(pestana.location.href).toBe('');
  });

  it('is not offered before', async () => {
    abrirFacturas([makeEmision({ estado: 'RECIBIDA' })]);
    renderScreen(<FacturasScreen />, { usuario: makeUsuario({ perfil: 'Contador' }) });

    await screen.findByRole('button', { name: /^Ver XML/ });
    expect(screen.queryByRole('button', { name: /^Ver RIDE/ })).toBeNull();
  });
});
