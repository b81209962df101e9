import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  programadosCalls as calls,
  type Programado,
  type ResultadoProgramado,
} from '@comanda/shared/contracts/ventas/programados';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import ProgramadosScreen from './ProgramadosScreen';

const EMPRESA = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const QUIEN = 'María Salazar, 20/11/2099 13:00';

/** What antd's trigger says, in development, of a calendar that opens in a dialog: nothing else is printed. */
let dicho: readonly string[] = [];
beforeEach(() => {
  dicho = avisosDeConsola();
});
afterEach(() => {
  expect(dicho.filter((una) => !una.includes('should in same shadow root'))).toEqual([]);
});

const makeProgramado = (over: Partial<Programado> = {}): Programado => ({
  id: '7',
  cliente: 'María Salazar',
  fecha: '2099-11-20',
  hora: '13:00',
  valor: 11,
  mensaje: '',
  estado: true,
  repetir: false,
  empresa: EMPRESA,
  json_structura: { total: 11 },
  proximo: '2099-11-20T18:00:00.000Z',
  no_emitidas: 0,
  emitidas: 0,
  ...over,
});
const makeResultado = (over: Partial<ResultadoProgramado> = {}): ResultadoProgramado => ({
  id_programado: '7',
  previsto: '2026-11-20T18:00:00.000Z',
  estado: 'EMITIDA' as const,
  motivo: null,
  secuencia: '001-001-000000123',
  clave_acceso: null,
  estado_venta: 'ACTIVO' as const,
  fecha: '2026-11-20T18:00:03.000Z',
  ...over,
});
const NO_EMITIDA = makeResultado({
  previsto: '2026-11-19T18:00:00.000Z',
  estado: 'NO_EMITIDA',
  secuencia: null,
  estado_venta: null,
  motivo: 'La empresa no está activa',
  fecha: '2026-11-19T18:00:01.000Z',
});

function abrir(filas: readonly Programado[], { acepta = true, empresa = [EMPRESA] } = {}) {
  const pedidos = answer(calls.listarProgramados, { success: true, data: [...filas] });
  const usuario = makeUsuario({ perfil: 'Administrador', empresa });
  return { ...renderScreen(<ProgramadosScreen />, { usuario, acepta }), pedidos };
}
const boton = (name: string) => screen.findByRole('button', { name });

