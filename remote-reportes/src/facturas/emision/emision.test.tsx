import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { emisionCalls, type CertificadoFirma } from '@comanda/shared/contracts/facturacion/emision';
import { empresaElegida } from '@comanda/shared/session';
import {
  answer,
  makeCertificado,
  makeEmisionEmpresa,
  makeUsuario,
  renderScreen,
} from '@comanda/shared/testing';

import FacturasScreen from '../FacturasScreen';
import { abrirCertificado, abrirFacturas, PUERTO } from '../testing/mundo';

const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });

type Opciones = { certificado?: CertificadoFirma | null; acepta?: boolean };

async function abrir({ certificado = makeCertificado(), acepta = true }: Opciones = {}) {
  abrirFacturas([]);
  abrirCertificado(certificado);
  answer(emisionCalls.consultarEmision, { success: true, data: makeEmisionEmpresa() });
  const vista = renderScreen(<FacturasScreen />, { usuario: admin, acepta });
  await vista.user.click(await screen.findByRole('button', { name: 'Emisión electrónica' }));
  const dialogo = within(await screen.findByRole('dialog'));
  return { ...vista, dialogo };
}
const seccion = async (name: string) => within(await screen.findByRole('region', { name }));
const P12 = new File(['p12 de prueba'], 'firma.p12', { type: 'application/x-pkcs12' });

describe('unasked', () => {
  it('says that the certificate expires, and leads to it', async () => {
    abrirFacturas([]);
    abrirCertificado(
      makeCertificado({
        estado: 'POR_VENCER',
        avisos: ['El certificado caduca el 02/12/2026. Renuévelo antes'],
      }),
    );
    answer(emisionCalls.consultarEmision, { success: true, data: makeEmisionEmpresa() });
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });

    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent('El certificado caduca el 02/12/2026');
    await user.click(within(aviso).getByRole('button', { name: 'Ver certificado' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('the certificate', () => {
  it('shows whose it is and until when, in plain words', async () => {
    await abrir();
    const certificado = await seccion('Certificado de firma');
    expect(await certificado.findByText('ANA VERA, GERENTE')).toBeVisible();
    expect(certificado.getByText('AUTORIDAD DE PRUEBA')).toBeVisible();
    expect(certificado.getByText('0993100277001')).toBeVisible();
    expect(certificado.getByText('31/12/2027 (quedan 405 días)')).toBeVisible();
  });

  it('is uploaded with its password, and progress is said meanwhile', async () => {
    const { user, notices } = await abrir({ certificado: null });
    const certificado = await seccion('Certificado de firma');
    expect(await certificado.findByRole('alert')).toHaveTextContent(
      'no tiene certificado de firma',
    );
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((resolve) => (soltar = resolve));
    const cargas = answer(emisionCalls.cargarCertificado, async () => {
      await espera;
      abrirCertificado(makeCertificado());
      return { success: true as const, data: makeCertificado() };
    });

    await user.upload(certificado.getByLabelText(/^Archivo/), P12);
    await user.type(certificado.getByLabelText(/^Contraseña del certificado/), 'secreta{Enter}');
    expect(await certificado.findByText(/^Leyendo el certificado/)).toBeVisible();
    soltar();

    expect(await certificado.findByText('ANA VERA, GERENTE')).toBeVisible();
    expect(cargas[0]?.body).toEqual({
      empresa: PUERTO,
      p12: btoa('p12 de prueba'),
      clave: 'secreta',
    });
    expect(notices).toEqual(['success: Emisión electrónica / Certificado cargado']);
    expect(certificado.queryByLabelText(/^Contraseña del certificado/)).toBeNull();
  });
});

describe('the numbering', () => {
  it('saves what was moved, and nothing of what was not', async () => {
    const { user, notices } = await abrir();
    const guardadas = answer(emisionCalls.guardarEmision, {
      success: true,
      data: makeEmisionEmpresa(),
    });
    const series = await seccion('Numeración');
    const factura = await series.findByLabelText(/^Siguiente factura/);
    expect(factura).toHaveValue('508');
    expect(series.getByRole('button', { name: 'Guardar numeración' })).toBeDisabled();
    await user.clear(factura);
    await user.type(factura, '600{Enter}');

    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Cambiar la numeración?',
        'success: Emisión electrónica / Emisión guardada',
      ]),
    );
    expect(guardadas[0]?.body).toEqual({
      empresa: PUERTO,
      ambiente: '1',
      establecimiento: '001',
      punto_emision: '001',
      siguiente_factura: 600,
    });
  });

  it('asks twice before it jumps over more than a thousand numbers, saying which', async () => {
    const { user, notices } = await abrir();
    const guardadas = answer(emisionCalls.guardarEmision, {
      success: true,
      data: makeEmisionEmpresa(),
    });
    const series = await seccion('Numeración');
    const factura = await series.findByLabelText(/^Siguiente factura/);
    await user.clear(factura);
    await user.type(factura, '5000{Enter}');
    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Cambiar la numeración?',
        'pregunta: ¿Saltar más de 1,000 números?',
        'success: Emisión electrónica / Emisión guardada',
      ]),
    );
    expect(guardadas[0]?.body).toMatchObject({ siguiente_factura: 5000, saltar_numeros: true });
  });

  it('lets a company that stands on production go back, and says that its invoices wait', async () => {
    abrirFacturas([]);
    abrirCertificado(makeCertificado());
    const data = makeEmisionEmpresa({ modo: 'pruebas', produccion: false, ambiente: '2' });
    answer(emisionCalls.consultarEmision, { success: true, data });
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await screen.findByRole('button', { name: 'Emisión electrónica' }));
    const series = await seccion('Numeración');
    expect(await series.findByRole('alert')).toHaveTextContent('sus facturas esperan');
    expect(series.getByRole('combobox', { name: /^Ambiente/ })).toBeEnabled();
  });
});

describe('another company', () => {
  it('never finds the dialog of the first one open, with what was typed in it', async () => {
    const ANDINA = 'Cafetería Andina';
    abrirFacturas([]);
    abrirCertificado(makeCertificado());
    answer(emisionCalls.consultarEmision, { success: true, data: makeEmisionEmpresa() });
    const { user, store } = renderScreen(<FacturasScreen />, {
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Emisión electrónica' }));
    const series = await seccion('Numeración');
    await user.type(await series.findByLabelText(/^Siguiente factura/), '9');

    act(() => void store.dispatch(empresaElegida(ANDINA))); // the badge of the header picks a company too
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Emisión electrónica' }));
    expect(await (await seccion('Numeración')).findByLabelText(/^Siguiente factura/)).toHaveValue(
      '508',
    );
  });
});
