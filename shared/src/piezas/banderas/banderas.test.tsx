import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';

import { defineArea } from '../../area';
import { empresasReleidas, sesionIniciada } from '../../session';
import { makeUsuario, renderScreen } from '../../testing';

import { banderasDe } from './index';

const area = defineArea({
  area: 'caja',
  titulo: 'la caja',
  zona: 'admin',
  rutas: [],
  banderas: [
    { nombre: 'nueva-cuenta', titulo: 'La cuenta nueva' },
    { nombre: 'otra', titulo: 'Otra' },
  ],
});
const useBandera = banderasDe(area);

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const conBanderas = (empresa: string, banderas?: string[]) => ({
  empresa,
  areas: ['caja'],
  banderas,
});

function Pantalla() {
  return <p>{useBandera('nueva-cuenta') ? 'nueva' : 'de siempre'}</p>;
}

describe('a flag', () => {
  it.each<[string, Parameters<typeof makeUsuario>[0], string]>([
    [
      'is on where the company has it',
      { areas: [conBanderas(PUERTO, ['caja.nueva-cuenta'])] },
      'nueva',
    ],
    ['is off where nothing is said', {}, 'de siempre'],
    ['is off where the company has none', { areas: [conBanderas(PUERTO)] }, 'de siempre'],
    ['is off where it is another', { areas: [conBanderas(PUERTO, ['caja.otra'])] }, 'de siempre'],
    [
      'is off where it is of another area',
      { areas: [conBanderas(PUERTO, ['ventas.nueva-cuenta'])] },
      'de siempre',
    ],
    [
      'is off where it is of another company',
      { empresa: [PUERTO, ANDINA], areas: [conBanderas(ANDINA, ['caja.nueva-cuenta'])] },
      'de siempre',
    ],
  ])('%s', (_que, over, dicho) => {
    const { screen } = renderScreen(<Pantalla />, { usuario: makeUsuario(over) });
    expect(screen.getByText(dicho)).toBeVisible();
  });

  it('follows what the operator switches while the screen is open', () => {
    const usuario = makeUsuario({ areas: [conBanderas(PUERTO)] });
    const { screen, store } = renderScreen(<Pantalla />, { usuario });
    expect(screen.getByText('de siempre')).toBeVisible();
    const releido = { ...usuario, areas: [conBanderas(PUERTO, ['caja.nueva-cuenta'])] };
    act(() => void store.dispatch(empresasReleidas(releido)));
    expect(screen.getByText('nueva')).toBeVisible();
  });

  it('stays as the boot document said when the token is renewed, which says none', () => {
    const usuario = makeUsuario({ areas: [conBanderas(PUERTO, ['caja.nueva-cuenta'])] });
    const { screen, store } = renderScreen(<Pantalla />, { usuario });
    const { banderas: _, ...sinBanderas } = conBanderas(PUERTO);
    const renovada = { ...usuario, areas: [sinBanderas], token: 'otro', vence: 600 };
    act(() => void store.dispatch(sesionIniciada(renovada)));
    expect(screen.getByText('nueva')).toBeVisible();
    act(() => void store.dispatch(sesionIniciada({ ...renovada, id: 'u2' })));
    expect(screen.getByText('de siempre')).toBeVisible();
  });

  it('is asked for by the names of its own area alone', () => {
    // @ts-expect-error: its area declares no such flag
    const mal: Parameters<typeof useBandera> = ['ninguna'];
    expect(mal).toHaveLength(1);
  });
});
