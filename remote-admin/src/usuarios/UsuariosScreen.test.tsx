import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { empresasCalls } from '@comanda/shared/contracts/admin/empresas';
import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';
import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';
import { usuariosCalls as calls, type Usuario } from '@comanda/shared/contracts/admin/usuarios';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { makeEmpresa } from '../makeEmpresa';

import UsuariosScreen from './UsuariosScreen';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const FUERTE = 'marea-cobalto-4471';
const YO = '00000000-0000-4000-8000-000000000001';
const ID = '00000000-0000-4000-8000-000000000002';

const makeFila = (over: Partial<Usuario> = {}): Usuario => ({
  id: ID,
  email: 'nadia@prueba.ec',
  empresa: [PUERTO],
  nombreCompleto: 'Nadia Nueva',
  perfil: 'Cajero',
  sueldo: 480.5,
  asegurado: true,
  whatsapp: '0991234567',
  estado: 'A',
  ultimo_acceso: null,
  segundo_factor: false,
  pin: false,
  bloqueado: false,
  editable: true,
  ...over,
});
const bien = <Data,>(data: Data) => ({ success: true as const, data });

function abrir(filas: readonly Usuario[] = [makeFila()], acepta = true) {
  const pedidos = answer(calls.listarUsuarios, bien([...filas]));
  const usuario = makeUsuario({ id: YO, perfil: 'Administrador', empresa: [PUERTO, ANDINA] });
  return { ...renderScreen(<UsuariosScreen />, { usuario, acepta }), pedidos };
}
type Vista = ReturnType<typeof abrir>;

const boton = (name: string) => screen.findByRole('button', { name });
const caja = (name: string) => screen.findByRole('textbox', { name });
async function menu({ user }: Vista, nombre = 'Nadia Nueva') {
  await user.click(await boton(`Más acciones de ${nombre}`));
  return screen.findByRole('menu');
}
async function elegir(vista: Vista, texto: string, nombre?: string) {
  const abierto = await menu(vista, nombre);
  await vista.user.click(within(abierto).getByRole('menuitem', { name: texto }));
}

