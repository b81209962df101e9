import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';

import { AJUSTES_COCINA, vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';
import { sesionCerrada } from '@comanda/shared/session';
import { answer, avisosDeConsola, makeUsuario, refuse } from '@comanda/shared/testing';

import { abrirVizor, AHORA, ANDINA, makeLinea, pasar, PUERTO, servir } from './testing/mundo';

const orden = (name: string) => screen.findByRole('article', { name });
const tablero = () => document.querySelector<HTMLElement>('.vizor-tablero');
const SIN = 'Sin conexión desde 13:12';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now: AHORA }));
afterEach(() => void jest.useRealTimers());

describe('a refresh that fails', () => {
  it('keeps the last list, greyed, says since when, and comes back by itself', async () => {
    servir({ [PUERTO]: [makeLinea(1)] });
    abrirVizor();
    await orden('Orden 1');
    expect(tablero()).toHaveAttribute('data-viejo', 'false');

    refuse(calls.listarVizor, 'SIN_CONEXION');
    await pasar(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent(SIN);
    expect(await orden('Orden 1')).toBeVisible();
    expect(tablero()).toHaveAttribute('data-viejo', 'true');

    await pasar(2 * 60_000); // asked every second
    expect(screen.getByRole('alert')).toHaveTextContent(SIN);
    expect(await orden('Orden 1')).toHaveTextContent('14 min');

    servir({ [PUERTO]: [makeLinea(1), makeLinea(2)] });
    await pasar(3_000);
    expect(await orden('Orden 2')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tablero()).toHaveAttribute('data-viejo', 'false');
  });

  it('is nothing to speak of where the next one does not', async () => {
    servir({ [PUERTO]: [makeLinea(1)] });
    abrirVizor();
    await orden('Orden 1');
    let veces = 0;
    answer(calls.listarVizor, () => {
      veces += 1;
      if (veces % 3 === 0) throw new Error('one in three');
      return {
        success: true as const,
        ajustes: AJUSTES_COCINA,
        data: [makeLinea(1)],
        ahora: new Date().toISOString(),
      };
    });
    for (let segundos = 0; segundos < 30; segundos++) {
      await pasar(1_000);
      expect(screen.getByRole('article', { name: 'Orden 1' })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    }
    expect(veces).toBeGreaterThan(25);
  });

  it('never shows nothing where there never was a list, and shows one as soon as there is', async () => {
    refuse(calls.listarVizor, 'SIN_CONEXION');
    abrirVizor();
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor');
    await pasar(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión con el servidor');
    servir({ [PUERTO]: [makeLinea(1)] });
    await pasar(2_000);
    expect(await orden('Orden 1')).toBeVisible();
  });
});

describe('a page that is loaded again without a server', () => {
  async function conLista() {
    servir({ [PUERTO]: [makeLinea(1)] });
    const { unmount, store } = abrirVizor();
    await orden('Orden 1');
    unmount();
    refuse(calls.listarVizor, 'SIN_CONEXION');
    return store;
  }

  it('shows the last list at once, and since when', async () => {
    await conLista();
    await pasar(60_000);
    abrirVizor();
    expect(await orden('Orden 1')).toBeVisible();
    expect(await screen.findByText(SIN)).toBeVisible();
    expect(tablero()).toHaveAttribute('data-viejo', 'true');
    expect(await orden('Orden 1')).toHaveTextContent('13 min');
  });

  it('shows nobody the list of another', async () => {
    await conLista();
    abrirVizor({ usuario: makeUsuario({ id: 'u2' }) });
    expect(await screen.findByText('No hay conexión con el servidor')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows a company nothing of another', async () => {
    await conLista();
    abrirVizor({ usuario: makeUsuario({ empresa: [ANDINA] }) });
    expect(await screen.findByText('No hay conexión con el servidor')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('has none any more after a logout', async () => {
    const store = await conLista();
    store.dispatch(sesionCerrada());
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('does without one that cannot be read', async () => {
    const avisos = avisosDeConsola();
    await conLista();
    const [llave = ''] = Object.keys(localStorage);
    for (const roto of ['{', '{"leida":1}']) {
      localStorage.setItem(llave, roto);
      const { unmount } = abrirVizor();
      expect(await screen.findByText('No hay conexión con el servidor')).toBeVisible();
      unmount();
    }
    expect(avisos.filter((aviso) => aviso.includes('the stored list cannot be read'))).toHaveLength(
      1,
    );
  });
});

describe('a list that is refused', () => {
  it('is said in words where the area is switched off, and what there was stays', async () => {
    servir({ [PUERTO]: [makeLinea(1)] });
    abrirVizor();
    await orden('Orden 1');
    refuse(calls.listarVizor, 'AREA_NO_HABILITADA');
    await pasar(4_000);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Esta área no está habilitada para la empresa',
    );
    expect(await orden('Orden 1')).toBeVisible();
  });

  it("goes where the company is the user's no more, from this machine too", async () => {
    servir({ [PUERTO]: [makeLinea(1)] });
    abrirVizor();
    await orden('Orden 1');
    refuse(calls.listarVizor, 'EMPRESA_NO_PERMITIDA');
    expect(await screen.findByText('No tiene acceso a esta empresa')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
