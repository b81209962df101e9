import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { reporteriaCalls } from '@comanda/shared/contracts/reportes/reporteria';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { makeMes, PUERTO } from '../testing/mes';

import MesAnterior from './MesAnterior';
import MesEnCurso from './MesEnCurso';
import PorRevisar from './PorRevisar';

const abrir = () =>
  renderScreen(
    <>
      <MesAnterior />
      <MesEnCurso />
      <PorRevisar />
    </>,
    { usuario: makeUsuario({ perfil: 'Contador', empresa: [PUERTO] }) },
  );

const RECHAZADAS = { documentos: 2, base: 8, iva: 1.2, propina: 0, total: 9.2 };

it('says the tax of the month before and of this one, and what nobody would declare', async () => {
  const pedidos = answer(reporteriaCalls.resumenDelMes, {
    success: true,
    data: makeMes({ RECHAZADAS }),
  });
  abrir();
  expect(await screen.findAllByText('$12.00')).toHaveLength(2);
  expect(screen.getAllByText('4 documentos · base $87.00')).toHaveLength(2);
  const revisar = screen.getByRole('link', { name: /Documentos por revisar/ });
  expect(revisar).toHaveTextContent('2 este mes0 en camino al SRI');
  expect(revisar).toHaveAttribute('href', '/admin/facturas');
  const meses = pedidos.map(({ url }) => url.searchParams.get('mes') ?? '').sort();
  expect(new Set(meses).size).toBe(2);
  expect(pedidos).toHaveLength(2);
});

it('says in each place that it could not be read', async () => {
  refuse(reporteriaCalls.resumenDelMes, 'INESPERADO');
  abrir();
  expect(await screen.findAllByText('No disponible')).toHaveLength(3);
});
