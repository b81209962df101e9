import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { leerEntorno } from './entorno';

const esquema = z.object({
  PORT: z.coerce.number().int().default(3000),
  BILLING_URL: z.url('BILLING_URL must be a URL'),
});

describe('leerEntorno', () => {
  it('fills in what is not given', () => {
    expect(leerEntorno(esquema, { BILLING_URL: 'http://localhost:1' })).toEqual({
      PORT: 3000,
      BILLING_URL: 'http://localhost:1',
    });
  });

  it('names every fault', () => {
    expect(() => leerEntorno(esquema, { PORT: 'abc', BILLING_URL: 'localhost' })).toThrow(
      /env: [^]*PORT[^]*BILLING_URL must be a URL|env: [^]*BILLING_URL must be a URL[^]*PORT/,
    );
  });
});
