import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { billingApi, fromCall, orderingApi } from '@comanda/shared/api';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { avisosCalls } from '@comanda/shared/contracts/admin/avisos';
import { emisionCalls, type AvisoAtencion } from '@comanda/shared/contracts/facturacion/emision';
import { useLocation } from '@comanda/shared/router';
import { selectEmpresa, sesionIniciada, sesionVencida } from '@comanda/shared/session';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { rutasDe, type RutaHallada } from '../../rutas/buscarRuta';
import { makeArea } from '../../testing/makeArranque';
import { Mostrada } from '../pantallaMostrada';

import Atencion from './Atencion';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });

const makeAviso = (over: Partial<AvisoAtencion> = {}): AvisoAtencion => ({
  empresa: PUERTO,
  tipo: 'DOCUMENTOS',
  cuantos: 1,
  texto: '1 documento espera que alguien lo revise',
  ...over,
});
const responder = (...avisos: AvisoAtencion[]) =>
  answer(emisionCalls.consultarAtencion, { success: true, data: avisos });

/** Any call that changes something: what matters is that the server has taken it. */
const { cambio } = orderingApi.injectEndpoints({
  endpoints: (build) => ({ cambio: build.mutation(fromCall(authCalls.salir)) }),
}).endpoints;

function Direccion() {
  return <output aria-label="direccion">{useLocation().pathname}</output>;
}
const DOCUMENTOS = rutasDe([makeArea('reportes')], 'Administrador');
const abrir = (rutas = DOCUMENTOS) =>
  renderScreen(
    <>
      <Mostrada />
      <Atencion rutas={rutas} />
      <Direccion />
    </>,
    { usuario: admin },
  );

