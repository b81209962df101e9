import { ponerEquipo, vaciarAlmacen } from '@comanda/shared/testing/equipo';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { centavos } from '@comanda/shared/domain/dinero/dinero';
import { llaveDeFirma } from '@comanda/shared/domain/sinLinea/firma';
import {
  anotarConexion,
  anotarPendientes,
  selectUsuario,
  sesionCerrada,
} from '@comanda/shared/session';
import { cobrarConEquipo, equipoDe, hacerConEquipo, vaciarSalida } from '@comanda/shared/sinLinea';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { rutasDe } from '../../rutas/buscarRuta';
import { makeArea } from '../../testing/makeArranque';
import { MenuUsuario } from '../MenuUsuario';

import SinLineaAviso from './SinLineaAviso';

const EMPRESA = 'La Cevichería del Puerto';
const RUTAS = rutasDe([makeArea('ventas')], 'Cajero');

async function abrir(acepta = true) {
  await ponerEquipo({ empresa: EMPRESA });
  anotarConexion(false);
  const vista = renderScreen(
    <>
      <SinLineaAviso rutas={RUTAS} />
      <MenuUsuario usuario={makeUsuario()} />
    </>,
    { acepta },
  );
  await screen.findByText(/^Sin línea desde \d\d:\d\d$/);
  return vista;
}

const vender = ({ store }: Awaited<ReturnType<typeof abrir>>) =>
  act(() =>
    cobrarConEquipo(store.dispatch, {
      idempotencia: crypto.randomUUID(),
      vendedor: 'u1',
      cliente: 'X',
      conFactura: true,
      cuerpo: {
        empresa: EMPRESA,
        forma_pago: 'EFECTIVO',
        caja_usuario: '',
        cedula: '9999999999999',
        subtotal: 1,
        iva: 0,
        total: 1,
        tienda: [],
      },
    }),
  );

/** What a till keeps for when there is no line. */
function conPiso() {
  answer(mesasCalls.listarMesas, {
    success: true,
    data: [],
    ordenes: [],
    ahora: new Date().toISOString(),
  });
  answer(mesasCalls.listarOrdenes, { success: true, data: [] });
}

afterEach(async () => {
  cleanup();
  await vaciarAlmacen();
});

describe('what a till says in the header', () => {
  it('is since when there is no line, and how many sales wait; once it is back they go', async () => {
    const vista = await abrir();
    await vender(vista);
    await vender(vista);
    expect(await screen.findByText(/^Sin línea desde .* · 2 ventas por enviar$/)).toBeVisible();

    const enviadas = refuse(ventasCalls.crearVenta, 'VENDEDOR_NO_PERMITIDO');
    const contactos = refuse(dispositivosCalls.contactarDispositivo, 'BASE_NO_DISPONIBLE');
    conPiso();
    act(() => anotarConexion(true));
    expect(await screen.findByText('2 ventas rechazadas')).toBeVisible();
    expect(enviadas).toHaveLength(2);
    await waitFor(() => expect(contactos).toHaveLength(1));
  });

  it('counts what else a till did, and agrees with it', async () => {
    const vista = await abrir(false);
    await vender(vista);
    await act(() =>
      hacerConEquipo(vista.store.dispatch, {
        tipo: 'movimiento',
        idempotencia: crypto.randomUUID(),
        empresa: EMPRESA,
        dicho: 'Salida: gas',
        monto: centavos(350),
        quien: { id: 'u1', nombre: 'Carlos' },
        cuerpo: { empresa: EMPRESA, detalle: 'gas', salida: 3.5 },
      }),
    );
    expect(await screen.findByText(/· 1 venta y 1 movimiento por enviar$/)).toBeVisible();
    await vista.user.click(screen.getByRole('button', { name: 'Carlos Andrade' }));
    await vista.user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
    await waitFor(() =>
      expect(vista.notices).toEqual([
        'pregunta: Quedan 1 venta y 1 movimiento por enviar en este equipo',
      ]),
    );
  });

  it('is that the server fails at one for an hour: somebody has to look', async () => {
    const vista = await abrir();
    await vender(vista);
    refuse(ventasCalls.crearVenta, 'INESPERADO');
    refuse(dispositivosCalls.contactarDispositivo, 'BASE_NO_DISPONIBLE');
    conPiso();
    act(() => anotarConexion(true));
    const inicio = Date.now();
    for (let vez = 0; vez < 11; vez += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(inicio + vez * 7 * 60_000);
      await act(() => vaciarSalida(vista.store));
    }
    jest.restoreAllMocks();
    expect(await screen.findByText(/1 venta con falla del servidor/)).toBeVisible();
  });

  it('is said before one logs out, which loses nothing', async () => {
    const vista = await abrir(false);
    await vender(vista);
    const { user, store, notices } = vista;
    await user.click(screen.getByRole('button', { name: 'Carlos Andrade' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
    await waitFor(() =>
      expect(notices).toEqual(['pregunta: Queda 1 venta por enviar en este equipo']),
    );
    expect(selectUsuario(store.getState())).not.toBeNull();
  });

  it('is said with what only this person can go on with, also where nothing waits for a line', async () => {
    const { user, store, notices } = await abrir(false);
    act(() => {
      anotarPendientes('cobros', 1);
      anotarPendientes('envios', 2);
      anotarPendientes('facturas', 3); // goes on by itself
    });
    await user.click(screen.getByRole('button', { name: 'Carlos Andrade' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: Quedan 1 cobro a medias y 2 órdenes por enviar a cocina',
      ]),
    );
    expect(selectUsuario(store.getState())).not.toBeNull();
    act(() => void store.dispatch(sesionCerrada())); // forgets them
  });

  it('stays through a logout', async () => {
    const vista = await abrir();
    await vender(vista);
    answer(authCalls.salir, { success: true, data: null });
    refuse(ventasCalls.crearVenta, 'BASE_NO_DISPONIBLE'); // back for a moment
    refuse(dispositivosCalls.contactarDispositivo, 'BASE_NO_DISPONIBLE');
    conPiso();
    await vista.user.click(screen.getByRole('button', { name: 'Carlos Andrade' }));
    await vista.user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(selectUsuario(vista.store.getState())).toBeNull());
    cleanup();
    renderScreen(<SinLineaAviso rutas={RUTAS} />);
    act(() => anotarConexion(false));
    expect(await screen.findByText(/1 venta por enviar$/)).toBeVisible();
  });

  it('leaves nothing that the next could sign with in their name', async () => {
    const { huella, privada, publica } = await llaveDeFirma();
    await ponerEquipo({
      empresa: EMPRESA,
      llave: { de: 'u1', huella, privada, publica, hasta: null },
    });
    anotarConexion(false);
    const vista = renderScreen(<SinLineaAviso rutas={RUTAS} />);
    await screen.findByText(/^Sin línea desde/);
    act(() => void vista.store.dispatch(sesionCerrada()));
    cleanup();
    await waitFor(async () => expect((await equipoDe(EMPRESA))?.llave).toBeUndefined());
    expect((await equipoDe(EMPRESA))?.arriendo?.numeros).toHaveLength(3);
  });
});
