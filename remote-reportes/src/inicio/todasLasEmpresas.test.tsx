import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { reportesCalls } from '@comanda/shared/contracts/reportes/reportes';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { makeReporte } from '../cifras/testing/reporte';

import { TodasLasEmpresas } from './TodasLasEmpresas';

const VENDIDO: Record<string, number> = { Puerto: 10.1, Andina: 20.2 };

const abrir = (empresa: string[], perfil: Perfil = 'Administrador') =>
  renderScreen(<TodasLasEmpresas />, { usuario: makeUsuario({ perfil, empresa }) });
const conReportes = () =>
  answer(reportesCalls.reporteDeHoy, ({ url }) => {
    const reporte = makeReporte();
    const total = VENDIDO[url.searchParams.get('empresa') ?? ''] ?? 0;
    return {
      success: true as const,
      data: { ...reporte, figuras: { ...reporte.figuras, total } },
    };
  });
const filas = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says what each company sold today, and all together to the cent', async () => {
  conReportes();
  abrir(['Puerto', 'Andina']);
  expect(await screen.findByText('$30.30')).toBeVisible();
  expect(filas()).toEqual(['Puerto$10.10', 'Andina$20.20', 'Todas$30.30']);
});

it('asks nothing of a company that has no reports, and says the sum without it', async () => {
  const pedidas = conReportes();
  const areas = ['Puerto', 'Andina', 'Norte'].map((empresa) => ({
    empresa,
    areas: empresa === 'Norte' ? ['ventas'] : ['ventas', 'reportes'],
  }));
  const empresa = areas.map((una) => una.empresa);
  renderScreen(<TodasLasEmpresas />, {
    usuario: makeUsuario({ perfil: 'Administrador', empresa, areas }),
  });
  expect(await screen.findByText('$30.30')).toBeVisible();
  expect(filas()).toEqual(['Puerto$10.10', 'Andina$20.20', 'Todas$30.30']);
  expect(pedidas).toHaveLength(2);
});

it('says no sum where one could not be read', async () => {
  refuse(reportesCalls.reporteDeHoy, 'INESPERADO');
  abrir(['Puerto', 'Andina']);
  expect(await screen.findAllByText('No se pudo leer')).toHaveLength(2);
  expect(screen.queryByText('Todas')).toBeNull();
});

it('says nothing of one company, nor to who cannot choose', () => {
  conReportes();
  const { container, unmount } = abrir(['Puerto']);
  expect(container).toHaveTextContent('');
  unmount();
  expect(abrir(['Puerto', 'Andina'], 'Cajero').container).toHaveTextContent('');
});
