import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { entregar, makeCuadre, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import FiltroScreen from './FiltroScreen';
import { abrirReportes, ANDINA, makeMovimiento, makeVenta, PUERTO } from './testing/mundo';

const HOY = fechaNegocio(new Date());
const DE_HOY = { fecha_ini: HOY, fecha_fin: HOY };

const usuario = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });
const abrir = () => renderScreen(<FiltroScreen />, { usuario });
const tabla = (name: string) => within(screen.getByRole('region', { name }));
const pedido = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);
const titulos = (name: string) =>
  tabla(name)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const pieDe = (name: string) =>
  [...(screen.getByRole('region', { name }).querySelector('tfoot tr')?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

const original = window.matchMedia.bind(window);
const blobs: Blob[] = [];

beforeEach(() => {
  blobs.length = 0;
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.matchMedia = original;
});

describe('FiltroScreen (spec section 2, Report screen)', () => {
  it('shows the three tables of today under the headings of the specification', async () => {
    const pedidos = abrirReportes();
    abrir();
    await tabla('Ventas').findByText('001-001-000000001');
    await tabla('Movimientos').findByText('Pan 1');
    await tabla('Cuadres').findByText('Carla Caja');

    expect(titulos('Ventas')).toEqual([
      'SECUENCIAL',
      'FORMA DE PAGO',
      'TOTAL',
      'EMPRESA',
      'RESPONSABLE',
      'FECHA',
      'ESTADO',
    ]);
    expect(titulos('Movimientos')).toEqual([
      'FECHA',
      'DETALLE',
      'RESPONSABLE',
      'INGRESO',
      'SALIDA',
      'EMPRESA',
      'ESTADO',
    ]);
    expect(titulos('Cuadres')).toEqual([
      'FECHA',
      'RESPONSABLE',
      'conteo',
      'CUADRE',
      'DIFERENCIA',
      'VENTA',
      'CANTIDAD TARJETA',
      'TOTAL TARJETA',
      'EMPRESA',
    ]);
    const deHoy = { empresa: PUERTO, ...DE_HOY };
    expect(pedido(pedidos.ventas[0]?.url)).toEqual({ ...deHoy, pagina: '1', filas: '15' });
    expect(pedidos.movimientos[0]?.body).toEqual({ ...deHoy, pagina: 1, filas: 15 });
    expect(pedidos.cuadres[0]?.body).toEqual(deHoy);
    for (const campo of ['Fecha Inicio', 'Fecha Fin'])
      expect(screen.getByRole('textbox', { name: campo })).toHaveValue(formatFecha(HOY));
  });

  it('shows the day the server is in, where a bar has not ended yesterday', async () => {
    const ayer = '2020-02-29';
    const pedidos = abrirReportes({ ventas: [makeVenta(1)], hoy: ayer });
    abrir();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Fecha Inicio' })).toHaveValue(formatFecha(ayer)),
    );
    await tabla('Ventas').findByText('001-001-000000001');
    await waitFor(() =>
      expect(pedido(pedidos.ventas.at(-1)?.url)).toMatchObject({
        fecha_ini: ayer,
        fecha_fin: ayer,
      }),
    );
    expect(pedidos.ventas).toHaveLength(2);
  });

  it('shows the sums of what stands, and signs a difference', async () => {
    abrirReportes({
      ventas: [makeVenta(1), makeVenta(2, { total: 5.5 }), makeVenta(3, { estado: 'ANULADO' })],
      movimientos: [
        makeMovimiento(1),
        makeMovimiento(2, { estado: 'N' }),
        makeMovimiento(3, { ingreso: 20, salida: 0, tipo: 'INGRESO' }),
      ],
      cuadres: [
        makeCuadre({ id: 'c1', diferencia: 1.5, diferencia_texto: '+1.50' }),
        makeCuadre({ id: 'c2', diferencia: -0.25, diferencia_texto: '-0.25' }),
      ],
    });
    abrir();
    await tabla('Ventas').findByText('001-001-000000003');
    await tabla('Movimientos').findByText('Pan 3');
    expect(await tabla('Cuadres').findByText('+1.50')).toHaveAttribute('data-resultado', 'SOBRA');
    expect(tabla('Cuadres').getByText('-0.25')).toHaveAttribute('data-resultado', 'FALTA');

    expect(pieDe('Ventas')[2]).toBe('$16.50');
    expect(tabla('Ventas').getByText('3 ventas · $16.50')).toBeVisible();
    expect(pieDe('Movimientos').slice(3, 5)).toEqual(['$20.00', '$2.35']);
    expect(pieDe('Cuadres').slice(2, 8)).toEqual([
      '$220.00',
      '$229.50',
      '+1.25',
      '$140.00',
      '6',
      '$2,000.00',
    ]);
    expect(tabla('Movimientos').getByText('Eliminado')).toBeVisible();
  });

  it('shows nothing of one company in another', async () => {
    const pedidos = abrirReportes();
    const { user } = abrir();
    await tabla('Cuadres').findByText('Carla Caja');
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));

    await tabla('Ventas').findByText('001-001-000000002');
    await tabla('Movimientos').findByText('Pan 2');
    await tabla('Cuadres').findByText('Ana Andina');
    for (const ajeno of ['001-001-000000001', 'Pan 1', 'Carla Caja'])
      expect(screen.queryByText(ajeno)).toBeNull();
    expect(pedido(pedidos.ventas.at(-1)?.url).empresa).toBe(ANDINA);
    expect(pedidos.cuadres.at(-1)?.body).toMatchObject({ empresa: ANDINA });
  });

  it('pages each table on its own, and begins at page one with other days', async () => {
    const pedidos = abrirReportes({
      ventas: Array.from({ length: 16 }, (_, i) => makeVenta(i + 1)),
      movimientos: Array.from({ length: 16 }, (_, i) => makeMovimiento(i + 1)),
      cuadres: Array.from({ length: 16 }, (_, i) =>
        makeCuadre({ id: `c${i}`, responsable: `Persona ${i + 1}` }),
      ),
    });
    const { user } = abrir();
    await tabla('Ventas').findByText('001-001-000000015');
    expect(await tabla('Cuadres').findByText('Persona 15')).toBeVisible();
    expect(screen.queryByText('Persona 16')).toBeNull();

    await user.click(tabla('Ventas').getByRole('button', { name: 'Siguiente' }));
    await tabla('Ventas').findByText('001-001-000000016');
    await user.click(tabla('Cuadres').getByRole('button', { name: 'Siguiente' }));
    await tabla('Cuadres').findByText('Persona 16');
    expect(tabla('Movimientos').getByText('1–15 de 16')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Mes pasado' }));
    await tabla('Ventas').findByText('1–15 de 16');
    await waitFor(() => expect(pedido(pedidos.ventas.at(-1)?.url).fecha_ini).toMatch(/-01$/));
    expect(pedido(pedidos.ventas.at(-1)?.url).pagina).toBe('1');
    await tabla('Cuadres').findByText('1–15 de 16');
  });

  it('asks for nothing with the days the wrong way round, and says so under the field', async () => {
    const pedidos = abrirReportes();
    const { user } = abrir();
    await tabla('Ventas').findByText('001-001-000000001');
    const antes = pedidos.ventas.length;
    const fin = screen.getByRole('textbox', { name: 'Fecha Fin' });
    await user.clear(fin);
    await user.type(fin, '1/1/2024{Enter}');
    expect(fin).toHaveAccessibleDescription('Fecha Fin no puede ser anterior a Fecha Inicio');

    const inicio = screen.getByRole('textbox', { name: 'Fecha Inicio' });
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await user.clear(inicio);
    await user.type(inicio, '1/1/2015{Enter}');
    expect(inicio).toHaveAccessibleDescription('Elija un rango de hasta tres años');
    expect(pedidos.ventas).toHaveLength(antes);
  });

  it.each([
    ['Ventas', emitidosCalls.listarEmitidos, ['Pan 1', 'Carla Caja']],
    ['Movimientos', cajaCalls.listarMovimientoAdmin, ['001-001-000000001', 'Carla Caja']],
    ['Cuadres', cuadresCalls.listarCuadres, ['001-001-000000001', 'Pan 1']],
  ] as const)('leaves the others where %s cannot be read', async (name, call, otros) => {
    abrirReportes();
    refuse(call, 'INESPERADO');
    const { user } = abrir();
    const reintentar = await tabla(name).findByRole('button', { name: 'Reintentar' });
    for (const otro of otros) expect(await screen.findByText(otro)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);

    abrirReportes();
    await user.click(reintentar);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
  });

  it('says of each that there is nothing', async () => {
    abrirReportes({});
    abrir();
    for (const nada of ['ventas', 'movimientos', 'cuadres'])
      expect(await screen.findByText(`No hay ${nada} en esas fechas`)).toBeVisible();
  });

  it('shows one table at a time on a small screen', async () => {
    window.matchMedia = (media) =>
      Object.assign(original(media), { matches: media.includes('max-width: 767px') });
    abrirReportes();
    const { user } = abrir();
    await tabla('Ventas').findByText('001-001-000000001');
    expect(screen.queryByRole('region', { name: 'Cuadres' })).toBeNull();
    expect(
      screen.getByRole('button', { name: `Fechas: ${formatFecha(HOY)}`, expanded: false }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cuadres' }));
    expect(await tabla('Cuadres').findByText('Carla Caja')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ventas' })).toBeNull();
  });
});

describe('the CSVs of the reports', () => {
  it('have all that is looked for, whatever page is shown', async () => {
    abrirReportes({ cuadres: Array.from({ length: 16 }, (_, i) => makeCuadre({ id: `c${i}` })) });
    const pedazos = ['una', 'dos'];
    const pedidos = [
      entregar(emitidosCalls.exportarEmitidos, { nombre: 'ventas.csv', pedazos }),
      entregar(cajaCalls.exportarMovimientos, { nombre: 'movimientos.csv', pedazos }),
    ];
    const { user, notices } = abrir();
    for (const name of ['Ventas', 'Movimientos', 'Cuadres']) {
      await user.click(await tabla(name).findByRole('button', { name: /^Más de / }));
      await user.click(await tabla(name).findByRole('menuitem', { name: 'Exportar CSV' }));
    }
    await waitFor(() =>
      expect(notices).toEqual([
        'success: Ventas / 2 filas exportadas',
        'success: Movimientos / 2 filas exportadas',
      ]),
    );
    expect(pedidos.map(([uno]) => pedido(uno!.url).formato)).toEqual(['csv', 'csv']);
    const textos = await Promise.all(blobs.map((blob) => blob.text()));
    const cuadres = textos
      .find((texto) => texto !== 'unados')
      ?.trimEnd()
      .split('\r\n');
    expect(cuadres).toHaveLength(17);
    expect(cuadres?.[1]).toContain(';-4,75;');
  });

  it('keep nothing of an export that fails, and say so', async () => {
    abrirReportes();
    refuse(emitidosCalls.exportarEmitidos, 'BASE_NO_DISPONIBLE');
    const { user, notices } = abrir();
    await tabla('Ventas').findByText('001-001-000000001');
    await user.click(tabla('Ventas').getByRole('button', { name: /^Más de / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Ventas / El servidor no puede atender ahora. Intente en unos segundos',
      ]),
    );
    expect(blobs).toEqual([]);
  });
});
