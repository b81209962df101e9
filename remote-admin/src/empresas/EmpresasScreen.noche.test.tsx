import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { empresasCalls as calls } from '@comanda/shared/contracts/admin/empresas';
import { prospectosCalls } from '@comanda/shared/contracts/admin/prospectos';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { makeAreas } from '../makeAreas';
import { makeEmpresa } from '../makeEmpresa';
import { makeProspecto } from '../makeProspecto';

import EmpresasScreen from './EmpresasScreen';
import { PUERTO } from './testing/mundo';
import { abrirEmpresas, caja, conAviso, escribir, operador, registrar } from './testing/pantalla';

describe('EmpresasScreen', () => {
  it('has 25 rows a page', async () => {
    abrirEmpresas(
      Array.from({ length: 26 }, (_, i) => makeEmpresa({ id: String(i), empresa: `E${i}` })),
    );
    await screen.findByText('E0');
    expect(screen.getAllByRole('button', { name: /^Editar / })).toHaveLength(25);
  });

  it('says there are none, and offers to register the first', async () => {
    const { user } = abrirEmpresas([]);
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
    const vista = abrirEmpresas([makeEmpresa({ areas: ['auth', 'ventas'] })], acepta);
    await vista.user.click(await screen.findByRole('button', { name: `Editar ${PUERTO}` }));
    await screen.findByRole('dialog', { name: 'Editar Empresa' });
    return { ...vista, editadas: answer(calls.actualizarEmpresa, conAviso(makeEmpresa())) };
  };

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
    const { user, notices } = abrirEmpresas([makeEmpresa()], acepta);
    const quitadas = answer(calls.eliminarEmpresa, { success: true, data: null });
    await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Eliminar/ }));
    await waitFor(() => expect(notices[0]).toBe('pregunta: ¿Estás seguro?'));
    await waitFor(() => expect(quitadas).toHaveLength(veces));
  });

  it('lets one go only with a reason', async () => {
    const { user, notices } = abrirEmpresas([makeEmpresa()], true, [makeProspecto()]);
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
});
