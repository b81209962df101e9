import { expect, it } from '@jest/globals';

import { formatMinutos } from './formatMinutos';

it('says what was worked in hours and minutes', () => {
  expect([formatMinutos(0), formatMinutos(570)]).toEqual(['0 h 00 min', '9 h 30 min']);
});
