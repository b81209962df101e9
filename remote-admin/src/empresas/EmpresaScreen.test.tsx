import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { orderingApi } from '@comanda/shared/api';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { empresasCalls as calls, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import { empresaElegida } from '@comanda/shared/session';
import {
  answer,
  makeCertificado,
  makeEmisionEmpresa,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import { makeEmpresa } from '../makeEmpresa';

import EmpresaScreen from './EmpresaScreen';
import { ANDINA, PUERTO } from './testing/mundo';
import { IrYVolver } from './testing/pantalla';

const LOGO = `/v1/logos/1/${'a'.repeat(64)}`;
const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });

function abrir(over: Partial<Empresa> = {}, ruta = '/admin/empresa') {
  const pedidos = answer(calls.consultarDatosEmpresa, ({ body }) => {
    const { empresa } = body as { empresa: string };
    const ruc = empresa === ANDINA ? '1790012345001' : '0992345678001';
    return { success: true as const, data: makeEmpresa({ ...over, empresa, ruc }) };
  });
  answer(emisionCalls.consultarCertificado, { success: true, data: makeCertificado() });
  answer(emisionCalls.consultarEmision, { success: true, data: makeEmisionEmpresa() });
  return { ...renderScreen(<EmpresaScreen />, { usuario: admin, ruta }), pedidos };
}

