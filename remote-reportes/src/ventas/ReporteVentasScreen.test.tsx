import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { reportesCalls as calls } from '@comanda/shared/contracts/reportes/reportes';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';
import { entregar, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { abrirReporte, ANDINA, HOY, makeFiguras, PUERTO } from '../cifras/testing/reporte';

import ReporteVentasScreen from './ReporteVentasScreen';

const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });
const deUna = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });
const mesero = makeUsuario({ perfil: 'Mesero', empresa: [PUERTO] });

const abrir = (usuario = deUna) => renderScreen(<ReporteVentasScreen />, { usuario });
const tarjeta = (nombre: RegExp) => screen.findByRole('button', { name: nombre });
const pedidoDe = ({ url }: { url: URL }) => Object.fromEntries(url.searchParams);

/** jsdom lays nothing out; a chart fills the place it has. Drawing all of them is most of what this screen works. */
const darLugarALosGraficos = () =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.matches('.recharts-responsive-container')
      ? new DOMRect(0, 0, 600, 260)
      : new DOMRect();
  });
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const alas = (now: string) => jest.useFakeTimers({ advanceTimers: true, now: new Date(now) });

describe('ReporteVentasScreen (spec section 2, reporteventa)', () => {
  it('asks for today, as the server knows it, and sets each figure beside the day before', async () => {
    alas('2026-11-28T02:00:00Z'); // nine in the evening: every hour with a sale is over
    const { reportes } = abrirReporte();
    abrir();
    const ventas = await tarjeta(/^Ventas/);
    expect(ventas).toHaveTextContent('$34.50');
    expect(ventas).toHaveTextContent('15 % más');
    expect(ventas).toHaveTextContent('antes $30.00');
    expect(await tarjeta(/^Anuladas/)).toHaveTextContent('Anuladas (1)');
    await waitFor(() => expect(reportes).toHaveLength(2));
    const hoy = fechaNegocio(new Date());
    expect(pedidoDe(reportes[0]!)).toEqual({
      empresa: PUERTO,
      fecha_ini: hoy,
      fecha_fin: hoy,
      comparar: 'anterior',
    });
    expect(pedidoDe(reportes[1]!)).toMatchObject({ fecha_ini: HOY, fecha_fin: HOY });
    expect(screen.getByText('20/11/2026', { selector: 'strong' })).toBeVisible();
  });

  it('compares a day that goes on with the same hours of the other, and half of it with no whole one', async () => {
    alas('2026-11-20T17:20:00Z');
    abrirReporte();
    abrir();
    const ventas = await tarjeta(/^Ventas/);
    expect(ventas).toHaveTextContent('$34.50');
    expect(ventas).toHaveTextContent('62 % menos antes $30.00'); // 11.50 until noon
    expect(await tarjeta(/^Tickets/)).toHaveTextContent('50 % menos antes 2');
    expect(await tarjeta(/^Promedio/)).toHaveTextContent('23 % menos antes $15.00');
    expect(await tarjeta(/^Descuentos/)).toHaveTextContent(/todo el día antes \$\d/);
    expect(screen.getByText(/frente a 19\/11\/2026 hasta las 12:00/)).toBeVisible();

    const pagos = within(screen.getByRole('region', { name: 'Cómo pagaron' }));
    expect(pagos.getByRole('listitem')).toHaveTextContent(
      'Efectivotodo el día antes $11.50100 %$23.00',
    );
    const vendidos = within(screen.getByRole('table', { name: 'Los más vendidos' }));
    expect(vendidos.getByRole('columnheader', { name: 'Todo el día antes' })).toBeVisible();
    expect(vendidos.queryByRole('columnheader', { name: 'Cambio' })).toBeNull();
  });

  it('of several days says how far the last of them went, which is not compared by itself', async () => {
    alas('2026-11-20T17:20:00Z');
    darLugarALosGraficos();
    const periodo = { desde: sumarDias(HOY, -1), hasta: HOY };
    abrirReporte({
      [PUERTO]: {
        periodo,
        dias: [
          { fecha: sumarDias(HOY, -1), ventas: 2, total: 30 },
          { fecha: HOY, ventas: 3, total: 34.5 },
        ],
        dias_antes: [],
      },
    });
    const { user } = abrir();
    expect(await screen.findByText(/con lo que va de hoy hasta las 12:20/)).toBeVisible();
    const grafico = within(await screen.findByRole('figure', { name: 'Ventas por día' }));
    await user.click(grafico.getByText('Ver los datos en una tabla'));
    expect(grafico.getByRole('row', { name: /^vie 20/ })).toHaveTextContent(/en curso$/);
    expect(grafico.getByRole('row', { name: /^jue 19/ })).not.toHaveTextContent('en curso');
  });

  it('opens the sales behind a figure once, however often Enter is pressed, and they add up to it', async () => {
    const { detras } = abrirReporte();
    const { user } = abrir();
    const iva = await tarjeta(/^IVA/);
    iva.focus();
    await user.keyboard('{Enter}{Enter}');
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('$23.00')).toBeVisible();
    expect(dialogo.getByText(/Suma el IVA/)).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(pedidoDe(detras.at(-1)!)).toEqual({
      empresa: PUERTO,
      fecha_ini: HOY,
      fecha_fin: HOY,
      concepto: 'VENTAS',
      figura: 'iva',
      pagina: '1',
      filas: '15',
    });
    expect(dialogo.getByRole('columnheader', { name: 'EN LA CIFRA' })).toBeVisible();
    expect(dialogo.getAllByRole('link', { name: '001-001-000000001' })[0]).toHaveAttribute(
      'href',
      '/admin/emitido?editar=001-001-000000001&venta=001-001-000000001',
    );
  });

  it('keeps all the sales behind a figure in a file, whatever page is shown', async () => {
    abrirReporte();
    const pedidas = entregar(calls.exportarDetras, {
      nombre: 'ventas.csv',
      pedazos: ['una', 'dos'],
    });
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const enlace = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user, notices } = abrir();
    await user.click(await tarjeta(/^Ventas/));
    await user.click(await screen.findByRole('button', { name: /^Más de / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() => expect(notices).toEqual(['success: Ventas / 2 filas exportadas']));
    expect(pedidoDe(pedidas[0]!)).toMatchObject({ concepto: 'VENTAS', formato: 'csv' });
    expect(blobs).toHaveLength(1);
    enlace.mockRestore();
  });

  it('draws the hours, and their table opens the sales behind each', async () => {
    darLugarALosGraficos();
    const { detras } = abrirReporte();
    const { user } = abrir();
    const grafico = within(await screen.findByRole('figure', { name: 'Ventas por hora' }));
    await user.click(grafico.getByText('Ver los datos en una tabla'));
    await user.click(grafico.getByRole('button', { name: '13:00' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(pedidoDe(detras.at(-1)!)).toMatchObject({ clave: '13' }));
  });

  it('tells apart what was sold in one way at a time, and what is of few parts beside it', async () => {
    const { detras } = abrirReporte({ [PUERTO]: { hoy: sumarDias(HOY, 1) } });
    const { user } = abrir();
    const vendido = within(await screen.findByRole('region', { name: 'Qué se vendió' }));
    expect(vendido.getByRole('table', { name: 'Los más vendidos' })).toBeVisible();
    expect(vendido.getByRole('row', { name: /^Encebollado/ })).toHaveTextContent(
      'Encebollado42$23.00$11.50 100 % más',
    );
    await user.click(vendido.getByRole('button', { name: 'Mesas' }));
    expect(vendido.getByRole('table', { name: 'Rotación de mesas' })).toBeVisible();
    await user.click(vendido.getByRole('button', { name: 'Mesa 4' }));
    await waitFor(() => expect(pedidoDe(detras.at(-1)!)).toMatchObject({ concepto: 'MESA' }));

    const pagos = within(screen.getByRole('region', { name: 'Cómo pagaron' }));
    expect(pagos.getByRole('listitem')).toHaveTextContent(
      'Efectivo 100 % más antes $11.50100 %$23.00',
    );
  });

  it('has the days of several beside their hours', async () => {
    darLugarALosGraficos();
    abrirReporte({ [PUERTO]: { periodo: { desde: sumarDias(HOY, -1), hasta: HOY } } });
    const { user } = abrir();
    expect(await screen.findByRole('figure', { name: 'Ventas por día' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Por hora' }));
    expect(screen.getByRole('figure', { name: 'Ventas por hora' })).toBeVisible();
    expect(screen.queryByRole('figure', { name: 'Ventas por día' })).toBeNull();
  });

  it('lists every product, and the sales of one', async () => {
    const { detras } = abrirReporte();
    const { user } = abrir();
    await user.click(await screen.findByRole('button', { name: 'Todos los productos' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(await dialogo.findByRole('button', { name: 'Guatita' }));
    await waitFor(() =>
      expect(pedidoDe(detras.at(-1)!)).toMatchObject({ concepto: 'PRODUCTO', clave: '8' }),
    );
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('tells a Mesero that these are the sales they made, and offers nobody else', async () => {
    abrirReporte();
    abrir(mesero);
    await tarjeta(/^Ventas/);
    expect(screen.getByText('Solo sus ventas')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Quién vendió' })).toBeNull();
  });

  it('says what failed, and asks again', async () => {
    refuse(calls.reporteVentas, 'INESPERADO');
    const { user } = abrir();
    expect(await screen.findByText('Algo salió mal.')).toBeVisible();
    abrirReporte();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await tarjeta(/^Ventas/)).toHaveTextContent('$34.50');
  });

  it('never shows the figures of one company under the name of another', async () => {
    abrirReporte({
      [PUERTO]: {},
      [ANDINA]: {
        figuras: makeFiguras({ total: 77.7 }),
        dias: [{ fecha: HOY, ventas: 1, total: 77.7 }],
      },
    });
    const { user } = abrir(admin);
    const elegir = async (empresa: string) => {
      await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
      await user.click(await screen.findByTitle(empresa));
    };
    expect(await tarjeta(/^Ventas/)).toHaveTextContent('$34.50');
    await elegir(ANDINA);
    expect(screen.queryByText('$34.50')).toBeNull();
    expect(await tarjeta(/^Ventas/)).toHaveTextContent('$77.70');
  });
});
