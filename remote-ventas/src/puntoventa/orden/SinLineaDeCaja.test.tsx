import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';

import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';
import { DIA_MS } from '@comanda/shared/domain/texto/fecha';
import { anotarConexion } from '@comanda/shared/session';
import { cobrarConEquipo, releer } from '@comanda/shared/sinLinea';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';
import { ponerEquipo, vaciarAlmacen } from '@comanda/shared/testing/equipo';

import SinLineaDeCaja from './SinLineaDeCaja';

const EMPRESA = 'La Cevichería del Puerto';
const ADMIN = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });
const abrir = (usuario = makeUsuario(), conNotas = false) =>
  renderScreen(<SinLineaDeCaja empresa={EMPRESA} conNotas={conNotas} />, { usuario });

const venta = () => ({
  idempotencia: crypto.randomUUID(),
  vendedor: 'u1',
  cliente: 'María',
  conFactura: true,
  cuerpo: {
    empresa: EMPRESA,
    forma_pago: 'EFECTIVO' as const,
    caja_usuario: 'Carlos',
    tienda: [],
    cedula: '9999999999999',
    subtotal: 1,
    iva: 0,
    total: 1,
  },
});
/** Timers go on by themselves: only the day is another. */
const SOLO_LA_FECHA = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

afterEach(async () => {
  jest.useRealTimers();
  act(() => anotarConexion(true));
  cleanup();
  await vaciarAlmacen();
  await releer();
});

describe('what a till says beforehand', () => {
  it('is that it sells without a line too', async () => {
    await ponerEquipo({ empresa: EMPRESA });
    await releer();
    abrir();
    expect(await screen.findByText('También vende sin línea')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/nota de venta/)).toBeNull();
  });

  it('is that a nota de venta gets its number only with a line', async () => {
    await ponerEquipo({ empresa: EMPRESA });
    await releer();
    abrir(makeUsuario(), true);
    expect(
      await screen.findByText(
        'Sin línea se vende con ticket: la nota de venta toma su número cuando vuelve la línea',
      ),
    ).toBeVisible();
  });

  it('is that the authority soon takes no more what it has not sent', async () => {
    await ponerEquipo({ empresa: EMPRESA });
    await releer();
    const { store } = abrir();
    act(() => anotarConexion(false));
    await act(() => cobrarConEquipo(store.dispatch, venta()));
    expect(await screen.findByText('También vende sin línea')).toBeVisible();
    expect(screen.queryByText(/^El SRI recibe/)).toBeNull();

    cleanup();
    jest.useFakeTimers({ now: Date.now() + 85 * DIA_MS, doNotFake: [...SOLO_LA_FECHA] });
    abrir();
    expect(
      await screen.findByText(
        /^El SRI recibe la factura del .* hasta el .*\. Envíe antes lo vendido en este equipo$/,
      ),
    ).toBeVisible();
  });

  it('is that it does not, and who can register it', async () => {
    answer(cuentaCalls.listarConPin, {
      success: true,
      data: [
        { id: 'a1', nombre: 'Ana Alban', perfil: 'Administrador' },
        { id: 'c1', nombre: 'Carlos Andrade', perfil: 'Cajero' },
        { id: 'a2', nombre: 'Inés Ibarra', perfil: 'Administrador' },
      ],
    });
    abrir();
    expect(await screen.findByText('Si se va la línea, este equipo no vende.')).toBeVisible();
    expect(
      await screen.findByText('Puede registrarlo, en este mismo equipo, Ana Alban o Inés Ibarra.'),
    ).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why an Administrador could not register it, and stays as it was', async () => {
    const pedidos = refuse(dispositivosCalls.registrarDispositivo, 'SIN_PUNTOS_LIBRES');
    const { user, notices } = abrir(ADMIN);
    const boton = await screen.findByRole('button', { name: 'Registrar este equipo' });
    await user.click(boton);
    expect(await screen.findByText('Si se va la línea, este equipo no vende.')).toBeVisible();
    expect(pedidos).toHaveLength(1);
    expect(notices).toEqual([
      'error: Ventas sin línea / La empresa ya usó todos los puntos de emisión de su establecimiento',
    ]);
    expect(boton).toBeEnabled();
  });
});
