import { describe, expect, it } from '@jest/globals';

import { csp } from './csp';

describe('csp', () => {
  it('lets the page ask the services for data and pictures wherever they are, and nobody else for data', () => {
    const dicho = csp('n', {
      ...{ ordering: 'http://pedidos.local:3001/', billing: '/facturacion' },
      print: 'http://localhost:8000',
    });
    const apis = 'http://pedidos.local:3001 http://localhost:8000';
    expect(dicho).toContain(`connect-src 'self' ${apis};`);
    expect(dicho).toContain(`img-src 'self' data: https: ${apis};`);
  });
});
