import { describe, expect, it } from '@jest/globals';

import { comienzoDe } from './comienzo';

describe('comienzoDe', () => {
  it('installs from this product, and writes the key into no file', () => {
    const lineas = comienzoDe(new URL('https://caja.example:8443/admin/x?y=1'), 'hoteles');
    expect(lineas).toContain('@comanda:registry=https://caja.example:8443/paquetes/');
    expect(lineas).toContain("'//caja.example:8443/paquetes/:_authToken=${COMANDA_LLAVE}'");
    expect(lineas).toContain('comanda nueva hoteles --de https://caja.example:8443');
  });

  it('says in its lock file where each package comes from, for it to install without a line', () => {
    const lineas = comienzoDe(new URL('http://localhost:3000'), 'hoteles').split('\n');
    const ajuste = lineas.findIndex((una) => una.includes('omit-lockfile-registry-resolved=false'));
    expect(ajuste).toBeGreaterThan(-1);
    expect(ajuste).toBeLessThan(lineas.indexOf('npm install @comanda/cli'));
  });
});
