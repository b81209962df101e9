import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { z } from 'zod';

import { authCalls } from '../../contracts/auth/auth';
import { empresaField, formatoField } from '../../contracts/campos';
import { defineCalls } from '../../contracts/defineCall';
import {
  cabezaDePedazo,
  marcoDeAvance,
  marcoDeFin,
  TIPO_CON_AVANCE,
} from '../../domain/hojas/avance';
import { ERRORES_DEL_NAVEGADOR } from '../../errors/delNavegador';
import { answer, entregar, red, refuse, renderScreen } from '../../testing';
import { DataTable, paginada } from '../tabla';

import { delServidor } from '.';

const { exportar } = defineCalls('ordering', {
  exportar: {
    method: 'GET',
    path: '/v1/exportar_algo',
    acceso: { perfiles: 'sesion', area: null },
    query: z.strictObject({ empresa: empresaField, formato: formatoField }),
    reply: z.unknown(),
  },
});

type Fila = { id: string };
const VACIA = { currentData: { filas: [] as Fila[], total: 0 }, isFetching: false, isError: false };

const blobs: Blob[] = [];
const nombres: string[] = [];
beforeEach(() => {
  blobs.length = 0;
  nombres.length = 0;
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    nombres.push(this.download);
  });
});
afterEach(() => void jest.restoreAllMocks());

function abrir() {
  const query = { ...VACIA, refetch: () => undefined } as never; // as RTK Query answers
  return renderScreen(
    <DataTable<Fila>
      titulo="Ventas"
      columns={[{ id: 'id', header: 'ID', text: ({ id }) => id }]}
      fuente={paginada(() => query)}
      rowKey={({ id }) => id}
      exportar={delServidor('ordering', exportar, { empresa: 'Puerto' })}
    />,
  );
}

async function elegir(user: ReturnType<typeof abrir>['user'], formato = 'CSV') {
  await user.click(screen.getByRole('button', { name: /^Más de / }));
  await user.click(await screen.findByRole('menuitem', { name: `Exportar ${formato}` }));
}

/** An answer whose pieces come when the test says. */
function despacio() {
  let mando!: ReadableStreamDefaultController<Uint8Array>;
  let cortada = false;
  const cuerpo = new ReadableStream<Uint8Array>({
    start: (suyo) => void (mando = suyo),
    cancel: () => void (cortada = true),
  });
  red.use(
    http.get(
      `*${exportar.path}`,
      () => new HttpResponse(cuerpo, { headers: { 'content-type': TIPO_CON_AVANCE } }),
    ),
  );
  return { enviar: (bytes: Uint8Array) => mando.enqueue(bytes), cortada: () => cortada };
}

describe('a file from the server', () => {
  it('is asked for as the session of the page, in the format that was chosen, and kept under its name', async () => {
    const pedidos = entregar(exportar, { nombre: 'ventas-del-mes.xlsx', pedazos: ['a', 'b'] });
    const { user, notices } = abrir();
    await elegir(user, 'Excel (XLSX)');
    await waitFor(() => expect(notices).toEqual(['success: Ventas / 2 filas exportadas']));
    expect(Object.fromEntries(pedidos[0]!.url.searchParams)).toEqual({
      empresa: 'Puerto',
      formato: 'xlsx',
    });
    expect(pedidos[0]?.headers.get('authorization')).toBe('Bearer token-de-prueba');
    expect([nombres, await blobs[0]?.text()]).toEqual([['ventas-del-mes.xlsx'], 'ab']);
  });

  it('says how far it is, and stops when it is told to', async () => {
    const { enviar } = despacio();
    const { user, notices } = abrir();
    await elegir(user);
    enviar(cabezaDePedazo(3));
    enviar(new Uint8Array(3));
    enviar(marcoDeAvance({ hechas: 12_000, total: 1_000_000 }));
    expect(await screen.findByText('12,000 de 1,000,000')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Exportando Ventas' })).toHaveAttribute(
      'value',
      '12000',
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: /^Más de / })).toBeVisible();
    expect([notices, blobs]).toEqual([[], []]);
  });

  it('keeps the focus where it was asked for: beside what stops it, and then on what asks again', async () => {
    const { cortada } = despacio();
    const { user } = abrir();
    await user.click(screen.getByRole('button', { name: /^Más de / }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: 'Exportando Ventas' })).toHaveFocus();
    await user.keyboard('{Enter}'); // in a hurry
    expect(cortada()).toBe(false);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Más de / })).toHaveFocus();
  });

  it('is not kept where it was cut off', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    entregar(exportar, { nombre: 'x.csv', pedazos: ['a'], entero: false });
    const { user, notices } = abrir();
    await elegir(user);
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Ventas / La descarga se cortó antes de terminar. Intente otra vez',
      ]),
    );
    expect(blobs).toEqual([]);
    expect(screen.getByRole('button', { name: /^Más de / })).toBeEnabled();
  });

  it('is refused in the words of the server', async () => {
    refuse(exportar, 'AREA_NO_HABILITADA');
    const { user, notices } = abrir();
    await elegir(user);
    await waitFor(() => expect(notices[0]).toMatch(/^error: Ventas \/ /));
  });

  it('says that there is no server where a proxy answers in its place', async () => {
    red.use(
      http.get(`*${exportar.path}`, () => HttpResponse.html('<h1>503</h1>', { status: 503 })),
    );
    const { user, notices } = abrir();
    await elegir(user);
    const { msg } = ERRORES_DEL_NAVEGADOR.SIN_CONEXION;
    await waitFor(() => expect(notices).toEqual([`error: Ventas / ${msg}`]));
  });

  it('is asked for again once the session is fresh', async () => {
    let veces = 0;
    red.use(
      http.get(`*${exportar.path}`, ({ request }) => {
        veces++;
        if (request.headers.get('authorization') !== 'Bearer fresco')
          return HttpResponse.json({}, { status: 401 });
        return new HttpResponse(new Blob([marcoDeFin()]), {
          headers: { 'content-type': TIPO_CON_AVANCE },
        });
      }),
    );
    const data = { id: 'u1', perfil: 'Cajero', empresa: ['x'], nombreCompleto: 'Ana' };
    answer(authCalls.refrescarSesion, {
      success: true,
      data: { ...data, logo_empresa: null, token: 'fresco', vence: 600 },
    } as never); // what the contract's own schema fills in
    const { user, notices } = abrir();
    await elegir(user);
    await waitFor(() => expect(notices).toEqual(['success: Ventas / Archivo guardado']));
    expect(veces).toBe(2);
  });
});
