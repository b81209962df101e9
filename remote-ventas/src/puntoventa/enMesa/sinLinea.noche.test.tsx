import { ponerEquipo, vaciarAlmacen } from '@comanda/shared/testing/equipo';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { mesasCalls as calls, type OrdenSinMesa } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { anotarConexion } from '@comanda/shared/session';
import { releer, vaciarSalida } from '@comanda/shared/sinLinea';
import { answer, red, refuse, renderScreen } from '@comanda/shared/testing';

import { makeLinea } from '../../cocina/testing/linea';
import { makeMesa } from '../../cocina/testing/mesa';
import { makeOrden } from '../../cocina/testing/orden';
import { abrirCaja, EMPRESA, makeVenta } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const RANDOM = '00000000-0000-4000-8000-000000000005';
const RUTA = '/admin/puntoventa?mesa=5';

function piso(orden: Orden | null, ordenes: OrdenSinMesa[] = []) {
  const taken = orden && ({ random: orden.random, estado: 'OCUPADA', orden: 'Orden 12' } as const);
  answer(calls.listarMesas, {
    success: true,
    data: [makeMesa(5, taken ?? {})],
    ordenes,
    ahora: new Date().toISOString(),
  });
  answer(calls.consultarOrden, { success: true, data: orden });
  answer(calls.listarOrdenes, { success: true, data: orden ? [orden] : [] });
}

type Como = { equipo?: boolean; ruta?: string };

/** A table's till, whose line goes once it has read what there is. */
async function cortada(orden: Orden | null, { equipo = true, ruta = RUTA }: Como = {}) {
  if (equipo) await ponerEquipo({ empresa: EMPRESA });
  await releer();
  const caja = abrirCaja();
  piso(orden);
  const vista = renderScreen(<PuntoVentaScreen />, { ruta });
  await screen.findByRole('button', { name: /^Ceviche de/ });
  await screen.findByRole('heading', { name: /^(Mesa 5|Orden)/ });
  for (const call of [calls.listarMesas, calls.consultarOrden, calls.listarOrdenes])
    refuse(call, 'SIN_CONEXION');
  refuse(productosCalls.versionCatalogo, 'SIN_CONEXION');
  const envios = refuse(calls.registrarOrden, 'SIN_CONEXION');
  act(() => anotarConexion(false));
  return { caja, envios, ...vista };
}

const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const lista = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** On its way it is in a list of the same name, and not in the outbox. */
const anotada = () => screen.findByText(/^Guardada en este equipo, por enviar/);
const total = () => screen.getByText('TOTAL').nextElementSibling;
const guardadas = () =>
  act(async () => {
    const { actos, salida } = await releer();
    return [...actos, ...salida].sort((a, b) => a.orden - b.orden);
  });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await vaciarAlmacen();
});

