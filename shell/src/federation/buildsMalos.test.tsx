import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { avisosDeConsola } from '@comanda/shared/testing';

import { esMalo, marcarMalo, quedaMarcado } from './buildsMalos';

beforeEach(() => void avisosDeConsola());
afterEach(() => void jest.restoreAllMocks());

it('a build that failed is known to the next page only where the tab keeps it: else loading anew would lead to it again', () => {
  const bueno = { contenedor: 'comanda_caja_aaaaaaaaaaaa' };
  marcarMalo(bueno, { evaluado: false });
  expect([esMalo(bueno), quedaMarcado(bueno)]).toEqual([true, true]);

  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const otro = { contenedor: 'comanda_caja_bbbbbbbbbbbb' };
  marcarMalo(otro, { evaluado: false });
  expect([esMalo(otro), quedaMarcado(otro)]).toEqual([true, false]);
});
