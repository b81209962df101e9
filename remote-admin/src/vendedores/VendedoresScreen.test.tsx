import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';
import {
  vendedoresCalls as calls,
  type Vendedor,
} from '@comanda/shared/contracts/admin/vendedores';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import VendedoresScreen from './VendedoresScreen';

const FUERTE = 'marea-cobalto-4471';
const ID = '00000000-0000-4000-8000-000000000007';
const vera: Vendedor = {
  id: ID,
  nombreCompleto: 'Vera Niño',
  email: 'vera@prueba.ec',
  ciudad: 'Manta',
  comision: 12.5,
  empresas: ['Cafetería Andina', 'Otra Empresa'],
  segundo_factor: false,
  bloqueado: false,
};
const bien = <Data,>(data: Data) => ({ success: true as const, data });
const usuario = makeUsuario({ perfil: 'Dashboard', empresa: [] });

function abrir(filas: readonly Vendedor[] = [vera], acepta = true) {
  answer(calls.listarVendedores, bien([...filas]));
  answer(
    cuentaCalls.medirClave,
    bien({ puntaje: 1, suficiente: false, aviso: 'Muy común', sugerencias: [] }),
  );
  return renderScreen(<VendedoresScreen />, { usuario, acepta });
}
const boton = (name: string) => screen.findByRole('button', { name });
const caja = (name: string) => screen.findByRole('textbox', { name });

describe('VendedoresScreen (spec section 2)', () => {
  it('lists them upper-cased, with their companies and commission', async () => {
    abrir();
    expect(await screen.findByText('VERA NIÑO')).toBeVisible();
    const titulos = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titulos).toEqual(['#', 'nombres', 'correo', 'ciudad', 'comisión', 'empresas', 'acción']);
    expect(screen.getByText('12.5%')).toBeVisible();
    expect(screen.getByTitle('Cafetería Andina, Otra Empresa')).toBeVisible();
  });

  it('says that there are none, and that they could not be read in the words of section 8', async () => {
    const { unmount } = abrir([]);
    expect(await screen.findByText('Aún no hay vendedores')).toBeVisible();
    unmount();
    refuse(calls.listarVendedores, 'INESPERADO');
    renderScreen(<VendedoresScreen />, { usuario });
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oops... Ocurrió un error al listar las empresas',
    );
  });

  it('registers one; what is missing is said as a toast too (spec section 5)', async () => {
    const { user, notices } = abrir();
    const creados = answer(calls.crearVendedor, bien(vera));
    await user.click(await boton('Registrar Nuevo Vendedor'));
    await screen.findByRole('dialog', { name: 'Registrar Vendedor' });
    const faltas = [
      ['Nombre', 'El campo nombre no puede estar vacío', 'Luis Loor'],
      ['Email', 'El campo email no puede estar vacío', 'luis@prueba.ec'],
      ['Ciudad', 'El campo ciudad no puede estar vacío', 'Quito'],
      ['Comisión', 'El campo comisión no puede estar vacío', '7,5'],
    ] as const;
    for (const [nombre, falta, valor] of faltas) {
      await user.click(await boton('Guardar'));
      await waitFor(() => expect(notices.at(-1)).toBe(`error: Vendedores / ${falta}`));
      await user.type(await caja(nombre), valor);
    }
    await user.type(screen.getByLabelText('Contraseña'), FUERTE);
    expect(await screen.findByText('Muy común')).toBeVisible();
    await user.click(await boton('Guardar'));
    await waitFor(() => expect(notices.at(-1)).toBe('success: Vendedores / Datos Registrados'));
    expect(creados[0]?.body).toEqual({
      nombreCompleto: 'Luis Loor',
      email: 'luis@prueba.ec',
      ciudad: 'Quito',
      comision: 7.5,
      password: FUERTE,
    });
  });

  it('changes one, a blank password with it', async () => {
    const { user, notices } = abrir();
    const editados = answer(calls.actualizarVendedor, bien(vera));
    await user.click(await boton('Editar VERA NIÑO'));
    await screen.findByRole('dialog', { name: 'Editar Vendedor' });
    expect(screen.getByText('Dejar en blanco si no desea actualizar')).toBeVisible();
    await user.type(await caja('Ciudad'), ' Sur');
    await user.click(await boton('Actualizar'));
    await waitFor(() => expect(notices.at(-1)).toBe('success: Vendedores / Datos Actualizados'));
    expect(editados[0]?.body).toMatchObject({
      id: ID,
      ciudad: 'Manta Sur',
      password: '',
      antes: {
        nombreCompleto: 'Vera Niño',
        email: 'vera@prueba.ec',
        ciudad: 'Manta',
        comision: 12.5,
      },
    });
  });

  it.each([
    ['Registrar Nuevo Vendedor', 'No se pudo registrar los datos'],
    ['Editar VERA NIÑO', 'No se pudo actualizar los datos'],
  ])("after '%s' says '%s' when the server fails", async (abre, dicho) => {
    const { user, notices } = abrir();
    refuse(calls.crearVendedor, 'INESPERADO');
    refuse(calls.actualizarVendedor, 'INESPERADO');
    await user.click(await boton(abre));
    const dialogo = await screen.findByRole('dialog');
    await waitFor(() => expect(dialogo).toContainElement(document.activeElement as HTMLElement));
    if (abre.startsWith('Registrar')) {
      await user.type(await caja('Nombre'), 'Luis Loor');
      await user.type(await caja('Email'), 'luis@prueba.ec');
      await user.type(await caja('Ciudad'), 'Quito');
      await user.type(await caja('Comisión'), '5');
      await user.type(screen.getByLabelText('Contraseña'), FUERTE);
    }
    await user.keyboard('{Enter}');
    await waitFor(() => expect(notices).toContain(`error: Vendedores / ${dicho}`));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is closed by no key and no click beside it', async () => {
    const { user } = abrir();
    await user.click(await boton('Registrar Nuevo Vendedor'));
    const dialogo = await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    if (dialogo.parentElement) await user.click(dialogo.parentElement);
    expect(screen.getByRole('dialog')).toBeVisible();
    const [, cerrar] = screen.getAllByRole('button', { name: /^(Close|Cerrar)$/ });
    if (cerrar) await user.click(cerrar);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['Desbloquear', usuariosCalls.desbloquearUsuario, { bloqueado: true }],
    ['Quitar segundo factor', usuariosCalls.quitarSegundoFactorUsuario, { segundo_factor: true }],
  ] as const)("does '%s', where there is something to undo", async (texto, call, over) => {
    const { user, notices } = abrir([{ ...vera, ...over }]);
    const hechos = answer(call, bien(null));
    await user.click(await boton('Más acciones de VERA NIÑO'));
    await user.click(await screen.findByRole('menuitem', { name: texto }));
    await waitFor(() => expect(hechos[0]?.body).toEqual({ id: ID }));
    await waitFor(() => expect(notices.at(-1)).toMatch(/^success: Vendedores/));
  });

  it.each([true, false])('takes one off only when it is confirmed (%s)', async (acepta) => {
    const { user, notices } = abrir([vera], acepta);
    const quitados = answer(calls.eliminarVendedor, bien(null));
    await user.click(await boton('Eliminar VERA NIÑO'));
    await waitFor(() => expect(notices).toHaveLength(acepta ? 2 : 1));
    expect(quitados.map(({ body }) => body)).toEqual(acepta ? [{ id: ID }] : []);
  });
});
