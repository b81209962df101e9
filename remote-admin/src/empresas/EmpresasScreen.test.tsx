import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { empresasCalls as calls } from '@comanda/shared/contracts/admin/empresas';
import { vendedoresCalls } from '@comanda/shared/contracts/admin/vendedores';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';
import { answer, refuse } from '@comanda/shared/testing';

import { makeEmpresa } from '../makeEmpresa';
import { makeProspecto } from '../makeProspecto';

import EmpresasScreen from './EmpresasScreen';
import { ANDINA, PUERTO } from './testing/mundo';
import { abrirEmpresas, caja, conAviso, escribir, IrYVolver, registrar } from './testing/pantalla';

describe('EmpresasScreen', () => {
  it('lists companies with their series, what they issue and their areas', async () => {
    abrirEmpresas([
      makeEmpresa({ fecha_vencimiento: '2027-12-31T17:00:00.000Z', vendedor: 'Víctor Ventas' }),
      makeEmpresa({ id: '2', empresa: ANDINA, areas: ['auth', 'ventas'], punto_emision: '002' }),
      makeEmpresa({ id: '3', empresa: 'Otra', factura: false, areas: ['auth'] }),
    ]);
    const fila = async (nombre: string) =>
      within((await screen.findByText(nombre)).closest('tr')!)
        .getAllByRole('cell')
        .map((celda) => celda.textContent);
    expect(await fila(PUERTO)).toEqual(
      expect.arrayContaining([
        '0992345678001',
        '001-001',
        'Sí, hasta 31/12/2027',
        'TodasVíctor Ventas',
      ]),
    );
    expect(await fila(ANDINA)).toEqual(
      expect.arrayContaining(['001-002', 'Sí, sin certificado', 'Ventas']),
    );
    expect(await fila('Otra')).toEqual(expect.arrayContaining(['No', 'Ninguna']));
  });

  it('is read anew by who comes back to it', async () => {
    const pantalla = (
      <IrYVolver>
        <EmpresasScreen />
      </IrYVolver>
    );
    const { user } = abrirEmpresas([makeEmpresa()], true, [], pantalla);
    await user.click(screen.getByRole('button', { name: 'Ir o volver' }));
    await screen.findByText(PUERTO);
    await user.click(screen.getByRole('button', { name: 'Ir o volver' }));
    answer(calls.listarEmpresas, { success: true, data: [makeEmpresa({ empresa: ANDINA })] });
    await user.click(screen.getByRole('button', { name: 'Ir o volver' }));
    expect(await screen.findByText(ANDINA)).toBeVisible();
  });
});