describe('EmpresaScreen', () => {
  it('shows one company at a time, by its button, and never what is of another', async () => {
    const { user } = abrir();
    expect(await screen.findByText('0992345678001')).toBeVisible();
    await user.click(screen.getByRole('button', { name: ANDINA }));
    expect(await screen.findByText('1790012345001')).toBeVisible();
    expect(screen.queryByText('0992345678001')).toBeNull();
  });

  it.each([
    [{ factura: false }, 'La empresa no emite facturas electrónicas'],
    [{ factura: true }, /pero esperan hasta que cargue su certificado/],
    [
      { factura: true, fecha_vencimiento: '2027-12-31T17:00:00.000Z' },
      'La empresa emite facturas electrónicas: su certificado vale hasta el 31/12/2027',
    ],
    [
      { factura: true, fecha_vencimiento: '2020-12-31T17:00:00.000Z' },
      'El certificado venció el 31/12/2020: las facturas esperan hasta que cargue otro',
    ],
  ])('says whether it issues electronic invoices (%j)', async (over, texto) => {
    abrir(over);
    expect(await screen.findByText(texto)).toBeVisible();
  });

  it('offers a retry when it cannot be read', async () => {
    refuse(calls.consultarDatosEmpresa, 'INESPERADO');
    renderScreen(<EmpresaScreen />, { usuario: admin });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('is changed without what only the operator says', async () => {
    const { user, notices } = abrir();
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('combobox', { name: 'Áreas' })).toBeNull();
    const editadas = answer(calls.actualizarEmpresa, {
      success: true,
      data: { ...makeEmpresa(), aviso: null },
    });
    await user.type(screen.getByRole('textbox', { name: 'Dirección' }), ' y Chile{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Empresas / Datos Actualizados']));
    expect(editadas[0]?.body).toMatchObject({ empresa: PUERTO, direccion: 'Malecón 412 y Chile' });
    expect(editadas[0]?.body).not.toHaveProperty('areas');
    expect(editadas[0]?.body).not.toHaveProperty('id_vendedor');
  });

  it('says what the form was filled with, also where it is read again meanwhile, and which field another changed', async () => {
    const { user, store, pedidos } = abrir();
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const direccion = await screen.findByRole('textbox', { name: 'Dirección' });
    answer(calls.consultarDatosEmpresa, {
      success: true,
      data: makeEmpresa({ punto_emision: '002', direccion: 'Calle 1' }),
    });
    act(() => void store.dispatch(orderingApi.util.invalidateTags(['Empresa'])));
    await screen.findByText('Calle 1');
    const msg = 'Otra persona cambió este dato mientras usted editaba';
    const negadas = refuse(calls.actualizarEmpresa, 'CAMBIADO_POR_OTRO', [
      { campo: 'direccion', msg },
    ]);
    const relecturas = answer(calls.consultarDatosEmpresa, { success: true, data: makeEmpresa() });
    await user.type(direccion, ' y Chile{Enter}');
    await waitFor(() => expect(direccion).toHaveAccessibleDescription(msg));
    expect(negadas[0]?.body).toMatchObject({
      direccion: 'Malecón 412 y Chile',
      punto_emision: '001',
      antes: makeEmpresa(),
    });
    await waitFor(() => expect(relecturas).toHaveLength(1));
    expect(pedidos).toHaveLength(1);
  });

  it('is read again by who comes back to it: certificate and numbering change in Facturas too', async () => {
    answer(calls.consultarDatosEmpresa, { success: true, data: makeEmpresa() });
    answer(emisionCalls.consultarCertificado, { success: true, data: makeCertificado() });
    answer(emisionCalls.consultarEmision, { success: true, data: makeEmisionEmpresa() });
    const pantalla = (
      <IrYVolver>
        <EmpresaScreen />
      </IrYVolver>
    );
    const { user } = renderScreen(pantalla, { usuario: admin });
    await user.click(screen.getByRole('button', { name: 'Ir o volver' }));
    expect(await screen.findByText(/pero esperan hasta que cargue su certificado/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ir o volver' }));
    answer(calls.consultarDatosEmpresa, {
      success: true,
      data: makeEmpresa({ fecha_vencimiento: '2027-12-31T17:00:00.000Z' }),
    });
    await user.click(screen.getByRole('button', { name: 'Ir o volver' }));
    expect(await screen.findByText(/su certificado vale hasta el 31\/12\/2027/)).toBeVisible();
  });

  it('shows its certificate and its numbering where they are asked for', async () => {
    const { user } = abrir();
    await user.click(await screen.findByRole('button', { name: 'Emisión electrónica' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('ANA VERA, GERENTE')).toBeVisible();
    expect(await dialogo.findByLabelText(/^Siguiente factura/)).toHaveValue('508');
  });

  it('opens on the certificate for whom the header sent to load it, once', async () => {
    const { user } = abrir({}, '/admin/empresa?abrir=emision');
    const dialogo = await screen.findByRole('dialog', { name: /Emisión electrónica/ });
    await user.click(within(dialogo).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('loses its dialogs with the company that is chosen elsewhere', async () => {
    const { user, store } = abrir();
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await screen.findByRole('dialog');
    act(() => void store.dispatch(empresaElegida(ANDINA)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the logo', () => {
  const elegir = (archivo: File) => ({
    archivo,
    entrada: screen.getByLabelText<HTMLInputElement>('Archivo: Logo de la empresa'),
  });

  it('is sent as soon as it is chosen, and the session knows it', async () => {
    const { user, notices, store } = abrir();
    await screen.findByText('0992345678001');
    const emision = answer(emisionCalls.consultarEmision, {
      success: true,
      data: makeEmisionEmpresa(),
    });
    const enviados = answer(calls.guardarLogo, { success: true, data: { logo_empresa: LOGO } });
    const { archivo, entrada } = elegir(new File(['logo'], 'logo.png', { type: 'image/png' }));
    await user.upload(entrada, archivo);
    await waitFor(() => expect(notices).toEqual(['success: Logo / Logo guardado']));
    expect(enviados[0]?.body).toEqual({ empresa: PUERTO, imagen: btoa('logo') });
    const { sesion } = store.getState() as { sesion: { usuario: { logos: unknown } } };
    expect(sesion.usuario.logos).toContainEqual({ empresa: PUERTO, logo_empresa: LOGO });
    await waitFor(() => expect(emision).toHaveLength(1)); // a till prints what billing says of it
  });

  it('that is there is shown, and taken off', async () => {
    const { user, notices } = abrir({ logo_empresa: LOGO });
    expect(await screen.findByRole('img', { name: `Logo de ${PUERTO}` })).toHaveAttribute(
      'src',
      `http://localhost${LOGO}`,
    );
    const enviados = answer(calls.guardarLogo, { success: true, data: { logo_empresa: null } });
    await user.click(screen.getByRole('button', { name: 'Quitar logo' }));
    await waitFor(() => expect(notices).toEqual(['success: Logo / Logo quitado']));
    expect(enviados[0]?.body).toEqual({ empresa: PUERTO, imagen: null });
  });

  it('is no text, and that is said before anything is sent', async () => {
    const { user } = abrir();
    await screen.findByText('0992345678001');
    const enviados = answer(calls.guardarLogo, { success: true, data: { logo_empresa: LOGO } });
    const { archivo, entrada } = elegir(new File(['x'], 'x.png', { type: 'text/plain' }));
    entrada.accept = '';
    await user.upload(entrada, archivo);
    expect(await screen.findByText('El archivo no es una imagen JPEG, PNG o WebP')).toBeVisible();
    expect(enviados).toHaveLength(0);
  });

  it('that the server cannot read is said in its words', async () => {
    const { user, notices } = abrir();
    await screen.findByText('0992345678001');
    refuse(calls.guardarLogo, 'IMAGEN_DANADA');
    const { archivo, entrada } = elegir(new File(['x'], 'x.png', { type: 'image/png' }));
    await user.upload(entrada, archivo);
    await waitFor(() =>
      expect(notices).toEqual(['error: Logo / La imagen está dañada o incompleta. Elija otra']),
    );
  });
});
