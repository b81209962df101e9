import { expect } from '@jest/globals';

import {
  data,
  declarar,
  noExiste,
  rechazo,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';

const { empresa } = PUERTO;
const noSeElige = rechazo(400, 'DATOS_INVALIDOS');
let n = 0;

/** A new one, with a name nobody has. */
const una = async ({ pedir }: MundoDeDenegar, de: { empresa: string }) => {
  n += 1;
  const datos = { empresa: de.empresa, categoria: `Categoria ${n}`, descripcion: '' };
  const { id_categoria } = await pedir(categoriasCalls.crearCategoria, datos);
  return { id: id_categoria };
};
const todas = async ({ pedir }: MundoDeDenegar, de: { empresa: string }) => {
  const suyas = await pedir(categoriasCalls.listarCategorias, { empresa: de.empresa });
  return { ids: suyas.map(({ id_categoria }) => id_categoria) };
};
const deAndina = (mundo: MundoDeDenegar) => una(mundo, ANDINA);

export const denegar = declarar(categoriasCalls)({
  quienes: `
llamada            area        empresa   quienes
listarCategorias   inventario  nombrada  Administrador
crearCategoria     inventario  nombrada  Administrador
editarCategoria    inventario  nombrada  Administrador
eliminarCategoria  inventario  nombrada  Administrador
ordenarCategorias  inventario  nombrada  Administrador`,
  entradas: {
    listarCategorias: () => ({ empresa }),
    crearCategoria: () => {
      n += 1;
      return { empresa, categoria: `Categoria ${n}`, descripcion: '' };
    },
    editarCategoria: async (mundo) => {
      const { id } = await una(mundo, PUERTO);
      return { empresa, id, categoria: `Editada ${id}`, descripcion: '' };
    },
    eliminarCategoria: async (mundo) => ({ empresa, ...(await una(mundo, PUERTO)) }),
    ordenarCategorias: async (mundo) => ({ empresa, ...(await todas(mundo, PUERTO)) }),
  },
  ajenos: {
    listarCategorias: [
      [
        'nothing',
        () => ({}),
        data(expect.not.arrayContaining([expect.objectContaining({ id_categoria: '2' })])),
      ],
    ],
    crearCategoria: [],
    editarCategoria: [['the id of its own', deAndina, noExiste]],
    eliminarCategoria: [
      ['the id of its own', deAndina, noExiste],
      [
        'a category of its own to move to',
        async (mundo) => ({ mover_a: (await deAndina(mundo)).id }),
        noSeElige,
      ],
    ],
    ordenarCategorias: [
      ['the ids of its own', (mundo) => todas(mundo, ANDINA), rechazo(409, 'CATEGORIAS_CAMBIADAS')],
    ],
  },
});
