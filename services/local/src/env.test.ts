import { describe, expect, it } from '@jest/globals';

import { validarRuc } from '@comanda/shared/domain/fiscal/identificacion';

import { leerEnv } from './env';

const SUYA = {
  DATABASE_URL: 'postgres://a@localhost/a',
  DATABASE_APP_URL: 'postgres://b@localhost/a',
};

describe('what endangers is refused at start, in a sentence', () => {
  it.each([
    [
      'accounts everybody knows, within reach of others',
      { HOST: '0.0.0.0' },
      /contraseña que todos/,
    ],
    ['the same, asked for', { ...SUYA, HOST: '192.168.1.9', DEMO: '1' }, /contraseña que todos/],
    [
      'the same, where invoices count',
      { SRI_MODE: 'produccion', RUC_PROVEEDOR: '1790011674001' },
      /no van con SRI_MODE=produccion/,
    ],
    ['nobody who provides', { ...SUYA, SRI_MODE: 'pruebas' }, /Falta RUC_PROVEEDOR/],
    ['one who cannot be', { RUC_PROVEEDOR: '1790011674000' }, /RUC_PROVEEDOR: El ruc no es válido/],
    ['one of another length', { RUC_PROVEEDOR: '179001167400' }, /RUC_PROVEEDOR: .*13 dígitos/],
  ])('%s', (_, env, queja) => {
    expect(() => leerEnv(env)).toThrow(queja);
  });

  it.each([
    ['as it comes', {}],
    ['within reach of others, without a demo', { HOST: '0.0.0.0', DEMO: '0' }],
    ['before the authority', { ...SUYA, SRI_MODE: 'produccion', RUC_PROVEEDOR: '1790011674001' }],
  ])('not %s', (_, env) => {
    expect(leerEnv(env).RUC_PROVEEDOR).toMatch(/^\d{13}$/);
  });

  it('has a provider of its own before the stand-in, well formed', () => {
    expect(validarRuc(leerEnv({}).RUC_PROVEEDOR)).toBe('valida');
  });
});
