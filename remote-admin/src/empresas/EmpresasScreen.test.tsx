import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { empresasCalls as calls, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import { prospectosCalls, type Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';
import { vendedoresCalls } from '@comanda/shared/contracts/admin/vendedores';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { makeAreas } from '../makeAreas';
import { makeProspecto } from '../makeProspecto';

import EmpresasScreen from './EmpresasScreen';
import { ANDINA, makeEmpresa, PUERTO } from './testing/mundo';

const operador = makeUsuario({ perfil: 'Dashboard', empresa: [] });
const conAviso = (empresa: Empresa, aviso: string | null = null) => ({
  success: true as const,
  data: { ...empresa, aviso },
});

function abrir(filas: readonly Empresa[], acepta = true, prospectos: readonly Prospecto[] = []) {
  answer(calls.listarEmpresas, { success: true, data: [...filas] });
  answer(prospectosCalls.listarProspectos, { success: true, data: [...prospectos] });
  answer(areasCalls.listarAreas, { success: true, data: makeAreas() });
  answer(vendedoresCalls.listarVendedores, {
    success: true,
    data: [
      {
        id: '00000000-0000-4000-8000-000000000007',
        nombreCompleto: 'Víctor Ventas',
        email: 'v@demo.ec',
        ciudad: 'Quito',
        comision: 5,
        empresas: [],
      },
    ],
  });
  return renderScreen(<EmpresasScreen />, { usuario: operador, acepta });
}
const caja = (name: string | RegExp) => screen.getByRole('textbox', { name });
const escribir = async (
  user: ReturnType<typeof abrir>['user'],
  over: Record<string, string> = {},
) => {
  const valores = {
    Empresa: 'Huecas de Manta',
    RUC: '1710034065001',
    'Razón social': 'MARÍA SALAZAR',
    Dirección: 'Malecón 200',
    Correo: 'maria@correo.ec',
    Whatsapp: '0991234567',
    ...over,
  };
  for (const [nombre, valor] of Object.entries(valores)) {
    await user.click(caja(nombre));
    await user.paste(valor);
  }
};
const registrar = async (filas: readonly Empresa[] = [makeEmpresa()], acepta = true) => {
  const vista = abrir(filas, acepta);
  await vista.user.click((await screen.findAllByRole('button', { name: 'Registrar Empresa' }))[0]!);
  await screen.findByRole('dialog', { name: 'Registrar Empresa' });
  return vista;
};

describe('EmpresasScreen', () => {
  it('lists companies with their series, what they issue and their areas', async () => {
    abrir([
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

  it('has 25 rows a page', async () => {
    abrir(Array.from({ length: 26 }, (_, i) => makeEmpresa({ id: String(i), empresa: `E${i}` })));
    await screen.findByText('E0');
    expect(screen.getAllByRole('button', { name: /^Editar / })).toHaveLength(25);
  });

  it('says there are none, and offers to register the first', async () => {
    const { user } = abrir([]);
    await screen.findByText('Aún no hay empresas');
    await user.click(screen.getByRole('button', { name: 'Registrar Empresa' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('offers a retry when they cannot be read', async () => {
    answer(areasCalls.listarAreas, { success: true, data: makeAreas() });
    answer(prospectosCalls.listarProspectos, { success: true, data: [] });
    refuse(calls.listarEmpresas, 'INESPERADO');
    renderScreen(<EmpresasScreen />, { usuario: operador });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
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
      ['Dirección', 'direccion'],
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

  it('takes digits only, shows what is not to be written, and sends it all', async () => {
    const { user, notices } = await registrar();
    const creadas = answer(
      calls.crearEmpresa,
      conAviso(makeEmpresa({ empresa: 'Huecas de Manta' })),
    );
    expect(caja('Tipo de emisión')).toBeDisabled();
    expect(caja('Tarifa')).toBeDisabled();
    expect(caja('Tarifa')).toHaveValue('15.00');
    await escribir(user, { RUC: '17' });
    await user.type(caja('RUC'), 'a1003-4065 001 99');
    expect(caja('RUC')).toHaveValue('1710034065001');
    await user.click(screen.getByRole('combobox', { name: 'IVA' }));
    await user.click(await screen.findByTitle('14%'));
    expect(caja('Tarifa')).toHaveValue('14.00');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(notices).toEqual(['success: Empresas / Datos Registrados']));
    expect(creadas[0]?.body).toMatchObject({
      empresa: 'Huecas de Manta',
      ruc: '1710034065001',
      establecimiento: '001',
      tipo_emision: '1',
      iva_actual: '14',
      tarifa: '14.00',
      factura: true,
      rimpe: null,
      areas: ['ventas', 'caja', 'inventario', 'admin', 'reportes'],
    });
  });

  it('says what is wrong with a RUC before it is sent', async () => {
    const { user } = await registrar();
    const creadas = answer(calls.crearEmpresa, conAviso(makeEmpresa()));
    await escribir(user, { RUC: '1710034066001' });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(caja('RUC')).toHaveAccessibleDescription('El ruc no es válido. Revise sus dígitos'),
    );
    expect(creadas).toHaveLength(0);
  });

  it.each([
    ['EMPRESA_REPETIDA', 'empresa', 'Empresa', 'Ya hay una empresa con ese nombre'],
    [
      'SERIE_DE_OTRA_EMPRESA',
      'punto_emision',
      'Punto de emisión',
      'Otra empresa con el mismo RUC usa esta serie',
    ],
  ] as const)(
    'says under the field what the server refuses (%s)',
    async (code, campo, etiqueta, msg) => {
      const { user } = await registrar();
      refuse(calls.crearEmpresa, code, [{ campo, msg }]);
      await escribir(user);
      await user.click(screen.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(caja(etiqueta)).toHaveAccessibleDescription(msg));
    },
  );

  it('says that it could not be registered (spec section 8)', async () => {
    const { user, notices } = await registrar();
    refuse(calls.crearEmpresa, 'INESPERADO');
    await escribir(user);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(notices[0]).toMatch(/^error: Empresas \/ No se pudo registrar los datos/),
    );
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

  it('asks before what was typed is lost', async () => {
    const { user, notices } = await registrar([makeEmpresa()], false);
    await user.type(caja('Empresa'), 'Hue');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('a company that is there', () => {
  const editar = async (acepta = true) => {
    const vista = abrir([makeEmpresa({ areas: ['auth', 'ventas'] })], acepta);
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
    });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('changes its series only when that is confirmed (%s)', async (acepta, veces) => {
    const { user, notices, editadas } = await editar(acepta);
    await user.clear(caja('Punto de emisión'));
    await user.type(caja('Punto de emisión'), '2{Enter}');
    await waitFor(() => expect(notices[0]).toBe('pregunta: ¿Cambiar la serie?'));
    await waitFor(() => expect(editadas).toHaveLength(veces));
  });

  it('says that it could not be changed (spec section 8)', async () => {
    const { user, notices } = await editar();
    refuse(calls.actualizarEmpresa, 'INESPERADO');
    await user.type(caja('Dirección'), ' 2{Enter}');
    await waitFor(() =>
      expect(notices[0]).toMatch(/^error: Empresas \/ No se pudo actualizar los datos/),
    );
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('is taken off only when it is confirmed (%s)', async (acepta, veces) => {
    const { user, notices } = abrir([makeEmpresa()], acepta);
    const quitadas = answer(calls.eliminarEmpresa, { success: true, data: null });
    await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Eliminar/ }));
    await waitFor(() => expect(notices[0]).toBe('pregunta: ¿Estás seguro?'));
    await waitFor(() => expect(quitadas).toHaveLength(veces));
  });

  it('makes a company of whom a seller brought, and leaves what they said of it in the form', async () => {
    const { user } = abrir([makeEmpresa()], true, [
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

  it('lets one go only with a reason', async () => {
    const { user, notices } = abrir([makeEmpresa()], true, [makeProspecto()]);
    const descartados = answer(prospectosCalls.descartarProspecto, {
      success: true,
      data: makeProspecto({ estado: 'DESCARTADO', motivo: 'Cerró' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Por registrar 1' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar Picantería Manta' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Descartar a Picantería Manta' });
    const descartar = within(dialogo).getByRole('button', { name: 'Descartar' });
    await user.click(descartar);
    expect(descartados).toEqual([]);
    await user.type(caja('Motivo'), 'Cerró');
    await user.click(descartar);
    await waitFor(() => expect(notices).toContain('success: Clientes / Cliente descartado'));
    expect(descartados[0]?.body).toEqual({ id: makeProspecto().id, motivo: 'Cerró' });
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
