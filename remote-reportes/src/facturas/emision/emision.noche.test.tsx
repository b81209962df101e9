import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { emisionCalls, type CertificadoFirma } from '@comanda/shared/contracts/facturacion/emision';
import {
  answer,
  makeCertificado,
  makeEmisionEmpresa,
  makeUsuario,
  refuse,
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
  it('asks nothing of it for a Contador, who has no such button', async () => {
    abrirFacturas([]);
    const pedidos = abrirCertificado(makeCertificado({ avisos: ['x'] }));
    renderScreen(<FacturasScreen />, {
      usuario: makeUsuario({ perfil: 'Contador', empresa: [PUERTO] }),
    });
    await screen.findByText('Esta empresa aún no tiene facturas electrónicas');
    expect(pedidos).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Emisión electrónica' })).toBeNull();
  });
});

describe('the certificate', () => {
  it('gives the focus to its form, and back', async () => {
    const { user } = await abrir();
    const certificado = await seccion('Certificado de firma');
    await user.click(await certificado.findByRole('button', { name: 'Cargar otro certificado' }));
    expect(certificado.getByLabelText(/^Archivo/)).toHaveFocus();
    await user.click(certificado.getByRole('button', { name: 'Cancelar' }));
    expect(certificado.getByRole('button', { name: 'Cargar otro certificado' })).toHaveFocus();
  });

  it.each([
    [true, [undefined, true]],
    [false, [undefined]],
  ])('of another RUC is sent again only where that is wanted: %s', async (acepta, enviados) => {
    const { user, notices } = await abrir({ certificado: null, acepta });
    const msg = 'El certificado es del RUC 1 y la empresa tiene el 2';
    const cargas = refuse(emisionCalls.cargarCertificado, 'CERTIFICADO_DE_OTRO_RUC', [
      { campo: 'p12', msg },
    ]);
    const certificado = await seccion('Certificado de firma');
    await user.upload(await certificado.findByLabelText(/^Archivo/), P12);
    await user.type(certificado.getByLabelText(/^Contraseña del certificado/), 'secreta{Enter}');

    await waitFor(() =>
      expect(certificado.getByLabelText(/^Archivo/)).toHaveAccessibleDescription(msg),
    );
    expect(notices.filter((dicho) => dicho.startsWith('pregunta'))).toEqual([
      'pregunta: ¿Cargar un certificado de otro RUC?',
    ]);
    expect(cargas.map(({ body }) => (body as { de_otro_ruc?: boolean }).de_otro_ruc)).toEqual(
      enviados,
    );
  });

  it('asks for the file and the password, and for a file of a certificate’s size', async () => {
    const { user } = await abrir({ certificado: null });
    const certificado = await seccion('Certificado de firma');
    const cargar = await certificado.findByRole('button', { name: 'Cargar certificado' });
    const archivo = certificado.getByLabelText(/^Archivo/);
    await user.click(cargar);
    await waitFor(() =>
      expect(archivo).toHaveAccessibleDescription('Elija el archivo .p12 o .pfx'),
    );
    expect(archivo).toHaveFocus();
    expect(certificado.getByLabelText(/^Contraseña del/)).toHaveAccessibleDescription(
      'Ingrese la contraseña del certificado',
    );

    await user.upload(archivo, new File([new Uint8Array(150_001)], 'foto.p12'));
    await waitFor(() =>
      expect(archivo).toHaveAccessibleDescription(
        'El archivo es demasiado grande para ser un certificado',
      ),
    );
  });

  it.each([
    [
      'CERTIFICADO_ILEGIBLE',
      'clave',
      /^Contraseña del/,
      'La clave no abre el certificado, o el archivo está dañado',
    ],
    ['CERTIFICADO_NO_FIRMA', 'p12', /^Archivo/, 'El archivo no tiene un certificado para firmar'],
    [
      'CERTIFICADO_NO_VIGENTE',
      'p12',
      /^Archivo/,
      'El certificado caducó o aún no es válido. Cargue otro',
    ],
  ] as const)(
    'says what the server found, on its field: %s',
    async (codigo, campo, etiqueta, frase) => {
      const { user } = await abrir({ certificado: null });
      refuse(emisionCalls.cargarCertificado, codigo, [{ campo, msg: frase }]);
      const certificado = await seccion('Certificado de firma');
      await user.upload(await certificado.findByLabelText(/^Archivo/), P12);
      await user.type(certificado.getByLabelText(/^Contraseña del/), 'mala{Enter}');
      await waitFor(() =>
        expect(certificado.getByLabelText(etiqueta)).toHaveAccessibleDescription(frase),
      );
    },
  );

  it('offers a retry when it cannot be read', async () => {
    abrirFacturas([]);
    refuse(emisionCalls.consultarCertificado, 'INESPERADO');
    answer(emisionCalls.consultarEmision, { success: true, data: makeEmisionEmpresa() });
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await screen.findByRole('button', { name: 'Emisión electrónica' }));
    const certificado = await seccion('Certificado de firma');
    const reintentar = await certificado.findByRole('button', { name: 'Reintentar' });
    abrirCertificado(makeCertificado());
    await user.click(reintentar);
    expect(await certificado.findByText('ANA VERA, GERENTE')).toBeVisible();
  });
});

