import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  listaDeClientesCalls as calls,
  type RevisionDeClientes,
} from '@comanda/shared/contracts/ventas/listaDeClientes';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { answer, entregar, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import ClientesScreen from './ClientesScreen';

const EMPRESA = 'La Cevichería del Puerto';
const makeCliente = (over: Partial<Cliente> = {}): Cliente => ({
  nombre: 'Rosa Ñauta',
  razon_social: 'Rosa Ñauta',
  email: 'rosa@correo.ec',
  direccion: 'Cuenca',
  telefono: '0991234567',
  cedula: '0150000008',
  tipo_identificacion: '05',
  ...over,
});
const REVISION: RevisionDeClientes = {
  filas: 2,
  crear: 1,
  distintos: 1,
  iguales: 0,
  errores: [],
  total_errores: 0,
  avisos: [],
  total_avisos: 0,
  columnas: {
    mapa: { fila: 1, columnas: { Identificacion: 0, Nombre: 1 } },
    recordado: true,
    filas: [{ fila: 1, dice: 'RUC · Nombre' }],
    titulos: ['RUC', 'Nombre'].map((titulo, lugar) => ({ lugar, titulo, ejemplos: [] })),
    dudas: [],
    faltan: [],
  },
  falta: null,
  clientes: [
    { fila: 2, cedula: '0150000016', nombre: 'Luis Paz', email: '', antes: null },
    { fila: 3, cedula: '0150000008', nombre: 'Rosa N.', email: '', antes: 'Rosa Ñauta' },
  ],
};

const abrir = (...filas: Cliente[]) => {
  const pedidas = answer(calls.listarClientes, {
    success: true,
    data: { filas, total: filas.length },
  });
  const usuario = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });
  return { ...renderScreen(<ClientesScreen />, { usuario }), pedidas };
};
const boton = (name: string) => screen.getByRole('button', { name });

afterEach(() => void jest.restoreAllMocks());

describe('the customers of a company', () => {
  it('are listed, and looked for on the server', async () => {
    const { user, pedidas } = abrir(makeCliente());
    const fila = await screen.findByRole('row', { name: /Rosa Ñauta/ });
    expect(within(fila).getByText('0150000008')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Buscar en Clientes' }), 'rosa');
    await waitFor(() => expect(pedidas.at(-1)?.url.searchParams.get('busqueda')).toBe('rosa'));
  });

  it('say that there are none and how they come about, and that they could not be read', async () => {
    abrir();
    expect(await screen.findByText('Aún no hay clientes')).toBeVisible();
    refuse(calls.listarClientes, 'INESPERADO');
    renderScreen(<ClientesScreen />, {
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] }),
    });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('go out as a file of those that were looked for', async () => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const pedidos = entregar(calls.exportarClientes, { nombre: 'clientes.csv', pedazos: ['a'] });
    const { user, notices } = abrir(makeCliente());
    await user.type(await screen.findByRole('textbox', { name: 'Buscar en Clientes' }), 'rosa');
    await user.click(boton('Más de Clientes'));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() => expect(notices).toEqual(['success: Clientes / 1 fila exportada']));
    expect(Object.fromEntries(pedidos[0]?.url.searchParams ?? [])).toMatchObject({
      empresa: EMPRESA,
      formato: 'csv',
    });
  });

  it('come in from a file once somebody has said what becomes of those that are there', async () => {
    answer(calls.revisarClientes, { success: true, data: REVISION });
    const importados = answer(calls.importarClientes, {
      success: true,
      data: { creados: 1, actualizados: 1, conservados: 0, rechazados: 0 },
    });
    const { user } = abrir(makeCliente());
    await screen.findByRole('row', { name: /Rosa Ñauta/ });
    await user.click(boton('Importar clientes'));
    await user.upload(
      screen.getByLabelText('Archivo: Lista de clientes'),
      new File(['RUC;Nombre'], 'clientes.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('Ya está: Rosa Ñauta')).toBeVisible();
    expect(boton('Importar 1 cliente')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /^Cambiarlos/ }));
    await user.dblClick(boton('Importar 2 clientes'));
    expect(await screen.findByText('Se importaron los clientes')).toBeVisible();
    expect(importados.map(({ body }) => body)).toMatchObject([{ existentes: 'ACTUALIZAR' }]);
  });
});
