import { describe, expect, it } from '@jest/globals';

import { exigirAjeno } from './origenPropio';

const direcciones = {
  ordering: 'https://pedidos.comanda.ec/v1',
  billing: '/facturacion',
  print: 'http://localhost:8000',
};
const con = (protocol: 'http' | 'https', host: string) => (origen: string | null) =>
  exigirAjeno(origen, { protocol, host }, direcciones);

describe('the origin of an area', () => {
  it('is another than the product and its services', () => {
    const pedir = con('https', 'comanda.ec');
    expect(() => pedir('https://comanda.ec')).toThrow('producto mismo');
    expect(() => pedir('https://pedidos.comanda.ec')).toThrow('producto mismo');
    expect(() => pedir('https://archivos.comanda.ec')).not.toThrow();
    expect(() => pedir('https://comanda.ec:8443')).not.toThrow();
    expect(() => pedir(null)).not.toThrow();
  });

  it('is of this machine only where the product goes without https', () => {
    expect(() => con('http', 'localhost:3000')('http://localhost:4000')).not.toThrow();
    expect(() => con('http', 'localhost:3000')('http://localhost:3000')).toThrow();
    expect(() => con('https', 'comanda.ec')('http://127.0.0.1:4000')).toThrow();
  });
});