describe('the numbering', () => {
  it('moves forward only, in digits only', async () => {
    const { user } = await abrir();
    const series = await seccion('Numeración');
    const factura = await series.findByLabelText(/^Siguiente factura/);
    await user.clear(factura);
    await user.type(factura, '5x07{Enter}');
    expect(factura).toHaveValue('507');
    await waitFor(() => expect(factura).toHaveAccessibleDescription('Solo se puede adelantar'));
    const punto = series.getByLabelText(/^Punto de emisión/);
    await user.clear(punto);
    await user.type(punto, '000{Enter}');
    await waitFor(() =>
      expect(punto).toHaveAccessibleDescription('Punto de emisión: son 3 dígitos, desde 001'),
    );
  });

  it('shows the next numbers of the series chosen', async () => {
    const { user } = await abrir();
    const series = await seccion('Numeración');
    const punto = await series.findByLabelText(/^Punto de emisión/);
    await user.clear(punto);
    await user.type(punto, '002');
    expect(series.getByLabelText(/^Siguiente factura/)).toHaveValue('1');
    await user.clear(punto);
    await user.type(punto, '001');
    expect(series.getByLabelText(/^Siguiente factura/)).toHaveValue('508');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('asks before it goes to production (%s)', async (acepta, veces) => {
    const { user, notices } = await abrir({ acepta });
    const guardadas = answer(emisionCalls.guardarEmision, {
      success: true,
      data: makeEmisionEmpresa({ ambiente: '2' }),
    });
    const series = await seccion('Numeración');
    await user.click(await series.findByRole('combobox', { name: /^Ambiente/ }));
    await user.click(await screen.findByTitle('Producción'));
    await user.click(series.getByRole('button', { name: 'Guardar numeración' }));

    await waitFor(() => expect(notices[0]).toBe('pregunta: ¿Pasar a producción?'));
    await waitFor(() => expect(guardadas).toHaveLength(veces));
  });

  it.each([
    ['sandbox', /usa el Simulador del SRI/],
    ['pruebas', /emite en Pruebas del SRI/],
  ] as const)('says that the server is in %s, and offers no production', async (modo, frase) => {
    abrirFacturas([]);
    abrirCertificado(makeCertificado());
    const data = makeEmisionEmpresa({ modo, produccion: false });
    answer(emisionCalls.consultarEmision, { success: true, data });
    const { user } = renderScreen(<FacturasScreen />, { usuario: admin });
    await user.click(await screen.findByRole('button', { name: 'Emisión electrónica' }));
    const series = await seccion('Numeración');
    expect(await series.findByText(frase)).toBeVisible();
    expect(series.getByRole('combobox', { name: /^Ambiente/ })).toBeDisabled();
  });

  it('asks before it changes series, and does nothing when the question is declined', async () => {
    const { user, notices } = await abrir({ acepta: false });
    const guardadas = answer(emisionCalls.guardarEmision, {
      success: true,
      data: makeEmisionEmpresa(),
    });
    const series = await seccion('Numeración');
    const punto = await series.findByLabelText(/^Punto de emisión/);
    await user.clear(punto);
    await user.type(punto, '002{Enter}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Cambiar la numeración?']));
    expect(punto).toHaveValue('002');
    expect(guardadas).toHaveLength(0);
  });

  it('asks before what was typed is lost', async () => {
    const { user, notices, dialogo } = await abrir({ acepta: false });
    const series = await seccion('Numeración');
    await user.type(await series.findByLabelText(/^Siguiente factura/), '9');
    await user.click(dialogo.getAllByRole('button', { name: 'Cerrar' }).at(-1)!);
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
