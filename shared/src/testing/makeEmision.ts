import type { CertificadoFirma, EmisionEmpresa } from '../contracts/facturacion/emision';

export const makeCertificado = (over: Partial<CertificadoFirma> = {}): CertificadoFirma => ({
  titular: 'CN=ANA VERA\\, GERENTE,O=COMANDA,C=EC',
  ruc_titular: '0993100277001',
  emisor: 'CN=AUTORIDAD DE PRUEBA,C=EC',
  serie: '1',
  valido_desde: '2026-01-01T00:00:00.000Z',
  valido_hasta: '2027-12-31T17:00:00.000Z',
  dias_restantes: 405,
  estado: 'VIGENTE',
  avisos: [],
  ...over,
});

export const makeEmisionEmpresa = (over: Partial<EmisionEmpresa> = {}): EmisionEmpresa => ({
  ambiente: '1',
  establecimiento: '001',
  punto_emision: '001',
  produccion: true,
  modo: 'produccion',
  series: [
    {
      tipo: 'FACTURA',
      ambiente: '1',
      establecimiento: '001',
      punto_emision: '001',
      siguiente: 508,
    },
    {
      tipo: 'NOTA_CREDITO',
      ambiente: '1',
      establecimiento: '001',
      punto_emision: '001',
      siguiente: 3,
    },
  ],
  ...over,
});
