import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { cuadresCalls as calls, type Cuadre } from '@comanda/shared/contracts/caja/cuadres';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import {
  answer,
  makeCuadre,
  makeInforme,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import CuadresPanel from './CuadresPanel';
import InformeModal from './InformeModal';
import { boton, contestarCuadre, EMPRESA, makeCaja } from './testing/mundo';

const ADMIN = makeUsuario({ perfil: 'Administrador' });

function abrirX() {
  const cierres: string[] = [];
  const vista = renderScreen(
    <InformeModal empresa={EMPRESA} caja={makeCaja()} onCerrar={() => cierres.push('cerrado')} />,
  );
  return { ...vista, cierres };
}
const conX = () => answer(calls.consultarX, { success: true, data: makeInforme() });

describe('the X of a drawer', () => {
  it('shows the open period, part by part, without closing it', async () => {
    const equis = conX();
    abrirX();
    const efectivo = await screen.findByRole('region', { name: 'Efectivo' });
    expect(efectivo).toHaveTextContent('Apertura$100.00');
    expect(efectivo).toHaveTextContent('Debería haber$114.75');
    expect(screen.getByRole('region', { name: 'Por usuario' })).toHaveTextContent('Carla Caja (7)');
    expect(screen.queryByRole('region', { name: 'Cuadre' })).toBeNull();
    expect(equis[0]?.url.searchParams.get('caja')).toBe('1');
  });

  it('is printed as it is shown', async () => {
    conX();
    const { hojas } = contestarCuadre();
    const { user } = abrirX();
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(hojas).toHaveLength(1));
    expect(hojas[0]?.body).toMatchObject({ titulo: 'REPORTE X', firma: null });
  });

  it('says that the printer is off', async () => {
    conX();
    refuse(papelDeCajaCalls.imprimirHojaCaja, 'IMPRESORA_NO_DISPONIBLE');
    const { user, notices } = abrirX();
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Reporte de caja / Error al enviar la factura o la impresora no está conectada',
      ]),
    );
  });

  it('is not for who has not counted yet, where the count is blind; they may count', async () => {
    contestarCuadre();
    refuse(calls.consultarX, 'CONTEO_CIEGO');
    const { user } = abrirX();
    expect(await screen.findByRole('alert')).toHaveTextContent('Cuente la caja primero');
    await user.click(boton('Contar la caja'));
    expect(await screen.findByRole('textbox', { name: '20 dólares' })).toBeVisible();
  });

  it('says that it could not be read, and tries again', async () => {
    refuse(calls.consultarX, 'INESPERADO');
    const { user } = abrirX();
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
    conX();
    await user.click(reintentar);
    expect(await screen.findByRole('region', { name: 'Efectivo' })).toBeVisible();
  });
});

describe('the PDF', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const sinPestana = () => jest.spyOn(window, 'open').mockReturnValue(null);

  it('says why there is none, and opens no tab for nothing', async () => {
    const cerrar = jest.fn();
    // as much of a tab as is asked for
    jest.spyOn(window, 'open').mockReturnValue({ close: cerrar } as unknown as Window);
    conX();
    refuse(calls.descargarX, 'CONTEO_CIEGO');
    const { user, notices } = abrirX();
    await user.click(await screen.findByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(cerrar).toHaveBeenCalledTimes(1));
    expect(notices).toEqual([expect.stringContaining('Cuente la caja primero')]);
  });

  it('asks for that drawer', async () => {
    sinPestana();
    conX();
    const pedidos = refuse(calls.descargarX, 'CAJA_NO_EXISTE');
    const { user } = abrirX();
    await user.click(await screen.findByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(Object.fromEntries(pedidos[0]?.url.searchParams ?? [])).toEqual({
      empresa: EMPRESA,
      caja: '1',
    });
  });
});

const conCuadres = (...cuadres: Partial<Cuadre>[]) =>
  answer(calls.listarCuadres, { success: true, data: cuadres.map(makeCuadre) });
const abrirPanel = (usuario = makeUsuario()) =>
  renderScreen(<CuadresPanel empresa={EMPRESA} />, { usuario });

