import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { emitidosCalls as calls } from '@comanda/shared/contracts/reportes/emitidos';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import {
  abrirFlujo,
  answer,
  entregar,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import EmitidosScreen from './EmitidosScreen';
import {
  abrirEmitidos,
  ANDINA,
  CLAVE,
  makeEmitido,
  makeFila,
  paginaDe,
  PUERTO,
} from './testing/mundo';

const HOY = fechaNegocio(new Date());
/** A page asks within a second of being told. */
const PACIENCIA = { timeout: 10_000 };

const quien = (perfil: Perfil = 'Administrador') =>
  makeUsuario({ perfil, empresa: perfil === 'Administrador' ? [PUERTO, ANDINA] : [PUERTO] });
const abrir = (perfil?: Perfil) => renderScreen(<EmitidosScreen />, { usuario: quien(perfil) });
const fila = async (n: number) => {
  const numero = `001-001-${String(n).padStart(9, '0')}`;
  return (await screen.findByRole('button', { name: numero })).closest('tr')!;
};
const pedido = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);

afterEach(() => void jest.restoreAllMocks());

describe('EmitidosScreen (spec section 2)', () => {
  it('follows what other tills sell and what the authority answers, and so does the sale that is open', async () => {
    const { dia } = abrirEmitidos([makeFila(1)]);
    const abierta = answer(calls.consultarEmitido, { success: true, data: makeEmitido() });
    const { user, store } = abrir();
    const flujo = abrirFlujo(store);
    await user.click(within(await fila(1)).getByRole('button', { name: /^001/ }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(abierta).toHaveLength(1));
    await flujo.cambia('caja', PUERTO);
    await waitFor(() => expect([dia.length, abierta.length]).toEqual([2, 2]), PACIENCIA);
    await flujo.cambia('documentos', PUERTO);
    await waitFor(() => expect([dia.length, abierta.length]).toEqual([3, 3]), PACIENCIA);
  });

  it("lists today's sales, 10 a page, under the headings of the specification", async () => {
    const { dia, rango } = abrirEmitidos(
      Array.from({ length: 11 }, (_, i) => makeFila(i + 1, { formas: ['TARJETA', 'EFECTIVO'] })),
    );
    const { user } = abrir();

    const primera = within(await fila(1));
    expect(screen.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
      'SECUENCIAL',
      'FORMA DE PAGO',
      'TOTAL',
      'FECHA',
      'EMPRESA',
      'ESTADO',
    ]);
    for (const texto of ['TARJETA + EFECTIVO', '$11.00', '20/11/2026 13:05', PUERTO, 'ACTIVO'])
      expect(primera.getByText(texto)).toBeVisible();
    expect(pedido(dia[0]?.url)).toEqual({ empresa: PUERTO, fecha: HOY, pagina: '1', filas: '10' });
    expect(screen.queryByRole('button', { name: '001-001-000000011' })).toBeNull();
    expect(screen.getByText('11 ventas · $121.00')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await fila(11);
    expect(pedido(dia.at(-1)?.url).pagina).toBe('2');
    expect(rango).toEqual([]);
  });

  it('leaves the sum of what was asked before beside nothing that could not be read', async () => {
    abrirEmitidos([makeFila(1)]);
    const { user } = abrir();
    await fila(1);
    expect(screen.getByText('1 venta · $11.00')).toBeVisible();
    refuse(calls.listarEmitidosDelDia, 'INESPERADO');
    await user.click(screen.getByRole('button', { name: /^Fechas/ }));
    await user.click(await screen.findByRole('button', { name: 'Ayer' }));
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByText('1 venta · $11.00')).toBeNull();
  });

  it('shows the day before while the business day of a bar goes on after midnight', async () => {
    const ayer = fechaNegocio(new Date(Date.now() - 86_400_000));
    abrirEmitidos([makeFila(1)]);
    const dia = answer(calls.listarEmitidosDelDia, () => ({
      success: true as const,
      data: { ...paginaDe([makeFila(1)], { empresa: PUERTO }), hoy: ayer },
    }));
    abrir('Cajero');
    await fila(1);
    await waitFor(() => expect(pedido(dia.at(-1)?.url).fecha).toBe(ayer));
    expect(screen.getByRole('button', { name: `Fechas: ${formatFecha(ayer)}` })).toBeVisible();
    expect(screen.queryByText(HOY)).toBeNull();
  });

  it('opens the sale that whoever comes from a report looks for, and not in another company', async () => {
    abrirEmitidos([makeFila(1), makeFila(2, { empresa: ANDINA })]);
    const pedidas = refuse(calls.consultarEmitido, 'NO_ENCONTRADO');
    const { user } = renderScreen(<EmitidosScreen />, {
      usuario: quien(),
      ruta: '/admin/emitido?editar=e7&venta=001-001-000000007',
    });
    const dialogo = await screen.findByRole('dialog');
    expect(dialogo).toHaveTextContent('Venta 001-001-000000007');
    await waitFor(() => expect(pedidas).toHaveLength(1));
    await user.click(within(dialogo).getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: ANDINA }));
    await fila(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads an administrator from the state of an invoice to it, and nobody else', async () => {
    abrirEmitidos([makeFila(1), makeFila(2, { factura: null })]);
    const { unmount } = abrir();
    expect(within(await fila(1)).getByRole('link')).toHaveAttribute(
      'href',
      `/admin/facturas?${new URLSearchParams({ empresa: PUERTO, buscar: '001-001-000000001' }).toString()}`,
    );
    expect(within(await fila(2)).queryByText(/Factura/)).toBeNull();
    unmount();

    abrir('Cajero');
    expect(within(await fila(1)).getByText('Factura autorizada')).toBeVisible();
    expect(within(await fila(1)).queryByRole('link')).toBeNull();
  });

  it('leads nobody to the invoices of a company that has not that screen', async () => {
    abrirEmitidos([makeFila(1)], makeEmitido({ devolucion: { puede: true, frase: 'Se emite' } }));
    const areas = [
      { empresa: PUERTO, areas: ['ventas'] },
      { empresa: ANDINA, areas: ['ventas', 'reportes'] },
    ];
    const { user } = renderScreen(<EmitidosScreen />, { usuario: { ...quien(), areas } });
    expect(within(await fila(1)).getByText('Factura autorizada')).toBeVisible();
    expect(within(await fila(1)).queryByRole('link')).toBeNull();
    await user.click(within(await fila(1)).getByRole('button', { name: /^001/ }));
    const dialogo = within(await screen.findByRole('dialog'));
    await dialogo.findByText('Forma de pago');
    expect(screen.queryByRole('link', { name: 'Devolver una parte' })).toBeNull();
  });

  it('says of an invoice that a part of it was given back', async () => {
    abrirEmitidos([makeFila(1, { en_partes: true })]);
    abrir();
    expect(within(await fila(1)).getByText('Factura autorizada, devuelta en parte')).toBeVisible();
  });

  it('leads who may from a sale to giving back a part of it, with that sale chosen, and nobody else', async () => {
    const frase = 'Se emite una nota de crédito por lo que elija. No se puede deshacer';
    const emitido = makeEmitido({ devolucion: { puede: true, frase } });
    abrirEmitidos([makeFila(1)], emitido);
    const { user, unmount } = abrir();
    await user.click(await screen.findByRole('button', { name: '001-001-000000001' }));
    const devolver = await screen.findByRole('link', { name: 'Devolver una parte' });
    expect(devolver).toHaveAccessibleDescription(frase);
    expect(devolver).toHaveAttribute(
      'href',
      `/admin/facturas?${new URLSearchParams({ empresa: PUERTO, buscar: '001-001-000000001', devolver: CLAVE }).toString()}`,
    );
    unmount();

    abrirEmitidos([makeFila(1)], emitido);
    const suyo = abrir('Cajero');
    await suyo.user.click(await screen.findByRole('button', { name: '001-001-000000001' }));
    await screen.findByRole('button', { name: 'Reimprimir' });
    expect(screen.queryByRole('link', { name: 'Devolver una parte' })).toBeNull();
  });

  it('does not lead there where nothing can be given back, and says why', async () => {
    const frase = 'La factura aún no está autorizada';
    abrirEmitidos([makeFila(1)], makeEmitido({ devolucion: { puede: false, frase } }));
    const { user } = abrir();
    await user.click(await screen.findByRole('button', { name: '001-001-000000001' }));
    const devolver = await screen.findByRole('button', { name: 'Devolver una parte' });
    expect(devolver).toBeDisabled();
    expect(devolver).toHaveAccessibleDescription(frase);
  });

  it('has a button for each company of an administrator; nothing of one is shown of the other', async () => {
    const { dia } = abrirEmitidos([makeFila(1), makeFila(2, { empresa: ANDINA })]);
    const { user } = abrir();
    await fila(1);
    await user.click(screen.getByRole('button', { name: ANDINA }));
    await fila(2);
    expect(screen.queryByRole('button', { name: '001-001-000000001' })).toBeNull();
    expect(pedido(dia.at(-1)?.url).empresa).toBe(ANDINA);
  });

  it.each(['Cajero', 'Mesero'] as const)('shows a %s the own company alone', async (perfil) => {
    abrirEmitidos([makeFila(1)]);
    abrir(perfil);
    await fila(1);
    expect(screen.queryByRole('button', { name: PUERTO })).toBeNull();
  });

  it('filters by state, method and user, and begins at page one', async () => {
    const { dia } = abrirEmitidos([makeFila(1), makeFila(2, { estado: 'ANULADO' })]);
    const { user } = abrir();
    await fila(1);
    await user.click(screen.getByRole('button', { name: 'ANULADO' }));
    await fila(2);
    expect(screen.queryByRole('button', { name: '001-001-000000001' })).toBeNull();
    expect(screen.getByText('1 venta anulada · $11.00')).toBeVisible();
    expect(screen.getByText('$11.00').tagName).toBe('S');

    await user.click(screen.getByRole('combobox', { name: 'Filtrar por forma de pago' }));
    await user.click(await screen.findByTitle('TARJETA'));
    await user.click(screen.getByRole('combobox', { name: 'Filtrar por usuario' }));
    await user.click(await screen.findByTitle('Carlos Caja'));
    await waitFor(() =>
      expect(pedido(dia.at(-1)?.url)).toEqual({
        empresa: PUERTO,
        fecha: HOY,
        pagina: '1',
        filas: '10',
        estado: 'ANULADO',
        forma_pago: 'TARJETA',
        usuario: 'u2',
      }),
    );
  });

  it('asks for several days when they are chosen, and says which', async () => {
    const { rango } = abrirEmitidos([makeFila(1)]);
    const { user } = abrir();
    await fila(1);
    await user.click(screen.getByRole('button', { name: `Fechas: ${formatFecha(HOY)}` }));
    await user.click(await screen.findByRole('button', { name: 'Mes pasado' }));
    await waitFor(() => expect(rango).toHaveLength(1));
    const { fecha_ini, fecha_fin, ...resto } = pedido(rango[0]?.url);
    expect(resto).toEqual({ empresa: PUERTO, pagina: '1', filas: '10' });
    expect(fecha_ini).toMatch(/-01$/);
    expect(fecha_fin! < HOY).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(
      await screen.findByRole('button', { name: `Fechas: ${formatFecha(HOY)}` }),
    ).toBeVisible();
  });

  it('searches on the server, and says what was not found', async () => {
    const { dia } = abrirEmitidos([makeFila(1)]);
    const { user } = abrir();
    await fila(1);
    await user.type(screen.getByRole('textbox', { name: 'Buscar en Emitidos' }), 'zzz{Enter}');
    expect(await screen.findByText('Nada coincide con “zzz”')).toBeVisible();
    expect(pedido(dia.at(-1)?.url).busqueda).toBe('zzz');
  });

  it('says that it was not counted to the end', async () => {
    const data = { ...paginaDe([makeFila(1)], { empresa: PUERTO }) };
    answer(calls.listarEmitidosDelDia, {
      success: true,
      data: { ...data, total: 10_000, hay_mas: true, suma: null },
    });
    abrir();
    expect(await screen.findByText('Más de 10,000 ventas')).toBeVisible();
    expect(screen.getByText('1–10 de más de 10000')).toBeVisible();
  });

  it('says that there is nothing: today, and of what is filtered', async () => {
    abrirEmitidos([]);
    const { user } = abrir();
    expect(await screen.findByText('Hoy aún no hay ventas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ANULADO' }));
    expect(await screen.findByText('No hay ventas de esas fechas y filtros')).toBeVisible();
  });

  it('holds its place while it is read, and offers a retry when it cannot be', async () => {
    refuse(calls.listarEmitidosDelDia, 'INESPERADO');
    const { user } = abrir();
    expect(screen.getByRole('status')).toBeVisible();
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
    abrirEmitidos([makeFila(1)]);
    await user.click(reintentar);
    await fila(1);
  });

  it('keeps all that is looked for as a file, whatever page is shown', async () => {
    abrirEmitidos([makeFila(1)]);
    const pedidos = entregar(calls.exportarEmitidos, {
      nombre: 'ventas.csv',
      pedazos: ['SECUENCIAL', '001'],
    });
    const guardado: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${guardado.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, notices } = abrir();
    await fila(1);
    await user.click(screen.getByRole('button', { name: /^Más de / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() => expect(notices).toEqual(['success: Emitidos / 2 filas exportadas']));
    expect(pedidos.map(({ url }) => pedido(url).formato)).toEqual(['csv']);
    expect(await guardado[0]?.text()).toBe('SECUENCIAL001');
  });

  it('keeps nothing of an export that fails, and says so', async () => {
    abrirEmitidos([makeFila(1)]);
    refuse(calls.exportarEmitidos, 'BASE_NO_DISPONIBLE');
    const { user, notices } = abrir();
    await fila(1);
    await user.click(screen.getByRole('button', { name: /^Más de / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Emitidos / El servidor no puede atender ahora. Intente en unos segundos',
      ]),
    );
  });
});
