import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';

import { temaDeCookies, type Tema } from '@comanda/shared/domain/empresa/tema';

import { elegirTema, renovarTema, useModo, useTema } from './temaElegido';

/** A machine whose system is dark or not, which may change its mind. */
function equipo(oscuro: boolean) {
  const oyentes = new Set<() => void>();
  const media = {
    matches: oscuro,
    addEventListener: (_: string, oyente: () => void) => void oyentes.add(oyente),
    removeEventListener: (_: string, oyente: () => void) => void oyentes.delete(oyente),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  return (ahora: boolean) => {
    media.matches = ahora;
    oyentes.forEach((oyente) => oyente());
  };
}

function Muestra() {
  const [tema, modo] = [useTema(), useModo()];
  return (
    <output>
      {tema} {modo}
    </output>
  );
}

const dicho = () => screen.getByRole('status').textContent;
const canal = new BroadcastChannel('comanda.tema');
const otraPestana = (tema: unknown) => canal.postMessage(tema);

afterAll(() => canal.close());
beforeEach(() => {
  delete document.documentElement.dataset.tema;
  document.cookie = 'comanda.tema=; path=/; max-age=0';
});

describe('the theme of this machine', () => {
  it('is as the machine does, and goes with it', () => {
    const cambiar = equipo(false);
    render(<Muestra />);
    expect(dicho()).toBe('equipo claro');

    act(() => cambiar(true));

    expect(dicho()).toBe('equipo oscuro');
  });

  it.each([
    ['claro', true],
    ['oscuro', false],
  ] as const)('is %s when the user says so, whatever the machine does', (tema, noche) => {
    equipo(noche);
    render(<Muestra />);

    act(() => elegirTema(tema));

    expect(dicho()).toBe(`${tema} ${tema}`);
    expect(document.documentElement.dataset.tema).toBe(tema);
    expect(temaDeCookies(document.cookie)).toBe(tema);
  });

  it('is what the page came with, and remembered for another year', () => {
    equipo(false);
    document.documentElement.dataset.tema = 'oscuro';
    render(<Muestra />);

    expect(dicho()).toBe('oscuro oscuro');
    renovarTema();
    expect(temaDeCookies(document.cookie)).toBe('oscuro');
  });

  it('goes back to what the machine does, and forgets the choice', () => {
    equipo(false);
    render(<Muestra />);
    act(() => elegirTema('oscuro'));

    act(() => elegirTema('equipo'));

    expect(dicho()).toBe('equipo claro');
    expect(document.documentElement).not.toHaveAttribute('data-tema');
    expect(document.cookie).not.toContain('comanda.tema');
  });

  it('follows another tab, and nothing else that is said there', async () => {
    equipo(false);
    render(<Muestra />);

    otraPestana('oscuro');
    await waitFor(() => expect(dicho()).toBe('oscuro oscuro'));
    const antes: (string | null)[] = [];
    const mirar = new MutationObserver((cambios) =>
      antes.push(...cambios.map(({ oldValue }) => oldValue)),
    );
    mirar.observe(document.documentElement, { attributes: true, attributeOldValue: true });
    otraPestana('azul');
    otraPestana('claro'); // in order: when this one is heard, so was the other
    await waitFor(() => expect(dicho()).toBe('claro claro'));
    mirar.disconnect();
    expect(antes.filter((uno) => uno !== 'oscuro' && uno !== 'claro')).toEqual([]);
    expect(document.documentElement.dataset.tema).toBe('claro');
  });

  it('is told to the other tabs', async () => {
    equipo(false);
    render(<Muestra />);
    const oidos: Tema[] = [];
    canal.onmessage = ({ data }: MessageEvent<Tema>) => void oidos.push(data);

    act(() => elegirTema('oscuro'));

    await waitFor(() => expect(oidos).toEqual(['oscuro']));
  });
});
