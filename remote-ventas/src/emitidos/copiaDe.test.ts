import { expect, it } from '@jest/globals';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';

import { copiaDe } from './copiaDe';
import { makeEmitido, makeVenta, PUERTO } from './testing/mundo';

const EMPRESA: EmpresaFacturacion = {
  empresa: PUERTO,
  ruc: '0993100277001',
  razon_social: 'CEVIPUERTO S.A.S.',
  direccion: 'Malecón 412',
  establecimiento: '001',
  punto_emision: '001',
  ambiente: '1',
  tipo_emision: '1',
  tarifa: '15',
  iva_actual: 15,
  contabilidad: true,
  factura: true,
  logo_empresa: null,
};
const claveDe = (ambiente: string) => `20112026010993100277001${ambiente}${'0'.repeat(25)}`;

it.each([
  ['1', '1'],
  ['1', '2'],
  ['2', '1'],
  ['2', '2'],
] as const)(
  'a copy of an invoice of ambiente %s is of that, though its company issues in %s now',
  (suyo, deAhora) => {
    const venta = makeVenta({ clave_acceso: claveDe(suyo) });
    const copia = copiaDe(makeEmitido({ venta }), { ...EMPRESA, ambiente: deAhora });
    expect(copia.ambiente).toBe(suyo);
  },
);
