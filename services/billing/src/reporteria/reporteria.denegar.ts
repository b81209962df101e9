import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { reporteriaCalls } from '@comanda/shared/contracts/reportes/reporteria';

const { empresa } = PUERTO;
const delMes = { empresa, mes: '2026-11' };

export const denegar = declarar(reporteriaCalls)({
  quienes: `
llamada                area      empresa   quienes
resumenDelMes          reportes  nombrada  Contador
documentosDetras       reportes  nombrada  Contador
exportarDocumentos     reportes  nombrada  Contador
descargarAts           reportes  nombrada  Contador
descargarComprobantes  reportes  nombrada  Administrador Contador`,
  entradas: {
    resumenDelMes: () => delMes,
    documentosDetras: () => ({ ...delMes, concepto: 'NETO' as const }),
    exportarDocumentos: () => ({ ...delMes, concepto: 'NETO' as const, formato: 'csv' as const }),
    descargarAts: () => ({ ...delMes, formato: 'csv' as const }),
    descargarComprobantes: ({ vendida: { clave } }) => ({ empresa, claves: [clave] }),
  },
  ajenos: {
    resumenDelMes: [],
    documentosDetras: [],
    exportarDocumentos: [],
    descargarAts: [],
    // its LEEME.txt says that the company has no such document
    descargarComprobantes: [
      ['its key', ({ ajena: { clave } }) => ({ claves: [clave] }), { status: 200 }],
    ],
  },
});
