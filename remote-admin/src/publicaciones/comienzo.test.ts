import { describe, expect, it } from '@jest/globals';

import { comienzoDe } from './comienzo';

describe('comienzoDe', () => {
  it('installs from this product, and writes the key into no file', () => {
    const lineas = comienzoDe(new URL('https://caja.example:8443/admin/x?y=1'), 'hoteles');
    expect(lineas).toContain('@comanda:registry=https://caja.example:8443/paquetes/');
    expect(lineas).toContain("'//caja.example:8443/paquetes/:_authToken=${COMANDA_LLAVE}'");
    expect(lineas).toContain('comanda nueva hoteles --de https://caja.example:8443');
  });
});