describe('a table of a registered till without a line', () => {
  it('has what was taken down kept before the screen says so, and says that the kitchen has no paper', async () => {
    const { user, envios } = await cortada(makeOrden({ lineas: [makeLinea('l1')] }));
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    expect(await screen.findByText(/No se imprimió en cocina: lleve la orden/)).toBeVisible();
    expect(lista('Por enviar')).toEqual(['1Ceviche de camarón']);
    expect(lista('En la orden')).toHaveLength(1);
    expect(envios).toEqual([]);
    expect(await guardadas()).toMatchObject([
      {
        tipo: 'orden',
        estado: 'POR_ENVIAR',
        dicho: 'Mesa 5',
        cuerpo: { mesa: '5', random: RANDOM, lineas: [{ producto: 'Ceviche de camarón' }] },
      },
    ]);
    expect(screen.getByText(/^Sin línea\. Como estaba a las \d\d:\d\d\. /)).toBeVisible();
    const anular = screen.getByRole('button', { name: 'Anular Ceviche' });
    expect(anular).toHaveAttribute('aria-disabled', 'true');
    await user.click(anular);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(anular).toHaveAttribute('title', 'Podrá hacerlo cuando vuelva la línea');
  });

  it('begins an order, takes more of it and charges all; with the line each goes out once, in order', async () => {
    const { user, store, caja, notices } = await cortada(null);
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    await anotada();
    await user.click(await boton(/^Bolón/));
    await user.keyboard('{F9}');
    await user.click(await boton('Cobrar $12.75'));
    const hecha = await screen.findByRole('region', { name: 'Última venta' });
    expect(hecha).toHaveTextContent('Venta 001-002-000000001');
    expect(total()).toHaveTextContent('$0.00');
    expect(notices.filter((aviso) => aviso.includes('otro equipo'))).toEqual([]);

    const [una, otra, venta] = await guardadas();
    expect([una, otra, venta]).toMatchObject([
      { tipo: 'orden' },
      { tipo: 'orden' },
      { estado: 'POR_ENVIAR', numero: {} },
    ]);
    const random = una && 'random' in una.cuerpo ? una.cuerpo.random : '';
    expect(otra?.cuerpo).toMatchObject({ random, lineas: [{ producto: 'Bolón de queso' }] });
    expect(venta?.cuerpo).toMatchObject({ orden: random, total: 12.75, tienda: [{}, {}] });

    const camino: string[] = [];
    answer(calls.registrarOrden, { success: true, data: makeOrden({ random }) });
    const ventas = answer(ventasCalls.crearVenta, { success: true, data: makeVenta() });
    answer(vizorCalls.eliminarItem, { success: true, data: null });
    refuse(documentosCalls.consultarComprobante, 'NO_ENCONTRADO'); // asked, which is all
    piso(null);
    red.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') camino.push(new URL(request.url).pathname);
    });
    act(() => anotarConexion(true));
    await act(() => vaciarSalida(store));
    red.events.removeAllListeners();
    expect(camino.filter((ruta) => /registrar_orden|crear_venta/.test(ruta))).toEqual([
      '/v1/registrar_orden',
      '/v1/registrar_orden',
      '/v1/crear_venta',
    ]);
    await waitFor(() => expect(total()).toHaveTextContent('$0.00'));
    expect(ventas).toHaveLength(1);
    expect(caja.reservas).toEqual([]); // nothing asked for another number
  });

  it('after a page that died finds the sale of a table sold, and does not charge it again', async () => {
    const { user, unmount } = await cortada(makeOrden({ lineas: [makeLinea('l1')] }));
    await user.keyboard('{F9}');
    const cobrar = await boton(/^Cobrar \$15/);
    const antes = await waitFor(() => {
      const guardado = Object.entries<string>(localStorage);
      expect(JSON.stringify(guardado)).toContain('idempotencia');
      return guardado;
    });
    await user.click(cobrar);
    await screen.findByRole('region', { name: 'Última venta' });
    unmount();
    for (const [llave, valor] of antes) localStorage.setItem(llave, valor);

    renderScreen(<PuntoVentaScreen />, { ruta: RUTA });
    const hecha = await screen.findByRole('region', { name: 'Última venta' });
    expect(hecha).toHaveTextContent('Venta 001-002-000000001');
    expect(await guardadas()).toHaveLength(1);
  });

  it('shows where it stands what the server did not take, and who resolves it', async () => {
    const { user, store } = await cortada(null);
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    await anotada();
    piso(null);
    refuse(calls.registrarOrden, 'PRODUCTO_NO_DISPONIBLE');
    act(() => anotarConexion(true));
    await act(() => vaciarSalida(store));
    expect(
      await screen.findByText(/^El servidor no aceptó lo que se pidió sin línea/),
    ).toBeVisible();
    expect(lista('No aceptado')).toEqual(['1Ceviche de camarón']);
    expect(screen.getByRole('link', { name: 'Resolver' })).toHaveAttribute(
      'href',
      '/admin/sinlinea',
    );
    expect(total()).toHaveTextContent('$0.00'); // nothing of it is charged
  });

  it('takes an order with a name', async () => {
    const { user } = await cortada(null, {
      ruta: `/admin/puntoventa?orden=${RANDOM}&nombre=Pedro`,
    });
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    await anotada();
    expect(await guardadas()).toMatchObject([
      { dicho: 'Pedro', cuerpo: { mesa: '', orden: 'Pedro', random: RANDOM } },
    ]);
    expect(screen.getByRole('heading', { name: 'Pedro' })).toBeVisible();
  });

  it('of a browser that is no till says that it waits, and keeps it', async () => {
    const { user, envios } = await cortada(null, { equipo: false });
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    expect(await screen.findByText(/lo pendiente se envía en cuanto vuelva/)).toBeVisible();
    expect(envios.length).toBeGreaterThan(0);
    expect(await guardadas()).toEqual([]);
  });
});

describe('a table of a registered till with a line', () => {
  it('asks where to send what was for people who have gone, as any other browser does', async () => {
    await ponerEquipo({ empresa: EMPRESA });
    await releer();
    abrirCaja();
    const suya = makeOrden({ lineas: [makeLinea('l1')] });
    piso(suya);
    const { user } = renderScreen(<PuntoVentaScreen />, { ruta: RUTA });
    await screen.findByRole('button', { name: 'Repetir ronda' });
    await user.click(await boton(/^Ceviche de/));
    answer(calls.consultarOrden, ({ url }) => {
      const porClave = new URL(url).searchParams.has('random');
      const pagada = { estado: 'PAGADA', venta: '001-001-000000123' } as const;
      return { success: true as const, data: porClave ? { ...suya, ...pagada } : suya };
    });
    const rehusados = refuse(calls.registrarOrden, 'ORDEN_EN_OTRO_SITIO');
    await user.click(await boton(/^Enviar a cocina/));
    const titulo = 'La orden ya se cobró: venta 001-001-000000123';
    expect(await screen.findByRole('dialog', { name: titulo })).toBeVisible();
    expect(rehusados[0]?.body).toMatchObject({ random: RANDOM, solo_aqui: true });
    expect(await guardadas()).toEqual([]);
  });
});
