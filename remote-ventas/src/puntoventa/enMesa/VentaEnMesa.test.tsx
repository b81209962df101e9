import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { Pedido } from '@comanda/shared/testing';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import type { LineaOrden, Orden } from '@comanda/shared/contracts/ventas/ordenes';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import {
  abrirFlujo,
  answer,
  makeConPin,
  makeUsuario,
  pasan,
  red,
  refuse,
  renderScreen,
  tienenPin,
} from '@comanda/shared/testing';

import { makeLinea } from '../../cocina/testing/linea';
import { makeMesa } from '../../cocina/testing/mesa';
import { makeOrden } from '../../cocina/testing/orden';
import { abrirCaja, EMPRESA, makeVenta } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const RANDOM = '00000000-0000-4000-8000-000000000005';
const RUTA = '/admin/puntoventa?mesa=5';

/** The server's side of a table: what is sent is in its order from then on. */
function abrirMesa(lineas: LineaOrden[] = []) {
  const mesa = { orden: lineas.length > 0 ? makeOrden({ lineas }) : (null as Orden | null) };
  answer(calls.listarMesas, {
    success: true,
    data: [makeMesa(5)],
    ordenes: [],
    ahora: new Date().toISOString(),
  });
  answer(calls.consultarOrden, () => ({ success: true as const, data: mesa.orden }));
  const retiradas = answer(vizorCalls.eliminarItem, { success: true, data: null });
  const recibir = ({ body }: Pedido) => {
    const { lineas: nuevas } = body as {
      lineas: { linea: string; producto: string; cantidad: number }[];
    };
    const actual = mesa.orden ?? makeOrden();
    const suyas = nuevas.map(({ linea, producto, cantidad }) =>
      makeLinea(linea, { producto, cantidad }),
    );
    mesa.orden = { ...actual, lineas: [...actual.lineas, ...suyas] };
    return { success: true as const, data: mesa.orden };
  };
  return { mesa, retiradas, recibir };
}

/** It answers what it has, as the server does; whatever else is asked goes where it went. */
const contestarLoQueTiene = (mesa: { orden: Orden | null }) =>
  red.use(
    http.post(`*${calls.registrarOrden.path}`, async ({ request }) => {
      const { lineas } = (await request.clone().json()) as { lineas: { linea: string }[] };
      const tiene = mesa.orden?.lineas.map(({ linea }) => linea) ?? [];
      if (!lineas.every(({ linea }) => tiene.includes(linea))) return undefined;
      return HttpResponse.json({ success: true, data: mesa.orden });
    }),
  );

const enMesa = (ruta = RUTA, opciones = {}) =>
  renderScreen(<PuntoVentaScreen />, { ruta, ...opciones });
const enMesaCon = (lineas: LineaOrden[], perfil: Perfil = 'Mesero') => {
  abrirMesa(lineas);
  return enMesa(RUTA, { usuario: makeUsuario({ perfil }) });
};
const porEnviarGuardado = () => {
  const guardado = Object.entries(localStorage).find(([clave]) => clave.includes('#tienda5'));
  return (JSON.parse(String(guardado?.[1])) as { porEnviar: { linea: string }[] }).porEnviar;
};
const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const enviadas = () => screen.getByRole('list', { name: 'En la orden' });
const total = () => screen.getByText('TOTAL').nextElementSibling;

