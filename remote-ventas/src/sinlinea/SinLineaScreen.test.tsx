import {
  makeArriendo,
  makeDispositivo,
  ponerEquipo,
  vaciarAlmacen,
} from '@comanda/shared/testing/equipo';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { sinLineaCalls, type VentaMarcada } from '@comanda/shared/contracts/ventas/sinLinea';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { centavos } from '@comanda/shared/domain/dinero/dinero';
import { anotarConexion } from '@comanda/shared/session';
import {
  cobrarConEquipo,
  equipoDe,
  hacerConEquipo,
  releer,
  vaciarSalida,
} from '@comanda/shared/sinLinea';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import SinLineaScreen from './SinLineaScreen';

const EMPRESA = 'La Cevichería del Puerto';
const ADMIN = makeUsuario({ perfil: 'Administrador' });

const contestar = () =>
  answer(dispositivosCalls.contactarDispositivo, () => ({
    success: true as const,
    data: {
      estado: 'ACTIVO' as const,
      ahora: new Date().toISOString(),
      horas_sin_ingreso: 12,
      arriendo: makeArriendo(1, 2, 3),
      perdidas: [],
    },
  }));
const listar = (...dispositivos: ReturnType<typeof makeDispositivo>[]) =>
  answer(dispositivosCalls.listarDispositivos, {
    success: true,
    data: { dispositivos, ajustes: { horas_sin_ingreso: 12, horas_aviso: 4 } },
  });

/** What is drawn meanwhile is drawn as well. */
const suyo = () => act(() => equipoDe(EMPRESA));

async function registrado() {
  await ponerEquipo({ empresa: EMPRESA });
  await releer();
}

/** A sale of this till that the server did not take. */
async function conRechazada(
  store: ReturnType<typeof renderScreen>['store'],
  code: ErrorCode = 'PRECIO_NUNCA_VIGENTE',
) {
  act(() => anotarConexion(false));
  const { venta } = await act(() =>
    cobrarConEquipo(store.dispatch, {
      idempotencia: crypto.randomUUID(),
      vendedor: 'u1',
      cliente: 'María',
      conFactura: true,
      cuerpo: {
        empresa: EMPRESA,
        forma_pago: 'EFECTIVO',
        caja_usuario: 'Carlos',
        tienda: [],
        cedula: '9999999999999',
        subtotal: 1,
        iva: 0,
        total: 1,
      },
    }),
  );
  refuse(ventasCalls.crearVenta, code);
  act(() => anotarConexion(true));
  await act(() => vaciarSalida(store));
  return venta;
}

afterEach(async () => {
  cleanup();
  await vaciarAlmacen();
});

