import { expect, it } from '@jest/globals';

import { toCertificado } from './certificadoRow';

const AHORA = new Date('2026-11-27T15:00:00Z');
const fila = (titular: string, emisor: string) => ({
  titular,
  emisor,
  ruc_titular: '1710034065001',
  serie: '1',
  valido_desde: new Date('2026-01-01T00:00:00Z'),
  valido_hasta: new Date('2027-12-31T00:00:00Z'),
});
const avisos = (titular: string, emisor: string) =>
  toCertificado(fila(titular, emisor), { rucEmpresa: '1710034065001', ahora: AHORA }).avisos;

it('warns of a certificate that nobody but itself issued', () => {
  expect(avisos('CN=ANA', 'CN=ANA')).toEqual([
    'Ninguna entidad de certificación emitió este certificado: el SRI devolverá lo que firme',
  ]);
  expect(avisos('CN=ANA', 'CN=AUTORIDAD')).toEqual([]);
});
