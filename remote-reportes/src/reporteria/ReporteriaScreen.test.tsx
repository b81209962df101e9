import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { reporteriaCalls as calls, type Mes } from '@comanda/shared/contracts/reportes/reporteria';
import { answer, entregar, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import {
  abrirMes,
  abrirVentas,
  ANDINA,
  makeDocumento,
  makeMes,
  MES_VACIO,
  PUERTO,
} from './testing/mes';

import ReporteriaScreen from './ReporteriaScreen';

const deDos = makeUsuario({ perfil: 'Contador', empresa: [PUERTO, ANDINA] });
const deUna = makeUsuario({ perfil: 'Contador', empresa: [PUERTO] });

const abrir = (usuario = deUna) => renderScreen(<ReporteriaScreen />, { usuario });
const boton = (name: RegExp | string) => screen.findByRole('button', { name });
/** A taxpayer of two establishments, and one more that nobody here sees. */
function abrirRuc() {
  const neto = { documentos: 4, base: 87, iva: 12, propina: 2, total: 101 };
  const contribuyente = (suyo: typeof neto | null) => ({
    ruc: '0992345678001',
    ajenos: 1,
    establecimientos: [
      { empresa: PUERTO, establecimiento: '001', neto: suyo },
      { empresa: ANDINA, establecimiento: '002', neto: suyo },
    ],
  });
  abrirVentas();
  return {
    meses: answer(calls.resumenDelMes, ({ url }) => ({
      success: true as const,
      data: url.searchParams.has('de')
        ? makeMes({ NETO: { ...neto, total: 202 } }, { contribuyente: contribuyente(neto) })
        : makeMes({}, { contribuyente: contribuyente(null) }),
    })),
    detras: answer(calls.documentosDetras, {
      success: true as const,
      data: {
        filas: [
          makeDocumento({ empresa: ANDINA }),
          makeDocumento({ empresa: PUERTO, clave_acceso: '2', numero: '001-001-000000124' }),
        ],
        total: 2,
        suma: 12,
      },
    }),
  };
}
const pedidoDe = ({ url }: { url: URL }) => Object.fromEntries(url.searchParams);

/** A morning of the declaration: the month before is what is looked at. */
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-05T15:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});
describe('ReporteriaScreen (spec section 2, route reporteria)', () => {
  it('asks for the month to be declared, and says its figures by rate and by box of the form', async () => {
    const { meses } = abrirMes();
    abrir();

    expect(await boton(/^Facturas \(3\)/)).toHaveTextContent('$124.00');
    expect(pedidoDe(meses[0]!)).toEqual({ empresa: PUERTO, mes: '2026-10' });
    expect(await boton(/^IVA generado/)).toHaveTextContent('$12.00');
    const porTarifa = screen.getByRole('region', { name: 'Por tarifa de IVA' });
    expect(
      within(porTarifa).getByRole('button', { name: 'IVA neto al 15%: $12.00' }),
    ).toBeVisible();
    const formulario = screen.getByRole('region', { name: 'Para el formulario 104 (IVA)' });
    const [, gravadas, cero, total] = within(formulario).getAllByRole('row');
    expect(gravadas).toHaveTextContent(/401\$100\.00411\$80\.00421\$12\.00$/);
    expect(cero).toHaveTextContent(/403\$7\.00413\$7\.00\$0\.00$/);
    expect(total).toHaveTextContent(/409\$107\.00419\$87\.00429\$12\.00$/);
  });

  it('says the ICE of bags and where it is declared, of who has any', async () => {
    abrirMes({ [PUERTO]: makeMes({}, { ice: 4.2 }), [ANDINA]: makeMes({}, { ice: 0 }) });
    const { user } = abrir(deDos);
    const titulo = await screen.findByRole('heading', { name: 'ICE de fundas' });
    expect(titulo.parentElement).toHaveTextContent('$4.20');
    expect(screen.getByText(/formulario 105/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    await waitFor(() => expect(screen.queryByText('ICE de fundas')).toBeNull());
    expect(await boton(/^Facturas \(3\)/)).toBeVisible();
  });

  it('has no button that changes anything', async () => {
    abrirMes();
    abrir();
    await boton(/^Facturas \(3\)/);
    for (const uno of screen.getAllByRole('button'))
      expect(uno.textContent).not.toMatch(/anular|reenviar|corregir|guardar|emitir/i);
  });

  it('says what is not authorised, which the declaration would lack, and which are tests', async () => {
    const mas = { documentos: 1, base: 10, iva: 1.5, propina: 0, total: 11.5 };
    abrirMes({ [PUERTO]: makeMes({ PENDIENTES: mas, RECHAZADAS: mas }, { ambiente: '1' }) });
    abrir();
    expect(
      await screen.findByText(/^2 documentos del mes no están autorizados por el SRI/),
    ).toBeVisible();
    expect(screen.getByText(/son de pruebas/)).toBeVisible();
    expect(await boton(/^Por autorizar \(1\)/)).toHaveTextContent('$11.50');
    expect(screen.queryByRole('button', { name: /^De pruebas/ })).toBeNull();
  });

  it('opens the documents behind a figure once, however often Enter is pressed, and they add up to it', async () => {
    const { detras } = abrirMes();
    const { user } = abrir();
    const iva = await boton(
      '421 Ventas locales gravadas con tarifa diferente de cero: impuesto generado: $12.00',
    );
    iva.focus();
    await user.keyboard('{Enter}{Enter}');

    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('$4.50')).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(pedidoDe(detras.at(-1)!)).toEqual({
      empresa: PUERTO,
      mes: '2026-10',
      concepto: 'NETO',
      figura: 'iva',
      tarifas: '15',
      pagina: '1',
      filas: '15',
    });
    expect(dialogo.getByText('Nota de crédito de 001-001-000000123')).toBeVisible();
    expect(dialogo.getByRole('link', { name: '001-001-000000123' })).toHaveAttribute(
      'href',
      '/admin/facturas?buscar=2011202601099234567800110010010000001231234567811',
    );
    expect(dialogo.getByText('-$3.00')).toBeVisible();
  });

  it('has what was sold beside what was invoiced, with the sales behind it', async () => {
    const { ventas, vendidas } = abrirMes();
    const { user } = abrir();
    expect(await boton(/^Ventas \(5\)/)).toHaveTextContent('$130.00');
    const octubre = { empresa: PUERTO, fecha_ini: '2026-10-01', fecha_fin: '2026-10-31' };
    expect(pedidoDe(ventas[0]!)).toEqual(octubre);
    await user.click(await boton(/^IVA de ventas/));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('001-001-000000001')).toBeVisible();
    expect(pedidoDe(vendidas[0]!)).toEqual({
      ...octubre,
      concepto: 'VENTAS',
      figura: 'iva',
      pagina: '1',
      filas: '15',
    });
  });

  it('gives the focus back to the download that was asked for', async () => {
    abrirMes();
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    entregar(calls.descargarAts, { nombre: 'ats.csv', pedazos: ['a'] });
    const { user, notices } = abrir();
    const ats = await boton('Detalle ATS (CSV)');
    ats.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(notices).toHaveLength(1));
    await waitFor(() => expect(ats).toHaveFocus());
    jest.restoreAllMocks();
  });

  it('goes on with a download while another month is looked at', async () => {
    abrirMes();
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let llegar: () => void = () => undefined;
    const tras = new Promise<void>((listo) => (llegar = listo));
    entregar(calls.descargarAts, { nombre: 'ats.csv', pedazos: ['a'], tras });
    const { user, notices } = abrir();
    await user.click(await boton('Detalle ATS (CSV)'));
    await user.click(screen.getByRole('combobox', { name: 'Mes' }));
    await user.click(await screen.findByTitle('Noviembre 2026'));
    expect(screen.getByRole('progressbar', { name: 'Exportando Octubre 2026' })).toBeVisible();
    llegar();
    await waitFor(() => expect(notices).toHaveLength(1));
    jest.restoreAllMocks();
  });

  it('says how each figure is computed', async () => {
    abrirMes();
    const { user } = abrir();
    await user.click(await screen.findByText('Cómo se calcula cada cifra'));
    expect(screen.getByText(/^Suma lo que devuelven las notas de crédito/)).toBeVisible();
  });

  it('shows nothing of one company under another', async () => {
    const { meses } = abrirMes({ [PUERTO]: makeMes(), [ANDINA]: MES_VACIO });
    const { user } = abrir(deDos);
    await boton(/^Facturas \(3\)/);
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    expect(await screen.findByText('No hay documentos de Octubre 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Facturas \(/ })).toBeNull();
    expect(meses.map((pedido) => pedidoDe(pedido)['empresa'])).toEqual([PUERTO, ANDINA]);
  });

  it('reads another month, and never shows one under the name of another', async () => {
    let llegar = (_mes: Mes): void => undefined;
    const noviembre = new Promise<Mes>((resolve) => (llegar = resolve));
    abrirVentas();
    const meses = answer(calls.resumenDelMes, async ({ url }) => ({
      success: true as const,
      data: url.searchParams.get('mes') === '2026-11' ? await noviembre : makeMes(),
    }));
    const { user } = abrir();
    await boton(/^Facturas \(3\)/);
    await user.click(screen.getByRole('combobox', { name: 'Mes' }));
    await user.click(await screen.findByTitle('Noviembre 2026'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Facturas \(/ })).toBeNull());
    llegar(MES_VACIO);
    expect(await screen.findByText('No hay documentos de Noviembre 2026')).toBeVisible();
    expect(pedidoDe(meses.at(-1)!)).toEqual({ empresa: PUERTO, mes: '2026-11' });
  });

  it('says with whom a company declares, and has the month of them all', async () => {
    const { meses } = abrirRuc();
    const { user } = abrir(deDos);
    expect(await screen.findByText(/tiene 3 establecimientos: se declaran juntos/)).toBeVisible();
    expect(screen.getByText(/tiene otro establecimiento que usted no ve/)).toBeVisible();

    const todo = await boton(/^Todo el RUC/);
    todo.focus();
    await user.keyboard('{Enter}');
    const porCada = await screen.findByRole('region', { name: 'Por establecimiento' });
    expect(todo).toHaveFocus();
    expect(within(porCada).getByRole('row', { name: /Cafetería Andina/ })).toHaveTextContent(
      'Cafetería Andina0024$87.00$12.00$101.00',
    );
    expect(screen.getByText('$202.00')).toBeVisible();
    expect(pedidoDe(meses.at(-1)!)).toEqual({ empresa: PUERTO, mes: '2026-10', de: 'RUC' });
    expect(screen.queryByRole('region', { name: 'Ventas del punto de venta' })).toBeNull();
    const anexos = refuse(calls.descargarAts, 'INESPERADO');
    await user.click(await boton('Detalle ATS (CSV)'));
    await waitFor(() => expect(anexos).toHaveLength(1));
    expect(pedidoDe(anexos[0]!)).toEqual({
      empresa: PUERTO,
      mes: '2026-10',
      de: 'RUC',
      formato: 'csv',
    });

    await user.click(await boton(PUERTO));
    expect(await boton(/^Facturas \(3\)/)).toBeVisible();
  });

  it('opens a figure of the whole RUC to the documents of its establishments, each in its own', async () => {
    const { detras } = abrirRuc();
    const { user } = abrir(deDos);
    await user.click(await boton(/^Todo el RUC/));
    await user.click(await boton(/^IVA generado/));

    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('$12.00')).toBeVisible();
    expect(dialogo.getByText(/Octubre 2026, de todo el RUC/)).toHaveTextContent(
      '$12.00 en 2 documentos, Octubre 2026, de todo el RUC',
    );
    const deTodos = { empresa: PUERTO, mes: '2026-10', de: 'RUC', concepto: 'NETO', figura: 'iva' };
    expect(pedidoDe(detras.at(-1)!)).toEqual({ ...deTodos, pagina: '1', filas: '15' });
    const suya = dialogo.getByRole('row', { name: /Cafetería Andina/ });
    expect(within(suya).getByRole('link', { name: '001-001-000000123' })).toHaveAttribute(
      'href',
      '/admin/facturas?buscar=2011202601099234567800110010010000001231234567811&empresa=Cafeter%C3%ADa+Andina',
    );
    expect(dialogo.getByRole('row', { name: /La Cevichería del Puerto/ })).toBeVisible();

    const hojas = refuse(calls.exportarDocumentos, 'INESPERADO');
    await user.click(dialogo.getByRole('button', { name: 'Más de Documentos' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() => expect(pedidoDe(hojas[0]!)).toMatchObject(deTodos));
  });

  it('says on a phone too in which establishment each document is', async () => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (media) =>
      Object.assign(original(media), { matches: media === '(max-width: 767px)' });
    abrirRuc();
    const { user } = abrir(deDos);
    await user.click(await boton(/^Todo el RUC/));
    await user.click(await boton(/^Facturas \(3\)/));
    const dialogo = within(await screen.findByRole('dialog'));
    const [andina, puerto] = await dialogo.findAllByRole('listitem');
    expect(andina).toHaveTextContent(/001-001-000000123.*Cafetería Andina/);
    expect(puerto).toHaveTextContent(/001-001-000000124.*La Cevichería del Puerto/);
    window.matchMedia = original;
  });

  it('says that the month could not be read, and reads it again', async () => {
    abrirVentas();
    refuse(calls.resumenDelMes, 'INESPERADO');
    const { user } = abrir();
    const alerta = await screen.findByRole('alert');
    abrirMes();
    await user.click(within(alerta).getByRole('button', { name: 'Reintentar' }));
    await boton(/^Facturas \(3\)/);
  });
});
