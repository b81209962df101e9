import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { reportesCalls as calls } from '@comanda/shared/contracts/reportes/reportes';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import {
  abrirReporte,
  ANA,
  ANDINA,
  HOY,
  makeFiguras,
  makeParte,
  makeReporte,
  PUERTO,
} from '../cifras/testing/reporte';

import ReporteVentasScreen from './ReporteVentasScreen';

const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });
const deUna = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });

const abrir = (usuario = deUna) => renderScreen(<ReporteVentasScreen />, { usuario });
const tarjeta = (nombre: RegExp) => screen.findByRole('button', { name: nombre });
const pedidoDe = ({ url }: { url: URL }) => Object.fromEntries(url.searchParams);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('ReporteVentasScreen (spec section 2, reporteventa)', () => {
  it('says of when it is, where it is read from a replica that is behind', async () => {
    abrirReporte({ [PUERTO]: { datos_hasta: '2026-11-20T19:32:10.000Z' } });
    abrir();
    expect(await screen.findByText('Datos hasta las 14:32')).toBeVisible();
  });

  it('says how each figure is computed', async () => {
    abrirReporte();
    const { user } = abrir();
    await user.click(await screen.findByText('Cómo se calcula cada cifra'));
    expect(screen.getByText(/^Divide el total/)).toBeVisible();
  });

  it('links to no sale where the company has no Emitidos', async () => {
    abrirReporte();
    const areas = [{ empresa: PUERTO, areas: ['reportes'] }];
    const { user } = abrir({ ...deUna, areas });
    await user.click(await tarjeta(/^Ventas/));
    const dialogo = within(await screen.findByRole('dialog'));
    expect((await dialogo.findAllByText('001-001-000000001'))[0]).toBeVisible();
    expect(dialogo.queryByRole('link')).toBeNull();
  });

  it('compares with what is chosen, and narrows to who sold', async () => {
    const { reportes } = abrirReporte();
    const { user } = abrir();
    await tarjeta(/^Ventas/);
    await user.click(screen.getByRole('combobox', { name: 'Comparar con' }));
    await user.click(await screen.findByTitle('el año anterior'));
    await waitFor(() => expect(pedidoDe(reportes.at(-1)!)).toMatchObject({ comparar: 'anio' }));
    await user.click(screen.getByRole('combobox', { name: 'Quién vendió' }));
    await user.click(await screen.findByTitle('Ana Vera'));
    await waitFor(() => expect(pedidoDe(reportes.at(-1)!)).toMatchObject({ usuario: ANA }));
  });

  it('is gone through cell by cell with the arrows, and opens an hour of a day', async () => {
    const { detras } = abrirReporte({
      [PUERTO]: { periodo: { desde: sumarDias(HOY, -1), hasta: HOY } },
    });
    const { user } = abrir();
    const celda = await screen.findByRole('button', { name: /^viernes 09:00/ });
    act(() => celda.focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(detras).toHaveLength(0); // nothing was sold at ten
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(pedidoDe(detras.at(-1)!)).toMatchObject({ clave: '13', dia_semana: '5' }),
    );
  });

  it('says of which days there is nothing', async () => {
    const nada = makeFiguras({ ventas: 0, total: 0, anuladas: 0, total_anuladas: 0 });
    abrirReporte({ [PUERTO]: { figuras: nada } });
    abrir();
    expect(await screen.findByText('No hay ventas el 20/11/2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Todos los productos' })).toBeNull();
  });

  it('keeps what was read, greyed and out of reach, while another answer is on its way', async () => {
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((resolve) => (soltar = resolve));
    answer(calls.reporteVentas, async ({ url }) => {
      const esAnio = url.searchParams.get('comparar') === 'anio';
      if (esAnio) await espera;
      const figuras = makeFiguras(esAnio ? { total: 99 } : {});
      return { success: true as const, data: makeReporte({ figuras }) };
    });
    const { user, container } = abrir();
    await tarjeta(/^Ventas/);
    await user.click(screen.getByRole('combobox', { name: 'Comparar con' }));
    await user.click(await screen.findByTitle('el año anterior'));
    expect(await screen.findByText('Actualizando el reporte')).toBeVisible();
    expect(container.querySelector('[inert]')).toHaveTextContent('$34.50');
    soltar();
    await waitFor(async () => expect(await tarjeta(/^Ventas/)).toHaveTextContent('$99.00'));
    expect(container.querySelector('[inert]')).toBeNull();
  });

  it('keeps every gram of a product in its file, and compares no half day', async () => {
    abrirReporte();
    answer(calls.reporteProductos, {
      success: true,
      data: [makeParte({ nombre: 'Camarón', cantidad: 1012.345 })],
    });
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = abrir();
    await user.click(await screen.findByRole('button', { name: 'Todos los productos' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('1,012.345')).toBeVisible();
    expect(dialogo.getByRole('columnheader', { name: /TODO EL DÍA ANTES/ })).toBeVisible();
    expect(dialogo.queryByRole('columnheader', { name: /CAMBIO/ })).toBeNull();
    await user.click(dialogo.getByRole('button', { name: /^Más de / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    expect(await blobs[0]?.text()).toContain('Camarón;1012,3450;2;23,00;11,50');
  });

  it('refuses a range of more than three years with the sentence of the contract', async () => {
    const { reportes } = abrirReporte();
    const { user } = abrir();
    await tarjeta(/^Ventas/);
    await user.click(screen.getByRole('button', { name: /^Fechas/ }));
    const inicio = await screen.findByRole('textbox', { name: 'Fecha Inicio' });
    const antes = reportes.length;
    await user.clear(inicio);
    await user.type(inicio, '1/1/2023{Enter}');
    expect(await screen.findByText('Elija un rango de hasta tres años')).toBeVisible();
    expect(reportes).toHaveLength(antes);
  });

  it('goes on with the days that were chosen where another company is', async () => {
    const { reportes } = abrirReporte({ [PUERTO]: {}, [ANDINA]: {} });
    const { user } = abrir(admin);
    await tarjeta(/^Ventas/);
    await user.click(screen.getByRole('button', { name: /^Fechas/ }));
    const inicio = await screen.findByRole('textbox', { name: 'Fecha Inicio' });
    await user.clear(inicio);
    await user.type(inicio, '1/11/2026{Enter}');
    await waitFor(() => expect(pedidoDe(reportes.at(-1)!).fecha_ini).toBe('2026-11-01'));
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    await waitFor(() =>
      expect(pedidoDe(reportes.at(-1)!)).toMatchObject({
        empresa: ANDINA,
        fecha_ini: '2026-11-01',
      }),
    );
  });
});
