import { expect } from '@jest/globals';

import { data, declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;
const sinElDeAndina = expect.not.arrayContaining([expect.objectContaining({ id: '8' })]);

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
listarProductos        .        x          x      x       .        .         .        .      -       nombrada
buscarProductos        .        x          x      x       .        .         .        .      ventas  nombrada`,
  entradas: {
    listarProductos: () => ({ empresa }),
    buscarProductos: () => ({ empresa, busqueda: 'ceviche' }),
  },
  ajenos: {
    listarProductos: [['nothing', () => ({}), data(sinElDeAndina)]],
    buscarProductos: [['the name of its product', () => ({ busqueda: 'café pasado' }), data([])]],
  },
});