describe('UsuariosScreen (spec section 2)', () => {
  beforeEach(() => {
    answer(authCalls.listarPerfiles, bien(PERFILES.map((perfil) => ({ perfil }))));
    answer(
      cuentaCalls.medirClave,
      bien({ puntaje: 3, suficiente: true, aviso: '', sugerencias: [] }),
    );
  });

  it('lists the people of the company under the headings of the specification', async () => {
    const { pedidos } = abrir([
      makeFila({ bloqueado: true, segundo_factor: true, pin: true }),
      makeFila({ id: 'u3', nombreCompleto: 'Otto Otro', estado: 'N', editable: false }),
    ]);
    expect((await screen.findAllByText('nadia@prueba.ec'))[0]).toBeVisible();
    const titulos = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titulos).toEqual([
      '#',
      'email',
      'empresa',
      'nombre completo',
      'Perfil',
      'sueldo',
      'whatsapp',
      'acción',
    ]);
    for (const texto of [
      '$480.50',
      'Bloqueado por intentos',
      'Con segundo factor, PIN',
      'Desactivado',
    ])
      expect(screen.getAllByText(texto)[0]).toBeVisible();
    expect(pedidos[0]?.body).toEqual({ empresa: PUERTO });
  });

  it('shows fifteen a page', async () => {
    abrir(
      Array.from({ length: 16 }, (_, i) => makeFila({ id: `u${i}`, nombreCompleto: `Uno ${i}` })),
    );
    expect(await screen.findAllByRole('button', { name: /^Editar/ })).toHaveLength(15);
  });

  it('shows those of the other company when it is chosen, and none of the first', async () => {
    const { user } = abrir();
    await screen.findByText('Nadia Nueva');
    answer(calls.listarUsuarios, bien([makeFila({ id: 'a', nombreCompleto: 'Ana Andina' })]));
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    expect(await screen.findByText('Ana Andina')).toBeVisible();
    expect(screen.queryByText('Nadia Nueva')).toBeNull();
  });

  it('says that there are none, and offers to make the first', async () => {
    const { user } = abrir([]);
    await screen.findByText('Aún no hay usuarios en esta empresa');
    await user.click(screen.getByRole('button', { name: 'Crear usuario' }));
    const dialogo = await screen.findByRole('dialog');
    expect(within(dialogo).getByText('Datos del Usuario')).toBeVisible();
  });

  it('holds its place while it reads, and offers a retry when it cannot', async () => {
    refuse(calls.listarUsuarios, 'INESPERADO');
    renderScreen(<UsuariosScreen />, {
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] }),
    });
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
    expect(await boton('Reintentar')).toBeVisible();
  });

  it('registers one, with what is missing said under its field and the password measured', async () => {
    const { user, notices } = abrir();
    let contestar: () => void = () => undefined;
    const alaSegunda = new Promise<void>((resolve) => (contestar = resolve));
    const creados = answer(calls.crearUsuario, async () => {
      await alaSegunda; // one that comes before the second Enter gives it the button that opened the dialog
      return bien(makeFila());
    });
    await user.click(await boton('Crear usuario'));
    await user.click(await boton('Guardar'));
    const email = await caja('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Ingrese el correo'));
    await user.type(email, 'Vera@Prueba.ec');
    await user.type(await caja('Nombre completo'), 'Vera Vega');
    await user.click(screen.getByRole('combobox', { name: 'Perfil' }));
    await user.click(await screen.findByTitle('Mesero'));
    expect(screen.queryByTitle('Dashboard')).toBeNull();
    const clave = screen.getByLabelText('Contraseña');
    expect(clave).toHaveAttribute('type', 'password');
    await user.type(clave, FUERTE);
    await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
    expect(clave).toHaveAttribute('type', 'text');
    expect(await screen.findByText('Buena')).toBeVisible();
    await user.type(clave, '{Enter}{Enter}');
    contestar();
    await waitFor(() =>
      expect(notices).toContain('success: ¡Registrado! / El usuario ha sido registrado.'),
    );
    expect(creados).toHaveLength(1);
    expect(creados[0]?.body).toEqual({
      email: 'Vera@Prueba.ec',
      nombreCompleto: 'Vera Vega',
      empresa: [PUERTO],
      perfil: 'Mesero',
      sueldo: 0,
      asegurado: false,
      whatsapp: '',
      password: FUERTE,
      cambiar_clave: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes one; a blank password is sent as none', async () => {
    const vista = abrir();
    const editados = answer(calls.actualizarUsuario, bien(null));
    await vista.user.click(await boton('Editar Nadia Nueva'));
    const nombre = await caja('Nombre completo');
    await waitFor(() => expect(nombre).toHaveValue('Nadia Nueva'));
    await vista.user.type(nombre, ' Ruiz{Enter}');
    await waitFor(() =>
      expect(vista.notices).toContain('success: ¡Editado! / El usuario ha sido editado.'),
    );
    expect(editados[0]?.body).toMatchObject({
      id: ID,
      nombreCompleto: 'Nadia Nueva Ruiz',
      empresa: [PUERTO],
      password: '',
      antes: {
        email: 'nadia@prueba.ec',
        empresa: [PUERTO],
        nombreCompleto: 'Nadia Nueva',
        perfil: 'Cajero',
        sueldo: 480.5,
        asegurado: true,
        whatsapp: '0991234567',
      },
    });
  });

  it('says under the field that another changed it, and reads the list again', async () => {
    const { user, pedidos } = abrir();
    const msg = 'Otra persona cambió este dato mientras usted editaba';
    refuse(calls.actualizarUsuario, 'CAMBIADO_POR_OTRO', [{ campo: 'whatsapp', msg }]);
    await user.click(await boton('Editar Nadia Nueva'));
    const whatsapp = await caja('Whatsapp');
    await user.clear(whatsapp);
    await user.type(whatsapp, '0990000001{Enter}');
    await waitFor(() => expect(whatsapp).toHaveAccessibleDescription(msg));
    await waitFor(() => expect(pedidos).toHaveLength(2));
  });

  it('keeps what was typed when the server refuses, and says which field', async () => {
    const { user } = abrir();
    refuse(calls.actualizarUsuario, 'CORREO_EN_USO', [
      { campo: 'email', msg: 'Ya hay una cuenta con ese correo' },
    ]);
    await user.click(await boton('Editar Nadia Nueva'));
    const email = await caja('Email');
    await user.clear(email);
    await user.type(email, 'otra@prueba.ec{Enter}');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Ya hay una cuenta con ese correo'),
    );
    expect(email).toHaveValue('otra@prueba.ec');
  });

  it("says '¡Error!' / 'Algo salió mal.' when the server fails (spec section 8)", async () => {
    const { user, notices } = abrir();
    refuse(calls.eliminarUsuario, 'INESPERADO');
    await user.click(await boton('Eliminar Nadia Nueva'));
    await waitFor(() =>
      expect(notices).toEqual(['pregunta: ¿Estás seguro?', 'error: ¡Error! / Algo salió mal.']),
    );
  });

  it.each([
    [true, ['pregunta: ¿Estás seguro?', 'success: ¡Eliminado! / El usuario ha sido eliminado.']],
    [false, ['pregunta: ¿Estás seguro?']],
  ])('takes one off only when it is confirmed (%s)', async (acepta, dicho) => {
    const { user, notices } = abrir([makeFila()], acepta);
    const quitados = answer(calls.eliminarUsuario, bien(null));
    await user.click(await boton('Eliminar Nadia Nueva'));
    await waitFor(() => expect(notices).toEqual(dicho));
    expect(quitados.map(({ body }) => body)).toEqual(acepta ? [{ id: ID }] : []);
  });

  it.each([
    ['Desactivar', calls.estadoUsuario, {}, { id: ID, estado: 'N' }],
    ['Activar', calls.estadoUsuario, { estado: 'N' as const }, { id: ID, estado: 'A' }],
    ['Desbloquear', calls.desbloquearUsuario, { bloqueado: true }, { id: ID }],
    [
      'Quitar segundo factor',
      calls.quitarSegundoFactorUsuario,
      { segundo_factor: true },
      { id: ID },
    ],
  ] as const)("does '%s'", async (texto, call, over, body) => {
    const vista = abrir([makeFila(over)]);
    const hechos = answer(call, bien(null));
    await elegir(vista, texto);
    await waitFor(() => expect(hechos[0]?.body).toEqual(body));
    await waitFor(() => expect(vista.notices.at(-1)).toMatch(/^success: Usuarios/));
  });

  it('closes the sessions of somebody and says how many there were', async () => {
    const vista = abrir();
    answer(calls.cerrarSesionesUsuario, bien(3));
    await elegir(vista, 'Cerrar sesiones');
    await waitFor(() =>
      expect(vista.notices.at(-1)).toBe('success: Usuarios / 3 sesiones cerradas'),
    );
  });

  it('resets a password', async () => {
    const vista = abrir();
    const hechos = answer(calls.restablecerClave, bien(null));
    await elegir(vista, 'Restablecer contraseña');
    await screen.findByText('Restablecer la contraseña de Nadia Nueva');
    await vista.user.type(screen.getByLabelText('Contraseña'), `${FUERTE}{Enter}`);
    await waitFor(() => expect(hechos[0]?.body).toEqual({ id: ID, password: FUERTE }));
  });

  it('lets nobody lock themselves out, and says why', async () => {
    const vista = abrir([
      makeFila({ id: YO, nombreCompleto: 'Yo Misma', perfil: 'Administrador' }),
    ]);
    expect(await boton('Eliminar Yo Misma')).toBeDisabled();
    const opciones = within(await menu(vista, 'Yo Misma')).getAllByRole('menuitem');
    expect(opciones.map(({ textContent }) => textContent)).toEqual([
      'Ver asistencias',
      'Editar',
      'Restablecer contraseñaEs su propia cuenta',
      'DesactivarEs su propia cuenta',
      'Cerrar sesiones',
      'EliminarEs su propia cuenta',
    ]);
    await vista.user.keyboard('{Escape}');
    await vista.user.click(await boton('Editar Yo Misma'));
    expect(await screen.findByText('Su propia contraseña se cambia en Mi cuenta')).toBeVisible();
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Perfil' })).toBeDisabled();
  });

  it('of who works for others too it changes the companies alone', async () => {
    const vista = abrir([makeFila({ editable: false })]);
    const editados = answer(calls.actualizarUsuario, bien(null));
    await vista.user.click(await boton('Editar Nadia Nueva'));
    await screen.findByText(/También trabaja en otra empresa/);
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    const dialogo = within(screen.getByRole('dialog'));
    await vista.user.click(dialogo.getByRole('combobox', { name: 'Empresa' }));
    await vista.user.click(await screen.findByTitle(ANDINA));
    await vista.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(editados[0]?.body).toMatchObject({
        id: ID,
        email: 'nadia@prueba.ec',
        empresa: [PUERTO, ANDINA],
        sueldo: 480.5,
        antes: { perfil: 'Cajero', empresa: [PUERTO] },
      }),
    );
  });
});