describe('Ventas sin línea', () => {
  it('registers this browser with a name and a point of emission, and shows its numbers', async () => {
    const pedidos = answer(dispositivosCalls.registrarDispositivo, {
      success: true,
      msg: 'Equipo registrado',
      data: { dispositivo: makeDispositivo(), token: 'b'.repeat(43) },
    });
    contestar();
    const { user } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    await user.click(
      await screen.findByRole('button', { name: 'Elegir nombre y punto de emisión' }),
    );
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText(/^Cada factura lleva la fecha en que se vendió/)).toBeVisible();
    await user.type(dialogo.getByLabelText(/^Nombre del equipo/), 'Caja 1');
    await user.type(dialogo.getByLabelText(/^Punto de emisión/), '002');
    await user.click(dialogo.getByRole('button', { name: 'Registrar' }));

    expect(await screen.findByText('Listo para vender sin línea')).toBeVisible();
    expect(screen.getByText('Números disponibles').nextElementSibling).toHaveTextContent('3');
    expect(pedidos[0]?.body).toEqual({ empresa: EMPRESA, nombre: 'Caja 1', punto_emision: '002' });
    expect(await suyo()).toMatchObject({ nombre: 'Caja 1' });
  });

  it('is registered in one press, with what the server chooses', async () => {
    const pedidos = answer(dispositivosCalls.registrarDispositivo, {
      success: true,
      msg: 'Equipo registrado',
      data: { dispositivo: makeDispositivo(), token: 'b'.repeat(43) },
    });
    contestar();
    const { user, notices } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    await user.dblClick(await screen.findByRole('button', { name: 'Registrar este equipo' }));
    expect(await screen.findByText('Listo para vender sin línea')).toBeVisible();
    expect(pedidos.map(({ body }) => body)).toEqual([{ empresa: EMPRESA }]);
    expect(notices).toEqual([
      'success: Ventas sin línea / Equipo registrado con el punto de emisión 002. Ya vende sin línea',
    ]);
  });

  it('says under its field that a point of emission is taken', async () => {
    refuse(dispositivosCalls.registrarDispositivo, 'PUNTO_EN_USO', [
      { campo: 'punto_emision', msg: 'Ese punto de emisión ya lo usa la empresa' },
    ]);
    const { user } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    await user.click(
      await screen.findByRole('button', { name: 'Elegir nombre y punto de emisión' }),
    );
    const dialogo = within(await screen.findByRole('dialog'));
    await user.type(dialogo.getByLabelText(/^Nombre del equipo/), 'Caja 1');
    await user.type(dialogo.getByLabelText(/^Punto de emisión/), '001{Enter}');
    expect(await dialogo.findByText('Ese punto de emisión ya lo usa la empresa')).toBeVisible();
    expect(await suyo()).toBeNull();
  });

  it('tells a cashier who registers it, and shows nothing of other tills', async () => {
    renderScreen(<SinLineaScreen />);
    expect(await screen.findByText(/Lo registra un Administrador/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Equipos' })).toBeNull();
  });

  it('lists what was refused with its reason, which an Administrador accepts with a motive', async () => {
    await registrado();
    const { user, store } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    const venta = await conRechazada(store);
    const fila = await screen.findByRole('row', { name: /001-002-000000001/ });
    expect(fila).toHaveTextContent('Un producto no tenía ese precio cuando se vendió');

    const aceptadas = answer(sinLineaCalls.aceptarVenta, { success: true, data: venta });
    await user.click(within(fila).getByRole('button', { name: /^Aceptar/ }));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(dialogo.getByRole('button', { name: 'Aceptar la venta' }));
    expect(await dialogo.findByText('Escriba el motivo')).toBeVisible();
    await user.type(dialogo.getByLabelText(/^Motivo/), 'El precio era ese');
    await user.click(dialogo.getByRole('button', { name: 'Aceptar la venta' }));
    await waitFor(() => expect(aceptadas).toHaveLength(1));
    expect(await screen.findByText('Enviada')).toBeVisible();
  });

  it('gives up a sale that nobody may take once that was tried, and says what becomes of it', async () => {
    await registrado();
    const { user, store } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    await conRechazada(store);
    const enFila = async () =>
      within(await screen.findByRole('row', { name: /001-002-000000001/ }));
    expect((await enFila()).queryByRole('button', { name: /^Descartar/ })).toBeNull();

    refuse(sinLineaCalls.aceptarVenta, 'TARIFA_NO_FACTURABLE');
    await user.click((await enFila()).getByRole('button', { name: /^Aceptar/ }));
    const aceptacion = within(await screen.findByRole('dialog'));
    await user.type(aceptacion.getByLabelText(/^Motivo/), 'Se cobró');
    await user.click(aceptacion.getByRole('button', { name: 'Aceptar la venta' }));
    await screen.findAllByText(/no se puede facturar/);
    await user.click(aceptacion.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const descartes = answer(sinLineaCalls.descartarActoSinLinea, { success: true, data: null });
    await user.click(await screen.findByRole('button', { name: /^Descartar/ }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText(/véndala de nuevo y entregue el comprobante nuevo/)).toBeVisible();
    await user.type(dialogo.getByLabelText(/^Motivo/), 'Se vendió de nuevo');
    await user.click(dialogo.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(descartes).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/001-002-000000001/)).toBeNull());
  });

  it('lists other acts too; what was refused of them is tried again, or given up with a motive', async () => {
    await registrado();
    const { user, store } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    act(() => anotarConexion(false));
    await act(() =>
      hacerConEquipo(store.dispatch, {
        tipo: 'movimiento',
        idempotencia: crypto.randomUUID(),
        empresa: EMPRESA,
        dicho: 'Salida: gas',
        monto: centavos(350),
        quien: { id: 'u1', nombre: 'Carlos' },
        cuerpo: { empresa: EMPRESA, detalle: 'gas', salida: 3.5, caja: 7 },
      }),
    );
    const enviados = refuse(cajaCalls.ingresarMovimiento, 'CAJA_NO_EXISTE');
    act(() => anotarConexion(true));
    await act(() => vaciarSalida(store));
    const fila = await screen.findByRole('row', { name: /Salida: gas/ });
    expect(fila).toHaveTextContent(/movimiento · por Carlos\$3\.50.*Rechazado/);
    await user.click(within(fila).getByRole('button', { name: /^Reintentar/ }));
    await waitFor(() => expect(enviados).toHaveLength(2));

    const descartes = answer(sinLineaCalls.descartarActoSinLinea, { success: true, data: null });
    await user.click(await screen.findByRole('button', { name: /^Descartar/ }));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.type(dialogo.getByLabelText(/^Motivo/), 'Se registró a mano');
    await user.click(dialogo.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(descartes).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Salida: gas')).toBeNull());
  });

  it('sends what a table did not take as an order with a name', async () => {
    await registrado();
    const { user, store } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    act(() => anotarConexion(false));
    const pedida = {
      id: '1',
      id_categoria: '1',
      producto: 'Encebollado',
      precio_venta: 4.25,
      porcentaje_iva: 15,
      cantidad: 1,
      linea: crypto.randomUUID(),
    };
    await act(() =>
      hacerConEquipo(store.dispatch, {
        tipo: 'orden',
        idempotencia: crypto.randomUUID(),
        empresa: EMPRESA,
        lineas: [],
        dicho: 'Mesa 5',
        monto: centavos(425),
        quien: { id: 'u1', nombre: 'Carlos' },
        cuerpo: {
          empresa: EMPRESA,
          mesa: '5',
          orden: '',
          usuario: 'Carlos',
          lineas: [pedida],
          random: crypto.randomUUID(),
        },
      }),
    );
    const enviadas = refuse(mesasCalls.registrarOrden, 'ORDEN_CERRADA');
    act(() => anotarConexion(true));
    await act(() => vaciarSalida(store));
    await user.click(await screen.findByRole('button', { name: /^Enviar con nombre/ }));
    const dialogo = within(await screen.findByRole('dialog'));
    const nombre = dialogo.getByLabelText(/^Nombre de la orden/);
    expect(nombre).toHaveValue('Mesa 5');
    await user.clear(nombre);
    await user.click(dialogo.getByRole('button', { name: 'Enviar' }));
    expect(await dialogo.findByText('Escriba un nombre')).toBeVisible();
    await user.type(nombre, 'Los de la 5');
    await user.click(dialogo.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(enviadas.at(-1)?.body).toMatchObject({ mesa: '', orden: 'Los de la 5' }),
    );
  });

  it('tells a sale that the server always fails at, which an Administrador accepts as one that was refused', async () => {
    await registrado();
    const { user, store } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    await conRechazada(store, 'INESPERADO');
    const fila = await screen.findByRole('row', { name: /001-002-000000001/ });
    expect(fila).toHaveTextContent(/Por enviar$/);
    const inicio = Date.now();
    for (let vez = 1; vez < 10; vez += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(inicio + vez * 7 * 60_000);
      await act(() => vaciarSalida(store));
    }
    jest.restoreAllMocks();
    expect(fila).toHaveTextContent(/Por enviarEl servidor falla con esta venta/);
    expect(within(fila).getByRole('button', { name: /^Reintentar/ })).toBeVisible();
    await user.click(within(fila).getByRole('button', { name: /^Aceptar/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('El servidor falla con esta venta');
  });

  it('shows every till with what it has not sent; its own numbers are not given back under it', async () => {
    await registrado();
    listar(
      makeDispositivo({ por_enviar: 12, por_enviar_desde: '2026-11-24T01:14:00.000Z' }),
      makeDispositivo({ id: '00000000-0000-4000-8000-000000000002', nombre: 'Caja 2' }),
    );
    const { user } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    await user.click(await screen.findByRole('button', { name: 'Equipos' }));
    expect(await screen.findByText('12, desde 23/11/2026 20:14')).toBeVisible();
  });

  it('is walked through in a drill that takes no number and sends no sale', async () => {
    await registrado();
    const contactos = contestar();
    const impresos = answer(papelDeCajaCalls.imprimirHojaCaja, {
      success: true,
      data: { id: 't1', destino: 'archivo' },
    });
    const { user } = renderScreen(<SinLineaScreen />);
    await user.click(await screen.findByRole('button', { name: 'Probar sin línea' }));
    await user.click(await screen.findByRole('button', { name: 'Cobrar $1.00 sin línea' }));
    expect(await screen.findByText(/^La cabecera diría: Sin línea desde/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vuelve la línea' }));
    expect(await screen.findByText(/^El servidor reconoció este equipo: tiene 3/)).toBeVisible();
    expect(contactos).toHaveLength(1);
    expect(impresos[0]?.body).toMatchObject({ titulo: 'PRÁCTICA SIN LÍNEA' });
    expect((await act(releer)).salida).toEqual([]);
    expect((await suyo())?.arriendo?.numeros).toHaveLength(3);
  });

  it('asks whether the time is right once it jumped', async () => {
    await ponerEquipo({ empresa: EMPRESA, hora_dudosa: true, desfase_ms: 9 });
    await releer();
    const { user } = renderScreen(<SinLineaScreen />);
    await user.click(await screen.findByRole('button', { name: 'La hora es correcta' }));
    expect(await screen.findByText('Listo para vender sin línea')).toBeVisible();
    expect(await suyo()).toMatchObject({ hora_dudosa: false, desfase_ms: 0 });
  });

  it('shows what came in with a mark until somebody has looked at it', async () => {
    const marcada: VentaMarcada = {
      id: 'v1',
      secuencia: '001-002-000000007',
      total: 3.5,
      vendedor: 'Luis',
      hecho_por: 'Carlos',
      enviado_por: 'Luis',
      dispositivo: 'Caja 1',
      vendida: '2026-11-24T01:14:00.000Z',
      detalle: {},
      motivo: '',
      recibida: '2026-11-24T03:00:00.000Z',
      aceptada_por: null,
      revisada_por: null,
      marcas: ['AUTOR_SIN_PROBAR', 'RELOJ'],
    };
    answer(sinLineaCalls.listarVentasSinLinea, { success: true, data: [marcada] });
    const revisadas = answer(sinLineaCalls.revisarVentaSinLinea, { success: true, data: null });
    const { user } = renderScreen(<SinLineaScreen />, { usuario: ADMIN });
    await user.click(await screen.findByRole('button', { name: 'Por revisar' }));
    expect(
      await screen.findByText('Sin firma de quien dice, Hora del equipo dudosa'),
    ).toBeVisible();
    expect(screen.getByText('Hecho por Carlos, enviado por Luis · Caja 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Revisada/ }));
    await waitFor(() => expect(revisadas).toHaveLength(1));
  });
});
