import { declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;
const delMes = { empresa, mes: '2026-11' };

export const denegar = declarar({
  quienes: `
                       nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area      empresa
resumenDelMes            .        .          .      .       x        .         .        .      reportes  nombrada
documentosDetras         .        .          .      .       x        .         .        .      reportes  nombrada
descargarAts             .        .          .      .       x        .         .        .      reportes  nombrada
descargarComprobantes    .        x          .      .       x        .         .        .      reportes  nombrada`,
  entradas: {
    resumenDelMes: () => delMes,
    documentosDetras: () => ({ ...delMes, concepto: 'NETO' as const }),
    descargarAts: () => ({ ...delMes, formato: 'csv' as const }),
    descargarComprobantes: ({ vendida: { clave } }) => ({ empresa, claves: [clave] }),
  },
  ajenos: {
    resumenDelMes: [],
    documentosDetras: [],
    descargarAts: [],
    // its LEEME.txt says that the company has no such document
    descargarComprobantes: [
      ['its key', ({ ajena: { clave } }) => ({ claves: [clave] }), { status: 200 }],
    ],
  },
});