describe('of the operator', () => {
  const abrirDeOperador = (filas: readonly Usuario[] = [makeFila()]) => {
    answer(authCalls.listarPerfiles, bien(PERFILES.map((perfil) => ({ perfil }))));
    answer(
      empresasCalls.listarEmpresas,
      bien([makeEmpresa({ empresa: PUERTO }), makeEmpresa({ id: '2', empresa: ANDINA })]),
    );
    const pedidos = answer(calls.listarUsuarios, bien([...filas]));
    const usuario = makeUsuario({ id: YO, perfil: 'Dashboard', empresa: [] });
    return { ...renderScreen(<UsuariosScreen />, { usuario }), pedidos };
  };
  async function enPuerto(filas?: readonly Usuario[]) {
    const vista = abrirDeOperador(filas);
    await vista.user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await vista.user.click(await screen.findByTitle(PUERTO));
    await screen.findByText('Nadia Nueva');
    return vista;
  }

  it('asks for one of all companies first, and lists its people', async () => {
    const { pedidos } = abrirDeOperador();
    expect(
      await screen.findByText('Seleccione una Empresa', { selector: 'p, h2, h3, strong' }),
    ).toBeVisible();
    expect(pedidos).toHaveLength(0);
  });

  it('puts who administers one company into another, with the account they have', async () => {
    const vista = await enPuerto([makeFila({ perfil: 'Administrador' })]);
    expect(vista.pedidos[0]?.body).toEqual({ empresa: PUERTO });
    const editados = answer(calls.actualizarUsuario, bien(null));
    await vista.user.click(await boton('Editar Nadia Nueva'));
    const dialogo = within(await screen.findByRole('dialog'));
    await vista.user.click(dialogo.getByRole('combobox', { name: 'Empresa' }));
    await vista.user.click(await screen.findByTitle(ANDINA));
    await vista.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(editados[0]?.body).toMatchObject({
        id: ID,
        empresa: [PUERTO, ANDINA],
        antes: { empresa: [PUERTO] },
      }),
    );
  });

  it('resets the password and the second factor of the only one who administers', async () => {
    const vista = await enPuerto([makeFila({ perfil: 'Administrador', segundo_factor: true })]);
    const quitados = answer(calls.quitarSegundoFactorUsuario, bien(null));
    await elegir(vista, 'Quitar segundo factor');
    await waitFor(() => expect(quitados[0]?.body).toEqual({ id: ID }));
    await elegir(vista, 'Restablecer contraseña');
    expect(await screen.findByText('Restablecer la contraseña de Nadia Nueva')).toBeVisible();
  });

  it('is offered what the server lets them do, and makes no operators nor sellers here', async () => {
    const vista = await enPuerto();
    const opciones = within(await menu(vista)).getAllByRole('menuitem');
    expect(opciones.map(({ textContent }) => textContent)).not.toContain('Ver asistencias');
    await vista.user.keyboard('{Escape}');
    await vista.user.click(await boton('Crear usuario'));
    await vista.user.click(await screen.findByRole('combobox', { name: 'Perfil' }));
    expect(await screen.findByTitle('Administrador')).toBeVisible();
    for (const perfil of ['Dashboard', 'Vendedor']) expect(screen.queryByTitle(perfil)).toBeNull();
  });
});
