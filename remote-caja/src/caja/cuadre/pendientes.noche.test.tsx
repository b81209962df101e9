import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { cuadresCalls, type PendientesDeCierre } from '@comanda/shared/contracts/caja/cuadres';
import type { ActoEnSalida, VentaEnSalida } from '@comanda/shared/sinLinea';
import { answer, refuse } from '@comanda/shared/testing';

import {
  botonDeCierre,
  nombresDe,
  pendientesDeLaVenta,
  pendientesDelEquipo,
  pendientesDelServidor,
} from './pendientes';
import { abrirCuadre, boton, contar, contestarCuadre, makePendientes } from './testing/mundo';

const ABIERTOS: Partial<PendientesDeCierre> = {
  mesas: { cuantos: 22, nombres: ['Mesa 1 Ventana', 'Rosa'] },
  documentos: { cuantos: 1, nombres: ['001-001-000000007'] },
};

const abrir = (over: Partial<PendientesDeCierre> = {}) => {
  const mundo = contestarCuadre();
  answer(cuadresCalls.pendientesDeCierre, { success: true, data: makePendientes(over) });
  return { ...mundo, ...abrirCuadre() };
};
const lista = () => screen.findByRole('region', { name: 'Pendientes antes de cerrar' });

describe('what is still open', () => {
  it('stands before the count, each with its number, its names and where it is seen', async () => {
    abrir(ABIERTOS);
    const suya = within(await lista());
    expect(suya.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '22 · Mesas y órdenes abiertasMesa 1 Ventana, Rosa y 20 másVer mesas',
      '1 · Ventas que esperan su factura001-001-000000007Ver ventas',
    ]);
    expect(suya.getByRole('link', { name: 'Ver mesas' })).toHaveAttribute('href', '/admin/mesas');
    expect(boton('Contar')).toBeEnabled();
  });

  it('is told by the button that closes, which closes all the same', async () => {
    const vista = abrir(ABIERTOS);
    await lista();
    await contar(vista);
    await vista.user.click(await screen.findByRole('button', { name: 'Cerrar con 23 pendientes' }));
    expect(await screen.findByRole('dialog', { name: 'Caja cuadrada: Caja' })).toBeVisible();
    expect(vista.cuadres).toHaveLength(1);
  });

  it('is nothing to say where nothing is', async () => {
    const vista = abrir();
    await contar(vista);
    expect(await screen.findByRole('button', { name: 'Cerrar caja' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pendientes antes de cerrar' })).toBeNull();
  });

  it('that could not be read is said, and read again; it stops nobody', async () => {
    contestarCuadre();
    refuse(cuadresCalls.pendientesDeCierre, 'INESPERADO');
    const vista = abrirCuadre();
    expect(within(await lista()).getByRole('alert')).toBeVisible();
    expect(boton('Contar')).toBeEnabled();
    contestarCuadre();
    await vista.user.click(boton('Reintentar'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Pendientes antes de cerrar' })).toBeNull(),
    );
  });
});

describe('in words', () => {
  it.each([
    [0, 'Cerrar caja'],
    [1, 'Cerrar con 1 pendiente'],
    [12, 'Cerrar con 12 pendientes'],
  ])('the button with %d', (cuantos, texto) => {
    expect(botonDeCierre(cuantos)).toBe(texto);
  });

  it('other tills that have something to send, and not this one, which says so itself', () => {
    const equipos = { cuantos: 23, nombres: ['Barra: 2', 'Puerta: 5'] };
    const [suyos] = pendientesDelServidor(makePendientes({ equipos }), 'Barra');
    expect(suyos).toMatchObject({
      que: 'Equipos con algo por enviar: acérquelos a la línea',
      cuantos: 22,
      nombres: ['Puerta: 5'],
    });
    const soloEste = { cuantos: 1, nombres: ['Barra: 2'] };
    expect(pendientesDelServidor(makePendientes({ equipos: soloEste }), 'Barra')).toEqual([]);
  });

  it('bills that are half paid, and tickets that no printer took', () => {
    expect(pendientesDeLaVenta(new Map([['facturas', 3]]))).toEqual([]);
    const anotados = new Map([
      ['tickets', 2],
      ['cobros', 1],
    ]);
    expect(pendientesDeLaVenta(anotados)).toMatchObject([
      { que: expect.stringContaining('Cobros a medias'), cuantos: 1 },
      {
        que: expect.stringContaining('Tickets por imprimir'),
        cuantos: 2,
        ver: { a: '/admin/puntoventa' },
      },
    ]);
  });

  it('as many names as there are, and the rest as a number', () => {
    const ver = { texto: '', a: '' };
    expect(nombresDe({ que: '', cuantos: 2, nombres: ['A', 'B'], ver })).toBe('A, B');
    expect(nombresDe({ que: '', cuantos: 5, nombres: ['A', 'B'], ver })).toBe('A, B y 3 más');
  });

  it('what the device did for the company and the server does not have, whatever became of it', () => {
    const PUERTO = 'La Cevichería del Puerto';
    const estados = ['POR_ENVIAR', 'RECHAZADA', 'ENVIADA'] as const;
    const deEmpresa = (empresa: string) => ({
      // all that is looked at
      salida: estados.map(
        (estado, i) => ({ empresa, estado, venta: { secuencia: `00${i}` } }) as VentaEnSalida,
      ),
      actos: estados.map(
        (estado) => ({ empresa, estado, dicho: `Salida ${estado}` }) as ActoEnSalida,
      ),
    });
    const andina = deEmpresa('Cafetería Andina');
    const puerto = deEmpresa(PUERTO);
    const todos = {
      salida: [...andina.salida, ...puerto.salida],
      actos: [...andina.actos, ...puerto.actos],
    };
    const nombres = ['Venta 000', 'Venta 001', 'Salida POR_ENVIAR', 'Salida RECHAZADA'];
    expect(pendientesDelEquipo(todos, PUERTO)).toMatchObject([{ cuantos: 4, nombres }]);
  });

  it('a device that keeps nothing says nothing', () => {
    expect(pendientesDelEquipo({ salida: [], actos: [] }, 'La Cevichería')).toEqual([]);
  });
});
