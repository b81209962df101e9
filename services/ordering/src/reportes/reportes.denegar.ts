import { expect } from '@jest/globals';

import { data, declarar, soloTitulos } from '@comanda/kit/testing/denegar';
import { ADMIN_OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { reportesCalls } from '@comanda/shared/contracts/reportes/reportes';

const { empresa } = PUERTO;
const SIEMPRE = { fecha_ini: '2025-01-01', fecha_fin: '2027-12-31' };
const todo = { empresa, ...SIEMPRE };

export const denegar = declarar(reportesCalls)({
  quienes: `
llamada           area      empresa   quienes
reporteVentas     reportes  nombrada  Administrador Cajero Mesero Contador
reporteDeHoy      reportes  nombrada  Administrador Cajero Mesero Contador
reporteProductos  reportes  nombrada  Administrador Cajero Mesero
ventasDetras      reportes  nombrada  Administrador Cajero Mesero Contador
exportarDetras    reportes  nombrada  Administrador Cajero Mesero Contador`,
  entradas: {
    reporteVentas: () => todo,
    reporteDeHoy: () => ({ empresa }),
    reporteProductos: () => todo,
    ventasDetras: () => ({ ...todo, concepto: 'VENTAS' as const }),
    exportarDetras: () => ({ ...todo, concepto: 'VENTAS' as const, formato: 'csv' }),
  },
  ajenos: {
    reporteVentas: [],
    reporteDeHoy: [],
    reporteProductos: [],
    exportarDetras: [['who sold it', () => ({ usuario: ADMIN_OTRA.id }), soloTitulos]],
    ventasDetras: [
      [
        'who sold it',
        () => ({ usuario: ADMIN_OTRA.id }),
        data(expect.objectContaining({ filas: [], total: 0, suma: 0 })),
      ],
    ],
  },
});
