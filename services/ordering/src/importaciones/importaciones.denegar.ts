import { expect } from '@jest/globals';

import {
  data,
  declarar,
  type EmpresaPrueba,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { importacionesCalls } from '@comanda/shared/contracts/inventario/importaciones';

const { empresa } = PUERTO;
const LISTA = 'Producto;Categoria;Precio;IVA\nTe helado;Bebidas;1,25;15\n';
const lista = { nombre: 'lista.csv', archivo: Buffer.from(LISTA).toString('base64') };

/** The list as it may be imported now, with another key each time. */
const revisada = async ({ pedir, dueno }: MundoDeDenegar, de: EmpresaPrueba) => {
  const { huella } = await pedir(importacionesCalls.revisarImportacion, {
    ...lista,
    empresa: de.empresa,
  });
  const [clave] = await dueno<{ uuid: string }>('select gen_random_uuid()::text as uuid');
  return { ...lista, empresa: de.empresa, huella, idempotencia: clave?.uuid ?? '' };
};
const importada = async (mundo: MundoDeDenegar, de: EmpresaPrueba) => {
  const entrada = await revisada(mundo, de);
  await mundo.pedir(importacionesCalls.importarProductos, entrada);
  return { id: entrada.idempotencia };
};

export const denegar = declarar(importacionesCalls)({
  quienes: `
llamada               area        empresa   quienes
exportarProductos     inventario  nombrada  Administrador
plantillaProductos    inventario  nombrada  Administrador
revisarImportacion    inventario  nombrada  Administrador
filasRechazadas       inventario  nombrada  Administrador
importarProductos     inventario  nombrada  Administrador
consultarImportacion  inventario  nombrada  Administrador`,
  entradas: {
    exportarProductos: () => ({ empresa, formato: 'csv' }),
    plantillaProductos: () => ({ empresa, formato: 'csv' }),
    revisarImportacion: () => ({ ...lista, empresa }),
    filasRechazadas: () => ({ ...lista, empresa, formato: 'csv' }),
    importarProductos: (mundo) => revisada(mundo, PUERTO),
    consultarImportacion: () => ({ empresa }),
  },
  ajenos: {
    exportarProductos: [],
    plantillaProductos: [],
    revisarImportacion: [
      [
        'the name of its product, which is new here',
        () => ({
          archivo: Buffer.from(LISTA.replace('Te helado', 'Café pasado')).toString('base64'),
        }),
        data(expect.objectContaining({ crear: 1, cambiar: 0, iguales: 0 })),
      ],
    ],
    filasRechazadas: [],
    importarProductos: [],
    consultarImportacion: [['the key of its own', (mundo) => importada(mundo, ANDINA), data(null)]],
  },
});
