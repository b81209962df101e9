import { expect } from '@jest/globals';

import { data, declarar, noExiste, soloTitulos } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

const { empresa } = PUERTO;
const SIEMPRE = { fecha_ini: '2020-01-01', fecha_fin: '2099-12-31' };
const NINGUNA = expect.objectContaining({ filas: [], total: 0, hay_mas: false, suma: 0 });

export const denegar = declarar({ ...emitidosCalls, ...ventasCalls })({
  quienes: `
llamada               area             empresa   quienes
listarEmitidosDelDia  ventas           nombrada  Administrador Cajero Mesero
listarEmitidos        ventas|reportes  nombrada  Administrador Cajero Mesero
exportarEmitidos      ventas|reportes  nombrada  Administrador Cajero Mesero
consultarEmitido      ventas           nombrada  Administrador Cajero Mesero
listarEmitido         ventas           nombrada  Administrador Cajero Mesero`,
  entradas: {
    listarEmitidosDelDia: () => ({ empresa, fecha: '2026-11-20' }),
    listarEmitidos: () => ({ empresa, ...SIEMPRE }),
    exportarEmitidos: () => ({ empresa, ...SIEMPRE, formato: 'csv' }),
    consultarEmitido: ({ vendida: { clave } }) => ({ empresa, editar: clave }),
    listarEmitido: ({ vendida: { secuencia } }) => ({ empresa, secuencia }),
  },
  ajenos: {
    listarEmitidos: [
      ['its key', ({ ajena }) => ({ busqueda: ajena.clave }), data(NINGUNA)],
      ['its customer', ({ ajena }) => ({ busqueda: ajena.cedula }), data(NINGUNA)],
    ],
    listarEmitidosDelDia: [
      ['its key', ({ ajena }) => ({ busqueda: ajena.clave }), data(NINGUNA)],
      ['its customer', ({ ajena }) => ({ busqueda: ajena.cedula }), data(NINGUNA)],
    ],
    exportarEmitidos: [
      ['its key', ({ ajena }) => ({ busqueda: ajena.clave }), soloTitulos],
      ['its customer', ({ ajena }) => ({ busqueda: ajena.cedula }), soloTitulos],
    ],
    consultarEmitido: [['its key', ({ ajena }) => ({ editar: ajena.clave }), noExiste]],
    listarEmitido: [['its secuencia', ({ ajena: { secuencia } }) => ({ secuencia }), noExiste]],
  },
});
