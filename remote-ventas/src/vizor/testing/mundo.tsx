import { act } from '@testing-library/react';
import { jest } from '@jest/globals';

import {
  AJUSTES_COCINA,
  vizorCalls as calls,
  type LineaVizor,
} from '@comanda/shared/contracts/ventas/vizor';
import { Route, Routes, useLocation } from '@comanda/shared/router';
import { answer, makeLineaVizor, makeUsuario, renderScreen } from '@comanda/shared/testing';

import VizorScreen from '../VizorScreen';

export const PUERTO = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';
export const AHORA = new Date('2026-11-20T18:12:30.000Z');

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A line of its own; `n` makes its key, and that of its order where nothing else is said. */
export const makeLinea = (n: number, over: Partial<LineaVizor> = {}): LineaVizor =>
  makeLineaVizor({ linea: uuid(n), random: uuid(100 + n), orden: `Orden ${n}`, ...over });

/** The kitchen of each company, as the server answers it until it is told otherwise. */
export function servir(
  de: Readonly<Record<string, readonly LineaVizor[]>>,
  ajustes = AJUSTES_COCINA,
) {
  return answer(calls.listarVizor, ({ body }) => ({
    success: true as const,
    ajustes,
    ahora: new Date().toISOString(),
    data: [...(de[(body as { empresa: string }).empresa] ?? [])],
  }));
}

export const servirMarcas = () => answer(calls.marcarListo, { success: true, data: null });

function Direccion() {
  const { pathname, search } = useLocation();
  return <p>{`En ${pathname}${search}`}</p>;
}

export function abrirVizor(opciones: Parameters<typeof renderScreen>[1] = {}) {
  const usuario = makeUsuario({ perfil: 'Cajero' });
  return renderScreen(
    <Routes>
      <Route path="/" element={<VizorScreen />} />
      <Route path="*" element={<Direccion />} />
    </Routes>,
    { usuario, ...opciones },
  );
}

export const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