describe('the till on a table', () => {
  beforeEach(() => {
    localStorage.clear();
    abrirCaja();
  });

  it('sends what is new to the kitchen, once for Enter twice, each line with its key', async () => {
    const { recibir } = abrirMesa();
    const envios = answer(calls.registrarOrden, recibir);
    const { user } = enMesa();
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton('Fuerte'));
    await user.click(await boton('Asiento 2'));
    await user.click(await boton(/^Bolón/));
    const enviar = await boton(/^Enviar a cocina \(2\)/);
    await user.dblClick(enviar);

    await waitFor(() => expect(within(enviadas()).getAllByRole('listitem')).toHaveLength(2));
    expect(envios).toHaveLength(1);
    expect(envios[0]?.body).toMatchObject({
      empresa: EMPRESA,
      mesa: '5',
      usuario: 'Carlos Andrade',
      lineas: [
        {
          producto: 'Ceviche de camarón',
          cantidad: 1,
          linea: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
        { producto: 'Bolón de queso', curso: 'FUERTE', asiento: 2 },
      ],
    });
    expect(screen.getByRole('heading', { name: /^Mesa 5/ })).toBeVisible();
  });

  it('sends again, with the same keys, what it does not know to have arrived', async () => {
    const { recibir } = abrirMesa();
    refuse(calls.registrarOrden, 'SIN_CONEXION');
    const { user } = enMesa();
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    expect(await screen.findByText(/lo pendiente se envía en cuanto vuelva/)).toBeVisible();
    const [guardada] = porEnviarGuardado();

    const envios = answer(calls.registrarOrden, recibir);
    await waitFor(() => expect(envios).toHaveLength(1));
    expect(envios[0]?.body).toMatchObject({ lineas: [{ linea: guardada?.linea }] });
    await waitFor(() => expect(within(enviadas()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('sends what another table has on its way as well', async () => {
    const { recibir } = abrirMesa();
    const perdidos = refuse(calls.registrarOrden, 'SIN_CONEXION');
    const { user, unmount } = enMesa();
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    await waitFor(() => expect(perdidos).toHaveLength(1));
    unmount();

    answer(calls.consultarOrden, { success: true, data: null });
    const envios = answer(calls.registrarOrden, recibir);
    enMesa('/admin/puntoventa?mesa=7');
    await waitFor(() => expect(envios).toHaveLength(1));
    expect(envios[0]?.body).toEqual(perdidos[0]?.body);
  });

  it('gives back what the kitchen refuses, and says why', async () => {
    abrirMesa();
    const msg = 'Ceviche de camarón está agotado. Quítelo de la orden';
    refuse(calls.registrarOrden, 'PRODUCTO_NO_DISPONIBLE', [{ campo: 'lineas.0.id', msg }]);
    const { user, notices } = enMesa();
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));

    await waitFor(() => expect(notices).toContain(`error: Punto de Venta / ${msg}`));
    expect(await boton(/^Quitar Ceviche/)).toBeVisible();
    expect(await boton(/^Enviar a cocina \(1\)/)).toBeEnabled();
  });

  it('gives back no more than was refused: what the kitchen had taken unheard stays there', async () => {
    const { mesa, recibir } = abrirMesa();
    const perdidos = refuse(calls.registrarOrden, 'SIN_CONEXION');
    const { user, notices } = enMesa();
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    await waitFor(() => expect(perdidos).toHaveLength(1));
    recibir(perdidos[0]!);
    await user.click(await boton(/^Bolón/));
    const msg = 'Bolón de queso está agotado. Quítelo de la orden';
    refuse(calls.registrarOrden, 'PRODUCTO_NO_DISPONIBLE', [{ campo: 'lineas.1.id', msg }]);
    contestarLoQueTiene(mesa);
    await user.click(await boton(/^Enviar a cocina/));

    await waitFor(() => expect(notices).toContain(`error: Punto de Venta / ${msg}`));
    expect(await boton(/^Quitar Bolón/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Quitar Ceviche/ })).toBeNull();
    expect(within(enviadas()).getAllByRole('listitem')).toHaveLength(1);
    expect(await boton(/^Enviar a cocina \(1\)/)).toBeEnabled();
  });

  it('keeps on its way, with its keys, what a session that is over cannot send', async () => {
    abrirMesa();
    const perdidos = refuse(calls.registrarOrden, 'SIN_CONEXION');
    const { user } = enMesa();
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Enviar a cocina/));
    await waitFor(() => expect(perdidos).toHaveLength(1));
    const antes = porEnviarGuardado();
    const renovadas = refuse(authCalls.refrescarSesion, 'SESION_REQUERIDA');
    refuse(calls.registrarOrden, 'SESION_REQUERIDA');
    await waitFor(() => expect(renovadas).toHaveLength(1));
    await pasan(300);
    expect(porEnviarGuardado()).toEqual(antes);
    expect(antes).toHaveLength(1);
  });

  it('charges the order with its lines and its key, and takes it out of the kitchen', async () => {
    const { mesa, retiradas } = abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    const ventas = answer(ventasCalls.crearVenta, () => {
      mesa.orden = null;
      return { success: true as const, data: makeVenta({ total: 15 }) };
    });
    const { user } = enMesa();
    await waitFor(() => expect(total()).toHaveTextContent('$15.00'));
    await user.click(await boton(/^Pagar/));
    await user.click(await boton(/^Cobrar \$15/));

    await screen.findByRole('region', { name: 'Última venta' });
    expect(ventas[0]?.body).toMatchObject({
      orden: RANDOM,
      total: 15,
      tienda: [{ cantidad: 2, orden_lineas: ['00000000-0000-4000-8000-000000000001'] }],
    });
    await waitFor(() => expect(retiradas).toHaveLength(1));
    expect(retiradas[0]?.params).toMatchObject({ random: RANDOM });
    expect(total()).toHaveTextContent('$0.00');
  });

  it('asks for the order anew where the sale is refused for what a product is not any more', async () => {
    const linea = '00000000-0000-4000-8000-000000000001';
    const { mesa } = abrirMesa([makeLinea(linea)]);
    refuse(ventasCalls.crearVenta, 'PRECIO_CAMBIADO');
    const { user, store } = enMesa();
    await abrirFlujo(store).cambia('catalogo', 'Otra'); // from then on nobody asks every second
    await waitFor(() => expect(total()).toHaveTextContent('$15.00'));
    await user.click(await boton(/^Pagar/));
    mesa.orden = makeOrden({ lineas: [makeLinea(linea, { precio_venta: 8 })] });
    await user.click(await boton(/^Cobrar \$15/));

    await waitFor(() => expect(total()).toHaveTextContent('$16.00'), { timeout: 5_000 }); // at 10 s it is asked for anyway
  });

  it('opens with the payment where it was asked for, once', async () => {
    abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    const { user } = enMesa(`${RUTA}&pagar=1`);
    expect(await screen.findByRole('dialog', { name: 'Pagar' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends what is new before it charges, asking first', async () => {
    const { recibir } = abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    const envios = answer(calls.registrarOrden, recibir);
    const { user, notices } = enMesa();
    await user.click(await boton(/^Bolón/));
    await user.click(await boton(/^Pagar/));

    expect(await screen.findByRole('dialog', { name: 'Pagar' })).toBeVisible();
    expect(notices).toContain('pregunta: Hay 1 línea sin enviar a cocina');
    expect(envios).toHaveLength(1);
  });

  it('charges nothing where the question is declined', async () => {
    const { recibir } = abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    const envios = answer(calls.registrarOrden, recibir);
    const { user, notices } = enMesa(RUTA, { acepta: false });
    await user.click(await boton(/^Bolón/));
    await user.click(await boton(/^Pagar/));
    await waitFor(() => expect(notices).toContain('pregunta: Hay 1 línea sin enviar a cocina'));
    await pasan(300); // what it would send has gone by then
    expect([envios.length, screen.queryByRole('dialog')]).toEqual([0, null]);
  });

  it('takes a sent line back with a reason, in part', async () => {
    abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    const anuladas = answer(calls.anularLinea, { success: true, data: makeOrden() });
    const { user } = enMesa();
    await user.click(await boton('Anular Ceviche'));
    const dialogo = await screen.findByRole('dialog');
    await user.click(within(dialogo).getByRole('button', { name: 'Anular' }));
    expect(within(dialogo).getByRole('alert')).toHaveTextContent(
      'Escriba el motivo de la anulación',
    );
    await user.click(within(dialogo).getByRole('button', { name: 'Una menos' }));
    await user.click(within(dialogo).getByRole('button', { name: 'No hay' }));
    await user.click(within(dialogo).getByRole('button', { name: 'Anular' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(anuladas[0]?.body).toMatchObject({ random: RANDOM, cantidad: 1, motivo: 'No hay' });
  });

  it('asks for as many again where nobody answered: it may have been done', async () => {
    abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    refuse(calls.anularLinea, 'SIN_CONEXION');
    const { user } = enMesa();
    await user.click(await boton('Anular Ceviche'));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(dialogo.getByRole('button', { name: 'No hay' }));
    await user.click(dialogo.getByRole('button', { name: 'Anular' }));
    await dialogo.findByRole('alert');
    expect(dialogo.getByRole('button', { name: 'Una menos' })).toBeDisabled();
    expect(dialogo.getByRole('textbox', { name: 'Motivo de la anulación' })).toBeDisabled();
    const anuladas = answer(calls.anularLinea, { success: true, data: makeOrden() });
    await user.click(dialogo.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(anuladas[0]?.body).toMatchObject({ cantidad: 2, motivo: 'No hay' }));
  });

  it('stays open until it is known whether the line was taken back', async () => {
    const { user } = enMesaCon([makeLinea('00000000-0000-4000-8000-000000000001')]);
    let contestar: () => void = () => undefined;
    const pedidas = answer(calls.anularLinea, async () => {
      await new Promise<void>((listo) => (contestar = listo));
      return { success: true as const, data: makeOrden() };
    });
    await user.click(await boton('Anular Ceviche'));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(dialogo.getByRole('button', { name: 'No hay' }));
    await user.click(dialogo.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(pedidas).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    contestar();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes back what was ready with an approval, also where the server knew it first', async () => {
    tienenPin();
    const { user, notices } = enMesaCon([
      makeLinea('00000000-0000-4000-8000-000000000001', { lista: true }),
    ]);
    await user.click(await boton('Anular Ceviche'));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(dialogo.getByRole('button', { name: 'No hay' }));
    expect(dialogo.getByRole('button', { name: 'Anular' })).toBeDisabled();
    await user.type(dialogo.getByLabelText('PIN del Administrador'), '4821');

    refuse(calls.anularLinea, 'APROBACION_RECHAZADA');
    await user.click(dialogo.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(dialogo.getByLabelText('PIN del Administrador')).toHaveValue(''));
    const anuladas = answer(calls.anularLinea, { success: true, data: makeOrden() });
    await user.type(dialogo.getByLabelText('PIN del Administrador'), '4821');
    await user.click(dialogo.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(anuladas[0]?.body).toMatchObject({
      motivo: 'No hay',
      aprobacion: { usuario: makeConPin().id, pin: '4821' },
    });
    expect(notices).toContain('success: Punto de Venta / Línea anulada');
  });

  it('asks for an approval where the server wants one', async () => {
    tienenPin();
    const { user } = enMesaCon([makeLinea('00000000-0000-4000-8000-000000000001')]);
    refuse(calls.anularLinea, 'ANULACION_SIN_APROBACION');
    await user.click(await boton('Anular Ceviche'));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(dialogo.getByRole('button', { name: 'No hay' }));
    expect(dialogo.queryByLabelText('PIN del Administrador')).toBeNull();
    await user.click(dialogo.getByRole('button', { name: 'Anular' }));
    expect(await dialogo.findByLabelText('PIN del Administrador')).toBeVisible();
  });

  it('asks an Administrador for nobody else', async () => {
    const { user } = enMesaCon(
      [makeLinea('00000000-0000-4000-8000-000000000001', { lista: true })],
      'Administrador',
    );
    const anuladas = answer(calls.anularLinea, { success: true, data: makeOrden() });
    await user.click(await boton('Anular Ceviche'));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(dialogo.getByRole('button', { name: 'No hay' }));
    await user.click(dialogo.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(anuladas).toHaveLength(1));
    expect(anuladas[0]?.body).not.toHaveProperty('aprobacion');
  });

  it('says how far each dish is, and fires a course that waits', async () => {
    abrirMesa([
      makeLinea('00000000-0000-4000-8000-000000000001', { lista: true }),
      makeLinea('00000000-0000-4000-8000-000000000002', { retenida: true, curso: 'POSTRE' }),
      makeLinea('00000000-0000-4000-8000-000000000003', { cantidad: 0, anulada: 1 }),
    ]);
    const disparados = answer(calls.dispararCurso, { success: true, data: makeOrden() });
    const { user } = enMesa();
    const lineas = within(await screen.findByRole('list', { name: 'En la orden' }));
    await lineas.findByText('ANULADO');
    expect(lineas.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
      expect.stringContaining('Listo'),
      expect.stringContaining('En espera'),
      expect.stringContaining('ANULADO'),
    ]);
    await user.click(await boton(/^Disparar Postre/));
    await waitFor(() => expect(disparados[0]?.body).toMatchObject({ curso: 'POSTRE' }));
  });

  it('fires a course that a guest has paid, while people still sit there', async () => {
    const { mesa } = abrirMesa([
      makeLinea('00000000-0000-4000-8000-000000000001'),
      makeLinea('00000000-0000-4000-8000-000000000002', {
        retenida: true,
        curso: 'FUERTE',
        cantidad: 0,
        pagada: 2,
      }),
    ]);
    enMesa();
    expect(await boton(/^Disparar Fuerte/)).toBeEnabled();
    mesa.orden = makeOrden({ ...mesa.orden, estado: 'PAGADA' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Disparar/ })).toBeNull());
  });

  it('keeps the last order, and says since when it cannot be read', async () => {
    abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    enMesa();
    await screen.findByText('Ceviche');
    refuse(calls.consultarOrden, 'BASE_NO_DISPONIBLE');
    expect(await screen.findByText(/^Sin conexión desde/)).toBeVisible();
    expect(screen.getByText('Ceviche')).toBeVisible();
  });

  it('is empty, and says so, once another till has charged it', async () => {
    const { mesa } = abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    const { notices } = enMesa();
    await waitFor(() => expect(total()).toHaveTextContent('$15.00'));
    mesa.orden = null;
    await waitFor(() => expect(total()).toHaveTextContent('$0.00'));
    expect(notices).toContain(
      'warning: Punto de Venta / La orden se cobró o se movió en otro equipo',
    );
  });

  it('says what was taken in part here where another till charged the whole', async () => {
    const { mesa } = abrirMesa([makeLinea('00000000-0000-4000-8000-000000000001')]);
    const { user, notices } = enMesa();
    await waitFor(() => expect(total()).toHaveTextContent('$15.00'));
    await user.click(await boton(/^Pagar/));
    await user.type(await screen.findByRole('textbox', { name: 'Recibido' }), '5');
    await user.click(await boton('Abonar $5.00'));
    mesa.orden = null;
    await waitFor(() =>
      expect(notices.join()).toContain('Aquí ya se habían cobrado $5.00: devuélvalos'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("has the till's keys: F4 goes to the order, where the keyboard stays when lines go; '?' lists them", async () => {
    abrirMesa();
    const { user } = enMesa();
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Bolón/));
    await user.keyboard('{F4}');
    expect(await boton('Cantidad de Bolón de queso: 1')).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(await boton('Cantidad de Ceviche de camarón: 1')).toHaveFocus();
    await user.keyboard('-');
    expect(screen.getByRole('region', { name: 'Orden' })).toHaveFocus();
    await user.keyboard('?');
    const lista = within(await screen.findByRole('dialog', { name: 'Atajos del teclado' }));
    expect(lista.getByText('Enviar a cocina, en una mesa')).toBeVisible();
  });

  it('takes no discount off what is not sent: the bill is where it is given', async () => {
    abrirMesa();
    const { user } = enMesa();
    await user.click(await boton(/^Ceviche de/));
    await user.click(await boton(/^Cantidad de Ceviche/));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByLabelText('Nota')).toBeVisible();
    expect(dialogo.queryByRole('button', { name: /Descuento/ })).toBeNull();
  });

  it('splits the bill by seat', async () => {
    abrirMesa([
      makeLinea('00000000-0000-4000-8000-000000000001', { asiento: 1, cantidad: 1 }),
      makeLinea('00000000-0000-4000-8000-000000000002', { asiento: 2, cantidad: 3 }),
    ]);
    const { user } = enMesa();
    await waitFor(() => expect(total()).toHaveTextContent('$30.00'));
    await user.click(await boton(/^Dividir Cuenta/));
    await user.click(await boton('Por asiento'));
    expect(await boton(/^Parte 1 \$7\.50/)).toBeVisible();
    expect(await boton(/^Parte 2 \$22\.50/)).toBeVisible();
  });
});