describe('registering a company', () => {
  it('names every field that is empty (spec section 5), and sends nothing', async () => {
    const { user } = await registrar();
    const creadas = answer(calls.crearEmpresa, conAviso(makeEmpresa()));
    await user.clear(caja('Establecimiento'));
    await user.clear(caja('Punto de emisión'));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    for (const [etiqueta, campo] of [
      ['Empresa', 'empresa'],
      ['RUC', 'ruc'],
      ['Razón social', 'razón social'],
      ['Dirección', 'dirección'],
      ['Correo', 'correo'],
      ['Whatsapp', 'whatsapp'],
      ['Establecimiento', 'establecimiento'],
      ['Punto de emisión', 'punto de emisión'],
    ])
      await waitFor(() =>
        expect(caja(etiqueta!)).toHaveAccessibleDescription(
          `El campo ${campo} no puede estar vacío`,
        ),
      );
    expect(caja('Empresa')).toHaveFocus();
    expect(creadas).toHaveLength(0);
  });

  it('sends its certificate along, says under the password that it is wrong, and what did not arrive', async () => {
    const { user, notices } = await registrar();
    refuse(calls.crearEmpresa, 'CERTIFICADO_ILEGIBLE', [
      {
        campo: 'clave_firma',
        msg: 'La contraseña no abre el certificado, o el archivo está dañado',
      },
    ]);
    await escribir(user);
    await user.upload(screen.getByLabelText(/^Archivo/), new File(['p12'], 'firma.p12'));
    const clave = screen.getByLabelText('Contraseña del certificado');
    await user.type(clave, 'mala');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(clave).toHaveAccessibleDescription(
        'La contraseña no abre el certificado, o el archivo está dañado',
      ),
    );
    const aviso = 'Los datos se guardaron, pero el certificado no: cárguelo en Emisión electrónica';
    const creadas = answer(calls.crearEmpresa, conAviso(makeEmpresa(), aviso));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(notices).toContain(`warning: Empresas / ${aviso}`));
    expect(creadas[0]?.body).toMatchObject({ firma: btoa('p12'), clave_firma: 'mala' });
  });

  it('then offers to make its first Administrador', async () => {
    const { user, notices } = await registrar();
    answer(calls.crearEmpresa, conAviso(makeEmpresa({ empresa: 'Huecas de Manta' })));
    await escribir(user);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Crear Administrador' }));
    expect(dialogo.getByText(/^Huecas de Manta aún no tiene quien la administre/)).toBeVisible();
    const creados = answer(usuariosCalls.crearUsuario, {
      success: true,
      data: {
        id: 'u9',
        email: 'maria@correo.ec',
        empresa: ['Huecas de Manta'],
        sueldo: 0,
        nombreCompleto: 'María',
        perfil: 'Administrador',
        asegurado: false,
        whatsapp: '',
        estado: 'A',
        ultimo_acceso: null,
        segundo_factor: false,
        pin: false,
        bloqueado: false,
        editable: true,
      },
    });
    await user.type(dialogo.getByRole('textbox', { name: 'Nombre completo' }), 'María');
    await user.type(dialogo.getByRole('textbox', { name: 'Email' }), 'maria@correo.ec');
    await user.type(dialogo.getByLabelText('Contraseña'), 'mar y viento 84{Enter}');
    await waitFor(() =>
      expect(notices).toContain('success: Empresas / El usuario ha sido registrado.'),
    );
    expect(creados[0]?.body).toMatchObject({
      empresa: ['Huecas de Manta'],
      perfil: 'Administrador',
      cambiar_clave: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('one more Administrador of a company', () => {
  const abrirModal = async () => {
    const { user } = abrirEmpresas([makeEmpresa()]);
    await user.click(await screen.findByRole('button', { name: `Más acciones de ${PUERTO}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Crear Administrador' }));
    return { user, dialogo: within(await screen.findByRole('dialog')) };
  };

  it('is not said to be the first', async () => {
    const { dialogo } = await abrirModal();
    expect(dialogo.getByText(new RegExp(`^Esta persona administrará ${PUERTO}`))).toBeVisible();
    expect(dialogo.queryByText(/aún no tiene quien/)).toBeNull();
  });

  it('who has an account of another company is found in Usuarios', async () => {
    refuse(usuariosCalls.crearUsuario, 'CORREO_EN_USO', [
      { campo: 'email', msg: 'Ya hay una cuenta con ese correo' },
    ]);
    const { user, dialogo } = await abrirModal();
    await user.type(dialogo.getByRole('textbox', { name: 'Nombre completo' }), 'María');
    const email = dialogo.getByRole('textbox', { name: 'Email' });
    await user.type(email, 'maria@correo.ec');
    await user.type(dialogo.getByLabelText('Contraseña'), 'mar y viento 84{Enter}');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        'Ya hay una cuenta con ese correo. Si es de otra empresa, edítela en Usuarios y agréguele esta',
      ),
    );
  });
});

describe('a company that is there', () => {
  const editar = async (acepta = true) => {
    const vista = abrirEmpresas([makeEmpresa({ areas: ['auth', 'ventas'] })], acepta);
    await vista.user.click(await screen.findByRole('button', { name: `Editar ${PUERTO}` }));
    await screen.findByRole('dialog', { name: 'Editar Empresa' });
    return { ...vista, editadas: answer(calls.actualizarEmpresa, conAviso(makeEmpresa())) };
  };

  it('is changed, but for its name', async () => {
    const { user, notices, editadas } = await editar();
    expect(caja('Empresa')).toBeDisabled();
    await user.clear(caja('Dirección'));
    await user.type(caja('Dirección'), 'Otra calle{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Empresas / Datos Actualizados']));
    expect(editadas[0]?.body).toMatchObject({
      id: '1',
      empresa: PUERTO,
      direccion: 'Otra calle',
      areas: ['ventas'],
      antes: makeEmpresa({ areas: ['ventas'] }), // the areas as the form shows them
    });
  });

  it('is offered the sellers that there are by now, also those that were added elsewhere meanwhile', async () => {
    const { user } = await editar();
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const leidos = answer(vendedoresCalls.listarVendedores, { success: true, data: [] });
    await user.click(await screen.findByRole('button', { name: `Editar ${PUERTO}` }));
    await waitFor(() => expect(leidos).toHaveLength(1));
  });

  it('makes a company of whom a seller brought, and leaves what they said of it in the form', async () => {
    const { user } = abrirEmpresas([makeEmpresa()], true, [
      makeProspecto(),
      makeProspecto({ id: '2', estado: 'EMPRESA', empresa: 'La Perla' }),
    ]);
    const creadas = answer(calls.crearEmpresa, conAviso(makeEmpresa()));
    await user.click(await screen.findByRole('button', { name: 'Por registrar 1' }));
    await user.click(
      await screen.findByRole('button', { name: 'Registrar empresa Picantería Manta' }),
    );
    const dialogo = await screen.findByRole('dialog', { name: 'Registrar Empresa' });
    expect(caja('RUC')).toHaveValue('1790012345001');
    expect(caja('Empresa')).toHaveValue('Picantería Manta');
    expect(
      within(dialogo).getByText('La trajo Víctor Ventas: queda como su vendedor.'),
    ).toBeVisible();
    await user.type(caja('Dirección'), 'Malecón 200');
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(creadas).toHaveLength(1));
    expect(creadas[0]?.body).toMatchObject({
      prospecto: makeProspecto().id,
      whatsapp: '0991234567',
    });
  });

  it('proposes the first point of emission that no company of that RUC has', async () => {
    const { user } = await registrar([
      makeEmpresa({ id: '8', empresa: 'Una', ruc: '1710034065001', punto_emision: '001' }),
      makeEmpresa({ id: '9', empresa: 'Dos', ruc: '1710034065001', punto_emision: '003' }),
    ]);
    expect(caja('Punto de emisión')).toHaveValue('001');
    await user.click(caja('RUC'));
    await user.paste('1710034065001');
    expect(caja('Punto de emisión')).toHaveValue('002');
  });
});