describe('the closings', () => {
  it('stand under the headings of spec section 2', async () => {
    conCuadres({});
    abrirPanel();
    const celda = await screen.findByRole('cell', { name: 'Carla Caja' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'FECHA',
      'RESPONSABLE',
      'conteo',
      'CUADRE',
      'DIFERENCIA',
      'VENTA',
      'CANTIDAD TARJETA',
      'TOTAL TARJETA',
      'EMPRESA',
      'ACCIÓN',
    ]);
    const fila = [...(celda.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);
    expect(fila.slice(0, 9)).toEqual([
      '20/11/2026 22:15',
      'Carla Caja',
      '$110.00',
      '$114.75',
      '-4.75',
      '$70.00',
      '3',
      '$1,000.00',
      EMPRESA,
    ]);
  });

  it('come fifteen to a page, of the last thirty days', async () => {
    const pedidos = conCuadres(
      ...Array.from({ length: 16 }, (_, i) => ({ id: `c${i}`, responsable: `Persona ${i}` })),
    );
    abrirPanel();
    expect(await screen.findByText('Persona 14')).toBeVisible();
    expect(screen.queryByText('Persona 15')).toBeNull();
    const { fecha_ini, fecha_fin } = pedidos[0]!.body as { fecha_ini: string; fecha_fin: string };
    expect((Date.parse(fecha_fin) - Date.parse(fecha_ini)) / 86_400_000).toBe(30);
  });

  it('say that there are none, and that they could not be read', async () => {
    refuse(calls.listarCuadres, 'INESPERADO');
    const { user } = abrirPanel();
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
    conCuadres();
    await user.click(reintentar);
    expect(await screen.findByText('No hay cuadres en estas fechas')).toBeVisible();
  });

  it('hold the space while they are read', async () => {
    let responder = () => {};
    answer(calls.listarCuadres, async () => {
      await new Promise<void>((listo) => (responder = listo));
      return { success: true as const, data: [] };
    });
    const { container } = abrirPanel();
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull());
    responder();
    expect(await screen.findByText('No hay cuadres en estas fechas')).toBeVisible();
  });

  it('open their Z, which prints as a copy', async () => {
    conCuadres({});
    const { zetas, hojas } = contestarCuadre();
    const { user } = abrirPanel();
    await user.click(await screen.findByRole('button', { name: 'Ver Z Caja, periodo 3' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Reporte Z: Caja, periodo 3' });
    expect(await within(dialogo).findByRole('region', { name: 'Cuadre' })).toHaveTextContent(
      'Diferencia: Falta-4.75',
    );
    expect(zetas[0]?.url.searchParams.get('cuadre')).toBe(makeCuadre().id);
    await user.click(within(dialogo).getByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(hojas).toHaveLength(1));
    expect(hojas[0]?.body).toMatchObject({ titulo: 'REPORTE Z', copia: true });
  });

  it('are marked as seen by an Administrador, who is asked first; nobody else is offered it', async () => {
    conCuadres({});
    const revisados = answer(calls.revisarCuadre, {
      success: true,
      data: makeCuadre({ por_revisar: false }),
    });
    const cajero = abrirPanel();
    await screen.findByRole('cell', { name: 'Carla Caja' });
    expect(screen.queryByRole('button', { name: /Revisado/ })).toBeNull();
    cajero.unmount();

    const { user, notices } = abrirPanel(ADMIN);
    await user.click(await screen.findByRole('button', { name: /Revisado/ }));
    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Marcar la diferencia como revisada?',
        'success: Cuadres / Diferencia revisada',
      ]),
    );
    expect(revisados.map(({ body }) => body)).toEqual([
      { empresa: EMPRESA, cuadre: makeCuadre().id },
    ]);
  });

  it('without a difference to see, or seen already, are not offered it', async () => {
    conCuadres({ por_revisar: false });
    abrirPanel(ADMIN);
    await screen.findByRole('cell', { name: 'Carla Caja' });
    expect(screen.queryByRole('button', { name: /Revisado/ })).toBeNull();
  });
});
