import { expect, it } from '@jest/globals';

import { esPinDebil } from './pinDebil';

it.each(['0000', '55555', '1234', '7890', '4321', '123456', '1212', '123123', '2580'])(
  '%s is what one tries first',
  (pin) => {
    expect(esPinDebil(pin)).toBe(true);
  },
);

it.each(['4071', '1357', '90210', '830417'])('%s is not', (pin) => {
  expect(esPinDebil(pin)).toBe(false);
});
