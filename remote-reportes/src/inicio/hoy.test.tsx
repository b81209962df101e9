import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { makeUsuario, renderScreen } from '@comanda/shared/testing';

import { abrirReporte, HOY, makeParte, PUERTO } from '../cifras/testing/reporte';

import ComoPagaron from './ComoPagaron';
import LoMasVendido from './LoMasVendido';
import VentasDeHoy from './VentasDeHoy';

const usuario = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });
afterEach(() => {
  jest.useRealTimers();
});

it('says the day until now, beside the same hours of that day a week before', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date(`${HOY}T14:20:00-05:00`) });
  abrirReporte({ [PUERTO]: { anterior: { desde: '2026-11-13', hasta: '2026-11-13' } } });
  renderScreen(<VentasDeHoy />, { usuario });

  expect(await screen.findByText('viernes 20/11/2026, hasta las 14:20')).toBeVisible();
  expect(await screen.findByText('$34.50')).toBeVisible();
  expect(screen.getByText(/que el viernes pasado/)).toHaveTextContent(
    '15 % más que el viernes pasado hasta las 14:00 ($30.00)',
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Ventas',
    'Promedio',
    'Propinas',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3',
    '$11.50',
    '$1.00',
  ]);
  const grafico = within(await screen.findByRole('figure', { name: 'Ventas por hora' }));
  expect(grafico.getByText('El viernes 13/11/2026')).toBeVisible();
});

it('goes as far as what it was read from: a replica is some minutes behind', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date(`${HOY}T10:02:00-05:00`) });
  abrirReporte({ [PUERTO]: { datos_hasta: `${HOY}T09:58:00-05:00` } });
  renderScreen(<VentasDeHoy />, { usuario });

  expect(await screen.findByText('viernes 20/11/2026, hasta las 09:58')).toBeVisible();
  expect(await screen.findByText('$34.50')).toBeVisible();
  expect(screen.queryByText(/pasado hasta las/)).toBeNull();
});

it('is of the business day, which of a bar goes on after midnight', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-21T01:30:00-05:00') });
  const { deHoy } = abrirReporte({
    [PUERTO]: {
      hora_corte: 4,
      horas: [
        { hora: 22, ventas: 2, total: 23, antes: { ventas: 1, total: 20 } },
        { hora: 2, ventas: 0, total: 0, antes: { ventas: 1, total: 10 } },
      ],
    },
  });
  renderScreen(<VentasDeHoy />, { usuario });

  expect(await screen.findByText('viernes 20/11/2026, hasta las 01:30')).toBeVisible();
  expect(await screen.findByText('$34.50')).toBeVisible();
  expect(screen.getByText(/que el jueves pasado/)).toHaveTextContent('hasta las 01:00 ($20.00)');
  for (const { url } of deHoy) expect(url.searchParams.has('fecha_ini')).toBe(false);
});

it('names how it was paid, most first, and what was sold most by its place', async () => {
  const formas = [
    makeParte({ clave: 'EFECTIVO', nombre: 'EFECTIVO', total: 10 }),
    makeParte({ clave: 'TARJETA', nombre: 'TARJETA', total: 24.5 }),
    makeParte({ clave: 'CREDITO', nombre: 'CREDITO', total: 0, ventas: 0 }),
  ];
  abrirReporte({ [PUERTO]: { formas } });
  renderScreen(
    <>
      <ComoPagaron />
      <LoMasVendido />
    </>,
    { usuario },
  );
  const filasDe = async (nombre: string) => {
    const tarjeta = within(screen.getByRole('region', { name: nombre }));
    return (await tarjeta.findAllByRole('listitem')).map(({ textContent }) => textContent.trim());
  };
  expect(await filasDe('Cómo pagaron hoy')).toEqual(['Tarjeta$24.50', 'Efectivo$10.00']);
  expect(await filasDe('Lo más vendido hoy')).toEqual(['Encebollado4$23.00']);
});
