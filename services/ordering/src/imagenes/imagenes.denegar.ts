import { declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';

import { PUNTO } from '@comanda/kit/testing/punto';
import { imagenesCalls } from '@comanda/shared/contracts/inventario/imagenes';

const { empresa } = PUERTO;

const laDe = async ({ pedir }: MundoDeDenegar) => {
  const { imagen } = await pedir(imagenesCalls.guardarImagen, { empresa, id: '1', imagen: PUNTO });
  const [coleccion = '', huella = ''] = imagen?.split('/').slice(-2) ?? [];
  return { coleccion, huella };
};

export const denegar = declarar(imagenesCalls)({
  quienes: `
llamada        area        empresa   quienes
guardarImagen  inventario  nombrada  Administrador
verImagen      -           -         publico`,
  entradas: {
    guardarImagen: () => ({ empresa, id: '1', imagen: PUNTO }),
    verImagen: laDe,
  },
  ajenos: {
    guardarImagen: [['the id of its product', () => ({ id: '8' }), noExiste]],
  },
});
