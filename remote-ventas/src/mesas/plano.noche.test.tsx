import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { answer, refuse } from '@comanda/shared/testing';

import {
  abrir,
  boton,
  dejarPorEnviar,
  EMPRESA,
  makeMesa,
  makeOcupada,
  respuesta,
  tarjeta,
} from './testing/piso';

const CELDA = 50;

/** jsdom has no pointer of its own, and draws nothing: a plan of 24 by 16 cells of 50 pixels. */
beforeAll(() => {
  Object.assign(window, { PointerEvent: MouseEvent });
  Element.prototype.setPointerCapture = () => undefined;
  const plano = new DOMRect(0, 0, 24 * CELDA, 16 * CELDA);
  HTMLElement.prototype.getBoundingClientRect = function medida(this: HTMLElement) {
    return this.dataset.edita === undefined ? new DOMRect() : plano;
  };
});

const PUESTAS = [makeMesa(1, { x: 2, y: 2 }), makeOcupada(5, { x: 3, y: 2 }), makeMesa(7)];
const HECHO = { success: true as const, data: null };

async function dibujar(acepta = true) {
  const vista = abrir(PUESTAS, { acepta });
  await vista.user.click(await boton('Editar plano'));
  const guardados = answer(calls.guardarPlano, HECHO);
  return { ...vista, guardados };
}
const ficha = (nombre: string) => screen.getByRole('button', { name: new RegExp(`^${nombre}`) });
const enCelda = (x: number, y: number) => ({
  clientX: (x + 0.5) * CELDA,
  clientY: (y + 0.5) * CELDA,
});

function llevar(nombre: string, x: number, y: number) {
  const suya = ficha(nombre);
  const puntero = { pointerId: 1, button: 0, isPrimary: true };
  fireEvent.pointerDown(suya, { ...puntero, ...enCelda(0, 0) });
  fireEvent.pointerMove(suya, { ...puntero, ...enCelda(x, y) });
  return () => fireEvent.pointerUp(suya, { ...puntero, ...enCelda(x, y) });
}
const dicho = () => screen.getByRole('status').textContent;

describe('the floor plan', () => {
  it('is what is shown first where tables have a place; those without lie beside it; a tap shows the card', async () => {
    const { user } = abrir(PUESTAS);
    const plano = await screen.findByRole('region', { name: 'Plano' });
    expect(ficha('Mesa 5')).toHaveTextContent('Ocupada$12.50 · 25 min');
    const sueltas = within(plano).getByRole('group', { name: 'Sin lugar en el plano' });
    expect(within(sueltas).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(ficha('Mesa 5'));
    expect(await tarjeta('Mesa 5')).toHaveTextContent('María');
    await user.click(await boton('Lista'));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('says of which table the kitchen does not have something yet', async () => {
    dejarPorEnviar();
    refuse(calls.registrarOrden, 'SIN_CONEXION');
    abrir(PUESTAS);
    await screen.findByText('Por enviar');
    expect(ficha('Mesa 5')).toHaveTextContent('Ocupada Por enviar$12.50 · 25 min');
    localStorage.clear();
  });

  it('is not there where no table has a place, and says so when asked for', async () => {
    const { user } = abrir([makeMesa(1)]);
    await tarjeta('Mesa 1');
    await user.click(await boton('Plano'));
    expect(screen.getByText('Ninguna mesa tiene lugar en el plano')).toBeVisible();
  });

  it('is drawn by carrying tables, and saved with what was moved', async () => {
    const { user, guardados, notices } = await dibujar();
    llevar('Mesa 7', 10, 4)();
    llevar('Mesa 1', 0, 15)();
    expect(dicho()).toBe('Mesa 1: columna 1, fila 16');
    await user.click(await boton('Guardar plano'));
    await waitFor(() => expect(notices).toEqual(['success: Punto de Venta / Plano guardado']));
    expect(guardados[0]?.body).toEqual({
      empresa: EMPRESA,
      lugares: [
        { id: '1', x: 0, y: 15 },
        { id: '7', x: 10, y: 4 },
      ],
    });
    expect(await boton('Editar plano')).toBeVisible();
  });

  it('never has two on one cell, nor one outside, and Escape puts back what is carried', async () => {
    const { user } = await dibujar();
    llevar('Mesa 1', 3, 2)();
    expect(dicho()).toBe('Mesa 1: ahí está Mesa 5');
    llevar('Mesa 1', 40, 2)();
    const soltar = llevar('Mesa 1', 8, 8);
    await user.keyboard('{Escape}');
    soltar();
    expect(await boton('Deshacer')).toBeDisabled();
    expect(await boton('Guardar plano')).toBeDisabled();
  });

  it('is drawn with the arrows as well, over what is taken, and the focus stays with the table', async () => {
    const { user, guardados } = await dibujar();
    ficha('Mesa 1').focus();
    await user.keyboard('{ArrowRight}');
    expect(dicho()).toBe('Mesa 1: columna 5, fila 3');
    await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(dicho()).toBe('Mesa 1: no hay lugar');
    ficha('Mesa 7').focus();
    await user.keyboard('{ArrowDown}');
    expect(dicho()).toBe('Mesa 7: columna 1, fila 1');
    expect(ficha('Mesa 7')).toHaveFocus();
    await user.click(await boton('Guardar plano'));
    await waitFor(() => expect(guardados).toHaveLength(1));
  });

  it('goes back a step, and is left as it was', async () => {
    const { user, guardados, notices } = await dibujar();
    llevar('Mesa 1', 5, 5)();
    llevar('Mesa 1', 6, 6)();
    await user.click(await boton('Deshacer'));
    expect(ficha('Mesa 1')).toHaveStyle({ gridColumn: '6', gridRow: '6' });
    await user.click(await boton('Cancelar'));
    expect(await screen.findByRole('region', { name: 'Plano' })).toBeVisible();
    expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']);
    expect(guardados).toEqual([]);
  });

  it.each([
    ['INESPERADO', 'Algo salió mal.'],
    ['MESAS_ENCIMADAS', 'Dos mesas quedan en el mismo lugar. Sepárelas y guarde'],
  ] as const)('stays open with what was drawn where it is refused (%s)', async (code, frase) => {
    const { user, notices } = await dibujar();
    llevar('Mesa 1', 5, 5)();
    refuse(calls.guardarPlano, code);
    await user.click(await boton('Guardar plano'));
    await waitFor(() => expect(notices).toEqual([`error: Punto de Venta / ${frase}`]));
    expect(ficha('Mesa 1')).toHaveStyle({ gridColumn: '6', gridRow: '6' });
  });

  it('follows what somebody else draws, under what is drawn here', async () => {
    const { user, guardados } = await dibujar();
    llevar('Mesa 1', 5, 5)();
    answer(
      calls.listarMesas,
      respuesta([makeMesa(1, { x: 9, y: 9 }), makeOcupada(5, { x: 8, y: 8 })]),
    );
    await waitFor(() => expect(ficha('Mesa 5')).toHaveStyle({ gridColumn: '9', gridRow: '9' }));
    expect(ficha('Mesa 1')).toHaveStyle({ gridColumn: '6', gridRow: '6' });
    expect(screen.queryByRole('button', { name: /^Mesa 7/ })).toBeNull();
    await user.click(await boton('Guardar plano'));
    await waitFor(() => expect(guardados).toHaveLength(1));
    expect(guardados[0]?.body).toMatchObject({ lugares: [{ id: '1', x: 5, y: 5 }] });
  });
});
