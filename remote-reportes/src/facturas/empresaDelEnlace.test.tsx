import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { selectEmpresa } from '@comanda/shared/session';
import { makeUsuario, renderScreen } from '@comanda/shared/testing';

import { abrirFacturas, ANDINA, makeEmision, PUERTO } from './testing/mundo';

import FacturasScreen from './FacturasScreen';

const usuario = makeUsuario({ perfil: 'Contador', empresa: [PUERTO, ANDINA] });
const { cedula } = makeEmision();

/** As a row of Reportería leads there, of the whole RUC. */
const llegar = (empresa: string) => {
  const { emisiones } = abrirFacturas([makeEmision(), makeEmision({ empresa: ANDINA })]);
  const ruta = `/admin/facturas?${new URLSearchParams({ buscar: cedula, empresa }).toString()}`;
  return { emisiones, ...renderScreen(<FacturasScreen />, { usuario, ruta }) };
};
const numero = () => screen.findByRole('button', { name: 'Factura 001-001-000000001' });

it('looks for a document in the company that the link names, and in no other before; another may be chosen then', async () => {
  const { emisiones, store, user } = llegar(ANDINA);
  await numero();
  expect(emisiones.map(({ body }) => body)).toEqual([
    expect.objectContaining({ empresa: ANDINA, ruc: cedula }),
  ]);
  expect(selectEmpresa(store.getState())).toBe(ANDINA);

  await user.click(screen.getByRole('combobox', { name: 'Empresa' }));
  await user.click(await screen.findByTitle(PUERTO));
  await waitFor(() => expect(emisiones.at(-1)?.body).toMatchObject({ empresa: PUERTO }));
  expect(selectEmpresa(store.getState())).toBe(PUERTO);
});

it('stays with its own where the link names a company that is not theirs', async () => {
  const { emisiones } = llegar('Otra Empresa');
  await numero();
  expect(emisiones.map(({ body }) => body)).toEqual([
    expect.objectContaining({ empresa: PUERTO, ruc: cedula }),
  ]);
});
