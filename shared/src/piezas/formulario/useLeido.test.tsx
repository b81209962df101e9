import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';

import { toApiError } from '../../api/apiError';

import { useLeido } from './useLeido';

const rechazo = (code: string) =>
  toApiError({ status: 409, data: { success: false, code, msg: 'No se pudo' } });

it.each([
  ['lost', toApiError({ status: 'FETCH_ERROR', error: 'se cortó' })],
  [
    'not to be read',
    toApiError({ status: 'PARSING_ERROR', originalStatus: 200, data: '<h1>', error: '' }),
  ],
])(
  'sends what was read until an answer is %s, after which nobody knows whose the change was',
  async (_que, sinRespuesta) => {
    const { result } = renderHook(() => useLeido('lo leído'));
    const mandar = jest
      .fn<(antes: string | undefined) => Promise<string>>()
      .mockRejectedValueOnce(rechazo('CAMBIADO_POR_OTRO'))
      .mockRejectedValueOnce(sinRespuesta)
      .mockResolvedValue('hecho');
    await expect(result.current(mandar)).rejects.toBeDefined();
    await expect(result.current(mandar)).rejects.toBeDefined();
    await expect(result.current(mandar)).resolves.toBe('hecho');
    expect(mandar.mock.calls).toEqual([['lo leído'], ['lo leído'], [undefined]]);
  },
);
