import type { ComponentType } from 'react';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';

import { avisosDeConsola, renderScreen } from '@comanda/shared/testing';

import { Avisos } from './Avisos';

const Anfitrion = () => <p>anfitrion de avisos</p>;
const traedor = () => jest.fn<() => Promise<ComponentType>>().mockResolvedValue(Anfitrion);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the tier of notices', () => {
  it('takes nothing with it when it does not come, and is asked for again', async () => {
    const dichos = avisosDeConsola();
    const traer = traedor().mockRejectedValueOnce(new Error('sin red'));
    renderScreen(
      <>
        <p>la pagina</p>
        <Avisos traer={traer} />
      </>,
    );
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText('la pagina')).toBeVisible();
    expect(screen.queryByText('anfitrion de avisos')).toBeNull();
    expect([traer.mock.calls.length, dichos.length]).toEqual([1, 1]);

    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('anfitrion de avisos')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(traer).toHaveBeenCalledTimes(2);
  });

  it('is not asked for before somebody logs in', async () => {
    const traer = traedor();
    renderScreen(<Avisos traer={traer} />, { usuario: null });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(traer).not.toHaveBeenCalled();
  });
});