describe('what needs attention', () => {
  it('is never the one of whoever was here before, whose session ran out', async () => {
    responder(makeAviso({ cuantos: 3 }));
    const { store } = abrir();
    await screen.findByRole('button', { name: '3 asuntos requieren atención' });

    act(() => void store.dispatch(sesionVencida()));
    const otro = makeUsuario({ id: 'u9', perfil: 'Administrador', empresa: ['Otra Empresa'] });
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((resolve) => (soltar = resolve));
    answer(emisionCalls.consultarAtencion, async () => {
      await espera;
      return { success: true as const, data: [makeAviso({ empresa: 'Otra Empresa' })] };
    });
    act(() => void store.dispatch(sesionIniciada({ ...otro, token: 'otro', vence: 600 })));

    expect(screen.queryByRole('button', { name: /requiere/ })).toBeNull();
    soltar();
    expect(await screen.findByRole('button', { name: '1 asunto requiere atención' })).toBeVisible();
  });

  it('is counted, said, and leads to the documents of its company', async () => {
    responder(
      makeAviso({ cuantos: 3, texto: '3 documentos esperan que alguien los revise' }),
      makeAviso({
        empresa: ANDINA,
        tipo: 'CERTIFICADO',
        texto: 'El certificado de firma caducó el 18/11/2026',
      }),
    );
    const { user, store } = abrir();
    const boton = await screen.findByRole('button', { name: '4 asuntos requieren atención' });
    expect(boton).toHaveTextContent('4');
    expect(boton).toHaveAttribute('aria-expanded', 'false');

    await user.click(boton);
    const lista = within(screen.getByRole('list', { name: 'Requieren atención' }));
    expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${PUERTO}3 documentos esperan que alguien los revise` + 'Revisar documentos',
      `${ANDINA}El certificado de firma caducó el 18/11/2026` + 'Ver documentos',
    ]);
    await user.click(lista.getByRole('link', { name: /El certificado/ }));

    expect(screen.getByLabelText('direccion')).toHaveTextContent('/admin/facturas');
    expect(selectEmpresa(store.getState())).toBe(ANDINA);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('leads to what mends it, for whoever has that screen', async () => {
    responder(makeAviso({ tipo: 'CERTIFICADO', texto: 'Falta el certificado de firma' }));
    const { user } = abrir([...DOCUMENTOS, ...rutasDe([makeArea('admin')], 'Administrador')]);
    await user.click(await screen.findByRole('button', { name: '1 asunto requiere atención' }));
    const enlace = screen.getByRole('link', { name: /Cargar certificado/ });
    expect(enlace).toHaveAttribute('href', '/admin/empresa?abrir=emision');
  });

  it('asks nobody to resume what only an Administrador does', async () => {
    responder(makeAviso({ tipo: 'PAUSA', texto: 'La emisión está en pausa' }));
    const contador = makeUsuario({ perfil: 'Contador', empresa: [PUERTO] });
    for (const [usuario, verbo] of [
      [admin, 'Revisar y reanudar'],
      [contador, 'Ver documentos'],
    ] as const) {
      const { user, unmount } = renderScreen(<Atencion rutas={DOCUMENTOS} />, { usuario });
      await user.click(await screen.findByRole('button', { name: '1 asunto requiere atención' }));
      expect(screen.getByRole('link', { name: /en pausa/ })).toHaveTextContent(verbo);
      unmount();
    }
  });

  describe('of a screen that says it urges', () => {
    const mesas = rutasDe([makeArea('ventas')], 'Administrador').map(
      ({ area, ruta }): RutaHallada => {
        const urge = ruta.path === 'mesas';
        return { area, ruta: { ...ruta, avisa: true, urge } };
      },
    );
    const avisar = () =>
      answer(avisosCalls.consultarAvisos, {
        success: true,
        data: [
          { ruta: 'mesas', empresa: ANDINA, cuantos: 2, texto: '2 mesas por cobrar' },
          { ruta: 'puntoventa', empresa: PUERTO, cuantos: 5, texto: '5 que no urgen' },
        ],
      });

    it('is told with the documents, and leads to that screen and its company', async () => {
      responder(makeAviso());
      avisar();
      const { user, store } = abrir([...DOCUMENTOS, ...mesas]);
      await user.click(await screen.findByRole('button', { name: '3 asuntos requieren atención' }));
      const lista = within(screen.getByRole('list', { name: 'Requieren atención' }));
      expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        `${PUERTO}1 documento espera que alguien lo revise` + 'Revisar documentos',
        `${ANDINA}2 mesas por cobrar` + 'Ir a Mesas',
      ]);
      await user.click(lista.getByRole('link', { name: /mesas/ }));
      expect(screen.getByLabelText('direccion')).toHaveTextContent('/admin/mesas');
      expect(selectEmpresa(store.getState())).toBe(ANDINA);
    });

    it('is all there is for who sees to no documents, and they are not asked for', async () => {
      const pedidos = responder(makeAviso());
      avisar();
      abrir(mesas);
      expect(
        await screen.findByRole('button', { name: '2 asuntos requieren atención' }),
      ).toBeVisible();
      expect(pedidos).toEqual([]);
    });
  });

  it('is nothing at zero, nor when it cannot be asked', async () => {
    const pedidos = responder();
    const { unmount } = abrir();
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();

    refuse(emisionCalls.consultarAtencion, 'SIN_CONEXION');
    abrir();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('closes with Escape, giving the focus back, and when the focus goes elsewhere', async () => {
    responder(makeAviso());
    const { user } = abrir();
    const boton = await screen.findByRole('button', { name: '1 asunto requiere atención' });
    await user.click(boton);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list')).toBeNull();
    expect(boton).toHaveFocus();

    await user.click(boton);
    await user.tab({ shift: true });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is asked again after something was done about a document', async () => {
    responder(makeAviso());
    const { store } = abrir();
    await screen.findByRole('button');

    const pedidos = responder();
    act(() => void store.dispatch(billingApi.util.invalidateTags(['Comprobante'])));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(pedidos).toHaveLength(1);
  });

  describe('with the time passing', () => {
    beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
    afterEach(() => void jest.useRealTimers());

    it('is asked every minute', async () => {
      const pedidos = responder();
      abrir();
      const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await pasar(1_000);
      expect(pedidos).toHaveLength(1);
      await pasar(50_000);
      expect(pedidos).toHaveLength(1);
      await pasar(10_000);
      expect(pedidos).toHaveLength(2);
    });

    it('follows within five seconds what this machine changed, and calms down again', async () => {
      responder();
      answer(authCalls.salir, { success: true, data: null });
      const { store } = abrir();
      const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await pasar(1_000);
      const pedidos = responder(makeAviso());
      await act(() => store.dispatch(cambio.initiate({})));
      expect(screen.queryByRole('button')).toBeNull();

      await pasar(5_000);
      expect(screen.getByRole('button', { name: '1 asunto requiere atención' })).toBeVisible();

      await pasar(20_000);
      const veces = pedidos.length;
      await pasar(20_000);
      expect(pedidos).toHaveLength(veces);
    });
  });
});
