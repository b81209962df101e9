import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cuadresCalls, type Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { onSalida, selectEmpresa } from '@comanda/shared/session';
import {
  answer,
  avisosDeConsola,
  makeConPin,
  makeCuadre,
  makeInforme,
  pasan,
  refuse,
} from '@comanda/shared/testing';

import {
  abrirCuadre,
  boton,
  casilla,
  contar,
  contestarCuadre,
  EMPRESA,
  makeCaja,
  makeComparacion,
} from './testing/mundo';

async function comparado(comparacion: Partial<Comparacion> = {}) {
  const caja = contestarCuadre(makeComparacion(comparacion));
  const vista = abrirCuadre();
  await contar(vista);
  const tabla = await screen.findByRole('table', { name: 'Comparación' });
  return { ...vista, ...caja, tabla };
}

const fila = (tabla: HTMLElement, que: string) =>
  within(tabla).getByRole('rowheader', { name: que }).closest('tr');
const hecho = () => screen.findByRole('dialog', { name: 'Caja cuadrada: Caja' });

describe('the comparison', () => {
  it('sets what was counted beside what there should be: cash, vouchers, transfers', async () => {
    const { tabla } = await comparado({ tarjetas: 4, tarjeta: 1012.5, transferencia: 8 });
    expect(fila(tabla, 'Efectivo')).toHaveTextContent('Efectivo$110.00$114.75-4.75');
    expect(fila(tabla, 'Tarjeta (vouchers)')).toHaveTextContent('$1,000.00 (3)$1,012.50 (4)-12.50');
    expect(fila(tabla, 'Transferencia')).toHaveTextContent('Transferenciasin revisar$8.00');
  });

  it('says a difference that is larger than that of the cash, which balances', async () => {
    await comparado({ diferencia: 0, tarjeta: 1012.5, pide_motivo: true });
    expect(screen.getByText(/^Cuadra/)).toBeVisible();
    expect(screen.getByText(/no es de efectivo: -12.50 en vouchers/)).toBeVisible();
    expect(casilla('Motivo de la diferencia')).toBeVisible();
  });

  it('lists the transfers with their references, for who looks for them in the account', async () => {
    const pichincha = { venta: '001-001-000000007', banco: 'Pichincha', monto: 8 };
    const { user } = await comparado({
      transferencias: [
        { ...pichincha, referencia: '772' },
        { venta: '001-001-000000009', banco: null, referencia: null, monto: 3.5 },
        {
          venta: 'Abono de María Salazar',
          de_venta: false,
          banco: null,
          referencia: '80',
          monto: 2,
        },
      ],
      otras_transferencias: { cantidad: 60, total: -1.25 },
    });
    await user.click(screen.getByText('Ver las 63 transferencias'));
    const lista = within(screen.getByRole('list', { name: 'Transferencias' }));
    expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '772 · Pichincha · Venta 001-001-000000007$8.00',
      'Sin referencia · Venta 001-001-000000009$3.50',
      '80 · Abono de María Salazar$2.00',
      'Y 60 más-$1.25',
    ]);
  });

  it.each([
    [-4.75, 'Falta -4.75'],
    [1.5, 'Sobra +1.50'],
    [0, 'Cuadra 0.00'],
  ])('says a difference of %d in a word, with its sign', async (diferencia, texto) => {
    await comparado({ diferencia });
    expect(screen.getByText(new RegExp(`^${texto.split(' ')[0] ?? ''}`))).toHaveTextContent(texto);
  });

  it('has the focus, so that the second of two quick Enters closes nothing', async () => {
    const { cuadres } = contestarCuadre();
    const { user } = abrirCuadre();
    await user.type(await screen.findByRole('textbox', { name: '20 dólares' }), '5');
    await user.click(casilla(/^Total de transferencias/));
    await user.keyboard('{Enter}{Enter}');
    await screen.findByRole('table', { name: 'Comparación' });
    expect(screen.getByText(/^Falta/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await pasan(300); // what it would send has gone by then
    expect(cuadres).toEqual([]);
    expect(screen.getByRole('table', { name: 'Comparación' })).toBeVisible();
  });

  it('lets one count again what is still there, as another count', async () => {
    const { user, conteos } = await comparado();
    await user.click(boton('Volver a contar'));
    expect(casilla('20 dólares')).toHaveValue('5');
    await user.click(boton('Contar'));
    await screen.findByRole('table', { name: 'Comparación' });
    const ids = conteos.map(({ body }) => (body as { conteo_id: string }).conteo_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('of a drawer that somebody else closed meanwhile is none, and is not kept', async () => {
    contestarCuadre();
    refuse(cuadresCalls.contarCaja, 'CAJA_YA_CUADRADA');
    const vista = abrirCuadre();
    await contar(vista);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Otra persona ya cuadró esta caja. Cierre esta ventana y ábrala de nuevo',
    );
    expect(screen.queryByRole('table')).toBeNull();
    await waitFor(() => expect(boton('Contar')).toBeDisabled());
    await vista.user.keyboard('{Escape}');
    await waitFor(() => expect(vista.cierres).toEqual(['cerrado']));
    expect(vista.notices).toEqual([]);
    expect(Object.keys(localStorage).filter((llave) => llave.includes('conteo'))).toEqual([]);
  });
});

describe('closing the drawer', () => {
  it('sends what was counted and what was shown, once, however often Enter is pressed', async () => {
    const { user, cuadres } = await comparado();
    const cerrar = boton('Cerrar caja');
    cerrar.focus();
    await user.keyboard('{Enter}{Enter}');
    await hecho();
    expect(cuadres.map(({ body }) => body)).toEqual([
      {
        empresa: 'La Cevichería del Puerto',
        caja: 1,
        periodo: 3,
        conteo: 110,
        esperado: 114.75,
        denominaciones: { '2000': 5, '1000': 1 },
        cantidaVouchers: 3,
        totalVouchers: 1000,
        totalTransferencias: null,
        cuadre_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('waits for a reason and for an Administrador where the company asks for them', async () => {
    const { user, cuadres } = await comparado({ pide_motivo: true, pide_aprobacion: true });
    await user.click(boton('Cerrar caja'));
    expect(casilla('Motivo de la diferencia')).toHaveFocus();
    expect(casilla('Motivo de la diferencia')).toHaveAccessibleDescription(
      'Escriba el motivo de la diferencia, con tres letras al menos',
    );
    await user.type(casilla('Motivo de la diferencia'), '  Se dio mal un vuelto ');
    await user.click(boton('Cerrar caja'));
    expect(casilla('PIN del Administrador')).toHaveFocus();
    await user.click(boton('Con correo y contraseña'));
    await user.type(casilla('Correo del Administrador'), 'admin@comanda.ec');
    await user.click(boton('Cerrar caja'));
    expect(screen.getByLabelText('Contraseña del Administrador')).toHaveFocus();
    expect(cuadres).toEqual([]);
    await user.type(screen.getByLabelText('Contraseña del Administrador'), 'secreta');
    await user.click(boton('Cerrar caja'));
    await hecho();
    expect(cuadres[0]?.body).toMatchObject({
      motivo: 'Se dio mal un vuelto',
      aprobacion: { email: 'admin@comanda.ec', password: 'secreta' },
    });
    expect(JSON.stringify(localStorage)).not.toContain('secreta');
  });

  it('takes the PIN of an Administrador, typed again where it was wrong', async () => {
    const { user } = await comparado({ pide_aprobacion: true });
    refuse(cuadresCalls.cuadreCaja, 'APROBACION_RECHAZADA');
    await user.type(casilla('PIN del Administrador'), '1234{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(casilla('PIN del Administrador')).toHaveValue(''));
    const { cuadres } = contestarCuadre(makeComparacion({ pide_aprobacion: true }));
    await waitFor(() => expect(casilla('PIN del Administrador')).toBeEnabled());
    await user.type(casilla('PIN del Administrador'), '4821{Enter}');
    await hecho();
    expect(cuadres[0]?.body).toMatchObject({
      aprobacion: { usuario: makeConPin().id, pin: '4821' },
    });
  });

  it('asks for the code of who approves where they have a second factor, and keeps the PIN', async () => {
    const { user } = await comparado({ pide_aprobacion: true });
    refuse(cuadresCalls.cuadreCaja, 'APROBACION_SIN_CODIGO');
    await user.type(casilla('PIN del Administrador'), '4821{Enter}');
    const codigo = await screen.findByLabelText('Código de la aplicación del Administrador');
    await waitFor(() => expect(codigo).toHaveFocus());
    const { cuadres } = contestarCuadre(makeComparacion({ pide_aprobacion: true }));
    await user.keyboard('123456{Enter}');
    await hecho();
    expect(cuadres[0]?.body).toMatchObject({
      aprobacion: { usuario: makeConPin().id, pin: '4821', codigo: '123456' },
    });
  });

  it('asks an Administrador who closes for nobody else', async () => {
    const { cuadres } = contestarCuadre(makeComparacion({ pide_aprobacion: true }));
    const vista = abrirCuadre({ perfil: 'Administrador' });
    await contar(vista);
    await screen.findByRole('table', { name: 'Comparación' });
    expect(screen.queryByLabelText(/del Administrador$/)).toBeNull();
    await vista.user.click(boton('Cerrar caja'));
    await hecho();
    expect(cuadres[0]?.body).not.toHaveProperty('aprobacion');
  });

  it.each([
    [
      'APROBACION_RECHAZADA',
      'El correo y la contraseña no son de un Administrador de esta empresa',
    ],
    ['DEMASIADOS_INTENTOS', 'Demasiados intentos. Espere un momento e intente de nuevo'],
    ['MOVIMIENTO_EN_CONFLICTO', 'Este movimiento ya se registró con otros datos. Cierre y revise'],
    ['CONTEO_NO_SUMA', 'Las denominaciones no suman el conteo'],
  ] as const)('says why it was refused: %s', async (code, msg) => {
    const { user } = await comparado();
    refuse(cuadresCalls.cuadreCaja, code);
    await user.click(boton('Cerrar caja'));
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    await waitFor(() => expect(boton('Cerrar caja')).toBeEnabled());
  });

  it.each([
    ['CUADRE_SIN_MOTIVO', 'Escriba el motivo de la diferencia', 'Motivo de la diferencia'],
    [
      'CUADRE_SIN_APROBACION',
      'La diferencia pasa del límite. Pida la aprobación de un Administrador',
      'PIN del Administrador',
    ],
  ] as const)('asks for what the company asks for since: %s', async (code, msg, etiqueta) => {
    const { user } = await comparado();
    refuse(cuadresCalls.cuadreCaja, code);
    await user.click(boton('Cerrar caja'));
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    await waitFor(() => expect(casilla(etiqueta)).toHaveFocus());
  });

  it('shows what changed where a sale landed meanwhile, and closes on that', async () => {
    const { user } = await comparado();
    refuse(cuadresCalls.cuadreCaja, 'CAJA_CAMBIO');
    answer(cuadresCalls.contarCaja, {
      success: true,
      data: makeComparacion({ esperado: 124.25, diferencia: -14.25, tarjeta: 990 }),
    });
    await user.click(boton('Cerrar caja'));

    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent('La caja cambió mientras contaba');
    expect(aviso).toHaveTextContent('En efectivo: $124.25 y no $114.75 (+9.50)');
    expect(aviso).toHaveTextContent('Con tarjeta: $990.00 y no $1,000.00 (-10.00)');
    expect(aviso).not.toHaveTextContent('Por transferencia');
    expect(screen.getByText(/^Falta/)).toHaveTextContent('-14.25');

    const { cuadres } = contestarCuadre();
    await waitFor(() => expect(boton('Cerrar caja')).toBeEnabled());
    await user.click(boton('Cerrar caja'));
    await hecho();
    expect(cuadres[0]?.body).toMatchObject({ esperado: 124.25 });
  });

  it('goes back to the count where a transfer was sold meanwhile', async () => {
    const { user } = await comparado();
    refuse(cuadresCalls.cuadreCaja, 'CONTEO_SIN_TRANSFERENCIAS');
    await user.click(boton('Cerrar caja'));
    await waitFor(() => expect(casilla('Total de transferencias')).toBeInvalid());
  });

  it('says that somebody else closed it, and offers no more', async () => {
    const { user } = await comparado();
    refuse(cuadresCalls.cuadreCaja, 'CAJA_YA_CUADRADA');
    await user.click(boton('Cerrar caja'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Otra persona ya cuadró esta caja');
    await waitFor(() => expect(boton('Volver a contar')).toBeDisabled());
    expect(boton('Cerrar caja')).toBeDisabled();
  });

  it('whose answer was lost is the same closing when it is sent again', async () => {
    const { user } = await comparado();
    const perdidos = refuse(cuadresCalls.cuadreCaja, 'SIN_CONEXION');
    await user.click(boton('Cerrar caja'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor');

    const { cuadres } = contestarCuadre();
    await waitFor(() => expect(boton('Cerrar caja')).toBeEnabled());
    await user.click(boton('Cerrar caja'));
    await hecho();
    expect(cuadres.map(({ body }) => body)).toEqual(perdidos.map(({ body }) => body));
  });

  it('stays while its answer is on its way, Escape or not', async () => {
    let responder = () => {};
    const { user, cierres } = await comparado();
    answer(cuadresCalls.cuadreCaja, async () => {
      await new Promise<void>((listo) => (responder = listo));
      return { success: true as const, data: makeCuadre() };
    });
    await user.click(boton('Cerrar caja'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(boton('Volver a contar')).toBeDisabled();
    responder();
    await hecho();
    expect(cierres).toEqual([]);
  });
});

describe('the summary', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says what was sold and the difference, and prints the Z by itself, once: later it is a copy', async () => {
    const { user, hojas, notices } = await comparado();
    await user.click(boton('Cerrar caja'));
    const dialogo = await hecho();
    expect(dialogo).toHaveTextContent('Total de ventas$1,070.00');
    expect(dialogo).toHaveTextContent('Ventas en efectivo$70.00');
    expect(dialogo).toHaveTextContent('Vouchers que debe haber$1,000.00');
    expect(dialogo).toHaveTextContent('Falta -4.75');
    await waitFor(() => expect(hojas).toHaveLength(1));
    expect(hojas[0]?.body).toMatchObject({
      titulo: 'REPORTE Z',
      firma: 'Carla Caja',
      copia: false,
    });
    expect(notices).toEqual([]);

    await waitFor(() => expect(boton('Imprimir')).not.toHaveClass('ant-btn-loading'));
    await user.click(boton('Imprimir'));
    await waitFor(() =>
      expect(notices).toEqual(['success: Reporte de caja / Reporte enviado a la impresora']),
    );
    expect(hojas[1]?.body).toMatchObject({ titulo: 'REPORTE Z', copia: true });
  });

  it('has its buttons in their place before the Z is read: none moves under a finger', async () => {
    const { user } = await comparado();
    let soltar = () => {};
    const espera = new Promise<void>((listo) => (soltar = listo));
    answer(cuadresCalls.consultarZ, async () => {
      await espera;
      return { success: true as const, data: { informe: makeInforme(), cuadre: makeCuadre() } };
    });
    await user.click(boton('Cerrar caja'));
    const dialogo = within(await hecho());
    const antes = dialogo.getAllByRole('button');
    expect(antes.map((uno) => uno.textContent.trim())).toEqual(['', 'Imprimir', 'PDF', 'Aceptar']);
    expect(boton('Imprimir')).toBeDisabled();
    soltar();
    await waitFor(() => expect(boton('Imprimir')).toBeEnabled());
    expect(dialogo.getAllByRole('button')).toEqual(antes);
  });

  it('says that the Z could not be read, and reads it again', async () => {
    const { user } = await comparado();
    refuse(cuadresCalls.consultarZ, 'INESPERADO');
    await user.click(boton('Cerrar caja'));
    await hecho();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(boton('Aceptar')).toBeEnabled();
    contestarCuadre();
    await user.click(boton('Reintentar'));
    await waitFor(() => expect(boton('PDF')).toBeEnabled());
  });

  it('is not spoilt by a printer that is off, which is said to who asks for the paper', async () => {
    const { user, notices } = await comparado();
    const avisos = avisosDeConsola();
    refuse(papelDeCajaCalls.imprimirHojaCaja, 'IMPRESORA_NO_DISPONIBLE');
    await user.click(boton('Cerrar caja'));
    await hecho();
    await waitFor(() => expect(avisos).toEqual([expect.stringContaining('not printed')]));
    expect(notices).toEqual([]);
    await waitFor(() => expect(boton('Imprimir')).not.toHaveClass('ant-btn-loading'));
    await user.click(boton('Imprimir'));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Reporte de caja / Error al enviar la factura o la impresora no está conectada',
      ]),
    );

    const { hojas } = contestarCuadre();
    for (const copia of [false, true]) {
      await waitFor(() => expect(boton('Imprimir')).not.toHaveClass('ant-btn-loading'));
      await user.click(boton('Imprimir'));
      await waitFor(() => expect(hojas.at(-1)?.body).toMatchObject({ copia }));
    }
    expect(hojas).toHaveLength(2);
  });

  it.each(['Aceptar', 'Close', '{Escape}'])(
    'logs out a second after it was confirmed with %s (spec section 4), once',
    async (como) => {
      const salidas: string[] = [];
      const callar = onSalida(() => salidas.push('salida'));
      const { user, cierres } = await comparado();
      await user.click(boton('Cerrar caja'));
      await hecho();
      await waitFor(() => expect(boton('Imprimir')).toBeEnabled());

      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
      const otro = userEvent.setup({
        advanceTimers: (ms) => jest.advanceTimersByTime(ms),
      });
      if (como.startsWith('{')) await otro.keyboard(como);
      else await otro.click(boton(como));
      act(() => {
        jest.advanceTimersByTime(900);
      });
      expect(salidas).toEqual([]);
      act(() => {
        jest.advanceTimersByTime(5_000);
      });
      expect(salidas).toEqual(['salida']);
      expect(cierres).toEqual([]);
      callar();
    },
  );

  it('lets whoever stays, asked about what they leave behind, go on: it is confirmed again, or closed', async () => {
    const salidas: string[] = [];
    const callar = onSalida((negada) => {
      salidas.push('salida');
      negada?.();
    });
    const { user, cierres } = await comparado();
    await user.click(boton('Cerrar caja'));
    await hecho();
    await waitFor(() => expect(boton('Imprimir')).toBeEnabled());

    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const otro = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    for (const veces of [1, 2]) {
      await otro.click(boton('Aceptar'));
      expect(boton(/Cerrando la sesión/)).toBeVisible();
      act(() => {
        jest.advanceTimersByTime(1_000);
      });
      expect(salidas).toHaveLength(veces);
    }
    await otro.keyboard('{Escape}');
    act(() => {
      jest.advanceTimersByTime(5_000);
    });
    expect(cierres).toEqual(['cerrado']);
    expect(salidas).toHaveLength(2);
    callar();
  });

  it('leaves nothing of the count at this machine', async () => {
    const { user } = await comparado();
    expect(Object.keys(localStorage).filter((llave) => llave.includes('cuadre'))).toHaveLength(1);
    await user.click(boton('Cerrar caja'));
    await hecho();
    expect(Object.keys(localStorage).filter((llave) => llave.includes('cuadre'))).toEqual([]);
  });

  it.each([
    ['a drawer where something happened', '2026-11-20T13:00:00.000Z', 'Cuadrar Cafetería Andina'],
    ['one where nothing did', null, null],
  ])('goes on to another company of an Administrador with %s', async (_, abierto, sigue) => {
    contestarCuadre();
    answer(cajaCalls.listarCaja, { success: true, data: [makeCaja({ abierto })] });
    const vista = abrirCuadre({
      perfil: 'Administrador',
      empresas: [EMPRESA, 'Cafetería Andina'],
    });
    await contar(vista);
    await screen.findByRole('table', { name: 'Comparación' });
    await vista.user.click(boton('Cerrar caja'));
    const dialogo = within(await hecho());
    if (sigue === null) {
      await waitFor(() => expect(boton('Aceptar')).toBeEnabled());
      expect(dialogo.queryByRole('button', { name: /^Cuadrar/ })).toBeNull();
      return;
    }
    const salidas: string[] = [];
    const callar = onSalida(() => salidas.push('salida'));
    await vista.user.click(await dialogo.findByRole('button', { name: sigue }));
    expect(selectEmpresa(vista.store.getState())).toBe('Cafetería Andina');
    expect(salidas).toEqual([]);
    callar();
  });

  it('closes one company although the other cannot be asked', async () => {
    contestarCuadre();
    refuse(cajaCalls.listarCaja, 'INESPERADO');
    const vista = abrirCuadre({
      perfil: 'Administrador',
      empresas: [EMPRESA, 'Cafetería Andina'],
    });
    await contar(vista);
    await screen.findByRole('table', { name: 'Comparación' });
    await vista.user.click(boton('Cerrar caja'));
    await hecho();
    await waitFor(() => expect(boton('Aceptar')).toBeEnabled());
  });
});
