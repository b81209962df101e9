// @ts-nocheck
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { vacioDe } from './esquema';

describe('what an empty box sends', () => {
  it.each([
    [
      'none, where null says so: what is not sent would stay',
      z.string().nullable().optional(),
      null,
    ],
    ['nothing, where its rule lets it out', z.string().optional(), undefined],
    ['an empty text, where that is all its rule takes', z.string(), ''],
    ['what is refused, where it must be filled in', z.string().min(1), 'refusable'],
    ['what is refused, where it is a number', z.number(), 'refusable'],
  ])('is %s', (_que, regla, esperado) => {
    expect(vacioDe(regla, 'refusable')).toBe(esperado);
  });
});
