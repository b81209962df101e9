import { expect } from '@jest/globals';

import {
  data,
  declarar,
  noExiste,
  rechazo,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';

const { empresa } = PUERTO;
const noSeElige = rechazo(400, 'DATOS_INVALIDOS');
let n = 0;

/** Of the category that the seed gives the company, whose id is its own. */
const datosDe = ({ id, empresa: suya }: typeof PUERTO) => {
  n += 1;
  const dueno = { id_producto: null, id_categoria: String(id) };
  return { empresa: suya, nombre: `Modificador ${n}`, precio: 0.5, ...dueno };
};
const uno = async ({ pedir }: MundoDeDenegar, de: typeof PUERTO) => {
  const { id } = await pedir(modificadoresCalls.crearModificador, datosDe(de));
  return { id };
};
const deSuCategoria = () => ({ id_categoria: String(ANDINA.id) });
const elSuyo = async (mundo: MundoDeDenegar) => ({
  ...(await uno(mundo, ANDINA)),
  ...deSuCategoria(),
});

export const denegar = declarar(modificadoresCalls)({
  quienes: `
llamada              area        empresa   quienes
listarModificadores  inventario  nombrada  Administrador
crearModificador     inventario  nombrada  Administrador
editarModificador    inventario  nombrada  Administrador
eliminarModificador  inventario  nombrada  Administrador`,
  entradas: {
    listarModificadores: () => ({ empresa }),
    crearModificador: () => datosDe(PUERTO),
    editarModificador: async (mundo) => ({ ...datosDe(PUERTO), ...(await uno(mundo, PUERTO)) }),
    eliminarModificador: async (mundo) => ({ empresa, ...(await uno(mundo, PUERTO)) }),
  },
  ajenos: {
    listarModificadores: [
      [
        'one of its own',
        async (mundo) => {
          await uno(mundo, ANDINA);
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining(deSuCategoria())])),
      ],
    ],
    crearModificador: [['a category of its own', deSuCategoria, noSeElige]],
    editarModificador: [
      ['the id of its own', elSuyo, noExiste],
      ['a category of its own', deSuCategoria, noSeElige],
    ],
    eliminarModificador: [['the id of its own', (mundo) => uno(mundo, ANDINA), noExiste]],
  },
});
