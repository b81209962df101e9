import { jest } from '@jest/globals';

import { catalogoDe, nombresDeContratos, type Modulo } from '../catalogo/catalogo';

/** Every call of the product by the service that answers it, known before the tests are: by jest's own require, which compiles them. */
export const todasLasCalls = catalogoDe(
  nombresDeContratos().map((nombre) => ({
    nombre,
    exporta: jest.requireActual<Modulo['exporta']>(`../contracts/${nombre}`),
  })),
);
