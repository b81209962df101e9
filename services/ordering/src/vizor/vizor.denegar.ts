import { expect } from '@jest/globals';

import { data, declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';

import { cerrar, ponerOrden } from '../testing/ordenes';

const { empresa } = PUERTO;
const ajustes = { estaciones: ['Cocina', 'Barra'], aviso_min: 10, alerta_min: 20, categorias: [] };

const una = ({ dueno }: MundoDeDenegar, de = PUERTO) => ponerOrden(dueno, { empresa: de });

async function cerrada({ dueno }: MundoDeDenegar, de = PUERTO) {
  const puesta = await ponerOrden(dueno, { empresa: de });
  await cerrar(dueno, puesta);
  return { random: puesta.random };
}

export const denegar = declarar(vizorCalls)({
  quienes: `
llamada                 area    empresa   quienes
listarVizor             ventas  nombrada  Administrador Cajero Mesero Cocinero
eliminarItem            ventas  nombrada  Administrador Cajero Mesero
marcarListo             ventas  nombrada  Administrador Cajero Mesero Cocinero
listarListas            ventas  nombrada  Administrador Cajero Mesero Cocinero
consultarAjustesCocina  ventas  nombrada  Administrador
guardarAjustesCocina    ventas  nombrada  Administrador`,
  entradas: {
    listarVizor: () => ({ empresa }),
    eliminarItem: async (mundo) => ({ empresa, ...(await cerrada(mundo)) }),
    marcarListo: async (mundo) => ({ empresa, listo: true, lineas: (await una(mundo)).lineas }),
    listarListas: () => ({ empresa }),
    consultarAjustesCocina: () => ({ empresa }),
    guardarAjustesCocina: () => ({ empresa, ...ajustes }),
  },
  ajenos: {
    listarVizor: [],
    eliminarItem: [['the key of its order', (mundo) => cerrada(mundo, ANDINA), noExiste]],
    marcarListo: [
      [
        'a line of its own',
        async (mundo) => ({ lineas: (await una(mundo, ANDINA)).lineas }),
        noExiste,
      ],
    ],
    listarListas: [
      [
        'something of its own that is ready',
        async ({ dueno }) => {
          const { lineas } = await ponerOrden(dueno, { empresa: ANDINA, orden: 'De Andina' });
          await dueno('update pedidos.orden_lineas set lista = now() where id = any ($1)', [
            lineas,
          ]);
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ orden: 'De Andina' })])),
      ],
    ],
    consultarAjustesCocina: [],
    guardarAjustesCocina: [],
  },
});
