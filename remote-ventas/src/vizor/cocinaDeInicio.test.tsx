import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { AJUSTES_COCINA, vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { makeUsuario, red, renderScreen } from '@comanda/shared/testing';

import CocinaDeInicio from './CocinaDeInicio';
import { makeLinea } from './testing/mundo';

afterEach(() => void jest.useRealTimers());

const tono = (lapso: string) =>
  screen.getByText(lapso).closest('[data-espera]')?.getAttribute('data-espera');

it('says how long the oldest order waits by now, also while nothing changes', async () => {
  const ahora = new Date('2026-11-20T18:00:00.000Z');
  jest.useFakeTimers({ advanceTimers: true, now: ahora });
  const lista = {
    success: true,
    ajustes: AJUSTES_COCINA,
    data: [makeLinea(1, { enviada: '2026-11-20T17:57:00.000Z' })],
    ahora: ahora.toISOString(),
  };
  red.use(
    http.post(`*${vizorCalls.listarVizor.path}`, ({ request }) =>
      request.headers.get('if-none-match') === '"1"'
        ? new HttpResponse(null, { status: 304 })
        : HttpResponse.json(lista, { headers: { etag: '"1"' } }),
    ),
  );
  renderScreen(<CocinaDeInicio />, { usuario: makeUsuario({ perfil: 'Cocinero' }) });
  expect(await screen.findByText('3 min')).toBeVisible();
  expect(tono('3 min')).toBe('bien');
  await act(() => jest.advanceTimersByTimeAsync(20 * 60_000));
  expect(await screen.findByText('23 min')).toBeVisible();
  expect(tono('23 min')).toBe('alerta');
});