describe('ProgramadosScreen (spec section 2)', () => {
  it('lists them, numbered, with how each stands', async () => {
    abrir([
      makeProgramado({ mensaje: 'Almuerzo' }),
      makeProgramado({ id: '8', repetir: true, no_emitidas: 2 }),
      makeProgramado({ id: '9', estado: false, proximo: null }),
      makeProgramado({ id: '10', proximo: null, emitidas: 1 }),
      makeProgramado({ id: '11', repetir: true, proximo: '2099-11-21T18:00:00.000Z' }),
    ]);
    await screen.findAllByText('María Salazar');
    const cabezas = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(cabezas).toEqual(['#', 'cliente', 'fecha', 'hora', 'valor', 'acción']);
    const [, ...filas] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(filas[0]).toContain('1María SalazarProgramadaAlmuerzo20/11/209913:00$11.00');
    expect(filas[1]).toContain('2 no emitidas20/11/209913:00, cada día');
    expect(filas[2]).toContain('Detenida');
    expect(filas[3]).toContain('Emitida');
    expect(filas[4]).toContain('Próxima 21/11/2099');
  });

  it('shows twenty-five a page', async () => {
    abrir(Array.from({ length: 26 }, (_, i) => makeProgramado({ id: String(i), valor: i })));
    await screen.findByText('$24.00');
    expect(screen.queryByText('$25.00')).toBeNull();
  });

  it('says there are none, and where they are made', async () => {
    abrir([]);
    expect(await screen.findByText('Aún no hay facturas programadas')).toBeVisible();
    expect(screen.getByText(/^Se programan al pagar/)).toBeVisible();
  });

  it('offers a retry when they cannot be read', async () => {
    refuse(calls.listarProgramados, 'INESPERADO');
    renderScreen(<ProgramadosScreen />);
    expect(await boton('Reintentar')).toBeVisible();
  });

  it('shows each company its own', async () => {
    answer(calls.listarProgramados, ({ url }) => {
      const empresa = url.searchParams.get('empresa') ?? '';
      return { success: true as const, data: [makeProgramado({ cliente: `De ${empresa}` })] };
    });
    const { user } = renderScreen(<ProgramadosScreen />, {
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA, ANDINA] }),
    });
    expect(await screen.findByText(`De ${EMPRESA}`)).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    expect(await screen.findByText(`De ${ANDINA}`)).toBeVisible();
    expect(screen.queryByText(`De ${EMPRESA}`)).toBeNull();
  });

  it('takes one off once it is confirmed', async () => {
    const { user, notices } = abrir([makeProgramado()]);
    const quitados = answer(calls.eliminarProgramado, { success: true, data: null });
    await user.click(await boton(`Eliminar ${QUIEN}`));
    await waitFor(() =>
      expect(notices).toEqual(['pregunta: ¿Estás seguro?', 'success: Programados / Eliminado']),
    );
    expect(Object.fromEntries(quitados[0]?.url.searchParams ?? [])).toEqual({
      empresa: EMPRESA,
      id: '7',
    });
  });

  it('leaves it where that is declined, and says so', async () => {
    const { user, notices } = abrir([makeProgramado()], { acepta: false });
    const quitados = answer(calls.eliminarProgramado, { success: true, data: null });
    await user.click(await boton(`Eliminar ${QUIEN}`));
    await waitFor(() => expect(notices[1]).toBe('info: Programados / Cancelado'));
    expect(quitados).toHaveLength(0);
  });

  it('stops one, with the whole record, and lets it go on', async () => {
    const parado = makeProgramado({ id: '8', cliente: 'Juan', estado: false, proximo: null });
    const { user, notices } = abrir([makeProgramado(), parado]);
    const cambios = answer(calls.actualizarProgramado, { success: true, data: parado });
    await user.click(await boton(`Detener ${QUIEN}`));
    await waitFor(() => expect(notices).toEqual(['success: Programados / Detenido']));
    expect(cambios[0]?.body).toEqual({
      ...makeProgramado(),
      estado: false,
      antes: makeProgramado(),
    });
    await user.click(await boton('Reanudar Juan, 20/11/2099 13:00'));
    await waitFor(() => expect(notices[1]).toBe('success: Programados / Actualizado'));
    expect(cambios[1]?.body).toMatchObject({ id: '8', estado: true });
  });

  it('stops one once, however quickly its button says Reanudar', async () => {
    let detenido = false;
    answer(calls.listarProgramados, () => ({
      success: true as const,
      data: [makeProgramado({ estado: !detenido })],
    }));
    const cambios = answer(calls.actualizarProgramado, ({ body }) => {
      detenido = !(body as Programado).estado;
      return { success: true as const, data: makeProgramado({ estado: !detenido }) };
    });
    const usuario = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });
    const { user } = renderScreen(<ProgramadosScreen />, { usuario });
    await user.click(await boton(`Detener ${QUIEN}`));
    await user.click(await boton(`Reanudar ${QUIEN}`));
    expect(await screen.findByText('Detenida')).toBeVisible();
    expect(cambios).toHaveLength(1);
  });

  it.each([
    ['Eliminar', calls.eliminarProgramado, 'No se pudo eliminar el programado'],
    ['Detener', calls.actualizarProgramado, 'No se pudo detener el programado'],
  ] as const)('says when it could not (%s)', async (accion, call, frase) => {
    const { user, notices } = abrir([makeProgramado()]);
    refuse(call, 'INESPERADO');
    await user.click(await boton(`${accion} ${QUIEN}`));
    await waitFor(() => expect(notices.at(-1)).toContain(`error: Programados / ${frase}`));
  });

  describe('the form', () => {
    async function editar(over: Partial<Programado> = {}) {
      const vista = abrir([makeProgramado(over)]);
      await vista.user.click(await boton(`Editar ${QUIEN}`));
      const dialogo = await screen.findByRole('dialog', { name: 'Editar programado' });
      const guardar = () =>
        vista.user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
      return { ...vista, dialogo, guardar };
    }

    it('changes when, and only shows who and how much', async () => {
      const { user, notices, dialogo, guardar } = await editar();
      const cambios = answer(calls.actualizarProgramado, {
        success: true,
        data: makeProgramado(),
      });
      expect(dialogo).toHaveTextContent('ClienteMaría SalazarValor$11.00');
      expect(within(dialogo).queryByRole('textbox', { name: 'Cliente' })).toBeNull();
      expect(within(dialogo).queryByRole('textbox', { name: 'Valor' })).toBeNull();
      const fecha = within(dialogo).getByRole('textbox', { name: 'Fecha' });
      await user.clear(fecha);
      await user.type(fecha, '31/12/2099{Tab}');
      await user.click(within(dialogo).getByRole('switch', { name: 'Repetir todos los días' }));
      await user.type(within(dialogo).getByRole('textbox', { name: 'Mensaje' }), 'Fin de año');
      await guardar();
      await waitFor(() => expect(notices).toEqual(['success: Programados / Actualizado']));
      expect(cambios[0]?.body).toEqual({
        ...makeProgramado(),
        fecha: '2099-12-31',
        repetir: true,
        mensaje: 'Fin de año',
        antes: makeProgramado(),
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('says under its field what the server refuses', async () => {
      const { dialogo, guardar } = await editar();
      refuse(calls.actualizarProgramado, 'PROGRAMADO_PASADO', [
        { campo: 'hora', msg: 'Esa hora ya pasó. Elija otra' },
      ]);
      await guardar();
      await waitFor(() =>
        expect(within(dialogo).getByRole('textbox', { name: 'Hora' })).toHaveAccessibleDescription(
          'Esa hora ya pasó. Elija otra',
        ),
      );
    });

    it('says when it could not', async () => {
      const { notices, guardar } = await editar();
      refuse(calls.actualizarProgramado, 'INESPERADO');
      await guardar();
      await waitFor(() =>
        expect(notices[0]).toContain('error: Programados / No se pudo actualizar el programado'),
      );
    });
  });

  describe('its results', () => {
    async function ver(filas: ResultadoProgramado[], opciones = {}) {
      const vista = abrir([makeProgramado()], opciones);
      answer(calls.listarResultadosProgramado, { success: true, data: filas });
      await vista.user.click(await boton(`Resultados ${QUIEN}`));
      const dialogo = await screen.findByRole('dialog', { name: 'Resultados de María Salazar' });
      return { ...vista, dialogo };
    }

    it('are its sales, and why there is none', async () => {
      const { dialogo } = await ver([makeResultado({ estado_venta: 'ANULADO' }), NO_EMITIDA]);
      const filas = await within(dialogo).findAllByRole('listitem');
      expect(filas.map(({ textContent }) => textContent)).toEqual([
        '20/11/2026 13:00 EmitidaVenta 001-001-000000123, anulada · 20/11/2026 13:00',
        '19/11/2026 13:00 No emitidaLa empresa no está activaEmitir',
      ]);
    });

    it('are not there before its hour', async () => {
      const { dialogo } = await ver([]);
      expect(await within(dialogo).findByText('Aún no llega su hora')).toBeVisible();
    });

    it('may be read again where they could not', async () => {
      const { user } = abrir([makeProgramado()]);
      refuse(calls.listarResultadosProgramado, 'INESPERADO');
      await user.click(await boton(`Resultados ${QUIEN}`));
      expect(await boton('Reintentar')).toBeVisible();
    });

    it('lets one that was not issued be issued, once it is confirmed', async () => {
      const { user, notices } = await ver([NO_EMITIDA]);
      const emitidas = answer(calls.emitirProgramado, { success: true, data: makeResultado() });
      await user.click(await boton('Emitir la del 19/11/2026 13:00'));
      await waitFor(() =>
        expect(notices).toEqual([
          'pregunta: ¿Emitir ahora?',
          'success: Programados / Factura emitida',
        ]),
      );
      expect(emitidas.map(({ body }) => body)).toEqual([
        { empresa: EMPRESA, id: '7', previsto: NO_EMITIDA.previsto },
      ]);
    });

    it('says in the words of the server why it cannot be issued now', async () => {
      const { user, notices } = await ver([NO_EMITIDA]);
      refuse(calls.emitirProgramado, 'EMPRESA_NO_ACTIVA');
      await user.click(await boton('Emitir la del 19/11/2026 13:00'));
      await waitFor(() =>
        expect(notices.at(-1)).toBe('error: Programados / La empresa no está activa'),
      );
    });
  });
});
