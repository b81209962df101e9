import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';

import { toApiError } from '../../api/apiError';

import { useLeido } from './useLeido';

const rechazo = (code: string) =>
  toApiError({ status: 409, data: { success: false, code, msg: 'No se pudo' } });
const sinRespuesta = toApiError({ status: 'FETCH_ERROR', error: 'se cortó' });

it('sends what was read until an answer is lost, after which nobody knows whose the change was', async () => {
  const { result } = renderHook(() => useLeido('lo leído'));
  const enviados: (string | undefined)[] = [];
  const enviar = (falla?: unknown) =>
    result.current((antes) => {
      enviados.push(antes);
      return falla === undefined ? Promise.resolve('hecho') : Promise.reject(falla);
    });
  await expect(enviar(rechazo('CAMBIADO_POR_OTRO'))).rejects.toBeDefined();
  await expect(enviar(sinRespuesta)).rejects.toBeDefined();
  await expect(enviar()).resolves.toBe('hecho');
  expect(enviados).toEqual(['lo leído', 'lo leído', undefined]);
});
