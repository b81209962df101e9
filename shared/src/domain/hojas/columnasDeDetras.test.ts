import { expect, it } from '@jest/globals';

import type { VentaDetras } from '../../contracts/reportes/reportes';

import { COLUMNAS_DE_DETRAS } from './columnasDeDetras';

const venta: VentaDetras = {
  id: 'v1',
  editar: '001-001-000000001',
  secuencia: '001-001-000000001',
  fecha: '2026-11-20',
  fecha_creacion: '2026-11-20T18:05:00.000Z',
  caja_usuario: 'Ana Vera',
  nombre: 'CONSUMIDOR FINAL',
  forma_pago: 'EFECTIVO',
  estado: 'ACTIVO',
  total: 11.5,
  monto: 1.5,
};

it('a sale behind a figure says what it is, and what of it is in the figure', () => {
  const dicho = COLUMNAS_DE_DETRAS.map(({ id, header, text, numero }) => [
    id,
    header,
    text(venta),
    numero?.(venta),
  ]);
  expect(dicho).toEqual([
    ['numero', 'NÚMERO', '001-001-000000001', undefined],
    ['fecha', 'FECHA', '20/11/2026 13:05', undefined],
    ['cliente', 'CLIENTE', 'CONSUMIDOR FINAL', undefined],
    ['usuario', 'VENDIÓ', 'Ana Vera', undefined],
    ['forma', 'FORMA DE PAGO', 'EFECTIVO', undefined],
    ['estado', 'ESTADO', 'ACTIVO', undefined],
    ['total', 'TOTAL', '$11.50', 11.5],
    ['monto', 'EN LA CIFRA', '$1.50', 1.5],
  ]);
});
